import type { LeaseRequest } from '../../../server/store/leases';
import type { Store } from '../../../server/store/store';
import type { Opened } from './opened';

const request: LeaseRequest = { account: 'k', window: '2026-11', needed: 1, most: 500, limit: 100, share: 0.1 };

/** Takes leases until one is refused, and returns the calls of each. */
async function takeAll(store: Store): Promise<number[]> {
  const leases: number[] = [];
  for (;;) {
    const { granted } = await store.takeLease(request);
    if (granted === 0) return leases;
    leases.push(granted);
  }
}
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export function leasesConform(opened: () => Opened): void {
  test('leases reach the limit exactly, and become smaller towards it', async () => {
    const { store } = opened();
    const leases = await takeAll(store);
    expect(sum(leases)).toBe(request.limit);
    expect([leases[0], leases.at(-1)]).toEqual([10, 1]);
    expect(await store.takeLease(request)).toEqual({ granted: 0, left: 0 });
  });

  test('several servers at once never exceed the limit together', async () => {
    const { store, openAnother } = opened();
    const servers = [store, await openAnother(), await openAnother(), await openAnother()];
    const leases = await Promise.all(servers.flatMap((server) => [takeAll(server), takeAll(server)]));
    expect(sum(leases.flat())).toBe(request.limit);
    expect(await store.taken('k', '2026-11')).toBe(request.limit);
  });

  test('returned calls can be leased again, by another server too', async () => {
    const { store, openAnother } = opened();
    const other = await openAnother();
    await takeAll(store);
    await store.returnLease('k', '2026-11', 7);
    expect(await other.taken('k', '2026-11')).toBe(93);
    expect(await other.takeLease({ ...request, needed: 8 })).toEqual({ granted: 0, left: 7 });
    expect(await other.takeLease({ ...request, needed: 7 })).toEqual({ granted: 7, left: 0 });
  });

  test('calls returned at the same time all count', async () => {
    const { store, openAnother } = opened();
    const other = await openAnother();
    await takeAll(store);
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? store : other).returnLease('k', '2026-11', 3)),
    );
    expect(await store.taken('k', '2026-11')).toBe(70);
  });

  test('no more calls can be returned than were taken', async () => {
    const { store } = opened();
    await store.takeLease(request);
    await store.returnLease('k', '2026-11', 1_000);
    expect(await store.taken('k', '2026-11')).toBe(0);
    await store.returnLease('never used', '2026-11', 5);
    expect(await store.taken('never used', '2026-11')).toBe(0);
  });

  test('without a limit, the largest possible lease is granted', async () => {
    const { store } = opened();
    expect(await store.takeLease({ ...request, limit: null })).toEqual({ granted: 500, left: null });
    expect(await store.takeLease({ ...request, limit: null, needed: 2_000 })).toEqual({ granted: 2_000, left: null });
    expect(await store.taken('k', '2026-11')).toBe(2_500);
  });

  test('a limit lowered below the calls taken grants nothing', async () => {
    const { store } = opened();
    await takeAll(store);
    expect(await store.takeLease({ ...request, limit: 50 })).toEqual({ granted: 0, left: 0 });
  });

  test('accounts and windows are counted separately', async () => {
    const { store } = opened();
    await takeAll(store);
    expect((await store.takeLease({ ...request, account: 'other' })).granted).toBe(10);
    expect((await store.takeLease({ ...request, window: '2026-12' })).granted).toBe(10);
  });

  test('past minutes are forgotten, and months are not', async () => {
    const { store } = opened();
    const windows = ['2026-10', '2026-11-21T10:04', '2026-11-21T10:05'];
    for (const window of windows) await store.takeLease({ ...request, window });
    await store.forgetMinutesBefore('2026-11-21T10:05');
    expect(await Promise.all(windows.map((window) => store.taken('k', window)))).toEqual([10, 0, 10]);
  });
}
