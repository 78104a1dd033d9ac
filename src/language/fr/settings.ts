import type { settings as english } from '../en/settings';

/** What is wrong with a setting. The rules follow the name of the setting. */
export const settings = {
  setting_wrong: '{name} {rule} {help, select, other {Le fichier .env.example explique ce paramètre, en anglais.}}',
  setting_address: 'doit être une adresse qui commence par http:// ou https://.',
  setting_postgres: 'doit commencer par postgres://.',
  setting_workers: 'doit être auto ou un nombre entier de 1 à 999.',
  setting_choice: 'doit être {others} ou {last}.',
  setting_number:
    'doit être un nombre de {least} à {most}{unit, select, seconds { (secondes)} percent { (pour cent)} other {}}.',
  setting_whole_number:
    'doit être un nombre entier de {least} à {most}{unit, select, calls { (appels)} connections { (connexions)} megabytes { (mégaoctets)} requests { (requêtes)} other {}}.',
  setting_origins:
    'doit être une liste d’origines web séparées par des virgules, par exemple https://app.example.com,https://intranet.example.com.',
  setting_tenant:
    'doit être l’identifiant de l’annuaire (locataire) tel que Microsoft Entra l’affiche : 8-4-4-4-12 chiffres hexadécimaux.',
  setting_application:
    'doit être l’identifiant de l’application (client) tel que Microsoft Entra l’affiche : 8-4-4-4-12 chiffres hexadécimaux.',
  setting_networks:
    'doit être une liste d’adresses ou de réseaux séparés par des virgules, par exemple 10.0.0.5,192.168.0.0/16.',
  setting_contact: 'doit être une adresse web ou une adresse e-mail, sans espaces.',
  setting_public_keys:
    'doit être une liste de clés publiques Ed25519 en base64 séparées par des virgules, telles que `npm run law -- keys new` les affiche.',
  setting_domains: 'doit être une liste de domaines séparés par des virgules, par exemple example.com,example.org.',
  setting_smtp: 'doit commencer par smtp:// ou smtps://.',
  setting_sender: 'doit être une adresse e-mail, ou un nom suivi d’une adresse e-mail entre chevrons.',
  setting_emails:
    'doit être une liste d’adresses e-mail séparées par des virgules, par exemple ann@example.com,ben@example.com.',
  setting_token: 'doit compter au moins 16 lettres, chiffres ou signes, sans espaces.',
  entra_authority_unsafe:
    'SVC_ENTRA_AUTHORITY doit commencer par https:// : les clés qui servent à vérifier les jetons en proviennent.',
  entra_without_registration:
    'SVC_ADDIN_ACCESS=entra a besoin de SVC_ENTRA_TENANT et de SVC_ENTRA_CLIENT_ID : les identifiants de l’annuaire et de l’application inscrite dans Microsoft Entra.',
  secret_without_registration: 'SVC_ENTRA_CLIENT_SECRET a besoin de SVC_ENTRA_TENANT et de SVC_ENTRA_CLIENT_ID.',
  upstream_without_key: 'SVC_UPSTREAM_URL a besoin de SVC_API_KEY : la clé avec laquelle ce service est appelé.',
  upstream_unsafe:
    'SVC_UPSTREAM_URL doit commencer par https://, car la clé d’API y est envoyée ; http:// n’est accepté que pour cette machine.',
  tls_files_together:
    'SVC_TLS_CERT et SVC_TLS_KEY vont ensemble : les fichiers du certificat et de sa clé, au format PEM.',
  tls_file_unreadable: '{name} : {file} est illisible. Il faut un fichier au format PEM.',
  host_open_to_all:
    'SVC_HOST {host} est accessible depuis d’autres machines et, avec SVC_ADDIN_ACCESS=local, quiconque atteint le complément peut l’utiliser. Donnez à SVC_ADDIN_ACCESS la valeur code ou entra, ou à SVC_HOST la valeur 127.0.0.1.',
  smtp_without_sender: 'SVC_SMTP_URL a besoin de SVC_MAIL_FROM : l’adresse d’expédition des e-mails.',
  database_url_wrong:
    'SVC_DATABASE_URL doit commencer par postgres://. Laissez ce paramètre vide pour tout conserver dans SQLite, dans le répertoire que désigne SVC_DATA_DIR.',
  plans_file_unreadable:
    'SVC_PLANS_FILE : {file} n’est pas lisible comme JSON. Le contenu attendu est du type {example}.',
  plans_file_wrong: 'SVC_PLANS_FILE {file} : {place} {rule} Le contenu attendu est du type {example}.',
  feeds_file_unreadable: 'SVC_FEEDS_FILE désigne {file}, qui n’est pas lisible comme JSON : {reason}',
  feeds_file_wrong: 'SVC_FEEDS_FILE : {place} {rule}',
  feeds_file_restricted:
    'SVC_FEEDS_FILE : {feed}.on ne peut pas être true, car les conditions de la source restreignent son utilisation. {setting}=on l’active.',
  entry_limit: 'doit être un nombre entier supérieur à 0, ou `null`.',
  entry_cron: 'doit être une expression cron, par exemple "17 1,7,13,19 * * *".',
  entry_timezone: 'doit être un fuseau horaire, par exemple "Africa/Nairobi".',
  entry_feed: 'n’est pas un flux : les flux sont {names}.',
  entry_unknown: 'est inconnu ici.',
  entry_form: 'manque ou n’a pas la forme attendue.',
} satisfies Record<keyof typeof english, string>;
