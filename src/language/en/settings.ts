/** What is wrong with a setting. The rules follow the name of the setting. */
export const settings = {
  setting_wrong: '{name} {rule} {help}',
  setting_address: 'must be an address that starts with http:// or https://.',
  setting_postgres: 'must start with postgres://.',
  setting_workers: 'must be auto or a whole number from 1 to 999.',
  setting_choice: 'must be {others} or {last}.',
  setting_number:
    'must be a number from {least} to {most}{unit, select, seconds { (seconds)} percent { (percent)} other {}}.',
  setting_whole_number:
    'must be a whole number from {least} to {most}{unit, select, calls { (calls)} connections { (connections)} megabytes { (megabytes)} requests { (requests)} other {}}.',
  setting_origins:
    'must be web origins separated by commas, for example https://app.example.com,https://intranet.example.com.',
  setting_tenant: 'must be the directory (tenant) id as Microsoft Entra shows it: 8-4-4-4-12 hexadecimal digits.',
  setting_application:
    'must be the application (client) id as Microsoft Entra shows it: 8-4-4-4-12 hexadecimal digits.',
  setting_networks: 'must be addresses or networks separated by commas, for example 10.0.0.5,192.168.0.0/16.',
  setting_contact: 'must be a web address or an email address without spaces.',
  setting_public_keys:
    'must be Ed25519 public keys in base64 separated by commas, as `npm run law -- keys new` prints them.',
  setting_domains: 'must be domains separated by commas, for example example.com,example.org.',
  setting_smtp: 'must start with smtp:// or smtps://.',
  setting_sender: 'must be an email address, or a name and an email address in angle brackets.',
  setting_emails: 'must be email addresses separated by commas, for example ann@example.com,ben@example.com.',
  setting_token: 'must have at least 16 letters, digits or signs, without spaces.',
  entra_authority_unsafe:
    'SVC_ENTRA_AUTHORITY must start with https://: the keys that tokens are checked with come from there.',
  entra_without_registration:
    'SVC_ADDIN_ACCESS=entra needs SVC_ENTRA_TENANT and SVC_ENTRA_CLIENT_ID: the directory and application ids of the app registration in Microsoft Entra.',
  secret_without_registration: 'SVC_ENTRA_CLIENT_SECRET needs SVC_ENTRA_TENANT and SVC_ENTRA_CLIENT_ID.',
  upstream_without_key: 'SVC_UPSTREAM_URL needs SVC_API_KEY: the key with which the service there is called.',
  upstream_unsafe:
    'SVC_UPSTREAM_URL must start with https://, because the API key travels to it; http:// is taken for this machine only.',
  tls_files_together:
    'SVC_TLS_CERT and SVC_TLS_KEY belong together: the files of the certificate and of its key, in PEM form.',
  tls_file_unreadable: '{name} {file} cannot be read: it must be a file in PEM form.',
  host_open_to_all:
    'SVC_HOST {host} can be reached from other machines, and with SVC_ADDIN_ACCESS=local everybody who reaches the add-in may use it. Set SVC_ADDIN_ACCESS to code or entra, or SVC_HOST to 127.0.0.1.',
  smtp_without_sender: 'SVC_SMTP_URL needs SVC_MAIL_FROM: the address that the emails come from.',
  database_url_wrong:
    'SVC_DATABASE_URL must start with postgres://. Leave it empty to store everything in SQLite, in the directory that SVC_DATA_DIR names.',
  plans_file_unreadable: 'SVC_PLANS_FILE {file} cannot be read as JSON. It should look like {example}.',
  plans_file_wrong: 'SVC_PLANS_FILE {file}: {place} {rule} It should look like {example}.',
  feeds_file_unreadable: 'SVC_FEEDS_FILE names {file}, which cannot be read as JSON: {reason}',
  feeds_file_wrong: 'SVC_FEEDS_FILE: {place} {rule}',
  feeds_file_restricted:
    'SVC_FEEDS_FILE: {feed}.on cannot be true, because the terms of the source restrict its use. {setting}=on switches it on.',
  entry_limit: 'must be a whole number above 0, or `null`.',
  entry_cron: 'must be a cron pattern, for example "17 1,7,13,19 * * *".',
  entry_timezone: 'must be a time zone, for example "Africa/Nairobi".',
  entry_feed: 'is not a feed: the feeds are {names}.',
  entry_unknown: 'is not known here.',
  entry_form: 'is missing, or has the wrong form.',
} as const;
