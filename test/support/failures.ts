import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { issueKey } from '../../server/access/keys';
import type { PlanName } from '../../server/access/plans';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { startBalancer } from './balancer';
import { setClock } from './clock';
import { callOnce, type Load, startLoad, type Tally } from './load';
import type { PostgresServer } from './postgres';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from './server-process';

/** What a failure did to calls. */
export interface Outcome extends Tally {
  /** Calls counted in the store when all replicas had stopped. */
  readonly counted: number;
  /** Calls that the plan allows in all months that passed; Infinity where it has no limit. */
  readonly allowed: number;
  /** The most that leases of killed replicas, and leases without a confirmed answer, may add to the count. */
  readonly tolerance: number;
  /** Further measurements, as sentences. */
  readonly notes: readonly string[];
}

/** Replicas on one database, and what a scenario does to them. */
interface Scene {
  readonly server: PostgresServer;
  readonly databaseUrl: string;
  readonly store: Store;
  readonly replicas: ServerProcess[];
  /** Starts one more replica. */
  readonly start: (environment?: Readonly<Record<string, string>>) => Promise<ServerProcess>;
  readonly issue: (plan: PlanName) => Promise<{ readonly id: string; readonly key: string; readonly account: string }>;
  readonly query: (sql: string) => Promise<void>;
  readonly directory: string;
  /** Starts callers, who stop when the scenario ends. */
  readonly startLoad: typeof startLoad;
  /**
   * Waits until something holds, and returns how long that took, in milliseconds.
   *
   * @throws Error that says what was seen, once the scenario takes too long
   */
  readonly until: (holds: () => boolean | Promise<boolean>) => Promise<number>;
}

/** The longest that a scenario waits, in milliseconds. It takes seconds, and a busy machine may be ten times slower. */
const patience = 100_000;

const monthLimit = 2_000;
const minuteLimit = 200;
const plans = {
  free: { per_month: monthLimit, per_minute: 1_000_000 },
  pro: { per_month: 1_000_000, per_minute: minuteLimit },
  growth: { per_month: 400, per_minute: 1_000_000 },
};
/** The largest lease of the free plan, and of a plan without a limit. */
const lease = { free: monthLimit / 40, enterprise: 5_000 };

async function onReplicas(
  server: PostgresServer,
  environments: readonly ((directory: string) => Readonly<Record<string, string>>)[],
  before: (query: Scene['query']) => Promise<void>,
  work: (scene: Scene) => Promise<Outcome>,
): Promise<Outcome> {
  const directory = temporaryDirectory();
  const databaseUrl = await server.createDatabase();
  const query = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await before(query);
  const plansFile = join(directory, 'plans.json');
  writeFileSync(plansFile, JSON.stringify(plans));
  let started = 0;
  const replicas: ServerProcess[] = [];
  const start: Scene['start'] = async (environment = {}) => {
    const replica = await startServer({
      SVC_DATABASE_URL: databaseUrl,
      SVC_DATA_DIR: join(directory, `replica-${started++}`),
      SVC_PLANS_FILE: plansFile,
      SVC_LOG_LEVEL: 'warn',
      SVC_OPEN_PER_MINUTE: '1000000',
      ...environment,
    });
    replicas.push(replica);
    return replica;
  };
  const store = await openStore({ dataDir: directory, databaseUrl });
  const loads: Load[] = [];
  const begin = performance.now();
  try {
    await Promise.all(environments.map((environment) => start(environment(directory))));
    return await work({
      server,
      databaseUrl,
      store,
      replicas,
      start,
      query,
      directory,
      startLoad(...about) {
        const load = startLoad(...about);
        loads.push(load);
        return load;
      },
      async until(holds) {
        const since = performance.now();
        while (!(await holds())) {
          if (performance.now() - begin > patience)
            throw new Error(
              `This did not come to pass: ${String(holds)}. Seen: ${JSON.stringify(loads.map(({ tally }) => tally))}.\n${replicas.map(({ output }) => output()).join('\n')}`,
            );
          await pause(20);
        }
        return Math.round(performance.now() - since);
      },
      async issue(plan) {
        const { key, stored } = await issueKey(store, { name: plan, environment: 'live', plan, now: new Date() });
        return { id: stored.id, key, account: stored.account };
      },
    });
  } finally {
    await Promise.all([...loads.map(({ stop }) => stop()), ...replicas.map(({ stop }) => stop('SIGKILL'))]);
    await store.close();
    removeDirectory(directory);
  }
}

const plain = () => ({});
const two = [plain, plain];
const three = [...two, plain];
const nothing = (): Promise<void> => Promise.resolve();
const urlsOf = (replicas: readonly ServerProcess[]): string[] => replicas.map(({ url }) => url);
const thisMonth = (): string => new Date().toISOString().slice(0, 7);

