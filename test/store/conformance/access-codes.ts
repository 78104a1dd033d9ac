import type { AccessCode } from '../../../server/store/access-codes';
import type { AuditRecord } from '../../../server/store/audit';
import type { AuditAction } from '../../../src/contract/words/audit';
import type { Opened } from './opened';

const code = (id: string, more: Partial<AccessCode> = {}): AccessCode => ({
  id,
  name: `team ${id}`,
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: null,
  revokedAt: null,
  mostDevices: null,
  ...more,
});
const record = (action: AuditAction, subject: string): AuditRecord => ({
  at: day(2),
  account: 'first',
  actor: 'ann@example.com',
  action,
  subject,
  before: null,
  after: null,
});
const day = (number: number): string => `2026-03-0${number}T00:00:00.000Z`;

export function accessCodesConform(opened: () => Opened): void {
  test('a code is found by its hash, and a device by its hash and its id, with its code', async () => {
    const { store } = opened();
    const limited = code('a', { expiresAt: '2027-01-01T00:00:00.000Z', mostDevices: 2 });
    await store.addAccessCode(limited, 'hash a');
    expect(await store.accessCode('hash a')).toEqual(limited);
    expect(await store.accessCode('hash b')).toBeUndefined();
    expect(await store.addDevice('d', 'a', 'hash d', day(1))).toBe(true);
    expect(await store.device('hash d')).toEqual({ id: 'd', code: limited });
    expect(await store.deviceById('d')).toEqual({ id: 'd', code: limited });
    expect(await store.device('hash a')).toBeUndefined();
    expect(await store.deviceById('a')).toBeUndefined();
  });

  test('codes are listed oldest first, with their devices and their last use', async () => {
    const { store } = opened();
    await store.addAccessCode(code('a', { createdAt: '2026-02-01T00:00:00.000Z' }), 'hash a');
    await store.addAccessCode(code('b'), 'hash b');
    await store.addDevice('d', 'a', 'hash d', day(1));
    await store.addDevice('e', 'a', 'hash e', day(2));
    await store.deviceUsed('d', day(3));
    expect(await store.listAccessCodes()).toEqual([
      { ...code('b'), devices: 0, lastUsedAt: null },
      { ...code('a', { createdAt: '2026-02-01T00:00:00.000Z' }), devices: 2, lastUsedAt: day(3) },
    ]);
  });

  test('a code is revoked once, and its devices see it', async () => {
    const { store } = opened();
    await store.addAccessCode(code('a'), 'hash a');
    await store.addDevice('d', 'a', 'hash d', day(1));
    expect(await store.revokeAccessCode('a', day(2), record('code.revoke', 'a'))).toBe(true);
    expect(await store.revokeAccessCode('a', day(3), record('code.revoke', 'a'))).toBe(true);
    expect(await store.revokeAccessCode('b', day(3), record('code.revoke', 'b'))).toBe(false);
    expect(await store.device('hash d')).toMatchObject({ code: { revokedAt: day(2) } });
    expect(await store.auditTrail({ action: 'code.revoke' }, 10)).toMatchObject([{ subject: 'a', at: day(2) }]);
  });

  test('one device of a code is revoked, and makes room for another', async () => {
    const { store, openAnother } = opened();
    await store.addAccessCode(code('a', { mostDevices: 2 }), 'hash a', record('code.create', 'a'));
    await store.addAccessCode(code('b'), 'hash b');
    await store.addDevice('d', 'a', 'hash d', day(1));
    await store.addDevice('e', 'a', 'hash e', day(1));
    expect(await store.addDevice('f', 'a', 'hash f', day(1))).toBe(false);
    expect(await store.revokeDevice('b', 'd', record('device.revoke', 'd'))).toBe(false);
    expect(await store.revokeDevice('a', 'f', record('device.revoke', 'f'))).toBe(false);
    const servers = [store, await openAnother()];
    const revoked = await Promise.all(
      servers.map((server) => server.revokeDevice('a', 'd', record('device.revoke', 'd'))),
    );
    expect(revoked.sort()).toEqual([false, true]);
    expect([await store.device('hash d'), await store.deviceById('d')]).toEqual([undefined, undefined]);
    expect(await store.devicesOf('a')).toMatchObject([{ id: 'e' }]);
    expect(await store.addDevice('f', 'a', 'hash f', day(3))).toBe(true);
    expect((await store.auditTrail({}, 10)).map(({ action, subject }) => [action, subject])).toEqual([
      ['device.revoke', 'd'],
      ['code.create', 'a'],
    ]);
  });

  test('several servers together admit as many devices as a code allows', async () => {
    const { store, openAnother } = opened();
    const servers = [store, await openAnother(), await openAnother()];
    await store.addAccessCode(code('a', { mostDevices: 4 }), 'hash a');
    await store.addAccessCode(code('any'), 'hash any');
    const added = await Promise.all(
      Array.from({ length: 12 }, (_, i) => servers[i % 3]!.addDevice(`d${i}`, 'a', `hash ${i}`, day(1))),
    );
    expect(added.filter(Boolean)).toHaveLength(4);
    const unlimited = await Promise.all(
      Array.from({ length: 12 }, (_, i) => servers[i % 3]!.addDevice(`e${i}`, 'any', `any ${i}`, day(1))),
    );
    expect(unlimited.every(Boolean)).toBe(true);
    expect(await store.addDevice('f', 'no such code', 'hash f', day(1))).toBe(false);
  });
}
