/** Why a store, a copy or a backup of it cannot be used, for whoever runs the service. */
export const storing = {
  problem_with_code: '{problem} ({code})',
  schema_newer:
    'The database has schema {version}, but this version of the service supports schemas up to {current}. Start a newer version of the service, or set SVC_DATA_DIR or SVC_DATABASE_URL to another database.',
  place_wrong: 'An address starts with sqlite: and a file, such as sqlite:.data/service.sqlite, or with postgres://.',
  place_missing: 'There is no file {file}.',
  backup_damaged: '{file} is no backup, or is damaged: {reason}',
  backup_foreign: '{file} is no backup of this service.',
  backup_newer:
    '{file} has schema {version}, but this version supports schemas up to {current}. Restore it with a newer version.',
  backup_incomplete: '{file} is not whole: its end is missing. Take another backup.',
  target_filled:
    'The target is not empty, so nothing was written. It has rows in {tables}. Name an empty database. On SQLite, stop the servers and move its file away, with those that end in -wal and -shm.',
  sqlite_code_missing:
    'SQLite has no compiled code for Node {version} on {platform} ({processor}). Use Node 22.14 or newer.',
  sqlite_full: 'The disk that holds {file} is full. Free some space.',
  sqlite_disk: '{file} cannot be read or written: the disk is full or failing. Free some space, or check the disk.',
  sqlite_read_only:
    '{file} is read-only. Give the user who runs the service write access to this file and its directory, or set SVC_DATA_DIR to a writable directory.',
  sqlite_unopened:
    '{file} cannot be opened. Give the user who runs the service write access to its directory, or set SVC_DATA_DIR to another one.',
  sqlite_not_permitted: '{file} cannot be opened. Give the user who runs the service write access to it.',
  sqlite_locked: 'Another process keeps {file} locked. Wait until it is done, or end it.',
  sqlite_damaged:
    '{file} is damaged. Stop the service and put a backup in its place. If there is no backup, move the file away: the next start makes a new one, without the keys, counts and figures of the old one.',
  sqlite_no_database:
    '{file} is not a database, or is damaged. Put a backup in its place. If there is no backup, move the file away: the next start makes a new one, without the keys, counts and figures of the old one.',
  postgres_refused: 'The database refuses the user or password in SVC_DATABASE_URL.',
  postgres_missing: 'The database that SVC_DATABASE_URL names does not exist. Create it, or correct the name.',
  postgres_right_lacking:
    'The role in SVC_DATABASE_URL lacks a right. Run `npm run store -- migrate --grant-to ROLE` as the owner.',
  postgres_connections:
    'The database accepts no more connections. Raise max_connections, or set a pooler in front of it.',
  postgres_room: 'The database is out of disk space or memory. Free some.',
  postgres_slow: 'The database took too long and gave up the work.',
  postgres_stopping: 'The database is starting, stopping or not accepting connections.',
  postgres_files: 'The database cannot read or write its files. Check its disk.',
  postgres_replica: 'The database accepts no writes now, as a replica does. Let SVC_DATABASE_URL reach the primary.',
  postgres_lost: 'The connection to the database was lost.',
  postgres_damaged: 'The database reports damaged data or an internal error. Check its log.',
  postgres_silent: 'The database does not answer. Check that it runs and that SVC_DATABASE_URL reaches it.',
} as const;
