import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import type { MyAccounts } from '../../src/contract/people';
import type { Role } from '../../src/contract/words/roles';
import { askAccount, engines, peopleSettings, startTown, type Town } from '../support/people';
import { startedServers } from '../support/server-process';
import type { Visitor } from '../support/visitor';

const start = startedServers(peopleSettings);

/** Who outlives a removal, and who fills what nobody can empty. */
describe.each(engines)('accounts in %s', (_engine, database, tested) => {
  let town: Town;
  let url: string;
  let store: Store;
  beforeAll(async () => {
    const databaseUrl = await database();
    town = await startTown(start, { SVC_DATABASE_URL: databaseUrl });
    url = town.server.url;
    store = await openStore({ dataDir: town.server.dataDir, databaseUrl: databaseUrl || undefined });
  });
  afterAll(async () => {
    await store.close();
    await town.mail.close();
  });

  const accountsOf = async (one: Visitor): Promise<MyAccounts['accounts']> =>
    (await one.get<MyAccounts>('/accounts')).data.accounts;
  const idOf = async (one: Visitor): Promise<string> => (await one.get<{ id: string }>('/me')).data.id;
  const actions = async (account: string): Promise<readonly string[]> =>
    (await store.auditTrail({ account }, 100)).map(({ action }) => action);

  /** Invites somebody and returns the token of the link. */
  async function invite(who: Visitor | string, email: string, role: Role): Promise<string> {
    const invited = await askAccount<{ link: string }>(url, who, 'POST', '/invitations', { email, role });
    expect(invited.status).toBe(200);
    return invited.data.link.split('#')[1]!;
  }
  async function makeToken(who: Visitor | string, role: Role): Promise<string> {
    const made = await askAccount<{ token: string }>(url, who, 'POST', '/tokens', { name: role, role });
    expect(made.status).toBe(200);
    return made.data.token;
  }
  const mayRead = async (token: string): Promise<number> => (await askAccount(url, token, 'GET', '/keys')).status;

  tested('a founder who was removed has an account of their own, one, however many pages open it', async () => {
    const [founder, second] = [
      await town.member('founder@example.com', 'Founder'),
      await town.member('second@example.com'),
    ];
    const team = (await accountsOf(founder))[0]!.id;
    await second.post('/invitation', { token: await invite(founder, 'second@example.com', 'owner') });
    const headers = { 'x-svc-account': team };
    const removed = await fetch(`${url}/api/v1/members/${await idOf(founder)}`, {
      method: 'DELETE',
      headers: { ...headers, cookie: [...second.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    expect(removed.status).toBe(200);
    const seen = await Promise.all(Array.from({ length: 6 }, () => accountsOf(founder)));
    const own = await accountsOf(founder);
    expect(own).toEqual([
      { id: expect.any(String) as string, name: 'Founder', plan: 'free', role: 'owner', disabled: false },
    ]);
    expect(own[0]!.id).not.toBe(team);
    expect(new Set(seen.flat().map(({ id }) => id))).toEqual(new Set([own[0]!.id]));
    expect(await actions(own[0]!.id)).toEqual(['account.create']);
    expect((await askAccount(url, founder, 'GET', '/keys')).status).toBe(200);
    expect((await accountsOf(second)).map(({ id }) => id)).toContain(team);
  });

  tested('an invitation with a higher role raises a member, and the audit trail says so', async () => {
    const [owner, member] = [await town.member('raiser@example.com'), await town.member('raised@example.com')];
    const team = (await accountsOf(owner))[0]!.id;
    const roleIn = async (): Promise<string | undefined> =>
      (await accountsOf(member)).find(({ id }) => id === team)?.role;
    const accept = (token: string) => member.post('/invitation', { token });
    expect((await accept(await invite(owner, 'raised@example.com', 'member'))).status).toBe(200);
    const higher = await invite(owner, 'raised@example.com', 'administrator');
    const [first, again] = [await accept(higher), await accept(higher)];
    expect([first.status, first.data, again.error.code]).toEqual([200, { account: team }, 'invalid_invitation']);
    expect(await roleIn()).toBe('administrator');
    const lower = await accept(await invite(owner, 'raised@example.com', 'viewer'));
    expect([lower.status, await roleIn()]).toEqual([200, 'administrator']);
    expect(await store.auditTrail({ account: team, action: 'member.role' }, 9)).toMatchObject([
      { actor: 'raised@example.com', before: { role: 'member' }, after: { role: 'administrator' } },
    ]);
  });

  tested('tokens and invitations of a removed member, and of one who lost the role, end and are recorded', async () => {
    const owner = await town.member('keeper@example.com');
    const mole = await town.member('mole@example.com');
    const [friend, other] = [await town.member('friend@example.com'), await town.member('other@example.com')];
    const team = (await accountsOf(owner))[0]!.id;
    await mole.post('/invitation', { token: await invite(owner, 'mole@example.com', 'administrator') });
    await mole.post('/me/name', { name: 'Mole' });
    // Acts in the team, not in the account of their own.
    const inTeam = async <Data>(path: string, body: object): Promise<Data> => {
      const answer = await fetch(`${url}/api/v1${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-svc-account': team,
          cookie: [...mole.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { data: Data }).data;
    };
    const { token: administrator } = await inTeam<{ token: string }>('/tokens', { name: 'a', role: 'administrator' });
    const child = await makeToken(administrator, 'member');
    const kept = await makeToken(owner, 'member');
    const byMole = await inTeam<{ link: string }>('/invitations', { email: 'friend@example.com', role: 'member' });
    const byToken = await invite(administrator, 'other@example.com', 'member');
    const toMole = await invite(owner, 'mole@example.com', 'viewer');
    expect(await Promise.all([administrator, child, kept].map(mayRead))).toEqual([200, 200, 200]);

    expect((await askAccount(url, owner, 'DELETE', `/members/${await idOf(mole)}`)).status).toBe(200);
    expect(await Promise.all([administrator, child, kept].map(mayRead))).toEqual([401, 401, 200]);
    for (const [who, token] of [
      [friend, byMole.link.split('#')[1]!],
      [other, byToken],
      [mole, toMole],
    ] as const)
      expect((await who.post('/invitation', { token })).error.code).toBe('invalid_invitation');
    const ends = (await actions(team)).filter((action) => action.endsWith('.revoke'));
    expect(ends.sort()).toEqual([
      ...Array<string>(3).fill('invitation.revoke'),
      ...Array<string>(2).fill('token.revoke'),
    ]);
  });

  tested('an account that is renamed again and again says when it may be renamed again', async () => {
    const owner = await town.member('renamer@example.com');
    const team = (await accountsOf(owner))[0]!.id;
    const answers = [];
    for (let i = 0; i < 30; i++) answers.push(await askAccount(url, owner, 'PATCH', '/account', { name: `Name ${i}` }));
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<number>(10).fill(200),
      ...Array<number>(20).fill(429),
    ]);
    expect(answers.at(-1)!.error).toMatchObject({
      code: 'rate_limit_exceeded',
      message: expect.stringMatching(
        /renamed 10 times in a day\. Rename it again after \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/,
      ) as string,
    });
    expect(Number(answers.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect((await actions(team)).filter((action) => action === 'account.rename')).toHaveLength(10);
    // The name that it has is no new name.
    expect((await askAccount(url, owner, 'PATCH', '/account', { name: 'Name 9' })).status).toBe(200);
  });

  tested('changes that fill the audit trail end for the day, and revoking does not', async () => {
    const owner = await town.member('filler@example.com');
    const team = (await accountsOf(owner))[0]!.id;
    const token = await makeToken(owner, 'viewer');
    const { tokens } = (await askAccount<{ tokens: readonly { id: string }[] }>(url, owner, 'GET', '/tokens')).data;
    const { database: tables } = await store.peopleDatabase();
    const { id: _, ...entry } = (await store.auditTrail({ account: team }, 1))[0]!;
    const record = { ...entry, before: null, after: null };
    for (let i = 0; i < 10; i++) await tables.insertInto('audit').values(Array(500).fill(record)).execute();
    for (const [path, body] of [
      ['/tokens', { name: 'more', role: 'viewer' }],
      ['/keys', { name: 'more' }],
    ] as const)
      expect(await askAccount(url, owner, 'POST', path, body)).toMatchObject({
        status: 429,
        error: { code: 'rate_limit_exceeded', message: expect.stringContaining('5,000 times in a day') as string },
      });
    expect((await askAccount(url, owner, 'DELETE', `/tokens/${tokens[0]!.id}`)).status).toBe(200);
    expect(await mayRead(token)).toBe(401);
  });
});
