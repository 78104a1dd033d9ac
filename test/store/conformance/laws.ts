import type { NewLaw } from '../../../server/store/laws';
import type { AuditRecord } from '../../../server/store/audit';
import type { Opened } from './opened';

const law = (version: string, replaces: string | null): NewLaw => ({
  version,
  madeOn: '2026-12-01',
  replaces,
  appliedAt: '2026-12-02T00:00:00.000Z',
  changes: '{}',
  retires: '[]',
  bytes: Uint8Array.from([0, 255, 1]),
});
const record = (subject: string): AuditRecord => ({
  at: '2026-12-02T00:00:00.000Z',
  account: 'first',
  actor: 'administrator',
  action: 'law.apply',
  subject,
  before: null,
  after: null,
});

export function lawsConform(opened: () => Opened): void {
  test('a law package is in use for every process, and those before are kept', async () => {
    const { store, openAnother } = opened();
    expect(await store.lawState()).toEqual({ number: 0, version: null });
    expect(await store.applyLaw(law('2026.12.1', null), 0, record('2026.12.1'))).toBe(true);
    expect(await store.applyLaw(law('2026.12.2', '2026.12.1'), 1, record('2026.12.2'))).toBe(true);
    const another = await openAnother();
    expect(await another.lawState()).toEqual({ number: 2, version: '2026.12.2' });
    expect((await another.storedLaws()).map(({ version, replaces, number }) => [version, replaces, number])).toEqual([
      ['2026.12.1', null, 1],
      ['2026.12.2', '2026.12.1', 2],
    ]);
    expect(Uint8Array.from((await another.lawPackage('2026.12.1'))!)).toEqual(Uint8Array.from([0, 255, 1]));
    expect(await another.lawPackage('2026.12.3')).toBeUndefined();
    expect(await another.revertLaw('2026.12.1', 2, record('2026.12.2'))).toBe(true);
    expect(await store.lawState()).toEqual({ number: 3, version: '2026.12.1' });
    expect(await store.auditTrail({ action: 'law.apply' }, 10)).toHaveLength(3);
  });

  test('of two processes that change the law at once, one does', async () => {
    const { store, openAnother } = opened();
    const another = await openAnother();
    const done = await Promise.all([
      store.applyLaw(law('2026.12.1', null), 0, record('2026.12.1')),
      another.applyLaw(law('2026.12.2', null), 0, record('2026.12.2')),
    ]);
    expect([...done].sort()).toEqual([false, true]);
    expect(await store.storedLaws()).toHaveLength(1);
    expect(await store.auditTrail({ action: 'law.apply' }, 10)).toHaveLength(1);
    expect((await store.lawState()).version).toBe(done[0] ? '2026.12.1' : '2026.12.2');
  });
}
