import type { commands as english } from '../en/commands';
import { family } from '../family';

/** What every command says, with what the doctor says about an installation. */
export const commands = {
  command_usage: 'Utilização:',
  command_options: 'Opções:',
  command_options_placeholder: '[opções]',
  command_help_option: 'apresenta esta ajuda',
  command_json_option: 'apresenta o resultado em JSON',
  command_arguments_wrong: 'Este comando não aceita {arguments}.',
  command_commands: 'Comandos:',
  command_arguments: 'Argumentos:',
  command_command_placeholder: '[comando]',
  command_choices: 'escolhas: {choices}',
  command_default: 'por omissão: {value}',
  command_argument_missing: 'Falta {argument} neste comando.',
  command_unknown: 'Não existe o comando {command}.',
  command_value_missing: 'A opção {option} precisa de um valor.',
  command_option_missing: 'Falta a opção {option} neste comando.',
  command_choice_wrong: 'A opção {option} não aceita {value}. Valores aceites: {choices}.',
  command_dry_run_option: 'mostra apenas o que seria feito',
  command_never: 'nunca',
  command_any: 'sem restrição',
  command_no_store:
    'Não existe base de dados em {directory}. O primeiro arranque do servidor cria uma. Se o servidor já arrancou, dê a este comando as definições dele: SVC_DATABASE_URL ou SVC_DATA_DIR.',
  command_store_made: 'Não existia base de dados em {directory}, por isso foi criada uma nova.',
  command_moment_wrong:
    '{option} aceita um dia do calendário, por exemplo {example}, ou um número de dias a partir de agora, por exemplo 90d.',
  command_moment_past: '{option} {day} está no passado. Indique hoje ou um dia posterior.',
  command_plan_unknown: '«{plan}» não é um plano. Use um destes: {plans}.',
  command_file_exists: '{file} já existe. Indique um ficheiro novo.',
  command_none_named:
    'Não existe {noun, select, key {a chave} access_code {o código de acesso} account {a conta} member {o membro} device {o dispositivo} request {o pedido pendente} other {o token}} «{named}». Veja a lista com `{list}`.',
  command_several_named:
    '«{named}» corresponde a {count} {noun, select, key {chaves} access_code {códigos de acesso} account {contas} member {membros} device {dispositivos} request {pedidos pendentes} other {tokens}}. Use o identificador do que pretende.',
  command_column_id: 'identificador',
  command_column_kind: 'tipo',
  command_column_plan: 'plano',
  command_column_key: 'chave',
  command_column_state: 'estado',
  command_column_made: 'criação',
  command_column_ends: 'expiração',
  command_column_last_use: 'última utilização',
  command_column_networks: 'redes',
  command_column_operations: 'operações',
  command_column_name: 'nome',
  command_column_devices: 'dispositivos',
  command_column_table: 'tabela',
  command_column_rows: 'linhas',
  command_column_source: 'origem',
  command_column_target: 'destino',
  command_column_backup: 'cópia de segurança',
  command_column_store: 'base de dados',
  command_column_person: 'pessoa',
  command_column_role: 'função',
  command_column_joined: 'entrada',
  command_column_address: 'endereço',
  command_column_account: 'conta',
  command_column_asked: 'data do pedido',
  command_column_by: 'quem pediu',
  command_column_note: 'nota',
  command_column_token: 'token',
  command_column_revoked: 'revogação',
  command_column_device: 'dispositivo',
  command_column_added: 'adição',
  command_column_number: 'número',
  command_column_when: 'data',
  command_column_who: 'autor',
  command_column_action: 'acção',
  command_column_subject: 'objecto',
  command_column_from_to: 'antes → depois',
  doctor_about:
    'Verifica esta instalação, com as definições do ambiente, e diz o que está errado e o que fazer: Node.js, compilação, leis e valores, definições, directório de dados, base de dados, chaves, porta, certificado, proxies, suplemento, relógio e fontes de dados. O servidor pode estar a funcionar. Nada é alterado.',
  doctor_exit_codes: 'Código de saída: 0 se a instalação funciona, com ou sem avisos; 1 se alguma coisa está errada.',
  doctor_works: 'A instalação funciona; {warnings, plural, =0 {nenhum aviso} one {# aviso} other {# avisos}}.',
  doctor_faults:
    '{faults, plural, one {# erro} other {# erros}} por corrigir; {warnings, plural, =0 {nenhum aviso} one {# aviso} other {# avisos}}.',
  ...family('doctor_state', { good: 'certo', warning: 'aviso', wrong: 'erro' }),
  ...family('doctor_part', {
    'Node.js': 'Node.js',
    build: 'compilação',
    'law and figures': 'leis e valores',
    settings: 'definições',
    'data directory': 'directório de dados',
    store: 'base de dados',
    keys: 'chaves',
    clock: 'relógio',
    feeds: 'fontes de dados',
    'age of the law': 'idade das leis',
    port: 'porta',
    certificate: 'certificado',
    proxies: 'proxies',
    'add-in': 'suplemento',
    traces: 'rastreio',
  }),
  doctor_not_checked: 'Não foi possível fazer esta verificação: {reason}',
  doctor_node: 'Versão do Node.js: {version}.',
  doctor_node_old:
    'O Node.js {version} é demasiado antigo. Instale a versão {least} ou mais recente e execute `npm ci` de novo.',
  doctor_node_unmaintained:
    'O serviço é executado com o Node.js {version}, que não recebe correcções de segurança desde {until}. Instale uma versão mais recente logo que possa.',
  doctor_build_missing:
    '{part, select, server {O servidor não foi compilado} pane {O painel do suplemento não foi compilado} other {As funções do suplemento não foram compiladas}}: não existe {file}. Execute `npm run build`.',
  doctor_build_present: 'Todos os ficheiros compilados estão presentes.',
  doctor_build_newer: 'Todos os ficheiros compilados estão presentes e são mais recentes do que as suas fontes.',
  doctor_build_older: 'As fontes mudaram desde a última compilação. `npm start` volta a compilá-las.',
  doctor_data_sound: 'Todos os ficheiros de leis e valores têm as somas de verificação da versão publicada.',
  doctor_settings_valid: 'As definições são válidas.',
  doctor_setting_unknown:
    '{name} não é uma definição e não tem efeito. .env.example tem a lista de todas as definições.',
  doctor_setting_misspelt:
    '{name} não é uma definição e não tem efeito. Quis dizer {meant}? .env.example tem a lista de todas as definições.',
  doctor_directory_not_written: 'Não é possível gravar em {directory}: {reason}.',
  doctor_directory_written: 'É possível gravar em {directory}.',
  doctor_directory_missing:
    '{directory} ainda não existe. O primeiro arranque cria-o, com uma chave para esta máquina.',
  doctor_space: 'Há {free, number} MiB livres no disco que contém {directory}.',
  doctor_space_little: 'Há apenas {free, number} MiB livres no disco que contém {directory}. Liberte espaço.',
  doctor_space_none:
    'Há apenas {free, number} MiB livres no disco que contém {directory}. Liberte espaço antes que deixe de ser possível gravar a base de dados.',
  doctor_store_missing: 'Ainda não existe base de dados. O primeiro arranque cria-a.',
  doctor_store_older:
    'A base de dados tem o esquema {version}, e esta versão grava o esquema {current}. O próximo arranque migra-a. Faça antes uma cópia de segurança. Até lá, as verificações que precisam da base de dados são omitidas.',
  doctor_store_opens: 'A base de dados abre, e é possível lê-la e gravá-la. Tem o esquema {version}.',
  doctor_store_not_opened: 'Não é possível abrir a base de dados: {reason}',
  doctor_key_missing: 'Esta máquina ainda não tem chave. O primeiro arranque cria uma.',
  doctor_key_invalid: '{file} não contém uma chave válida. O próximo arranque substitui-a.',
  doctor_key_unknown: 'A base de dados não conhece a chave de {file}. O próximo arranque acrescenta-a.',
  doctor_key_ended:
    'A chave desta máquina {state, select, disabled {está desactivada} replaced {foi substituída} ended {expirou} other {pertence a uma conta desactivada}}, por isso o suplemento não a pode usar. Active-a com `npm run keys -- enable {id}`, ou defina SVC_API_KEY com outra chave.',
  doctor_key_private: 'A chave desta máquina está em {file}, que só o seu proprietário pode ler.',
  doctor_keys_none:
    'Nenhuma chave está activa, por isso todas as chamadas são recusadas. Crie uma com `npm run --silent keys -- create`.',
  doctor_keys_active:
    '{active, plural, one {# chave} other {# chaves}} de {all, number} {active, plural, one {pode} other {podem}} fazer chamadas.',
  doctor_clock_before_law:
    'O relógio desta máquina indica {today}, mas as leis desta versão foram confirmadas em {confirmed}. Acerte o relógio: os valores e as chaves dependem dele.',
  doctor_clock_before_feed:
    'O relógio desta máquina indica {now}, mas uma fonte de dados foi lida em {ran}. Acerte o relógio: os valores e as chaves dependem dele.',
  doctor_clock: 'O relógio indica {time} UTC.',
  doctor_feeds_off:
    'SVC_FEEDS está desactivado nesta máquina. Os valores ficam como estão, a não ser que outro servidor os renove.',
  doctor_feeds_not_run: 'As fontes de dados ainda não foram lidas.',
  doctor_feeds_never:
    '{count, plural, one {# fonte de dados nunca foi lida} other {# fontes de dados nunca foram lidas}} com êxito: {names}. Arranque o servidor, ou execute `npm run feeds -- run all`.',
  doctor_feed_failed:
    'A fonte de dados {name} falhou {failures, plural, one {# vez} other {# vezes}} desde {since}: {reason} Execute `npm run feeds -- check {name}`.',
  doctor_feed_no_reason: 'nenhuma causa está registada.',
  doctor_bank_stopped: '{name} não publica nada desde {newest}. Os seus valores estão desactualizados.',
  doctor_figures_old:
    '{count, plural, one {# valor de {all, number} está desactualizado} other {# valores de {all, number} estão desactualizados}}. /status indica cada um, e as respostas que os usam dizem `stale`.',
  doctor_observations_wait:
    '{count, plural, one {# observação espera} other {# observações esperam}} pela decisão de uma pessoa. Execute `npm run feeds -- review`.',
  doctor_feeds_on_schedule:
    '{count, plural, one {# fonte de dados cumpre} other {# fontes de dados cumprem}} a periodicidade prevista.',
  doctor_pages_differ:
    '{count, plural, one {# página citada já não enuncia} other {# páginas citadas já não enunciam}} a lei. /admin/law mostra que valores faltam.',
  doctor_law_due:
    'Está em uso a versão {version} das leis. Em {due, number} de {all, number} países, a lei sobre salários foi confirmada pela última vez há mais de {days, number} dias, a mais antiga em {oldest}. As respostas sobre ela dizem `due` ou `stale`. `npm run data:review` apresenta o que é preciso verificar. Uma versão ou um pacote de leis mais recente pode já a ter verificado, e `SVC_LAW_WATCH=on` volta a ler as páginas citadas.',
  doctor_search_due:
    'É altura de procurar leis mais recentes sobre salários: {countries}. Execute `npm run data:review`.',
  doctor_law_confirmed:
    'Está em uso a versão {version} das leis. A lei sobre salários foi confirmada nos últimos {days, number} dias.',
  doctor_port_picked: 'O sistema escolhe uma porta livre.',
  doctor_port_free: 'A porta {port} de {host} está livre.',
  doctor_port_running: 'Há um servidor a funcionar em {host}, porta {port}, e responde.',
  doctor_port_unusable: 'O servidor não consegue escutar em {host}, porta {port}: {reason}.',
  doctor_no_tls: 'O próprio servidor não usa HTTPS: SVC_TLS_CERT está vazio.',
  doctor_certificate_of_other_key:
    'A chave de SVC_TLS_KEY não pertence ao certificado de SVC_TLS_CERT. Indique um certificado e a sua chave.',
  doctor_certificate_of_other_name:
    'O certificado não é para {host}, o nome em SVC_PUBLIC_URL. Indica {names}. Obtenha um certificado para {host}.',
  doctor_certificate_early: 'O certificado só é válido a partir de {from}. Verifique o relógio e o ficheiro.',
  doctor_certificate_expired: 'O certificado expirou em {to}. Renove-o e arranque o servidor de novo.',
  doctor_certificate_expires: 'O certificado expira em {to}. Renove-o e arranque o servidor de novo.',
  doctor_certificate_in_force: 'O certificado é válido até {to}.',
  doctor_proxies_everybody:
    'SVC_TRUSTED_PROXIES contém {proxy}, por isso quem chama pode fazer-se passar por qualquer endereço. Indique apenas os seus proxies.',
  doctor_proxy_unnamed:
    'SVC_PUBLIC_URL está definido e só esta máquina chega ao servidor, por isso há um proxy à frente dele. SVC_TRUSTED_PROXIES não o indica: todos os que chamam contam como um só endereço. Defina-o com o endereço do proxy, por exemplo 127.0.0.1.',
  doctor_public_unsafe:
    'SVC_PUBLIC_URL começa por http://, por isso as chaves viajam legíveis, e o Excel não carrega suplementos. Use HTTPS, num proxy ou com SVC_TLS_CERT.',
  doctor_host_unsafe:
    'Outras máquinas chegam ao servidor sem HTTPS, por isso as chaves viajam legíveis. Ponha à frente dele um proxy com certificado, ou defina SVC_TLS_CERT e SVC_TLS_KEY.',
  doctor_addin_local:
    'SVC_ADDIN_ACCESS é local, por isso o suplemento só funciona nesta máquina. Para pessoas noutros lugares, defina-o como code ou entra.',
  doctor_metrics_open:
    'SVC_METRICS é open, por isso toda a gente pode ler as métricas. Em vez disso, defina SVC_METRICS_TOKEN.',
  doctor_webhooks_private:
    'SVC_WEBHOOK_PRIVATE é on, por isso quem tiver uma chave pode fazer o servidor enviar para endereços da sua rede. Deixe-o como off, a não ser que os destinatários estejam dentro da rede e só pessoas suas tenham chaves.',
  doctor_reached: 'As definições servem para um servidor a que outros chegam.',
  doctor_not_reached: 'Só esta máquina chega ao servidor.',
  doctor_addin_here: 'SVC_PUBLIC_URL está vazio: o suplemento é para esta máquina.',
  doctor_addin_not_tried: 'O servidor não está a funcionar aqui, por isso {address} não foi experimentado.',
  doctor_addin_unreachable:
    'Não é possível usar {address} a partir desta máquina: {reason}. O Excel precisa dele. Verifique SVC_PUBLIC_URL, o servidor de nomes e o proxy.',
  doctor_addin_loads: 'O suplemento pode ser carregado de {address}.',
  address_answers: 'responde com o estado {status}',
  address_of_other_service: 'é outro serviço que responde',
  address_unknown: 'o seu nome é desconhecido aqui',
  address_refused: 'nada escuta nesse endereço',
  address_certificate_expired: 'o seu certificado expirou',
  address_certificate_untrusted: 'o seu certificado não foi assinado por uma autoridade reconhecida',
  address_certificate_of_other: 'o seu certificado é para outro nome',
  doctor_traced: 'Os pedidos são rastreados.',
  doctor_not_traced: 'O rastreio está desactivado: nenhum colector é indicado.',
} satisfies Record<keyof typeof english, string>;
