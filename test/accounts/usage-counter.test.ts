import { createUsageCounter } from '../../server/accounts/usage-counter';
import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import { type Store, type StoredKey, StoreUnavailable, ValueRefused } from '../../server/store/store';
import { mostRefusedCalls, type UsageRecords } from '../../server/store/usage';
import { message } from '../../src/language/message';
import { removeDirectory, temporaryDirectory } from '../support/server-process';

const dataDir = temporaryDirectory();
let store: Store;
beforeAll(async () => void (store = await openStore({ dataDir })));
afterAll(async () => {
  await store.close();
  removeDirectory(dataDir);
});

let at = Date.parse('2026-11-20T23:59:59Z');
const clock = { now: () => at };
const wrong = { code: 'invalid_amount', message: message('amount_missing') } as const;
const issue = async (): Promise<StoredKey> =>
  (await issueKey(store, { name: 'k', environment: 'live', plan: 'free', now: new Date(at), account: 'a' })).stored;
const total = async (key: StoredKey, day: string): Promise<number> =>
  (await store.usageOf(key.owner, key.id, day, day)).reduce((sum, { calls }) => sum + calls, 0);

/** Nothing is lost, unless a test says so. */
const fail = (problem: Error): void => {
  throw problem;
};

/** The store, with a count of its batches and their rows. It is away while `away` is true. */
function watched() {
  const seen = { batches: 0, counts: 0, away: false };
  const records: Pick<UsageRecords, 'addUsage' | 'addRefusedCalls'> = {
    async addUsage(counts) {
      if (seen.away) throw new StoreUnavailable(message('postgres_lost'));
      seen.batches++;
      seen.counts += counts.length;
      await store.addUsage(counts);
    },
    async addRefusedCalls(refused) {
      if (seen.away) throw new StoreUnavailable(message('postgres_lost'));
      await store.addRefusedCalls(refused);
    },
  };
  return { seen, records };
}

test('thousands of calls are one batch with a row for each key, operation and outcome', async () => {
  const { seen, records } = watched();
  const usage = createUsageCounter(records, clock, fail);
  const keys = [await issue(), await issue()];
  for (let call = 0; call < 10_000; call++) {
    const key = keys[call % 2]!;
    if (call % 10 === 0) usage.refused(key, 'vat', wrong);
    else usage.answered(key, call % 3 === 0 ? 'tax' : 'forex');
  }
  await usage.keep();
  await usage.keep();
  // One key was refused, both asked two operations.
  expect(seen).toMatchObject({ batches: 1, counts: 5 });
  expect((await total(keys[0]!, '2026-11-20')) + (await total(keys[1]!, '2026-11-20'))).toBe(10_000);
  expect(await store.refusedCalls(keys[0]!.owner)).toHaveLength(mostRefusedCalls);
});

test('while the store is away nothing is lost, and nothing counts twice', async () => {
  const { seen, records } = watched();
  const usage = createUsageCounter(records, clock, fail);
  const key = await issue();
  usage.answered(key, 'tax', 3);
  seen.away = true;
  await expect(usage.keep()).rejects.toThrow(StoreUnavailable);
  usage.answered(key, 'tax');
  usage.refused(key, 'tax', wrong);
  await expect(usage.keep()).rejects.toThrow(StoreUnavailable);
  seen.away = false;
  await usage.keep();
  expect(await total(key, '2026-11-20')).toBe(5);
  expect((await store.refusedCalls(key.owner))[0]).toMatchObject({ key: key.id, code: 'invalid_amount' });
});

test('calls count on the day on which they were made', async () => {
  const usage = createUsageCounter(store, clock, fail);
  const key = await issue();
  usage.answered(key, 'tax');
  at += 2_000;
  usage.answered(key, 'tax', 2);
  await usage.keep();
  expect([await total(key, '2026-11-20'), await total(key, '2026-11-21')]).toEqual([1, 2]);
});

test('what cannot be written is lost alone: counts and details beside it are kept, and it is not tried again', async () => {
  const [key, poisoned] = [await issue(), await issue()];
  const tried: number[] = [];
  const without =
    <Row extends { readonly key: string }>(write: (rows: readonly Row[]) => Promise<void>) =>
    async (rows: readonly Row[]): Promise<void> => {
      tried.push(rows.length);
      if (rows.some((row) => row.key === poisoned.id)) throw new ValueRefused('of no type that the store has');
      await write(rows);
    };
  const lost: Error[] = [];
  const usage = createUsageCounter(
    { addUsage: without(store.addUsage), addRefusedCalls: without(store.addRefusedCalls) },
    clock,
    (problem) => lost.push(problem),
  );
  for (let call = 0; call < 9; call++) usage.answered(key, call % 2 === 0 ? 'tax' : 'vat');
  usage.answered(poisoned, 'tax');
  usage.refused(poisoned, 'tax', wrong);
  for (let call = 0; call < 4; call++) usage.refused(key, 'fuel', wrong);
  await usage.keep();
  const day = new Date(at).toISOString().slice(0, 10);
  expect([await total(key, day), await total(poisoned, day)]).toEqual([13, 0]);
  expect((await store.refusedCalls(key.owner)).filter((call) => call.key === key.id)).toHaveLength(4);
  // Two counts and one detail of the poisoned key.
  expect(lost).toHaveLength(3);
  tried.length = 0;
  await usage.keep();
  expect(tried).toEqual([]);
});

test('a row that cannot be written and a store that goes away leave the rest for later', async () => {
  const [key, poisoned] = [await issue(), await issue()];
  let [away, lost] = [false, 0];
  const usage = createUsageCounter(
    {
      async addUsage(rows) {
        if (away) throw new StoreUnavailable(message('postgres_lost'));
        if (rows.some((row) => row.key === poisoned.id)) {
          // Only the first half is still written.
          away = rows.length === 1;
          throw new ValueRefused('of no type that the store has');
        }
        await store.addUsage(rows);
      },
      addRefusedCalls: store.addRefusedCalls,
    },
    clock,
    () => lost++,
  );
  usage.answered(poisoned, 'tax');
  for (const operation of ['tax', 'vat', 'fuel'] as const) usage.answered(key, operation);
  await expect(usage.keep()).rejects.toThrow(StoreUnavailable);
  away = false;
  await usage.keep();
  const day = new Date(at).toISOString().slice(0, 10);
  expect([await total(key, day), lost]).toEqual([3, 1]);
});
