import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { setClock } from '../support/clock';
import { startLoad } from '../support/load';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server-process';
import { until } from '../support/until';

const perMonth = 300;
const today = new Date();
/** The end of this month. */
const end = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1);
const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);
const months = [monthOf(end - 1), monthOf(end)] as const;
const hour = 3_600_000;

// On PostgreSQL the date is that of the database: test/replicas begins a month there.
describe('a month ends under load, in SQLite', () => {
  const directory = temporaryDirectory();
  const clock = setClock(directory);
  const setTo = (moment: number): void => clock.set(moment - Date.now());
  let server: ServerProcess;
  let store: Store;
  beforeAll(async () => {
    const plansFile = join(directory, 'plans.json');
    const limits = { per_month: perMonth, per_minute: null };
    writeFileSync(plansFile, JSON.stringify({ free: limits }));
    setTo(end - 12 * hour);
    server = await startServer({
      SVC_DATA_DIR: directory,
      SVC_PLANS_FILE: plansFile,
      SVC_LOG_LEVEL: 'warn',
      ...clock.environment,
    });
    store = await openStore({ dataDir: directory });
  });
  afterAll(async () => {
    await store.close();
    removeDirectory(directory);
  });

  test('each month has its whole quota and no more, batches across its end are counted once, and going back gives nothing', async () => {
    const now = new Date(end - 12 * hour);
    const make = () => issueKey(store, { name: 'month', environment: 'live', plan: 'free', now });
    const [used, saved, batched] = [await make(), await make(), await make()];
    const load = startLoad([server.url], used.key, 6);
    const saving = startLoad([server.url], saved.key, 1);
    await until(() => load.tally.answered === perMonth && load.tally.refused >= 10 && saving.tally.answered >= 5);
    // The first key has nothing left of the month, the second has a lease of it.
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
    setTo(end);
    batches.push(...Array.from({ length: 6 }, batch));
    const statuses = await Promise.all(batches);
    await until(() => load.tally.answered === 2 * perMonth && load.tally.refused >= 40);
    setTo(end - 24 * hour);
    const refused = load.tally.refused;
    await until(() => load.tally.refused >= refused + 20);
    const [one, other] = [await load.stop(), await saving.stop()];
    expect(await server.stop()).toBe(0);

    const taken = async ({ stored }: typeof used): Promise<readonly number[]> =>
      Promise.all(months.map((month) => store.taken(stored.account, month)));
    expect(one).toMatchObject({ answered: 2 * perMonth, failed: 0, broken: 0, unavailable: 0 });
    expect(await taken(used)).toEqual([perMonth, perMonth]);
    // A lease that is not spent by the end of its month stays counted there: never too few.
    const [first, second] = await taken(saved);
    expect(other).toMatchObject({ failed: 0, broken: 0, unavailable: 0 });
    expect(first! + second!).toBeGreaterThanOrEqual(other.answered);
    const answered = statuses.filter((status) => status === 200).length;
    const [before, after] = await taken(batched);
    expect(before! + after!).toBeGreaterThanOrEqual(answered * 20);
    for (const count of [before!, after!]) expect(count).toBeLessThanOrEqual(perMonth);
    const counts = await store.usageOf(used.stored.owner, used.stored.id, `${months[0]}-01`, `${months[1]}-28`);
    expect(counts.filter(({ outcome }) => outcome === 'success').reduce((sum, { calls }) => sum + calls, 0)).toBe(
      2 * perMonth,
    );
  }, 120_000);
});