async function stopAll(replicas: readonly ServerProcess[]): Promise<void> {
  const codes = await Promise.all(replicas.map(({ child, stop }) => (child.signalCode === null ? stop() : 0)));
  if (codes.some((code) => code !== 0)) throw new Error(`Replicas ended with ${codes.join()}.`);
}

const statusOf = async (url: string, key: string): Promise<number | undefined> =>
  callOnce(url, key).then(
    ({ statusCode }) => statusCode,
    () => undefined,
  );

/** The time until every replica serves an observation that one process stored. */
async function timeToServe({ store, replicas, issue, until }: Scene, value: number): Promise<number> {
  const { key } = await issue('enterprise');
  const at = new Date().toISOString();
  await store.addObservations(
    [
      {
        series: 'fx',
        entity: 'KES',
        date: at.slice(0, 10),
        value,
        source: { title: 'test', publisher: 'test', url: null },
        retrievedAt: at,
        origin: 'test',
        authority: 'official',
      },
    ],
    at,
  );
  const serves = async ({ url }: ServerProcess): Promise<boolean> => {
    const answer = await fetch(`${url}/api/forex?from=USD&to=KES`, { headers: { 'x-api-key': key } });
    return ((await answer.json()) as { data?: { rate: number } }).data?.rate === value;
  };
  return until(async () => (await Promise.all(replicas.map(serves))).every(Boolean));
}

/** Ends the load and the replicas, and reports. Unless told otherwise, the plan is without limit and the count exact. */
async function outcomeOf(
  { store, replicas }: Scene,
  load: Load,
  account: string,
  about: Partial<Pick<Outcome, 'allowed' | 'tolerance' | 'notes'>> = {},
): Promise<Outcome> {
  const tally = await load.stop();
  await stopAll(replicas);
  const counted = await store.taken(account, thisMonth());
  return { ...tally, counted, allowed: Infinity, tolerance: 0, notes: [], ...about };
}

