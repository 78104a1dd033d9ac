import type BetterSqlite3 from 'better-sqlite3';
import type { Secrets } from '../secrets';

export function sqliteSecrets(database: BetterSqlite3.Database): Secrets {
  const insert = database.prepare('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING');
  const select = database.prepare<[string], { value: string }>('SELECT value FROM secrets WHERE name = ?');
  return {
    async secret(name, fresh) {
      insert.run(name, fresh);
      return select.get(name)!.value;
    },
  };
}
