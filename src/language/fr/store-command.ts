import type { storeCommand as english } from '../en/store-command';

/** What the command of the store says. */
export const storeCommand = {
  store_about:
    'Migre, vérifie, copie, sauvegarde et restaure la base de données. Une adresse s’écrit sqlite:FICHIER ou postgres://… ; sans adresse, la base du serveur configuré est utilisée.',
  store_migrate: 'met le schéma à jour. Les serveurs le font à leur démarrage, sauf si leur rôle n’en a pas le droit',
  store_address_option: 'adresse de la base de données',
  store_empty_address_option: 'adresse de la base de données, qui doit être vide',
  store_grant_option: 'donne à un rôle PostgreSQL les droits dont un serveur a besoin, et rien de plus',
  store_no_roles: '`--grant-to` demande une base PostgreSQL : SQLite n’a pas de rôles.',
  store_schema_current: 'Le schéma est à jour ({schema}).',
  store_schema_would_become: 'Le schéma {before} deviendrait le schéma {schema}.',
  store_schema_is_now: 'Le schéma {before} est devenu le schéma {schema}.',
  store_schema_old:
    '{store} a le schéma {version}, et cette version demande le schéma {schema}. Lancez d’abord `npm run store -- migrate`.',
  store_check: 'vérifie le schéma et compte les lignes de chaque table',
  store_checked: '{store} : schéma {schema}, version {version} du registre des chiffres.',
  store_copy:
    'copie une base de données dans une base vide, avec l’un ou l’autre moteur. Arrêtez d’abord les serveurs de la source',
  store_from_option: 'adresse de la source',
  store_to_option: 'adresse de la cible, qui doit être vide',
  store_look_option: 'examine seulement les deux',
  store_copy_differs: 'La copie n’a pas les mêmes nombres de lignes. Recommencez la copie.',
  store_nothing_written: 'Rien n’a été écrit.',
  store_backup:
    'écrit dans un nouveau fichier toutes les données d’un même instant, sans arrêter les serveurs. Gardez ce fichier secret : il contient en clair les secrets des sessions et des webhooks, et, avec PostgreSQL, la clé de la machine. Les fichiers placés à côté de la base n’y sont pas',
  store_count_option: 'compte seulement les lignes',
  store_written: 'Sauvegarde écrite dans {file}.',
  store_restore: 'remplit une base de données vide avec une sauvegarde, avec l’un ou l’autre moteur',
  store_restore_check_option: 'vérifie seulement le fichier et la base de données',
  store_restore_steps:
    'Arrêtez d’abord les serveurs. Une base qui n’est pas vide est refusée. Avec SQLite, sortez ces fichiers du répertoire de données : service.sqlite, service.sqlite-wal et service.sqlite-shm (les deux derniers peuvent ne pas exister). Laissez en place machine-key et le dossier legal : ils ne sont dans aucune sauvegarde. Avec PostgreSQL, indiquez une base vide.',
  store_backup_of: 'Sauvegarde du {moment}.',
  store_restore_differs: 'La base de données n’a pas les mêmes nombres de lignes que la sauvegarde.',
  store_copying: 'copie',
  store_backing_up: 'sauvegarde',
  store_restoring: 'restauration',
} satisfies Record<keyof typeof english, string>;
