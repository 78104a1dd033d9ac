import autocannon from 'autocannon';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import { failures } from '../support/failures';
import { type PostgresServer, startPostgres, withoutPostgres } from '../support/postgres';
import { type ServerProcess, startServer } from '../support/server-process';
import { median, table, whole } from './measure';

const connections = 32;
const seconds = 2;
const rounds = 5;
/** How long the database is away in the failures, in seconds. */
const away = 30;

interface Setup {
  readonly name: string;
  readonly servers: readonly ServerProcess[];
  readonly key: string;
}

/** The setup with that many replicas on PostgreSQL, or one server on SQLite. */
async function setUp(name: string, directory: string, replicas: number, databaseUrl?: string): Promise<Setup> {
  const place = { SVC_LOG_LEVEL: 'silent', ...(databaseUrl === undefined ? {} : { SVC_DATABASE_URL: databaseUrl }) };
  const servers: ServerProcess[] = [];
  for (let i = 0; i < replicas; i++)
    servers.push(await startServer({ ...place, SVC_DATA_DIR: join(directory, `${name} ${i}`) }));
  const store = await openStore({ dataDir: servers[0]!.dataDir, databaseUrl });
  const { key } = await issueKey(store, { name: 'bench', environment: 'live', plan: 'enterprise', now: new Date() });
  await store.close();
  return { name, servers, key };
}

/** Calls a second of all servers of a setup together. */
async function rateOf({ servers, key }: Setup): Promise<number> {
  const results = await Promise.all(
    servers.map(({ url }) =>
      autocannon({
        url: `${url}/api/tax`,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify({ country: 'KE', amount: 85_000, type: 'income' }),
        connections: Math.round(connections / servers.length),
        duration: seconds,
      }),
    ),
  );
  return results.reduce((sum, { requests }) => sum + requests.average, 0);
}

/** Rows written and transactions of a database since it was made. */
async function writesOf(databaseUrl: string): Promise<{ readonly rows: number; readonly transactions: number }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  // The counters are published with a delay.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const { rows } = await client.query<{ rows: string; transactions: string }>(
    `SELECT tup_inserted + tup_updated + tup_deleted AS rows, xact_commit AS transactions FROM pg_stat_database WHERE datname = current_database()`,
  );
  await client.end();
  return { rows: Number(rows[0]!.rows), transactions: Number(rows[0]!.transactions) };
}

async function throughput(server: PostgresServer): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'svc-bench-'));
  const setups = [await setUp('SQLite', directory, 1)];
  let counted = '';
  for (const replicas of [1, 2, 3]) {
    counted = await server.createDatabase();
    setups.push(
      await setUp(`PostgreSQL, ${replicas} replica${replicas === 1 ? '' : 's'}`, directory, replicas, counted),
    );
  }
  const rates = setups.map((): number[] => []);
  const before = await writesOf(counted);
  let calls = 0;
  for (let round = -1; round < rounds; round++)
    for (const [i, setup] of setups.entries()) {
      const rate = await rateOf(setup);
      if (i === setups.length - 1) calls += rate * seconds;
      if (round >= 0) rates[i]!.push(rate);
    }
  const after = await writesOf(counted);
  const base = median(rates[0]!);
  console.log(
    `POST /api/tax, ${connections} connections, medians of ${rounds} interleaved runs of ${seconds} s; clients, servers and database share the machine\n\n${table(
      ['store', 'calls a second', 'ratio'],
      setups.map(({ name }, i) => [name, whole(median(rates[i]!)), (median(rates[i]!) / base).toFixed(2)]),
    )}`,
  );
  const perThousand = (count: number): string => ((count * 1_000) / calls).toFixed(2);
  console.log(
    `\nper thousand calls with 3 replicas: ${perThousand(after.rows - before.rows)} rows written, ${perThousand(after.transactions - before.transactions)} transactions`,
  );
  await Promise.all(setups.flatMap(({ servers }) => servers.map(({ stop }) => stop())));
  rmSync(directory, { recursive: true, force: true });
}

/** Prints throughput and writes of replicas, and the count of calls in each failure. */
export async function bench(): Promise<void> {
  if (withoutPostgres !== undefined) return console.log(`Skipped: ${withoutPostgres}.`);
  process.env['SERVER_PROGRAM'] = '../server/main.js';
  const server = await startPostgres();
  try {
    await throughput(server);
    const rows: string[][] = [];
    const notes: string[] = [];
    for (const [failure, happen] of Object.entries(failures)) {
      const {
        answered,
        refused,
        unavailable,
        failed,
        broken,
        counted,
        allowed,
        notes: own,
      } = await happen(server, away);
      rows.push([
        failure,
        ...[answered, refused, unavailable, failed, broken, counted].map(whole),
        allowed === Infinity ? '–' : whole(allowed),
      ]);
      notes.push(...own.map((note) => `${failure}: ${note}`));
    }
    console.log(
      `\n${table(['failure', 'answered', 'refused', 'unavailable', 'failed', 'broken', 'counted', 'allowed'], rows)}\n\n${notes.join('\n')}`,
    );
  } finally {
    await server.remove();
  }
}
