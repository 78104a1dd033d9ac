import type { lawCommand as english } from '../en/law-command';

/** What the command of law packages says. */
export const lawCommand = {
  law_about:
    'Montre quelle législation est utilisée, applique des lots de législation signés et les retire. Les serveurs suivent en quelques secondes.',
  law_exit_codes:
    'Code de sortie : 0 si l’opération est faite, 1 si elle est refusée. Un lot refusé ne change rien, et la piste d’audit dit pourquoi.',
  law_file_too_large: '{file} dépasse 64 Mo ; ce n’est donc pas un lot de législation.',
  law_status: 'montre la législation utilisée, les lots précédents et les clés de confiance',
  law_apply: 'vérifie un lot de législation en entier et le met en service',
  law_dry_run_option: 'le vérifie seulement, et dit ce qui changerait',
  law_revert: 'retire le lot le plus récent : la législation précédente est de nouveau utilisée',
  law_reverted: 'La législation {before} a été retirée. La législation {after} est de nouveau utilisée.',
  law_applied: 'La législation {version} du {day} est utilisée. Elle a remplacé {before}.',
  law_applicable: 'La législation {version} du {day} peut être appliquée. Elle remplacerait {before}.',
  law_nothing_differs: 'Aucune règle de la liste des changements ne diffère.',
  law_new_rules: 'Nouveau :',
  law_corrected_rules: 'Corrigé :',
  law_removed_rules: 'Supprimé :',
  law_changed_cases: 'Cas chiffrés qui changent :',
  law_no_case_changes: 'Aucun cas chiffré ne change.',
  law_difference: '{what} : {before} → {after}',
  law_no_value: 'aucun',
  law_of_release_in_use: 'La législation {version} du {day} est utilisée : celle de cette version du service.',
  law_of_package_in_use: 'La législation {version} du {day} est utilisée : celle d’un lot de législation.',
  law_of_release: 'La législation de cette version du service est {version}.',
  law_packages: 'Lots qui sont ou ont été utilisés :',
  law_package_line:
    '{version}, appliqué le {moment} UTC{standing, select, current {, utilisé} back {, retiré} other {}}',
  law_trusted_keys: 'Clés de confiance :',
  law_no_trusted_key: 'aucune : aucun lot ne peut être appliqué',
  law_make: 'crée un lot de législation signé avec les fichiers de pays de cette copie du dépôt',
  law_key_option: 'clé privée qui le signe. Par défaut : le fichier que désigne SVC_LAW_SIGNING_KEY',
  law_version_option: 'année, mois et numéro, par exemple 2026.12.1. Par défaut : la version suivante',
  law_retire_option: 'clés qui ne sont plus de confiance une fois le lot utilisé',
  law_out_option: 'dossier où le lot est écrit',
  law_make_in_clone:
    'Un lot de législation se crée dans une copie du dépôt du projet : une version publiée n’a pas de bulletins chiffrés.',
  law_make_unsigned:
    'Un lot de législation est toujours signé. Indiquez le fichier de la clé privée avec `--key` ou SVC_LAW_SIGNING_KEY.',
  law_make_version_wrong: '{version} n’est pas une version : une année, un mois et un numéro, par exemple 2026.12.1.',
  law_made: 'La législation {version} est dans {file}.',
  law_keys: 'affiche la liste des clés dont les lots sont acceptés',
  law_keys_none: 'Aucune clé n’est de confiance ; aucun lot n’est donc accepté.',
  law_keys_new: 'crée une clé qui signe des lots. Gardez ce fichier secret, et loin des serveurs',
  law_keys_file: 'un nouveau fichier pour la clé privée',
  law_keys_made:
    'La clé privée est dans {file}. Les serveurs acceptent ses lots avec cette clé publique dans SVC_LAW_KEYS :',
  law_keys_named: 'Les lots la désignent par {id}.',
  law_watch:
    'relit les pages que la législation cite, et dit lesquelles l’énoncent toujours. Un serveur avec SVC_LAW_WATCH=on le fait de lui-même.',
  law_watch_country_option: 'seulement les pages d’un pays',
  law_watch_offline_option:
    'lit des pages enregistrées au lieu du web. Une copie confirme le jour où elle a été enregistrée',
  law_watch_json_option: 'affiche les lectures en JSON',
  law_watch_country_wrong: '« {country} » n’est pas l’un des 54 pays. Indiquez un code, par exemple KE.',
  law_watch_no_folder: 'Il n’y a pas de dossier {folder}.',
  law_watch_no_page:
    '{folder} ne contient aucune page que la législation cite. Nommez un fichier d’après le pays et l’identifiant de sa source, par exemple `KE/pwc-ke-tax.html`, ou enregistrez-le avec son adresse, comme le font les navigateurs.',
  law_watch_due: '{due} des {pages} pages citées sont à relire. Chacune est lue au plus une fois par semaine.',
  law_watch_outcome_same: 'identique',
  law_watch_outcome_differs: 'DIFFÉRENTE',
  law_watch_outcome_gone: 'disparue',
  law_watch_outcome_unreadable: 'illisible',
  law_watch_outcome_refused: 'refusée',
  law_watch_not_found: 'introuvable : {id} = {law}',
  law_watch_none_read: 'Aucune page n’a été lue.',
  law_watch_read: '{pages, plural, one {# page lue} other {# pages lues}} : {counts}.',
  law_watch_compare:
    'Comparez avec la législation celles qui diffèrent. Si la législation a changé, modifiez `src/reference/data/countries/` et lancez `npm run data:check`.',
} satisfies Record<keyof typeof english, string>;
