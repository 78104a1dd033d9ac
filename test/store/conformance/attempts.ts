import { clocksDiffer, mostBuckets } from '../../../server/store/attempts';
import type { Opened } from './opened';

const minute = 60_000;
const now = Date.UTC(2026, 2, 1);
const perAddress = { kind: 'code', bucket: 'address', most: 3, within: minute };

export function attemptsConform(opened: () => Opened): void {
  test('a limit applies until its oldest attempt expires', async () => {
    const { store } = opened();
    for (let i = 0; i < 3; i++) expect(await store.noteAttempt([perAddress], now + i)).toBeUndefined();
    expect(await store.heldUpUntil([perAddress], now + 3)).toBe(now + minute);
    expect(await store.noteAttempt([perAddress], now + 3)).toBe(now + minute);
    expect(await store.heldUpUntil([perAddress], now + minute - 1)).toBe(now + minute);
    expect(await store.heldUpUntil([perAddress], now + minute)).toBeUndefined();
    expect(await store.heldUpUntil([{ ...perAddress, bucket: 'another' }], now + 3)).toBeUndefined();
  });

  test('with several limits the longest wait applies, and a refused attempt counts for none of them', async () => {
    const { store } = opened();
    const limits = [perAddress, { kind: 'all', bucket: 'all', most: 1, within: 10 * minute }];
    expect(await store.noteAttempt(limits, now)).toBeUndefined();
    expect(await store.noteAttempt(limits, now + 1)).toBe(now + 10 * minute);
    for (let i = 2; i < 4; i++) expect(await store.noteAttempt([perAddress], now + i)).toBeUndefined();
    expect(await store.noteAttempt([perAddress], now + 4)).toBe(now + minute);
  });

  test('limits over several spans count the same attempts', async () => {
    const { store } = opened();
    const spans = [perAddress, { ...perAddress, most: 5, within: 10 * minute }];
    for (let i = 0; i < 3; i++) expect(await store.noteAttempt(spans, now + i)).toBeUndefined();
    expect(await store.noteAttempt(spans, now + 3)).toBe(now + minute);
    for (let i = 0; i < 2; i++) expect(await store.noteAttempt(spans, now + 2 * minute + i)).toBeUndefined();
    expect(await store.heldUpUntil(spans, now + 2 * minute + 2)).toBe(now + 10 * minute);
    expect(await store.heldUpUntil(spans, now + 10 * minute)).toBeUndefined();
  });

  test('a limit does not affect callers without attempts', async () => {
    const { store } = opened();
    const all = { kind: 'all', bucket: 'all', most: 1, within: minute, sparing: 'me' };
    await store.noteAttempt([{ ...perAddress, bucket: 'all' }], now);
    expect(await store.heldUpUntil([all], now)).toBeUndefined();
    await store.noteAttempt([{ ...perAddress, bucket: 'me' }], now);
    expect(await store.heldUpUntil([all], now)).toBe(now + minute);
  });

  test('several servers together never exceed a limit', async () => {
    const { store, openAnother } = opened();
    const servers = [store, await openAnother(), await openAnother()];
    const waits = await Promise.all(
      Array.from({ length: 12 }, (_, i) => servers[i % 3]!.noteAttempt([perAddress], now)),
    );
    expect(waits.filter((until) => until === undefined)).toHaveLength(3);
  });

  test('an attempt with a wrong clock delays nobody', async () => {
    const { store } = opened();
    const limit = { ...perAddress, most: 1 };
    await store.noteAttempt([limit], now + clocksDiffer + 1);
    expect(await store.heldUpUntil([limit], now)).toBeUndefined();
    expect(await store.noteAttempt([limit], now)).toBeUndefined();
    expect(await store.heldUpUntil([limit], now)).toBe(now + minute);
  });

  describe('a flood of new buckets', () => {
    const longer = (bucket: string, most: number) => ({ kind: 'code', bucket, most, within: 3 * minute });
    /** As many buckets as are kept and some more, each with one attempt and a later end than others in the test. */
    const flood = async (kind: string, buckets = mostBuckets * 1.2): Promise<void> => {
      for (let from = 0; from < buckets; from += 1_000) {
        const rows = Array.from(
          { length: 1_000 },
          (_, i) => `('${kind} ${from + i}', '${kind}', '${now}', 1, 0, ${now + 9 * minute})`,
        );
        await opened().database.execute(
          `INSERT INTO attempt_buckets (bucket, kind, moments, attempts, holds_until, forgotten_at) VALUES ${rows.join()}`,
        );
      }
    };

    test('pushes out no bucket that holds somebody up, nor one with more attempts, nor one of another kind', async () => {
      const { store } = opened();
      const [held, counted, other] = [longer('held', 1), longer('counted', 5), { ...longer('other', 2), kind: 'mail' }];
      await store.noteAttempt([held], now);
      for (let i = 0; i < 4; i++) await store.noteAttempt([counted], now + i);
      await store.noteAttempt([other], now);
      await flood('code');
      await store.noteAttempt([longer('last', 2)], now + 4);
      expect(await store.heldUpUntil([held], now + 5)).toBe(now + 3 * minute);
      expect(await store.noteAttempt([counted], now + 5)).toBeUndefined();
      expect(await store.heldUpUntil([counted], now + 6)).toBe(now + 3 * minute);
      expect(await store.noteAttempt([other], now + 6)).toBeUndefined();
      expect(await store.heldUpUntil([other], now + 7)).toBe(now + 3 * minute);
    });

    test('leaves a limited number of them, which end with their time', async () => {
      const { store, database } = opened();
      await flood('code');
      await store.noteAttempt([longer('last', 2)], now);
      // Fails where the check does not hold.
      const counts = (condition: string): Promise<void> =>
        database.execute(`INSERT INTO heartbeat SELECT 1 / (CASE WHEN ${condition} THEN 1 ELSE 0 END) FROM heartbeat`);
      await counts(`(SELECT count(*) FROM attempt_buckets) = ${mostBuckets}`);
      await store.noteAttempt([longer('later', 2)], now + 10 * minute);
      await counts('(SELECT count(*) FROM attempt_buckets) = 1');
    });
  });
}
