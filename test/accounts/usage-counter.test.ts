import { createUsageCounter } from '../../server/accounts/usage-counter';
import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import { type Store, type StoredKey, StoreUnavailable } from '../../server/store/store';
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

/** The store, with a count of its batches and their rows. It is away while `away` is true. */
function watched() {
  const seen = { batches: 0, counts: 0, away: false };
  const records: Pick<UsageRecords, 'addUsage'> = {
    async addUsage(counts, refused) {
      if (seen.away) throw new StoreUnavailable('away');
      seen.batches++;
      seen.counts += counts.length;
      await store.addUsage(counts, refused);
    },
  };
  return { seen, records: { ...store, ...records } };
}

test('thousands of calls are one batch with a row for each key, operation and outcome', async () => {
  const { seen, records } = watched();
  const usage = createUsageCounter(records, clock);
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
  const usage = createUsageCounter(records, clock);
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
  const usage = createUsageCounter(store, clock);
  const key = await issue();
  usage.answered(key, 'tax');
  at += 2_000;
  usage.answered(key, 'tax', 2);
  await usage.keep();
  expect([await total(key, '2026-11-20'), await total(key, '2026-11-21')]).toEqual([1, 2]);
});
