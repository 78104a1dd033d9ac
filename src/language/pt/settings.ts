import type { settings as english } from '../en/settings';

/** What is wrong with a setting. The rules follow the name of the setting. */
export const settings = {
  setting_wrong: '{name} {rule} {help, select, other {O ficheiro .env.example explica esta definição, em inglês.}}',
  setting_address: 'tem de ser um endereço que comece por http:// ou https://.',
  setting_postgres: 'tem de começar por postgres://.',
  setting_workers: 'tem de ser auto ou um número inteiro de 1 a 999.',
  setting_choice: 'tem de ser {others} ou {last}.',
  setting_number:
    'tem de ser um número de {least} a {most}{unit, select, seconds { (segundos)} percent { (por cento)} other {}}.',
  setting_whole_number:
    'tem de ser um número inteiro de {least} a {most}{unit, select, calls { (chamadas)} connections { (ligações)} megabytes { (megabytes)} requests { (pedidos)} other {}}.',
  setting_origins:
    'tem de ser uma lista de origens web separadas por vírgulas, por exemplo https://app.example.com,https://intranet.example.com.',
  setting_tenant:
    'tem de ser o identificador do directório (inquilino) tal como o Microsoft Entra o mostra: 8-4-4-4-12 algarismos hexadecimais.',
  setting_application:
    'tem de ser o identificador da aplicação (cliente) tal como o Microsoft Entra o mostra: 8-4-4-4-12 algarismos hexadecimais.',
  setting_networks:
    'tem de ser uma lista de endereços ou redes separados por vírgulas, por exemplo 10.0.0.5,192.168.0.0/16.',
  setting_contact: 'tem de ser um endereço web ou um endereço de correio electrónico, sem espaços.',
  setting_public_keys:
    'tem de ser uma lista de chaves públicas Ed25519 em base64 separadas por vírgulas, tal como `npm run law -- keys new` as apresenta.',
  setting_domains: 'tem de ser uma lista de domínios separados por vírgulas, por exemplo example.com,example.org.',
  setting_smtp: 'tem de começar por smtp:// ou smtps://.',
  setting_sender:
    'tem de ser um endereço de correio electrónico, ou um nome seguido de um endereço entre os sinais de menor e maior.',
  setting_emails:
    'tem de ser uma lista de endereços de correio electrónico separados por vírgulas, por exemplo ann@example.com,ben@example.com.',
  setting_token: 'tem de ter pelo menos 16 letras, algarismos ou sinais, sem espaços.',
  entra_authority_unsafe:
    'SVC_ENTRA_AUTHORITY tem de começar por https://: vêm daí as chaves com que se verificam os tokens.',
  entra_without_registration:
    'SVC_ADDIN_ACCESS=entra precisa de SVC_ENTRA_TENANT e SVC_ENTRA_CLIENT_ID: os identificadores do directório e da aplicação registada no Microsoft Entra.',
  secret_without_registration: 'SVC_ENTRA_CLIENT_SECRET precisa de SVC_ENTRA_TENANT e SVC_ENTRA_CLIENT_ID.',
  upstream_without_key: 'SVC_UPSTREAM_URL precisa de SVC_API_KEY: a chave com que esse serviço é chamado.',
  upstream_unsafe:
    'SVC_UPSTREAM_URL tem de começar por https://, porque a chave da API viaja até lá; http:// só é aceite para esta máquina.',
  tls_files_together:
    'SVC_TLS_CERT e SVC_TLS_KEY só fazem sentido juntos: os ficheiros do certificado e da sua chave, no formato PEM.',
  tls_file_unreadable: '{name}: não é possível ler {file}. Tem de ser um ficheiro no formato PEM.',
  host_open_to_all:
    'SVC_HOST {host} é acessível a partir de outras máquinas e, com SVC_ADDIN_ACCESS=local, quem chegar ao suplemento pode usá-lo. Defina SVC_ADDIN_ACCESS como code ou entra, ou SVC_HOST como 127.0.0.1.',
  smtp_without_sender: 'SVC_SMTP_URL precisa de SVC_MAIL_FROM: o endereço que envia as mensagens.',
  database_url_wrong:
    'SVC_DATABASE_URL tem de começar por postgres://. Deixe esta definição vazia para guardar tudo no SQLite, no directório que SVC_DATA_DIR indica.',
  plans_file_unreadable:
    'SVC_PLANS_FILE: não é possível ler {file} como JSON. O conteúdo deve ser deste género: {example}.',
  plans_file_wrong: 'SVC_PLANS_FILE {file}: {place} {rule} O conteúdo deve ser deste género: {example}.',
  feeds_file_unreadable: 'SVC_FEEDS_FILE indica {file}, que não é possível ler como JSON: {reason}',
  feeds_file_wrong: 'Em SVC_FEEDS_FILE: {place} {rule}',
  feeds_file_restricted:
    'SVC_FEEDS_FILE: {feed}.on não pode ser true, porque as condições da fonte restringem a sua utilização. {setting}=on activa-a.',
  entry_limit: 'tem de ser um número inteiro superior a 0, ou `null`.',
  entry_cron: 'tem de ser uma expressão cron, por exemplo "17 1,7,13,19 * * *".',
  entry_timezone: 'tem de ser um fuso horário, por exemplo "Africa/Nairobi".',
  entry_feed: 'não é uma fonte de dados: as fontes são {names}.',
  entry_unknown: 'é desconhecido aqui.',
  entry_form: 'falta, ou não tem a forma esperada.',
} satisfies Record<keyof typeof english, string>;
