/** What the command of the store says. */
export const storeCommand = {
  store_about:
    'Migrates, checks, copies, backs up and restores the store. An address is sqlite:FILE or postgres://…; without one, the store of the configured server is used.',
  store_migrate: 'bring the schema up to date. Servers do this when they start, unless their role lacks the permission',
  store_address_option: 'address of the store',
  store_empty_address_option: 'address of the store, which must be empty',
  store_grant_option: 'give a PostgreSQL role what a server needs and no more',
  store_no_roles: '`--grant-to` needs a PostgreSQL store: SQLite has no roles.',
  store_schema_current: 'The schema is up to date ({schema}).',
  store_schema_would_become: 'Schema {before} would become {schema}.',
  store_schema_is_now: 'Schema {before} is now {schema}.',
  store_schema_old:
    '{store} has schema {version}, and this version needs {schema}. Run `npm run store -- migrate` first.',
  store_check: 'check the schema and count the rows of each table',
  store_checked: '{store}: schema {schema}, ledger version {version}.',
  store_copy: 'copy a store into an empty one, on either engine. Stop the servers of the source first',
  store_from_option: 'address of the source',
  store_to_option: 'address of the target, which must be empty',
  store_look_option: 'only look at both',
  store_copy_differs: 'The copy has other numbers of rows. Copy again.',
  store_nothing_written: 'Nothing was written.',
  store_backup:
    'write all data of one moment into a new file, while servers go on. Keep the file secret: it has secrets of sessions and webhooks in clear text, and on PostgreSQL the key of the machine. Files beside the store are not in it',
  store_count_option: 'only count the rows',
  store_written: 'Written to {file}.',
  store_restore: 'fill an empty store from a backup, on either engine',
  store_restore_check_option: 'only check the file and the store',
  store_restore_steps:
    'Stop the servers first. A store that is not empty is refused. On SQLite, move these files out of the data directory: service.sqlite, service.sqlite-wal and service.sqlite-shm (the last two need not be there). Leave machine-key and the folder legal in place: they are in no backup. On PostgreSQL, name an empty database.',
  store_backup_of: 'Backup of {moment}.',
  store_restore_differs: 'The store has other numbers of rows than the backup.',
  store_copying: 'copying',
  store_backing_up: 'backing up',
  store_restoring: 'restoring',
} as const;
