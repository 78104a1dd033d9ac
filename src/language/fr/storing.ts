import type { storing as english } from '../en/storing';

/** Why a store, a copy or a backup of it cannot be used, for whoever runs the service. */
export const storing = {
  problem_with_code: '{problem} ({code})',
  schema_newer:
    'La base de données a le schéma {version}, alors que cette version du service prend en charge les schémas jusqu’à {current}. Démarrez une version plus récente du service, ou donnez à SVC_DATA_DIR ou à SVC_DATABASE_URL une autre base de données.',
  place_wrong:
    'Une adresse commence par sqlite: suivi d’un fichier, par exemple sqlite:.data/service.sqlite, ou par postgres://.',
  place_missing: 'Il n’y a pas de fichier {file}.',
  backup_damaged: '{file} n’est pas une sauvegarde, ou est endommagé : {reason}',
  backup_foreign: '{file} n’est pas une sauvegarde de ce service.',
  backup_newer:
    '{file} a le schéma {version}, alors que cette version prend en charge les schémas jusqu’à {current}. Restaurez-le avec une version plus récente.',
  backup_incomplete: '{file} est incomplet : la fin manque. Faites une autre sauvegarde.',
  target_filled:
    'La base cible n’est pas vide ; rien n’a donc été écrit. Elle a des lignes dans {tables}. Indiquez une base vide. Avec SQLite, arrêtez les serveurs et déplacez son fichier, avec ceux qui se terminent par -wal et -shm.',
  sqlite_code_missing:
    'SQLite n’a pas de code compilé pour Node {version} sur {platform} ({processor}). Utilisez Node 22.14 ou une version plus récente.',
  sqlite_full: 'Le disque qui contient {file} est plein. Libérez de l’espace.',
  sqlite_disk:
    '{file} ne peut être ni lu ni écrit : le disque est plein ou défaillant. Libérez de l’espace, ou vérifiez le disque.',
  sqlite_read_only:
    '{file} est en lecture seule. Donnez à l’utilisateur qui exécute le service le droit d’écrire ce fichier et dans son répertoire, ou donnez à SVC_DATA_DIR un répertoire accessible en écriture.',
  sqlite_unopened:
    '{file} ne peut pas être ouvert. Donnez à l’utilisateur qui exécute le service le droit d’écrire dans son répertoire, ou donnez à SVC_DATA_DIR un autre répertoire.',
  sqlite_not_permitted:
    '{file} ne peut pas être ouvert. Donnez à l’utilisateur qui exécute le service le droit de l’écrire.',
  sqlite_locked: 'Un autre processus verrouille {file}. Attendez qu’il ait fini, ou arrêtez-le.',
  sqlite_damaged:
    '{file} est endommagé. Arrêtez le service et mettez une sauvegarde à sa place. S’il n’y a pas de sauvegarde, déplacez le fichier : le prochain démarrage en crée un nouveau, sans les clés, les décomptes et les chiffres de l’ancien.',
  sqlite_no_database:
    '{file} n’est pas une base de données, ou est endommagé. Mettez une sauvegarde à sa place. S’il n’y a pas de sauvegarde, déplacez le fichier : le prochain démarrage en crée un nouveau, sans les clés, les décomptes et les chiffres de l’ancien.',
  postgres_refused: 'La base de données refuse l’utilisateur ou le mot de passe de SVC_DATABASE_URL.',
  postgres_missing: 'La base de données que désigne SVC_DATABASE_URL n’existe pas. Créez-la, ou corrigez le nom.',
  postgres_right_lacking:
    'Il manque un droit au rôle de SVC_DATABASE_URL. Lancez `npm run store -- migrate --grant-to ROLE` en tant que propriétaire.',
  postgres_connections:
    'La base de données n’accepte plus de connexions. Augmentez max_connections, ou placez devant elle un gestionnaire de connexions (pooler).',
  postgres_room: 'La base de données manque d’espace disque ou de mémoire. Libérez-en.',
  postgres_slow: 'La base de données a mis trop longtemps et a abandonné le travail.',
  postgres_stopping: 'La base de données démarre, s’arrête ou n’accepte pas de connexions.',
  postgres_files: 'La base de données ne peut pas lire ou écrire ses fichiers. Vérifiez son disque.',
  postgres_replica:
    'La base de données n’accepte pas d’écritures pour le moment, comme un réplica. SVC_DATABASE_URL doit mener au serveur primaire.',
  postgres_lost: 'La connexion à la base de données a été perdue.',
  postgres_damaged: 'La base de données signale des données endommagées ou une erreur interne. Consultez son journal.',
  postgres_silent: 'La base de données ne répond pas. Vérifiez qu’elle fonctionne et que SVC_DATABASE_URL y mène.',
} satisfies Record<keyof typeof english, string>;
