import type { starting as english } from '../en/starting';

/** What a start prints, and why a server cannot start, for whoever starts it. */
export const starting = {
  server_listening: 'servidor à escuta em {address}',
  key_made: 'Foi criada uma chave da API para esta máquina. É mostrada uma só vez e fica guardada em {file}:',
  key_made_unseen:
    'Foi criada uma chave da API para esta máquina. Não é mostrada aqui, porque esta saída pode ficar guardada: leia-a em {file}.',
  worker_ended: 'O processo {pid} terminou por si, e outro toma o seu lugar.',
  worker_not_started: 'Um novo processo não conseguiu arrancar. Os anteriores continuam.',
  workers_replaced: 'Todos os processos foram substituídos.',
  one_process_not_replaced:
    'Um único processo não pode ser substituído sem interrupção. Defina SVC_WORKERS com 2 ou mais e arranque de novo.',
  system_words: '«{text}» (em inglês)',
  port_in_use:
    'A porta está ocupada: pare o programa que escuta em {port}, ou defina SVC_PORT com outra porta (com 0, o sistema escolhe uma livre).',
  port_not_permitted:
    'Este utilizador não pode escutar na porta {port}. Defina SVC_PORT com uma porta a partir de 1024 e ponha à frente um proxy que encaminhe para ela.',
  host_foreign:
    'SVC_HOST {host} não é um endereço desta máquina. Defina-o com um dos endereços dela, ou com 127.0.0.1 para aceitar apenas chamadas desta máquina.',
  host_unknown:
    'SVC_HOST {host} não é um nome nem um endereço que esta máquina conheça. Defina-o com um endereço desta máquina, por exemplo 127.0.0.1.',
  tls_files_wrong:
    'SVC_TLS_CERT e SVC_TLS_KEY não contêm um certificado e a sua chave no formato PEM. Indique os ficheiros certos.',
  path_not_permitted:
    'Este utilizador não pode ler nem gravar {path}. Faça com que pertença ao utilizador que executa o serviço, ou defina SVC_DATA_DIR com outro directório.',
  path_not_owned:
    '{path} não pertence a este utilizador. Faça com que pertença ao utilizador que executa o serviço, ou defina SVC_DATA_DIR com outro directório.',
  path_read_only: '{path} está num disco só de leitura. Defina SVC_DATA_DIR com um directório em que se possa gravar.',
  path_on_full_disk:
    'O disco que contém {path} está cheio. Liberte espaço, ou defina SVC_DATA_DIR com um directório noutro disco.',
  path_is_file:
    '{path} é um ficheiro e devia ser um directório. Mova-o para outro lugar, ou defina SVC_DATA_DIR com um directório.',
  path_below_file:
    '{path} não pode ser um directório, porque um elemento do caminho acima dele é um ficheiro. Defina SVC_DATA_DIR com um directório.',
  path_is_directory: '{path} é um directório e devia ser um ficheiro. Mova-o para outro lugar.',
  path_unnamed: 'um ficheiro do directório de dados',
  directory_not_made:
    'Não é possível criar {path}: {above} não aceita directórios. Defina SVC_DATA_DIR com outro directório.',
  data_file_unreadable:
    'Não é possível ler {file}, e o serviço não responde sem este ficheiro. Reponha o ficheiro, ou volte a instalar o serviço.',
  data_file_damaged: '{file} está danificado. Reponha o ficheiro, ou volte a instalar o serviço.',
  data_file_changed:
    '{file} está danificado ou foi editado: a sua soma de verificação não é a de {list}. Reponha o ficheiro, ou volte a instalar o serviço. Depois de uma edição propositada, execute `npm run data:generate`.',
  key_file_is_link:
    '{file} é uma ligação simbólica, e a chave desta máquina tem de estar num ficheiro próprio: substitua a ligação pelo ficheiro que ela indica, com `chmod 600`.',
  key_file_unreadable:
    'Não é possível ler a chave desta máquina: {reason}. Faça de {file} um ficheiro que este utilizador possa ler, com `chmod 600`.',
  key_file_of_other:
    '{file} contém a chave desta máquina e pertence a outro utilizador ({owner}), que a pode ler e alterar: execute `chown {user} {file}`.',
  key_file_open:
    "{file} contém a chave desta máquina, e outras pessoas desta máquina podem usá-lo (o seu modo é {mode}): execute `chmod 600 {file}`. Se elas o puderam ler, substitua também a chave: `npm run --silent keys -- rotate 'this machine' --overlap 0`.",
  key_file_of_other_server:
    '{file} pertence a outro utilizador ({owner}), cujo servidor não poderia ler uma nova chave. Execute este comando com esse utilizador.',
  api_key_foreign:
    'SVC_API_KEY não é uma chave deste servidor. Deixe esta definição vazia para que as chamadas do suplemento contem na chave desta máquina. Ou crie uma chave com `npm run --silent keys -- create`, ou defina SVC_UPSTREAM_URL com o serviço a que a chave pertence.',
  traces_packages_missing:
    'OTEL_EXPORTER_OTLP_ENDPOINT precisa de pacotes que não estão instalados: execute `{command}`, ou deixe a variável vazia.',
  office_package_missing:
    'SVC_OFFICE_JS=local precisa do pacote @microsoft/office-js, que não está instalado. Execute `{command}`, ou deixe SVC_OFFICE_JS vazio: a Microsoft fornece então office.js.',
} satisfies Record<keyof typeof english, string>;
