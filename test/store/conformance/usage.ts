import { mostRefusedCalls, type RefusedCall, type UsageCount } from '../../../server/store/usage';
import { ValueRefused } from '../../../server/store/store';
import type { Opened } from './opened';

const count = (calls: number, more: Partial<UsageCount> = {}): UsageCount => ({
  account: 'a',
  key: 'k',
  day: '2026-11-01',
  operation: 'tax',
  outcome: 'success',
  calls,
  ...more,
});
const refused = (account: string, message: string): RefusedCall => ({
  account,
  key: 'k',
  at: '2026-11-01T00:00:00.000Z',
  operation: 'vat',
  code: 'invalid_amount',
  message,
});

export function usageConforms(opened: () => Opened): void {
  test('batches of several servers add up, for each key and for the account', async () => {
    const { store, openAnother } = opened();
    const other = await openAnother();
    const batch = [
      count(3),
      count(2, { key: 'l' }),
      count(1, { outcome: 'invalid_amount' }),
      count(4, { day: '2026-11-02' }),
      count(9, { account: 'b' }),
    ];
    await Promise.all([store.addUsage(batch), other.addUsage(batch), store.addUsage(batch)]);
    const row = (calls: number, day = '2026-11-01', outcome = 'success') => ({ day, operation: 'tax', outcome, calls });
    expect(await store.usageOf('a', undefined, '2026-11-01', '2026-11-30')).toEqual([
      row(3, '2026-11-01', 'invalid_amount'),
      row(15),
      row(12, '2026-11-02'),
    ]);
    expect(await store.usageOf('a', 'l', '2026-11-01', '2026-11-30')).toEqual([row(6)]);
    expect(await store.usageOf('a', 'k', '2026-11-02', '2026-11-02')).toEqual([row(12, '2026-11-02')]);
    expect(await store.usageOf('b', undefined, '2026-12-01', '2026-12-31')).toEqual([]);
  });

  test('the newest refused calls of each account are kept', async () => {
    const { store } = opened();
    await store.addRefusedCalls([refused('b', 'stays')]);
    for (let batch = 0; batch < 3; batch++)
      await store.addRefusedCalls(Array.from({ length: 50 }, (_, i) => refused('a', `${batch * 50 + i}`)));
    const kept = await store.refusedCalls('a');
    expect(kept).toHaveLength(mostRefusedCalls);
    expect(kept[0]).toEqual(refused('a', '149'));
    expect(kept.at(-1)!.message).toBe('50');
    expect(await store.refusedCalls('b')).toEqual([refused('b', 'stays')]);
  });
  test('a row with a value that cannot be kept is refused, and no part of its batch is written', async () => {
    const { store } = opened();
    const bad = count(1, { account: null as never });
    await expect(store.addUsage([count(1), bad])).rejects.toThrow(ValueRefused);
    expect(await store.usageOf('a', undefined, '2026-11-01', '2026-11-30')).toEqual([]);
  });

  test('U+0000 and half a surrogate pair from elsewhere are replaced, and keep nothing from being written', async () => {
    const { store } = opened();
    await store.addRefusedCalls([refused('a', 'a\u0000b\ud800c')]);
    expect((await store.refusedCalls('a'))[0]!.message).toBe('a\ufffdb\ufffdc');
  });
}
