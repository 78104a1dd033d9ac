import { Client } from 'pg';
import { openStore } from '../../server/store/open';
import { emptyDatabase, withoutPostgres } from '../support/postgres';
import { conformance } from './conformance';

if (withoutPostgres === undefined)
  conformance('PostgreSQL', async () => {
    const databaseUrl = await emptyDatabase();
    return {
      open: () => openStore({ dataDir: 'unused', databaseUrl }),
      async execute(sql) {
        const client = new Client({ connectionString: databaseUrl });
        await client.connect();
        await client.query(sql).finally(() => client.end());
      },
      remove: () => Promise.resolve(),
    };
  });
else test.skip(`PostgreSQL: ${withoutPostgres}`, () => undefined);
