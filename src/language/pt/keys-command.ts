import type { keysCommand as english } from '../en/keys-command';

/** What the commands of keys and of access codes say. */
export const keysCommand = {
  keys_about:
    'Cria e gere chaves da API. Só são guardadas impressões irreversíveis: uma chave só é mostrada uma vez, quando é criada. Os servidores em funcionamento aplicam uma alteração em menos de um segundo.',
  keys_named:
    '<key> indica uma chave pelo seu identificador ou pelo menos pelos 4 primeiros caracteres deste, pelo seu nome (a chave mais recente com esse nome), pela parte que `list` mostra, ou pela própria chave. Com -, a chave é lida da entrada padrão, por isso não fica no histórico do terminal.',
  keys_plan_option: 'plano da chave',
  keys_expires_option:
    'último dia (UTC) da chave, por exemplo 2027-03-31, ou um número de dias, por exemplo 90d; `never`: não expira',
  keys_networks_option:
    'endereços e redes a partir dos quais pode ser usada, por exemplo 10.0.0.0/8,2001:db8::/32; `any`: todos. Indique em SVC_TRUSTED_PROXIES um proxy que esteja à frente do servidor',
  keys_operations_option:
    'operações para as quais pode ser usada, entre {operations}, separadas por vírgulas; `any`: todas',
  keys_create: 'cria uma chave e apresenta-a, e nada mais, na saída padrão',
  keys_env_option: 'live conta para o plano; test responde com dados de exemplo',
  keys_name_option: 'a pessoa ou o programa que a recebe',
  keys_created_json_option: 'apresenta a chave com todas as suas propriedades, em JSON',
  keys_list:
    'lista todas as chaves, sem as próprias chaves. Os servidores registam a última utilização a cada minuto, e quando param',
  keys_none: 'Não existem chaves. Crie uma com `npm run --silent keys -- create`.',
  keys_show: 'mostra todas as propriedades de uma chave',
  keys_change: 'altera o nome, a expiração, as redes ou as operações de uma chave',
  keys_nothing_to_change: 'Não há nada para alterar. Indique `--name`, `--expires`, `--networks` ou `--operations`.',
  keys_disable: 'desactiva uma chave',
  keys_enable: 'activa uma chave desactivada',
  keys_rotate:
    'cria uma chave que substitui esta, com o mesmo plano e os mesmos limites, e apresenta-a. A chave antiga funciona até ao fim da sobreposição. Os servidores usam por si a que substitui a sua própria chave, `this machine`',
  keys_overlap_option: 'horas durante as quais ambas as chaves funcionam',
  keys_overlap_wrong: '`--overlap` aceita um número de horas, 0 ou mais.',
  keys_plan: 'passa uma chave para outro plano ({plans}), com a que a antecede ou substitui',
  keys_plan_of_account:
    'A chave {id} ({name}) segue o plano da sua conta. Altere-o com `npm run --silent admin -- accounts plan {account} {plan}`.',
  keys_usage: 'mostra as chamadas deste mês, incluindo as que os servidores em funcionamento reservaram',
  keys_calls: '{current} de {limit}',
  keys_unlimited: 'um número ilimitado',
  keys_networks_wrong:
    '`--networks` aceita endereços ou redes separados por vírgulas, por exemplo 10.0.0.0/8,2001:db8::/32, ou `any`.{wrong, select, none {} other { «{wrong}» não é nem um nem outro.}}',
  keys_operations_wrong:
    '`--operations` aceita operações entre {operations}, separadas por vírgulas, ou a palavra `any`.{wrong, select, none {} other { «{wrong}» não é nenhuma delas.}}',
  keys_paste: 'Cole a chave e prima Enter.',
  keys_foreign:
    'A chave {key} não é uma chave deste servidor. Veja a lista das chaves dele com `npm run --silent keys -- list`.',
  keys_malformed:
    '{key} não é uma chave válida: uma chave tem {length} caracteres. Copie-a por inteiro, ou indique a parte que `npm run --silent keys -- list` mostra.',
  keys_state_active: 'activa',
  keys_state_disabled: 'desactivada',
  'keys_state_account disabled': 'conta desactivada',
  keys_state_replaced: 'substituída',
  keys_state_ended: 'expirada',
  key_active_until: 'activa até {moment}, substituída',
  key_disabled_kept:
    'A chave {id} ({name}) está desactivada, por isso não pode ser substituída. Active-a primeiro, ou crie uma chave nova com `create`.',
  key_of_disabled_account_kept:
    'A chave {id} ({name}) pertence a uma conta desactivada, por isso não pode ser substituída. Active primeiro a conta.',
  key_replaced_before:
    'A chave {id} ({name}) já foi substituída e expirou em {moment}. Substitua antes a que ficou no seu lugar, que `list` mostra.',
  key_ended_kept:
    'A chave {id} ({name}) expirou em {moment}, por isso não pode ser substituída. Dê-lhe outra expiração com `change`, ou crie uma chave nova com `create`.',
  key_replaced_still_works:
    'A chave {id} ({name}) já foi substituída e funciona até {moment}. Substitua antes a que ficou no seu lugar, que `list` mostra. Para terminar já esta chave, desactive-a.',
  access_about:
    'Cria e gere códigos de acesso. Com SVC_ADDIN_ACCESS=code, são eles que abrem o suplemento do Excel. Só são guardadas impressões irreversíveis: um código só é mostrado uma vez, quando é criado.',
  access_create: 'cria um código e apresenta-o, e nada mais, na saída padrão',
  access_name_option: 'a pessoa ou a equipa que o recebe',
  access_devices_option:
    'quantos dispositivos o podem usar; cada navegador e cada Excel conta como um. Um dispositivo que já o usou uma vez não volta a precisar dele',
  access_until_option:
    'último dia (UTC) do código e dos seus dispositivos, ou um número de dias, por exemplo 90d; sem esta opção, não expiram',
  access_devices_wrong: '`--devices` aceita um número inteiro de 1 a {most}.',
  access_created_json_option: 'apresenta o código com o seu identificador, em JSON',
  access_list: 'lista todos os códigos, sem os próprios códigos',
  access_none: 'Não existem códigos de acesso. Crie um com `npm run --silent access -- create`.',
  access_revoke: 'revoga um código, indicado pelo seu identificador ou nome, e todos os dispositivos que o usaram',
  access_state_revoked: 'revogado em {day}',
  access_state_expired: 'expirado em {day}',
  access_state_open: 'válido',
  access_state_open_until: 'válido até {day}',
  access_devices: '{devices} de {most}',
  access_devices_unlimited: '{devices}, sem limite',
} satisfies Record<keyof typeof english, string>;
