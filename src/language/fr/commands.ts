import type { commands as english } from '../en/commands';
import { family } from '../family';

/** What every command says, with what the doctor says about an installation. */
export const commands = {
  command_usage: 'Utilisation :',
  command_options: 'Options :',
  command_options_placeholder: '[options]',
  command_help_option: 'affiche cette aide',
  command_json_option: 'affiche le résultat en JSON',
  command_arguments_wrong: 'Cette commande n’accepte pas {arguments}.',
  command_commands: 'Commandes :',
  command_arguments: 'Arguments :',
  command_command_placeholder: '[commande]',
  command_choices: 'choix : {choices}',
  command_default: 'par défaut : {value}',
  command_argument_missing: 'Il manque {argument} à cette commande.',
  command_unknown: 'Il n’y a pas de commande {command}.',
  command_value_missing: 'L’option {option} demande une valeur.',
  command_option_missing: 'Il manque l’option {option} à cette commande.',
  command_choice_wrong: 'L’option {option} n’accepte pas {value}. Valeurs acceptées : {choices}.',
  command_dry_run_option: 'montre seulement ce qui serait fait',
  command_never: 'jamais',
  command_any: 'sans restriction',
  command_no_store:
    'Il n’y a pas de base de données dans {directory}. Le premier démarrage du serveur en crée une. Si le serveur a déjà démarré, donnez ses paramètres à cette commande : SVC_DATABASE_URL ou SVC_DATA_DIR.',
  command_store_made: 'Il n’y avait pas de base de données dans {directory} ; une nouvelle a donc été créée.',
  command_moment_wrong:
    '{option} demande une date du calendrier, par exemple {example}, ou un nombre de jours à partir de maintenant, par exemple 90d.',
  command_moment_past: '{option} {day} est dans le passé. Indiquez la date du jour ou une date ultérieure.',
  command_plan_unknown: '« {plan} » n’est pas une formule. Choisissez parmi {plans}.',
  command_file_exists: '{file} existe déjà. Indiquez un nouveau fichier.',
  command_none_named:
    '{noun, select, key {Il n’y a pas de clé} access_code {Il n’y a pas de code d’accès} account {Il n’y a pas de compte} member {Il n’y a pas de membre} device {Il n’y a pas d’appareil} request {Il n’y a pas de demande en attente} other {Il n’y a pas de jeton}} « {named} ». La liste s’affiche avec `{list}`.',
  command_several_named:
    '« {named} » désigne {count} {noun, select, key {clés} access_code {codes d’accès} account {comptes} member {membres} device {appareils} request {demandes en attente} other {jetons}}. Indiquez l’identifiant voulu.',
  command_column_id: 'identifiant',
  command_column_kind: 'type',
  command_column_plan: 'formule',
  command_column_key: 'clé',
  command_column_state: 'état',
  command_column_made: 'création',
  command_column_ends: 'expiration',
  command_column_last_use: 'dernière utilisation',
  command_column_networks: 'réseaux',
  command_column_operations: 'opérations',
  command_column_name: 'nom',
  command_column_devices: 'appareils',
  command_column_table: 'table',
  command_column_rows: 'lignes',
  command_column_source: 'source',
  command_column_target: 'cible',
  command_column_backup: 'sauvegarde',
  command_column_store: 'base de données',
  command_column_person: 'personne',
  command_column_role: 'rôle',
  command_column_joined: 'entrée',
  command_column_address: 'adresse',
  command_column_account: 'compte',
  command_column_asked: 'date de la demande',
  command_column_by: 'demandeur',
  command_column_note: 'note',
  command_column_token: 'jeton',
  command_column_revoked: 'révocation',
  command_column_device: 'appareil',
  command_column_added: 'ajout',
  command_column_number: 'numéro',
  command_column_when: 'date',
  command_column_who: 'auteur',
  command_column_action: 'action',
  command_column_subject: 'objet',
  command_column_from_to: 'avant → après',
  doctor_about:
    'Vérifie cette installation, avec les paramètres de l’environnement, et dit ce qui ne va pas et ce qu’il faut faire : Node.js, compilation, lois et chiffres, paramètres, répertoire de données, base de données, clés, port, certificat, proxys, complément, horloge et flux. Le serveur peut être en marche. Rien n’est modifié.',
  doctor_exit_codes:
    'Code de sortie : 0 si l’installation fonctionne, avec ou sans avertissements ; 1 si quelque chose ne va pas.',
  doctor_works:
    'L’installation fonctionne ; {warnings, plural, =0 {aucun avertissement} one {# avertissement} other {# avertissements}}.',
  doctor_faults:
    '{faults, plural, one {# erreur} other {# erreurs}} à corriger ; {warnings, plural, =0 {aucun avertissement} one {# avertissement} other {# avertissements}}.',
  ...family('doctor_state', { good: 'bon', warning: 'avertissement', wrong: 'erreur' }),
  ...family('doctor_part', {
    'Node.js': 'Node.js',
    build: 'compilation',
    'law and figures': 'lois et chiffres',
    settings: 'paramètres',
    'data directory': 'répertoire de données',
    store: 'base de données',
    keys: 'clés',
    clock: 'horloge',
    feeds: 'flux',
    'age of the law': 'âge des lois',
    port: 'port',
    certificate: 'certificat',
    proxies: 'proxys',
    'add-in': 'complément',
    traces: 'traçage',
  }),
  doctor_not_checked: 'Cette vérification n’a pas pu être faite : {reason}',
  doctor_node: 'Version de Node.js : {version}.',
  doctor_node_old:
    'Node.js {version} est trop ancien. Installez la version {least} ou une plus récente, puis relancez `npm ci`.',
  doctor_node_unmaintained:
    'Le service s’exécute avec Node.js {version}, qui ne reçoit plus de correctifs de sécurité depuis le {until}. Installez une version plus récente dès que possible.',
  doctor_build_missing:
    '{part, select, server {Le serveur n’est pas compilé} pane {Le volet du complément n’est pas compilé} other {Les fonctions du complément ne sont pas compilées}} : il n’y a pas de fichier {file}. Lancez `npm run build`.',
  doctor_build_present: 'Tous les fichiers compilés sont présents.',
  doctor_build_newer: 'Tous les fichiers compilés sont présents, et plus récents que leurs sources.',
  doctor_build_older: 'Des sources ont changé depuis la dernière compilation. `npm start` les recompile.',
  doctor_data_sound: 'Tous les fichiers de lois et de chiffres ont les sommes de contrôle de la version publiée.',
  doctor_settings_valid: 'Les paramètres sont valides.',
  doctor_setting_unknown:
    '{name} n’est pas un paramètre et n’a aucun effet. .env.example donne la liste de tous les paramètres.',
  doctor_setting_misspelt:
    '{name} n’est pas un paramètre et n’a aucun effet. Vouliez-vous dire {meant} ? .env.example donne la liste de tous les paramètres.',
  doctor_directory_not_written: '{directory} n’est pas accessible en écriture : {reason}.',
  doctor_directory_written: '{directory} est accessible en écriture.',
  doctor_directory_missing:
    '{directory} n’existe pas encore. Le premier démarrage le crée, avec une clé pour cette machine.',
  doctor_space: '{free, number} Mio sont libres sur le disque qui contient {directory}.',
  doctor_space_little:
    'Seulement {free, number} Mio sont libres sur le disque qui contient {directory}. Libérez de l’espace.',
  doctor_space_none:
    'Seulement {free, number} Mio sont libres sur le disque qui contient {directory}. Libérez de l’espace avant que la base de données ne puisse plus être écrite.',
  doctor_store_missing: 'Il n’y a pas encore de base de données. Le premier démarrage la crée.',
  doctor_store_older:
    'La base de données a le schéma {version}, et cette version écrit le schéma {current}. Le prochain démarrage la migre. Faites d’abord une sauvegarde. Jusque-là, les vérifications qui ont besoin de la base sont omises.',
  doctor_store_opens: 'La base de données s’ouvre, en lecture et en écriture. Elle a le schéma {version}.',
  doctor_store_not_opened: 'La base de données ne peut pas être ouverte : {reason}',
  doctor_key_missing: 'Cette machine n’a pas encore de clé. Le premier démarrage en crée une.',
  doctor_key_invalid: '{file} ne contient pas de clé valide. Le prochain démarrage la remplace.',
  doctor_key_unknown: 'La base de données ne connaît pas la clé de {file}. Le prochain démarrage l’ajoute.',
  doctor_key_ended:
    'La clé de cette machine {state, select, disabled {est désactivée} replaced {a été remplacée} ended {a expiré} other {appartient à un compte désactivé}} ; le complément ne peut donc pas l’utiliser. Réactivez-la avec `npm run keys -- enable {id}`, ou donnez à SVC_API_KEY une autre clé.',
  doctor_key_private: 'La clé de cette machine est dans {file}, que seul son propriétaire peut lire.',
  doctor_keys_none:
    'Aucune clé n’est active ; tous les appels sont donc refusés. Créez-en une avec `npm run --silent keys -- create`.',
  doctor_keys_active:
    '{active, plural, one {# clé} other {# clés}} sur {all, number} {active, plural, one {peut} other {peuvent}} appeler.',
  doctor_clock_before_law:
    'L’horloge de cette machine indique le {today}, or les lois de cette version ont été confirmées le {confirmed}. Réglez l’horloge : les chiffres et les clés en dépendent.',
  doctor_clock_before_feed:
    'L’horloge de cette machine indique {now}, or un flux a été exécuté à {ran}. Réglez l’horloge : les chiffres et les clés en dépendent.',
  doctor_clock: 'L’horloge indique {time} UTC.',
  doctor_feeds_off:
    'SVC_FEEDS est désactivé sur cette machine. Les chiffres restent tels quels, sauf si un autre serveur les met à jour.',
  doctor_feeds_not_run: 'Les flux n’ont pas encore été exécutés.',
  doctor_feeds_never:
    '{count, plural, one {# flux n’a jamais abouti} other {# flux n’ont jamais abouti}} : {names}. Démarrez le serveur, ou lancez `npm run feeds -- run all`.',
  doctor_feed_failed:
    'Le flux {name} a échoué {failures, plural, one {# fois} other {# fois}} depuis {since} : {reason} Lancez `npm run feeds -- check {name}`.',
  doctor_feed_no_reason: 'aucune cause n’est enregistrée.',
  doctor_bank_stopped: '{name} n’a rien publié depuis le {newest}. Ses chiffres sont périmés.',
  doctor_figures_old:
    '{count, plural, one {# chiffre sur {all, number} est périmé} other {# chiffres sur {all, number} sont périmés}}. /status nomme chacun d’eux, et les réponses qui les utilisent portent la mention `stale`.',
  doctor_observations_wait:
    '{count, plural, one {# observation attend} other {# observations attendent}} une décision humaine. Lancez `npm run feeds -- review`.',
  doctor_feeds_on_schedule: '{count, plural, one {# flux conforme} other {# flux conformes}} au calendrier.',
  doctor_pages_differ:
    '{count, plural, one {# page citée n’énonce plus} other {# pages citées n’énoncent plus}} la législation. /admin/law montre quels chiffres manquent.',
  doctor_law_due:
    'La version {version} de la législation est utilisée. Pour {due, number} pays sur {all, number}, la législation sur la paie a été confirmée pour la dernière fois il y a plus de {days, number} jours, la plus ancienne le {oldest}. Les réponses qui s’y rapportent portent la mention `due` ou `stale`. `npm run data:review` donne la liste de ce qu’il faut vérifier. Une version ou un lot de législation plus récent l’a peut-être déjà vérifiée, et `SVC_LAW_WATCH=on` relit les pages citées.',
  doctor_search_due:
    'Il est temps de chercher des lois plus récentes sur la paie : {countries}. Lancez `npm run data:review`.',
  doctor_law_confirmed:
    'La version {version} de la législation est utilisée. La législation sur la paie a été confirmée au cours des {days, number} derniers jours.',
  doctor_port_picked: 'Le système choisit un port libre.',
  doctor_port_free: '{host} port {port} est libre.',
  doctor_port_running: 'Un serveur fonctionne sur {host} port {port}, et répond.',
  doctor_port_unusable: 'Le serveur ne peut pas écouter sur {host} port {port} : {reason}.',
  doctor_no_tls: 'Le serveur lui-même n’utilise pas HTTPS : SVC_TLS_CERT est vide.',
  doctor_certificate_of_other_key:
    'La clé de SVC_TLS_KEY n’est pas celle du certificat de SVC_TLS_CERT. Indiquez un certificat et sa clé.',
  doctor_certificate_of_other_name:
    'Le certificat n’est pas valable pour {host}, le nom de SVC_PUBLIC_URL. Il nomme {names}. Obtenez un certificat pour {host}.',
  doctor_certificate_early: 'Le certificat n’est valable qu’à partir du {from}. Vérifiez l’horloge et le fichier.',
  doctor_certificate_expired: 'Le certificat a expiré le {to}. Renouvelez-le, puis redémarrez le serveur.',
  doctor_certificate_expires: 'Le certificat expire le {to}. Renouvelez-le, puis redémarrez le serveur.',
  doctor_certificate_in_force: 'Le certificat est valable jusqu’au {to}.',
  doctor_proxies_everybody:
    'SVC_TRUSTED_PROXIES contient {proxy} : tout appelant peut donc prétendre avoir n’importe quelle adresse. N’y nommez que vos proxys.',
  doctor_proxy_unnamed:
    'SVC_PUBLIC_URL est défini et seule cette machine atteint le serveur ; il y a donc un proxy devant lui. SVC_TRUSTED_PROXIES ne le nomme pas : tous les appelants comptent comme une seule adresse. Indiquez-y l’adresse du proxy, par exemple 127.0.0.1.',
  doctor_public_unsafe:
    'SVC_PUBLIC_URL commence par http:// : les clés circulent donc en clair, et Excel ne charge pas de complément. Utilisez HTTPS, sur un proxy ou avec SVC_TLS_CERT.',
  doctor_host_unsafe:
    'D’autres machines atteignent le serveur sans HTTPS : les clés circulent donc en clair. Placez devant lui un proxy muni d’un certificat, ou définissez SVC_TLS_CERT et SVC_TLS_KEY.',
  doctor_addin_local:
    'SVC_ADDIN_ACCESS vaut local : le complément ne fonctionne donc que sur cette machine. Pour d’autres personnes, donnez-lui la valeur code ou entra.',
  doctor_metrics_open:
    'SVC_METRICS vaut open : tout le monde peut donc lire les mesures. Définissez plutôt SVC_METRICS_TOKEN.',
  doctor_webhooks_private:
    'SVC_WEBHOOK_PRIVATE vaut on : quiconque a une clé peut donc faire envoyer des messages par le serveur à des adresses de votre réseau. Laissez ce paramètre sur off, sauf si les destinataires sont à l’intérieur et que seuls vos collaborateurs ont des clés.',
  doctor_reached: 'Les paramètres conviennent à un serveur accessible à d’autres.',
  doctor_not_reached: 'Seule cette machine atteint le serveur.',
  doctor_addin_here: 'SVC_PUBLIC_URL est vide : le complément est destiné à cette machine.',
  doctor_addin_not_tried: 'Le serveur ne fonctionne pas ici ; {address} n’a donc pas été essayé.',
  doctor_addin_unreachable:
    '{address} est inutilisable depuis cette machine : {reason}. Excel en a besoin. Vérifiez SVC_PUBLIC_URL, le serveur de noms et le proxy.',
  doctor_addin_loads: 'Le complément peut être chargé depuis {address}.',
  address_answers: 'elle répond par le code {status}',
  address_of_other_service: 'un autre service y répond',
  address_unknown: 'son nom est inconnu ici',
  address_refused: 'rien n’y écoute',
  address_certificate_expired: 'son certificat a expiré',
  address_certificate_untrusted: 'son certificat n’est pas signé par une autorité reconnue',
  address_certificate_of_other: 'son certificat est établi pour un autre nom',
  doctor_traced: 'Les requêtes sont tracées.',
  doctor_not_traced: 'Le traçage est désactivé : aucun collecteur n’est indiqué.',
} satisfies Record<keyof typeof english, string>;
