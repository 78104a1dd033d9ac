import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from './postgres';

// Runs the PostgreSQL server that test files share, until the directory that its command line names is removed.
const shared = process.argv[2]!;

void startPostgres().then((server) => {
  writeFileSync(join(shared, 'written'), JSON.stringify(server.place));
  renameSync(join(shared, 'written'), join(shared, 'ready'));
  const look = setInterval(() => {
    if (existsSync(shared)) return;
    clearInterval(look);
    void server.remove();
  }, 200);
});
