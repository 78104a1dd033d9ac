import { clocksDiffer, mostAttempts } from '../../../server/store/attempts';
import type { Opened } from '../conformance';

const minute = 60_000;
const now = Date.UTC(2026, 2, 1);
const perAddress = { bucket: 'address', most: 3, within: minute };

export function attemptsConform(opened: () => Opened): void {
  test('a limit applies until its oldest attempt expires', async () => {
    const { store } = opened();
    for (let i = 0; i < 3; i++) expect(await store.noteAttempt(`${i}`, [perAddress], now + i)).toBeUndefined();
    expect(await store.heldUpUntil([perAddress], now + 3)).toBe(now + minute);
    expect(await store.noteAttempt('3', [perAddress], now + 3)).toBe(now + minute);
    expect(await store.heldUpUntil([perAddress], now + minute - 1)).toBe(now + minute);
    expect(await store.heldUpUntil([perAddress], now + minute)).toBeUndefined();
    expect(await store.heldUpUntil([{ ...perAddress, bucket: 'another' }], now + 3)).toBeUndefined();
  });

  test('with several limits the longest wait applies, and a refused attempt counts for none of them', async () => {
    const { store } = opened();
    const limits = [perAddress, { bucket: 'all', most: 1, within: 10 * minute }];
    expect(await store.noteAttempt('0', limits, now)).toBeUndefined();
    expect(await store.noteAttempt('1', limits, now + 1)).toBe(now + 10 * minute);
    for (let i = 2; i < 4; i++) expect(await store.noteAttempt(`${i}`, [perAddress], now + i)).toBeUndefined();
    expect(await store.noteAttempt('4', [perAddress], now + 4)).toBe(now + minute);
  });

  test('a limit does not affect callers without attempts', async () => {
    const { store } = opened();
    const all = { bucket: 'all', most: 1, within: minute, sparing: 'me' };
    await store.noteAttempt('0', [{ ...perAddress, bucket: 'all' }], now);
    expect(await store.heldUpUntil([all], now)).toBeUndefined();
    await store.noteAttempt('1', [{ ...perAddress, bucket: 'me' }], now);
    expect(await store.heldUpUntil([all], now)).toBe(now + minute);
  });

  test('several servers together never exceed a limit', async () => {
    const { store, openAnother } = opened();
    const servers = [store, await openAnother(), await openAnother()];
    const waits = await Promise.all(
      Array.from({ length: 12 }, (_, i) => servers[i % 3]!.noteAttempt(`${i}`, [perAddress], now)),
    );
    expect(waits.filter((until) => until === undefined)).toHaveLength(3);
  });

  test('an attempt with a wrong clock delays nobody', async () => {
    const { store } = opened();
    const limit = { ...perAddress, most: 1 };
    await store.noteAttempt('0', [limit], now + clocksDiffer + 1);
    expect(await store.heldUpUntil([limit], now)).toBeUndefined();
    expect(await store.noteAttempt('1', [limit], now)).toBeUndefined();
  });

  test('a limited number is kept: those that expire last', async () => {
    const { store, database } = opened();
    const limit = (bucket: string, within: number) => ({ bucket, most: 1, within });
    await store.noteAttempt('short', [limit('short', minute)], now);
    await store.noteAttempt('long', [limit('long', 3 * minute)], now);
    for (let from = 0; from < mostAttempts; from += 1_000) {
      const rows = Array.from({ length: 1_000 }, (_, i) => `('${from + i}', 'many', ${now}, ${now + 2 * minute})`);
      await database.execute(`INSERT INTO attempts (id, bucket, at, forgotten_at) VALUES ${rows.join()}`);
    }
    await store.noteAttempt('last', [limit('last', 4 * minute)], now);
    expect(await store.heldUpUntil([limit('short', minute)], now)).toBeUndefined();
    expect(await store.heldUpUntil([limit('long', 3 * minute)], now)).toBe(now + 3 * minute);
    expect(await store.heldUpUntil([limit('last', 4 * minute)], now)).toBe(now + 4 * minute);
  });
}