/** Each failure, with the seconds for which the database is away where it is. */
export const failures = {
  'a replica is killed': (server) =>
    onReplicas(server, three, nothing, async (scene) => {
      const { replicas, issue, startLoad, until } = scene;
      const { key, account } = await issue('free');
      const load = startLoad(urlsOf(replicas), key, 9);
      await until(() => load.tally.answered >= monthLimit / 4);
      await replicas[0]!.stop('SIGKILL');
      await until(() => load.tally.refused >= 20);
      return outcomeOf(scene, load, account, {
        allowed: monthLimit,
        tolerance: lease.free,
      });
    }),

  'a replica and the database are killed': (server, seconds) =>
    onReplicas(server, three, nothing, async (scene) => {
      const { replicas, issue, startLoad, until } = scene;
      const [{ key, account }, fresh] = [await issue('enterprise'), await issue('enterprise')];
      const load = startLoad(urlsOf(replicas), key, 6);
      await until(() => load.tally.answered >= 300);
      await Promise.all([replicas[0]!.stop('SIGKILL'), server.crash()]);
      const before = load.tally.answered;
      await pause(seconds * 1_000);
      const within = load.tally.answered - before;
      const without = await statusOf(replicas[1]!.url, fresh.key);
      await server.start();
      replicas.splice(0, 1);
      const again = await until(async () =>
        (await Promise.all(replicas.map(({ url }) => statusOf(url, fresh.key)))).every((status) => status === 200),
      );
      const served = await timeToServe(scene, 131);
      return outcomeOf(scene, load, account, {
        tolerance: lease.enterprise * 2,
        notes: [
          `${within} calls were answered within leases during ${seconds} s without the database`,
          `a key without a lease was answered with ${without}`,
          `${again} ms after the database was back, it was answered`,
          `a new observation reached the others in ${served} ms`,
        ],
      });
    }),

  'the database is suspended': (server, seconds) =>
    onReplicas(server, two, nothing, async (scene) => {
      const { replicas, issue, startLoad, until } = scene;
      const [{ key, account }, fresh] = [await issue('enterprise'), await issue('enterprise')];
      const load = startLoad(urlsOf(replicas), key, 6);
      await until(() => load.tally.answered >= 300);
      server.suspend();
      const before = load.tally.answered;
      const begin = performance.now();
      const without = await statusOf(replicas[0]!.url, fresh.key);
      const waited = Math.round(performance.now() - begin);
      await pause(Math.max(0, seconds * 1_000 - waited));
      const within = load.tally.answered - before;
      server.resume();
      const again = await until(async () => (await statusOf(replicas[0]!.url, fresh.key)) === 200);
      return outcomeOf(scene, load, account, {
        tolerance: lease.enterprise * 2,
        notes: [
          `${within} calls were answered within leases during the pause`,
          `a key without a lease was answered with ${without} after ${waited} ms`,
          `${again} ms after the pause it was answered`,
        ],
      });
    }),

  'a clock is an hour off': (server) =>
    onReplicas(
      server,
      [
        plain,
        (directory) => {
          const clock = setClock(directory);
          clock.set(3_600_000 + 90_000);
          return clock.environment;
        },
      ],
      nothing,
      async (scene) => {
        const { replicas, issue, startLoad, until } = scene;
        const { key, account } = await issue('pro');
        // All calls within one minute of the database's clock.
        await until(() => new Date().getSeconds() <= 40);
        const minute = new Date().toISOString().slice(0, 16);
        const load = startLoad(urlsOf(replicas), key, 9);
        await until(() => load.tally.refused >= 30);
        return outcomeOf(scene, load, account, {
          allowed: minuteLimit * (new Date().toISOString().slice(0, 16) === minute ? 1 : 2),
        });
      },
    ),

  'replicas restart one by one': (server) =>
    onReplicas(server, three, nothing, async (scene) => {
      const { store, replicas, start, issue, startLoad, until } = scene;
      const [{ key, account }, disabled] = [await issue('enterprise'), await issue('enterprise')];
      const balancer = await startBalancer();
      for (const { url } of replicas) await balancer.add(url);
      const load = startLoad([balancer.url], key, 6);
      for (const old of [...replicas]) {
        const next = await start({ SVC_STOP_GRACE: '0.5' });
        await balancer.add(next.url);
        if ((await old.stop()) !== 0) throw new Error('A replica did not stop cleanly.');
        balancer.remove(old.url);
        replicas.splice(replicas.indexOf(old), 1);
      }
      for (const { url } of replicas) await statusOf(url, disabled.key);
      await store.changeKey(disabled.id, { disabledAt: new Date().toISOString() });
      const refused = await until(async () =>
        (await Promise.all(replicas.map(({ url }) => statusOf(url, disabled.key)))).every((status) => status === 403),
      );
      const served = await timeToServe(scene, 132);
      const outcome = await outcomeOf(scene, load, account, {
        notes: [
          `a disabled key was refused everywhere after ${refused} ms`,
          `a new observation reached all in ${served} ms`,
        ],
      });
      await balancer.close();
      return outcome;
    }),

  'a newer version migrates': (server) =>
    onReplicas(server, two, nothing, async (scene) => {
      const { replicas, issue, start, query, startLoad, until } = scene;
      const { key, account } = await issue('enterprise');
      const load = startLoad(urlsOf(replicas), key, 6);
      await until(() => load.tally.answered >= 100);
      await query(
        'BEGIN; SELECT version FROM schema_version FOR UPDATE; ALTER TABLE keys ADD COLUMN of_next_version TEXT; ALTER TABLE observations ADD COLUMN of_next_version TEXT; SELECT pg_sleep(0.5); UPDATE schema_version SET version = version + 1; COMMIT',
      );
      const during = load.tally.answered;
      await until(() => load.tally.answered >= during + 100);
      const refused = await start().then(
        () => 'started',
        (problem: Error) =>
          /supports schemas up to/.test(problem.message) ? 'was refused with a sentence' : problem.message,
      );
      return outcomeOf(scene, load, account, {
        notes: [`a replica of the old version that started afterwards ${refused}`],
      });
    }),

  'a month begins': (server) =>
    onReplicas(
      server,
      three,
      async (query) => {
        // The database shows another date: ten minutes, and later seconds, before the end of a month.
        await query(`
          CREATE TABLE moved (by INTERVAL NOT NULL);
          INSERT INTO moved VALUES (timestamptz '2031-01-31 23:50:00Z' - now());
          CREATE FUNCTION clock_timestamp() RETURNS timestamptz LANGUAGE sql
            AS 'SELECT pg_catalog.clock_timestamp() + by FROM public.moved';
          DO $$ BEGIN EXECUTE 'ALTER DATABASE ' || current_database() || ' SET search_path = public, pg_catalog'; END $$
        `);
      },
      async (scene) => {
        const { store, replicas, issue, query, startLoad, until } = scene;
        const { key, account } = await issue('growth');
        const load = startLoad(urlsOf(replicas), key, 9);
        await until(() => load.tally.refused >= 20);
        const inFirst = load.tally.answered;
        await query(`UPDATE moved SET by = timestamptz '2031-01-31 23:59:54Z' - pg_catalog.clock_timestamp()`);
        await until(() => load.tally.answered > inFirst);
        const refused = load.tally.refused;
        await until(async () => (await store.taken(account, '2031-02')) >= 400 && load.tally.refused >= refused + 20);
        const outcome = await outcomeOf(scene, load, account, { allowed: 800 });
        const months = [await store.taken(account, '2031-01'), await store.taken(account, '2031-02')] as const;
        return {
          ...outcome,
          counted: months[0] + months[1],
          notes: [`${inFirst} calls were answered in the first month; counted ${months[0]} and ${months[1]}`],
        };
      },
    ),
} satisfies Readonly<Record<string, (server: PostgresServer, seconds: number) => Promise<Outcome>>>;
