import { mostValidators } from '../../../server/store/feed-states';
import type { Opened } from './opened';

const hour = (number: number): string => `2026-11-20T${String(number).padStart(2, '0')}:00:00.000Z`;

export function feedStatesConform(opened: () => Opened): void {
  test('a scheduled time is claimed once, whichever server asks', async () => {
    const { store, openAnother } = opened();
    const servers = [store, await openAnother(), await openAnother()];
    const claims = await Promise.all(
      servers.map((server, i) => server.claimFeed('fx', hour(10), `server ${i}`, hour(10), hour(11))),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await store.claimFeed('fx', hour(10), 'late', hour(12), hour(13))).toBe(false);
    expect(await store.claimFeed('rates', hour(10), 'server 0', hour(10), hour(11))).toBe(true);
    expect(
      (await store.feedStates()).map(({ name, slot, done, leaseUntil }) => [name, slot, done, leaseUntil]),
    ).toEqual([
      ['fx', hour(10), false, hour(11)],
      ['rates', hour(10), false, hour(11)],
    ]);
  });

  test('a claim can be extended, and is taken over only after it expires', async () => {
    const { store } = opened();
    await store.claimFeed('fx', hour(10), 'first', hour(10), hour(11));
    expect(await store.keepFeed('fx', 'first', hour(13))).toBe(true);
    expect(await store.claimFeed('fx', hour(12), 'second', hour(12), hour(14))).toBe(false);
    expect(await store.claimFeed('fx', hour(13), 'second', hour(13), hour(14))).toBe(true);
    expect(await store.keepFeed('fx', 'first', hour(20))).toBe(false);
    await store.finishFeed('fx', 'first', { at: hour(14), failures: 0, summary: 'too late' });
    expect(await store.feedStates()).toMatchObject([{ done: false, leaseUntil: hour(14), summary: null }]);
  });

  test('the outcome of a run is kept, and the last success outlives a failure', async () => {
    const { store } = opened();
    await store.claimFeed('fx', hour(10), 'a', hour(10), hour(11));
    await store.finishFeed('fx', 'a', { at: hour(10), failures: 0, summary: '3 added' });
    await store.claimFeed('fx', hour(12), 'a', hour(12), hour(13));
    const failed = { at: hour(12), failures: 1, error: 'no answer', openUntil: hour(14), summary: 'nothing' };
    await store.finishFeed('fx', 'a', failed);
    const state = {
      name: 'fx',
      slot: hour(12),
      done: true,
      leaseUntil: null,
      lastRunAt: hour(12),
      lastSuccessAt: hour(10),
      lastError: 'no answer',
      lastErrorAt: hour(12),
      failures: 1,
      openUntil: hour(14),
      summary: 'nothing',
    };
    expect(await store.feedStates()).toEqual([state]);
    await store.claimFeed('fx', hour(15), 'b', hour(15), hour(16));
    await store.finishFeed('fx', 'b', { at: hour(15), failures: 0, summary: '1 added' });
    expect(await store.feedStates()).toMatchObject([
      { lastSuccessAt: hour(15), lastError: null, lastErrorAt: hour(12), failures: 0, openUntil: null },
    ]);
  });

  test('validators of an address are replaced, and those of the newest addresses are kept', async () => {
    const { store } = opened();
    expect(await store.validators('https://a')).toBeUndefined();
    await store.rememberValidators('https://a', { etag: 'x', lastModified: 'Fri' });
    expect(await store.validators('https://a')).toEqual({ etag: 'x', lastModified: 'Fri' });
    await store.rememberValidators('https://a', { etag: 'y' });
    expect(await store.validators('https://a')).toEqual({ etag: 'y' });
    for (let i = 0; i < mostValidators; i++) await store.rememberValidators(`https://a/${i}`, { etag: `${i}` });
    expect(await store.validators('https://a')).toBeUndefined();
    expect(await store.validators('https://a/0')).toEqual({ etag: '0' });
  });
}
