import type { access as english } from '../en/access';

/** Refusals of keys, plans, limits and sessions. */
export const access = {
  api_key_missing:
    'Não foi enviada nenhuma chave da API. Envie-a no cabeçalho `x-api-key`. No primeiro arranque, o servidor criou uma chave e indicou onde a guardou; o comando `keys` do servidor cria outras.',
  api_key_repeated: 'A chave da API foi enviada mais de uma vez. Envie-a uma só vez.',
  api_key_unknown: 'A chave da API não é válida. Verifique se está completa, com o prefixo svc_live_ ou svc_test_.',
  api_key_disabled: 'Esta chave da API foi desactivada. Use outra chave ou contacte quem a emitiu.',
  account_token_missing:
    'Não foi enviado nenhum token de conta. Envie-o no cabeçalho `x-api-key`. Um proprietário ou administrador da conta pode criar um.',
  account_token_unknown:
    'O token de conta não é válido. Verifique se está completo, com o prefixo svc_acct_, e se não foi revogado.',
  account_token_expired: 'Este token de conta expirou em {day} (UTC). Use outro.',
  account_token_required:
    'Esta operação exige um token de conta, mas foi enviada uma chave da API. Os tokens de conta têm o prefixo svc_acct_.',
  account_token_as_key:
    'Enviou um token de conta, que serve para gerir chaves. Para obter valores, envie uma chave da API com o prefixo svc_live_ ou svc_test_.',
  access_token_as_key:
    'Enviou o token de um programa ligado, que só funciona no endereço destinado a agentes. Nos outros endereços, envie uma chave da API com o prefixo svc_live_ ou svc_test_.',
  access_token_unknown: 'O token de acesso não é válido ou expirou. Renove-o ou volte a ligar o programa.',
  program_client_unknown:
    'O programa que abriu esta página não está registado neste serviço. Abra o programa, remova a ligação e volte a criá-la.',
  program_redirect_wrong:
    'O programa que abriu esta página indicou um endereço de resposta que não registou. Nada foi enviado para esse endereço.',
  program_request_incomplete:
    'O programa que abriu esta página não enviou todos os dados necessários. Recomece a partir do programa.',
  program_asks_elsewhere: 'Só são emitidos tokens para {resource}, e o programa pediu outro endereço.',
  program_parameter_missing:
    'O parâmetro {name} está em falta, tem uma forma incorrecta ou foi enviado mais de uma vez.',
  program_grant_type_wrong: 'O tipo de concessão (grant_type) tem de ser authorization_code ou refresh_token.',
  program_code_refused: 'O código está errado, já foi usado ou expirou. Volte a ligar o programa.',
  program_refresh_refused: 'O token de renovação está errado, já foi usado ou expirou. Volte a ligar o programa.',
  program_redirect_uris_wrong:
    'redirect_uris tem de conter de 1 a 10 endereços, cada um com um máximo de 500 caracteres. Use https, ou http em localhost, 127.0.0.1 ou [::1].',
  program_registration_wrong:
    'Envie JSON com redirect_uris. client_name pode ter até 100 caracteres, numa só linha, e grant_types tem de incluir authorization_code.',
  program_unknown_here: 'A conta não tem esse programa ligado.',
  programs_too_many: 'A conta já tem {most, number} programas ligados, o máximo permitido. Desligue os que já não usa.',
  account_closed: 'Esta conta foi desactivada. Contacte o responsável pelo serviço.',
  account_changes_too_many:
    'Uma conta pode ser alterada {most, number} vezes por dia, porque o registo de auditoria guarda cada alteração. Volte a alterá-la depois de {until}. Entretanto, pode remover membros e eliminar ou revogar o que já existe.',
  account_names_too_many:
    'Uma conta pode mudar de nome {most, number} vezes por dia. Volte a mudar o nome depois de {until}.',
  account_calls_too_fast:
    'A conta envia mais de {most, number} pedidos por minuto. Tente de novo dentro de {seconds, plural, one {# segundo} other {# segundos}}.',
  permission_denied: 'A função {role} não permite esta operação. É necessária uma das funções {roles}.',
  invitation_wrong:
    'Este convite já foi usado, foi revogado, expirou ou destina-se a outro endereço. Peça outro a quem lhe enviou o convite.',
  account_not_yours: 'Não é membro desta conta. Escolha outra.',
  last_owner_leaves:
    'É o único proprietário da conta {account}, que tem outros membros. Torne primeiro um deles proprietário.',
  last_owner: 'Uma conta precisa de um proprietário. Torne primeiro outro membro proprietário.',
  token_unknown_here: 'A conta não tem esse token, ou o token já foi revogado.',
  member_unknown_here: 'A conta não tem esse membro.',
  key_of_account_unknown: 'A conta não tem a chave {id}. `GET /api/v1/keys` apresenta as chaves da conta.',
  key_gets_no_successor: 'Não é possível substituir a chave, porque o seu estado é {state}. Crie uma chave nova.',
  key_has_successor:
    'Esta chave já foi substituída e funciona até {day} (UTC). Substitua antes a chave nova. Para terminar já o uso desta chave, desactive-a.',
  keys_too_many: 'A conta já tem {most, number} chaves, o máximo permitido. Elimine as que já não usa.',
  plan_not_higher: 'O plano {plan} não é superior ao actual, {current}.',
  plan_requested_before: 'A conta pediu o plano {plan} em {day}, e esse pedido ainda está pendente.',
  account_disabled: 'A conta a que pertence esta chave da API foi desactivada. Contacte o responsável pelo serviço.',
  api_key_replaced: 'Esta chave da API foi substituída e expirou em {day} (UTC). Use a chave nova.',
  api_key_expired: 'Esta chave da API expirou em {day} (UTC). Use outra chave ou contacte quem a emitiu.',
  network_not_allowed:
    'Esta chave da API não pode ser usada a partir de {address}. Use uma das redes autorizadas para a chave, ou peça a quem a emitiu que acrescente esta.',
  operation_not_allowed:
    'Esta chave da API não pode ser usada para `{operation}`, apenas para {allowed}. Use outra chave ou contacte quem a emitiu.',
  plan_too_low: '{feature}: é necessário o plano {wanted} ou um plano superior. Esta chave tem o plano {plan}.',
  past_rate: 'Taxa de câmbio de uma data passada',
  past_price: 'Preço de combustível de uma data passada',
  past_figure: 'Indicador de uma data passada',
  rate_history: 'Histórico de taxas de câmbio',
  series_history: 'Histórico de uma série',
  request_exceeds_plan:
    'O plano permite {limit, number} chamadas por {period, select, minute {minuto} month {mês} other {{period}}}, e este pedido contém {calls, number}, uma por elemento. Envie menos elementos de cada vez.',
  plan_used_up:
    'O plano permite {limit, number} chamadas por {period, select, minute {minuto} month {mês} other {{period}}}, e já foram todas usadas. Volte a tentar {when}.',
  plan_nearly_used_up:
    'O plano permite {limit, number} chamadas por {period, select, minute {minuto} month {mês} other {{period}}}. Este pedido precisa de {calls, number}, e restam menos. Volte a tentar {when}.',
  in_seconds: 'dentro de {seconds, plural, one {# segundo} other {# segundos}}',
  next_month: 'no primeiro dia do próximo mês (UTC)',
  test_calls_too_fast:
    'As chaves de teste da sua conta enviam chamadas demasiado depressa. O limite é de {most, number} por minuto. Volte a tentar dentro de {seconds, plural, one {# segundo} other {# segundos}}.',
  session_calls_too_fast:
    'O suplemento envia chamadas demasiado depressa neste dispositivo. O limite é de {most, number} por minuto. Volte a calcular dentro de {seconds, plural, one {# segundo} other {# segundos}}.',
  strangers_too_many:
    'O seu endereço enviou mais de {most, number} pedidos por minuto sem chave. Tente de novo dentro de {seconds, plural, one {# segundo} other {# segundos}}.',
  access_code_needed: 'Introduza o código de acesso que o seu administrador lhe deu.',
  access_code_unknown: 'Este código de acesso não é válido. Verifique-o ou peça outro ao seu administrador.',
  access_code_expired: 'Este código de acesso expirou. Peça outro ao seu administrador.',
  access_code_used_up:
    'Este código de acesso já foi usado {devices, plural, one {no único dispositivo} other {nos # dispositivos}} a que se destina. Peça outro ao seu administrador.',
  access_codes_too_many:
    'Foram introduzidos demasiados códigos de acesso errados. Tente de novo dentro de {minutes, plural, one {# minuto} other {# minutos}}.',
  device_access_ended:
    'O acesso a partir deste dispositivo terminou. Introduza um código de acesso ou peça um ao seu administrador.',
  device_access_revoked: 'O acesso a partir deste dispositivo terminou. Peça um código de acesso ao seu administrador.',
  session_missing:
    'Não foi enviada nenhuma sessão. Abra uma com POST /addin/session e envie o token da sessão como `authorization: Bearer`.',
  session_expired: 'A sessão expirou. Abra outra com POST /addin/session.',
  session_foreign: 'A sessão não foi aberta por este servidor. Abra uma com POST /addin/session.',
  sign_in_token_missing:
    'Não foi enviado nenhum token de início de sessão. O suplemento recebe-o do Office quando inicia sessão com a sua conta profissional.',
  sign_in_token_refused:
    'O token de início de sessão não foi aceite: {reason}. Volte a iniciar sessão no Office ou contacte o seu administrador.',
  token_expired: 'o token expirou',
  token_of_other_tenant: 'o token pertence a outro inquilino',
  token_issuer_wrong: 'o token pertence a outro inquilino ou não é da versão 2',
  token_of_other_application: 'o token foi emitido para outra aplicação',
  token_claim_wrong: 'o valor de {claim} no token está errado',
  token_not_signed: 'o token não foi assinado pelo inquilino',
  token_lacks_permission: 'o token não tem a permissão {permission}',
  sign_in_service_unreachable:
    'O serviço de início de sessão da Microsoft não responde, pelo que não é possível verificar a sua sessão. Tente de novo dentro de momentos.',
  local_name_foreign:
    'Com SVC_ADDIN_ACCESS=local, o suplemento só funciona nesta máquina, em localhost. Para dar acesso a outras pessoas, defina SVC_ADDIN_ACCESS como code ou entra.',
  port_foreign: 'O pedido indica uma porta diferente daquela em que o servidor está à escuta.',
  request_forwarded:
    'O pedido foi reencaminhado a partir de outra máquina. Com SVC_ADDIN_ACCESS=local, o suplemento só funciona nesta máquina. Defina SVC_ADDIN_ACCESS como code ou entra.',
  site_foreign: 'Outro sítio Web não pode chamar o suplemento. Abra o suplemento no endereço deste servidor.',
  origin_foreign:
    'Outro sítio Web não pode chamar o suplemento. Abra o suplemento no endereço deste servidor, ou defina SVC_PUBLIC_URL com o endereço que as pessoas usam.',
  agent_origin_foreign:
    'As páginas de outro sítio Web não podem chamar o serviço. O responsável pelo serviço pode autorizá-las com SVC_CORS_ORIGINS.',
  metrics_unread: 'Neste momento, nenhum processo deste servidor comunica métricas. Tente de novo dentro de momentos.',
  metrics_private:
    'Aqui as métricas são privadas. Peça-as na própria máquina do servidor, ou envie o token de SVC_METRICS_TOKEN como `Authorization: Bearer`.',
} satisfies Record<keyof typeof english, string>;
