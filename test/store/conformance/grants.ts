import type { AuditRecord } from '../../../server/store/audit';
import type { Grant, GrantTokens } from '../../../server/store/grants';
import type { Opened } from './opened';

const [at, later, latest] = ['2026-11-20T08:00:00.000Z', '2026-11-20T09:00:00.000Z', '2026-12-20T08:00:00.000Z'];

const record = (action: AuditRecord['action']): AuditRecord => ({
  at,
  account: 'a',
  actor: 'ann@example.com',
  action,
  subject: 'g',
  before: null,
  after: null,
});

const grant = (id: string, endsAt = later): Grant => ({
  id,
  account: 'a',
  answeredForBy: 'ann@example.com',
  client: 'client',
  program: 'Agent',
  redirectUri: 'http://127.0.0.1/callback',
  resource: 'https://example.com/mcp',
  createdAt: at,
  connectedAt: null,
  lastUsedAt: null,
  endsAt,
});
const codeOf = (id: string) => ({ hash: `code of ${id}`, challenge: 'challenge', until: later });
const tokensOf = (name: string): GrantTokens => ({
  access: { hash: `${name} access`, expiresAt: later },
  refresh: { hash: `${name} refresh`, expiresAt: latest },
});

export function grantsConform(opened: () => Opened): void {
  const account = async () => {
    const { store } = opened();
    await store.addAccount(
      { id: 'a', name: 'a', plan: 'free', createdAt: at, disabledAt: null },
      undefined,
      record('account.create'),
    );
    return store;
  };

  test('a code is exchanged once, by one of several servers, and before its end', async () => {
    const store = await account();
    const another = await opened().openAnother();
    expect(await store.addGrant(grant('g'), codeOf('g'), 9)).toBe(true);
    expect(await store.grantsOf('a')).toEqual([]);
    expect(await store.grantOfCode('code of g')).toEqual({ grant: grant('g'), code: codeOf('g') });
    const use = (one: typeof store, name: string, moment = at) =>
      one.useCode('code of g', moment, tokensOf(name), record('program.connect'));
    expect(await use(store, 'late', later)).toBe(false);
    const used = await Promise.all([use(store, 'x'), use(another, 'y')]);
    expect(used.filter(Boolean)).toHaveLength(1);
    const connected = { ...grant('g', latest), connectedAt: at };
    expect(await store.grantsOf('a')).toEqual([connected]);
    const name = used[0] === true ? 'x' : 'y';
    expect(await another.grantOfToken(`${name} access`)).toEqual({
      grant: connected,
      kind: 'access',
      expiresAt: later,
      plan: 'free',
      accountDisabledAt: null,
    });
    expect(await store.grantOfToken(`${name === 'x' ? 'y' : 'x'} access`)).toBeUndefined();
    expect((await store.auditTrail({ account: 'a' }, 9)).map(({ action }) => action)).toEqual([
      'program.connect',
      'account.create',
    ]);
  });

  test('a refresh token is exchanged once, and is known as used after that', async () => {
    const store = await account();
    const another = await opened().openAnother();
    await store.addGrant(grant('g'), codeOf('g'), 9);
    await store.useCode('code of g', at, tokensOf('1'), record('program.connect'));
    expect(await store.renewGrant('1 access', at, tokensOf('x'))).toBe('unknown');
    expect(await store.renewGrant('1 refresh', latest, tokensOf('x'))).toBe('unknown');
    const renewed = await Promise.all(
      [store, another].map((one, i) => one.renewGrant('1 refresh', at, tokensOf(`2${i}`))),
    );
    expect([...renewed].sort()).toEqual(['renewed', 'used']);
    expect(await store.renewGrant('1 refresh', later, tokensOf('3'))).toBe('used');
  });

  test('the end of a grant ends its tokens; only its account ends it, once', async () => {
    const store = await account();
    await store.addGrant(grant('g'), codeOf('g'), 9);
    await store.useCode('code of g', at, tokensOf('1'), record('program.connect'));
    const end = (owner: string) => store.endGrant(owner, 'g', record('program.disconnect'));
    expect(await end('b')).toBe(false);
    // A renewal and the end at the same moment: neither waits for the other for good.
    const [ended] = await Promise.all([end('a'), store.renewGrant('1 refresh', at, tokensOf('2'))]);
    expect(ended).toBe(true);
    expect(await end('a')).toBe(false);
    for (const hash of ['1 access', '1 refresh', '2 access', '2 refresh'])
      expect(await store.grantOfToken(hash)).toBeUndefined();
  });

  test('an account has no more grants than it may, and those that have ended make room', async () => {
    const store = await account();
    const another = await opened().openAnother();
    const added = await Promise.all(
      ['1', '2', '3', '4'].map((id, i) => (i % 2 === 0 ? store : another).addGrant(grant(id), codeOf(id), 2)),
    );
    expect(added.filter(Boolean)).toHaveLength(2);
    expect(await store.addGrant({ ...grant('5', latest), createdAt: later }, codeOf('5'), 2)).toBe(true);
    await store.sweepPeople(undefined, latest);
    expect(await store.grantOfCode('code of 5')).toBeUndefined();
  });

  test('the last use of a grant never goes back', async () => {
    const store = await account();
    await store.addGrant(grant('g'), codeOf('g'), 9);
    await store.useCode('code of g', at, tokensOf('1'), record('program.connect'));
    await store.grantsUsed([{ id: 'g', at: later }]);
    await store.grantsUsed([
      { id: 'g', at },
      { id: 'unknown', at },
    ]);
    expect((await store.grantsOf('a'))[0]!.lastUsedAt).toBe(later);
  });
}
