import { firstAccount } from '../../../server/store/accounts';
import type { StoredKey } from '../../../server/store/store';
import type { Opened } from './opened';

const key = (id: string, more: Partial<StoredKey> = {}): StoredKey => ({
  id,
  owner: firstAccount,
  account: id,
  name: `key ${id}`,
  environment: 'live',
  plan: 'pro',
  hint: 'svc_live_abcd…',
  createdAt: '2026-01-01T00:00:00.000Z',
  disabledAt: null,
  ownerDisabledAt: null,
  replacedAt: null,
  expiresAt: null,
  lastUsedAt: null,
  networks: null,
  operations: null,
  ...more,
});

export function keysConform(opened: () => Opened): void {
  test('a key is found by its hash and by its id, with every property', async () => {
    const { store } = opened();
    const limited = key('a', {
      environment: 'test',
      expiresAt: '2027-01-01T00:00:00.000Z',
      networks: ['10.0.0.0/8', '::1'],
      operations: ['tax', 'vat'],
    });
    await store.addKey(limited, 'hash a');
    expect(await store.findKey('hash a')).toEqual(limited);
    expect(await store.keyById('a')).toEqual(limited);
    expect(await store.findKey('hash b')).toBeUndefined();
    expect(await store.keyById('b')).toBeUndefined();
  });

  test('keys are listed oldest first', async () => {
    const { store } = opened();
    const [newer, older] = [key('a', { createdAt: '2026-02-01T00:00:00.000Z' }), key('b')];
    await store.addKey(newer, 'hash a');
    await store.addKey(older, 'hash b');
    expect(await store.listKeys()).toEqual([older, newer]);
  });

  test('if two keys have the same hash, the first is kept', async () => {
    const { store, openAnother } = opened();
    const other = await openAnother();
    await Promise.all([store.addKey(key('a'), 'hash'), other.addKey(key('b'), 'hash')]);
    const keys = await store.listKeys();
    expect(keys).toHaveLength(1);
    await store.addKey(key('c'), 'hash');
    expect(await store.listKeys()).toEqual(keys);
  });

  test('a change touches the named properties of one key', async () => {
    const { store } = opened();
    await store.addKey(key('a', { networks: ['10.0.0.1'] }), 'hash a');
    await store.addKey(key('b'), 'hash b');
    expect(await store.changeKey('a', { plan: 'free', disabledAt: '2026-03-01T00:00:00.000Z' })).toBe(true);
    expect(await store.keyById('a')).toEqual(
      key('a', { networks: ['10.0.0.1'], plan: 'free', disabledAt: '2026-03-01T00:00:00.000Z' }),
    );
    expect(await store.changeKey('a', { networks: null, disabledAt: null })).toBe(true);
    expect(await store.keyById('a')).toEqual(key('a', { plan: 'free' }));
    expect(await store.keyById('b')).toEqual(key('b'));
    expect(await store.changeKey('c', { plan: 'free' })).toBe(false);
  });

  test('simultaneous changes of different properties are all kept', async () => {
    const { store, openAnother } = opened();
    const other = await openAnother();
    await store.addKey(key('a'), 'hash');
    await Promise.all([
      store.changeKey('a', { plan: 'free' }),
      other.changeKey('a', { name: 'renamed' }),
      store.changeKey('a', { expiresAt: '2027-01-01T00:00:00.000Z' }),
    ]);
    expect(await store.keyById('a')).toEqual(
      key('a', { plan: 'free', name: 'renamed', expiresAt: '2027-01-01T00:00:00.000Z' }),
    );
  });

  test('the last use of a key never moves back', async () => {
    const { store } = opened();
    await store.addKey(key('a'), 'hash a');
    await store.addKey(key('b'), 'hash b');
    await store.keysUsed([
      { id: 'a', at: '2026-03-02T00:00:00.000Z' },
      { id: 'b', at: '2026-03-01T00:00:00.000Z' },
      { id: 'gone', at: '2026-03-01T00:00:00.000Z' },
    ]);
    await store.keysUsed([
      { id: 'a', at: '2026-03-01T00:00:00.000Z' },
      { id: 'b', at: '2026-03-03T00:00:00.000Z' },
    ]);
    expect((await store.listKeys()).map(({ lastUsedAt }) => lastUsedAt)).toEqual([
      '2026-03-02T00:00:00.000Z',
      '2026-03-03T00:00:00.000Z',
    ]);
  });
}
