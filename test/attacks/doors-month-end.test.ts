import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { setClock } from '../support/clock';
import { startLoad } from '../support/load';
import { emptyDatabase, withoutPostgres } from '../support/postgres';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server-process';
import { until } from '../support/until';
import { engines } from './doors-service';

const perMonth = 300;
const ends = '2031-01-31T23:59:50.000Z';
const ahead = Date.parse(ends) - Date.now();

describe.each(engines)('a month ends under load, in %s', (engine, tested) => {
  const directory = temporaryDirectory();
  const clock = setClock(directory);
  let server: ServerProcess;
  let store: Store;
  beforeAll(async () => {
    const databaseUrl = engine === 'PostgreSQL' && withoutPostgres === undefined ? await emptyDatabase() : undefined;
    const plansFile = join(directory, 'plans.json');
    const limits = { per_month: perMonth, per_minute: null };
    writeFileSync(plansFile, JSON.stringify({ free: limits }));
    clock.set(ahead);
    server = await startServer({
      SVC_DATA_DIR: directory,
      SVC_PLANS_FILE: plansFile,
      SVC_LOG_LEVEL: 'warn',
      ...(databaseUrl === undefined ? {} : { SVC_DATABASE_URL: databaseUrl }),
      ...clock.environment,
    });
    store = await openStore({ dataDir: directory, databaseUrl });
  });
  afterAll(async () => {
    await store.close();
    removeDirectory(directory);
  });

  tested(
    'each month has its whole quota and no more, batches across its end are counted once, and going back gives nothing',
    async () => {
      const now = new Date(Date.parse(ends));
      const make = () => issueKey(store, { name: 'month', environment: 'live', plan: 'free', now });
      const [used, saved, batched] = [await make(), await make(), await make()];
      const load = startLoad([server.url], used.key, 6);
      const saving = startLoad([server.url], saved.key, 1);
      await until(() => load.tally.answered === perMonth && load.tally.refused >= 10 && saving.tally.answered >= 5);
      // The first key has nothing left of January, the second has a lease of it.
      const batch = async (): Promise<number> => {
        const input = { country: 'KE', amount: 85_000, type: 'income' };
        const response = await fetch(`${server.url}/api/v1/batch`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-api-key': batched.key },
          body: JSON.stringify({ items: Array.from({ length: 20 }, () => ({ operation: 'tax', input })) }),
        });
        await response.text();
        return response.status;
      };
      const batches = Array.from({ length: 6 }, batch);
      clock.set(ahead + 10_000 + (Date.now() % 1_000));
      batches.push(...Array.from({ length: 6 }, batch));
      const statuses = await Promise.all(batches);
      await until(() => load.tally.answered === 2 * perMonth && load.tally.refused >= 40);
      clock.set(ahead - 86_400_000);
      const refused = load.tally.refused;
      await until(() => load.tally.refused >= refused + 20);
      const [one, other] = [await load.stop(), await saving.stop()];
      expect(await server.stop()).toBe(0);

      const taken = async ({ stored }: typeof used): Promise<readonly number[]> =>
        Promise.all(['2031-01', '2031-02'].map((month) => store.taken(stored.account, month)));
      expect(one).toMatchObject({ answered: 2 * perMonth, failed: 0, broken: 0, unavailable: 0 });
      expect(await taken(used)).toEqual([perMonth, perMonth]);
      // A lease of January that is not spent by its end stays counted there: never too few.
      const [january, february] = await taken(saved);
      expect(other).toMatchObject({ failed: 0, broken: 0, unavailable: 0 });
      expect(january! + february!).toBeGreaterThanOrEqual(other.answered);
      const answered = statuses.filter((status) => status === 200).length;
      const [before, after] = await taken(batched);
      expect(before! + after!).toBeGreaterThanOrEqual(answered * 20);
      for (const count of [before!, after!]) expect(count).toBeLessThanOrEqual(perMonth);
      const counts = await store.usageOf(used.stored.owner, used.stored.id, '2031-01-01', '2031-02-28');
      expect(counts.filter(({ outcome }) => outcome === 'success').reduce((sum, { calls }) => sum + calls, 0)).toBe(
        2 * perMonth,
      );
    },
    120_000,
  );
});
