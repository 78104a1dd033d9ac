import { randomUUID } from 'node:crypto';
import { issueCode } from '../../server/access/access-codes';
import { issueKey } from '../../server/access/keys';
import { createAccount } from '../../server/accounts/account-changes';
import { administratorOf } from '../../server/accounts/actor';
import { acceptInvitation, members } from '../../server/accounts/members';
import { leave } from '../../server/people/memberships';
import type { Person } from '../../server/store/people';
import { issueToken } from '../../server/accounts/tokens';
import type { AuditAction } from '../../src/contract/words/audit';
import type { Me, SecondFactorAnswer } from '../../src/contract/people';
import type { Role } from '../../src/contract/words/roles';
import { type Receiver, startReceiver, status } from '../support/receiver';
import { removeDirectory } from '../support/server-process';
import { totp } from '../support/totp';
import { until } from '../support/until';
import { type PeopleAnswer, type Visitor, visitor } from '../support/visitor';
import { type Attacked, attacked, engines } from './doors-service';

/** What an action answered, in short: its status, or the code of its error. */
interface Answer {
  readonly status: number;
  readonly outcome: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Does one thing several times at the same moment. */
const atOnce = <T>(times: number, work: (i: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: times }, (_, i) => work(i)));

const outcomes = (answers: readonly Answer[]): readonly string[] => answers.map(({ outcome }) => outcome).sort();

/** One success and otherwise this refusal. */
const oneOf = (times: number, refusal: string): readonly string[] => [
  '200',
  ...Array.from({ length: times - 1 }, () => refusal),
];

describe.each(engines)('at the same moment, in %s', (engine, tested) => {
  let service: Attacked;
  let receiver: Receiver;
  let boss: Visitor;
  beforeAll(async () => {
    receiver = await startReceiver();
    service = await attacked(engine, {
      SVC_ADMINISTRATORS: 'boss@example.com',
      SVC_ADDIN_ACCESS: 'code',
      SVC_WEBHOOK_PRIVATE: 'on',
    });
    boss = await service.member('boss@example.com');
  });
  afterAll(async () => {
    await service.close();
    await receiver.close();
    removeDirectory(service.server.dataDir);
  });

  async function call(token: string, method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${service.server.url}${path}`, {
      method,
      headers: { 'x-api-key': token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { data?: Answer['data']; error?: { code: string } };
    return { status: response.status, outcome: answer.error?.code ?? String(response.status), data: answer.data ?? {} };
  }
  const asPerson = async (work: Promise<PeopleAnswer>): Promise<Answer> => {
    const { status, data, error } = await work;
    return { status, outcome: status === 200 ? '200' : error.code, data };
  };
  /** An account with a token of its owner. */
  async function account(): Promise<{ readonly id: string; readonly token: string }> {
    const { id } = await createAccount(service.store, { name: 'raced', plan: 'free' }, new Date());
    const made = { name: 'owner', role: 'owner', expiresAt: null } as const;
    return { id, token: (await issueToken(service.store, administratorOf(id), made, new Date())).token };
  }
  async function entries(id: string, action: AuditAction): Promise<number> {
    return (await service.store.auditTrail({ account: id, action }, 1_000)).length;
  }
  /** Somebody with an invitation into an account. */
  async function invited(
    id: string,
    role: Role,
    name: string = randomUUID(),
  ): Promise<readonly [person: Person, token: string]> {
    const person = { id: name, name, email: `${name}@x.example`, verified: true };
    return [person, await invite(id, person.email, role)];
  }
  async function invite(id: string, email: string, role: Role): Promise<string> {
    const made = await members(service.store, administratorOf(id), new Date()).invite(email, role);
    if (!made.ok) throw new Error(made.failure.code);
    return made.value.token;
  }
  async function join(person: Person, id: string, role: Role): Promise<void> {
    const token = await invite(id, person.email, role);
    expect(await acceptInvitation(service.store, token, person, new Date())).toMatchObject({ ok: true });
  }
  /** Somebody new in an account. */
  async function joined(id: string, role: Role): Promise<Person> {
    const [person, token] = await invited(id, role);
    expect(await acceptInvitation(service.store, token, person, new Date())).toMatchObject({ ok: true });
    return person;
  }
  const personOf = async (one: Visitor): Promise<Person> => (await one.get<Person & Me>('/me')).data;

  tested('a key gets one successor, and one entry in the audit trail', async () => {
    const { id, token } = await account();
    const made = await call(token, 'POST', '/api/v1/keys', { name: 'one' });
    const rotated = await atOnce(6, () => call(token, 'POST', `/api/v1/keys/${String(made.data['id'])}/rotate`, {}));
    expect(outcomes(rotated)).toEqual(oneOf(6, 'key_not_active'));
    expect(await service.store.keysOf(id)).toHaveLength(2);
    expect(await entries(id, 'key.rotate')).toBe(1);
  });

  tested('new keys and successors together stay within the most keys of an account', async () => {
    const { id, token } = await account();
    const { database } = await service.store.peopleDatabase();
    const { stored } = await issueKey(service.store, {
      name: 'rotated',
      environment: 'live',
      plan: 'free',
      owner: id,
      account: id,
      now: new Date(),
    });
    const filler = await database.selectFrom('keys').selectAll().where('id', '=', stored.id).executeTakeFirstOrThrow();
    for (let from = 0; from < 1_998; from += 222)
      await database
        .insertInto('keys')
        .values(Array.from({ length: 222 }, () => ({ ...filler, id: randomUUID(), hash: randomUUID() })))
        .execute();
    const answers = await atOnce(8, (i) =>
      i % 2 === 0
        ? call(token, 'POST', '/api/v1/keys', { name: 'one more' })
        : call(token, 'POST', `/api/v1/keys/${stored.id}/rotate`, {}),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { outcome } of answers) expect(['200', 'too_many_keys', 'key_not_active']).toContain(outcome);
    expect(await service.store.keysOf(id)).toHaveLength(2_000);
    expect(await call(token, 'POST', `/api/v1/keys/${stored.id}/rotate`, {})).toMatchObject({ status: 409 });
  });

  tested('two owners who delete themselves leave one of them to the others', async () => {
    const { id } = await account();
    const emails = ['a', 'b', 'c'].map((name) => `${name}@leave.example`);
    const visitors = await Promise.all(emails.map(service.member));
    for (const [i, one] of visitors.entries()) await join(await personOf(one), id, i < 2 ? 'owner' : 'viewer');
    const left = await atOnce(2, (i) => asPerson(visitors[i]!.post('/me/delete', { password: service.password })));
    expect(outcomes(left)).toEqual(oneOf(2, 'last_owner'));
    expect((await service.store.membersOf(id)).map(({ role }) => role).sort()).toEqual(['owner', 'viewer']);
    expect((await service.store.account(id))!.disabledAt).toBeNull();
  });

  tested('owners who leave within the same millisecond leave one of them to the others', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await account();
      const [a, b] = [await joined(id, 'owner'), await joined(id, 'owner')];
      await joined(id, 'member');
      const left = await Promise.allSettled([a, b].map((one) => leave(service.store, one, new Date())));
      expect(left.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await service.store.membersOf(id)).map(({ role }) => role).sort()).toEqual(['member', 'owner']);
    }
  });

  tested('owners who leave an account that only they are in close it', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await account();
      const [a, b] = [await joined(id, 'owner'), await joined(id, 'owner')];
      await Promise.all([a, b].map((one) => leave(service.store, one, new Date())));
      expect(await service.store.account(id)).toMatchObject({ name: 'Closed account' });
      expect((await service.store.account(id))!.disabledAt).not.toBeNull();
    }
  });

  tested('whoever joins while the last member leaves is in an open account, or in none', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await account();
      const last = await joined(id, 'owner');
      const [next, token] = await invited(id, 'owner');
      const [accepted] = await Promise.all([
        acceptInvitation(service.store, token, next, new Date()),
        leave(service.store, last, new Date()),
      ]);
      const { disabledAt } = (await service.store.account(id))!;
      expect(accepted.ok).toBe(disabledAt === null);
    }
  });

  tested('owners who remove or demote each other leave one', async () => {
    for (const method of ['PATCH', 'DELETE']) {
      const { id, token } = await account();
      const owners = [await joined(id, 'owner'), await joined(id, 'owner')];
      const body = method === 'PATCH' ? { role: 'viewer' } : undefined;
      const answers = await atOnce(2, (i) => call(token, method, `/api/v1/members/${owners[i]!.id}`, body));
      expect(outcomes(answers)).toEqual(oneOf(2, 'last_owner'));
      expect((await service.store.membersOf(id)).filter(({ role }) => role === 'owner')).toHaveLength(1);
    }
  });

  tested('an invitation lets somebody in once', async () => {
    const { id } = await account();
    const one = await service.member('once@example.com');
    const token = await invite(id, 'once@example.com', 'member');
    const accepted = await atOnce(4, () => asPerson(one.post('/invitation', { token })));
    expect(outcomes(accepted)).toEqual(oneOf(4, 'invalid_invitation'));
    expect(await service.store.membersOf(id)).toHaveLength(1);
    expect(await entries(id, 'member.add')).toBe(1);
  });

  tested('what is revoked is revoked once', async () => {
    const { id, token } = await account();
    const { data } = await call(token, 'POST', '/api/v1/tokens', { name: 'two', role: 'viewer' });
    const tokens = await atOnce(4, () => call(token, 'DELETE', `/api/v1/tokens/${String(data['id'])}`));
    expect(outcomes(tokens)).toEqual(oneOf(4, 'not_found'));
    await invite(id, 'no@example.com', 'member');
    const path = `/api/v1/invitations/${(await service.store.invitationsOf(id))[0]!.id}`;
    expect(outcomes(await atOnce(4, () => call(token, 'DELETE', path)))).toEqual(oneOf(4, 'invalid_invitation'));
    const made = await call(token, 'POST', '/api/v1/keys', { name: 'gone' });
    const gone = `/api/v1/keys/${String(made.data['id'])}`;
    expect(outcomes(await atOnce(4, () => call(token, 'DELETE', gone)))).toEqual(oneOf(4, 'not_found'));
    expect(await entries(id, 'token.revoke')).toBe(1);
    expect(await entries(id, 'invitation.revoke')).toBe(1);
    expect(await entries(id, 'key.delete')).toBe(1);
  });

  tested('a plan is asked for once, and granted or refused', async () => {
    const { id, token } = await account();
    const asked = await atOnce(4, () => call(token, 'POST', '/api/v1/plans/requests', { plan: 'growth' }));
    expect(asked.filter(({ outcome }) => outcome === 'plan_requested')).toHaveLength(3);
    const [request] = await service.store.planRequests(id);
    const decided = await atOnce(4, (i) =>
      asPerson(boss.post(`/admin/requests/${request!.id}/${i % 2 === 0 ? 'grant' : 'refuse'}`)),
    );
    expect(outcomes(decided)).toEqual(oneOf(4, 'not_found'));
    const [known] = await service.store.planRequests(id);
    expect((await service.store.account(id))!.plan).toBe(known!.outcome === 'granted' ? 'growth' : 'free');
    expect((await entries(id, 'plan.grant')) + (await entries(id, 'plan.refuse'))).toBe(1);
  });

  tested('subscriptions stay within the most of an account', async () => {
    const { id } = await account();
    const { key } = await issueKey(service.store, {
      name: 'hooks',
      environment: 'live',
      plan: 'free',
      owner: id,
      account: id,
      now: new Date(),
    });
    const subscribe = (i: number) =>
      call(key, 'POST', '/api/v1/subscriptions', { callback_url: `${receiver.url}/${engine}/${i}` });
    const made = await atOnce(56, subscribe);
    expect(made.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(made.filter(({ outcome }) => outcome === 'too_many_subscriptions')).toHaveLength(6);
    const { data } = await call(key, 'GET', '/api/v1/subscriptions');
    expect(data['count']).toBe(50);
  });

  tested('a delivery that is sent again arrives, and is not lost', async () => {
    const { id } = await account();
    const { key } = await issueKey(service.store, {
      name: 'again',
      environment: 'live',
      plan: 'free',
      owner: id,
      account: id,
      now: new Date(),
    });
    const path = `/again/${engine}`;
    receiver.answers.set(path, status(400));
    const made = await call(key, 'POST', '/api/v1/subscriptions', { callback_url: `${receiver.url}${path}` });
    const at = `/api/v1/subscriptions/${String(made.data['id'])}`;
    const { data } = await call(key, 'POST', `${at}/test`);
    await until(() => receiver.at(path).length > 0);
    receiver.answers.delete(path);
    const delivery = `${at}/deliveries/${String(data['id'])}/retry`;
    const again = await atOnce(4, () => call(key, 'POST', delivery));
    for (const one of again) expect(one.status).toBe(202);
    const stateNow = async (): Promise<unknown> => {
      const { data: list } = await call(key, 'GET', `${at}/deliveries`);
      return (list['deliveries'] as readonly { readonly state: string }[])[0]!.state;
    };
    await until(async () => (await stateNow()) === 'delivered');
    expect(new Set(receiver.at(path).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  tested('an access code lets in as many devices as it is for', async () => {
    const { code } = await issueCode(service.store, { name: 'two', mostDevices: 2, expiresAt: null, now: new Date() });
    const sessions = await atOnce(6, () => call('', 'POST', '/addin/session', { code }));
    expect(sessions.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(sessions.filter(({ outcome }) => outcome === 'access_code_wrong')).toHaveLength(4);
  });

  tested('a session that is ended everywhere twice is ended', async () => {
    const one = await service.member('everywhere@example.com');
    const ended = await atOnce(4, () => asPerson(one.post('/me/log-out-everywhere')));
    for (const { outcome } of ended) expect(['200', 'log_in_required']).toContain(outcome);
    expect((await one.get('/me')).status).toBe(401);
  });

  tested('a code of the second factor, and a backup code, log in once', async () => {
    const email = 'factor@example.com';
    const one = await service.member(email);
    const { password } = service;
    const { data: factor } = await one.post<SecondFactorAnswer>('/me/second-factor', { password });
    expect((await one.post('/me/second-factor/confirm', { code: totp(factor.uri) })).status).toBe(200);
    const entering = () =>
      Promise.all(
        Array.from({ length: 3 }, async () => {
          const other = visitor(service.server.url);
          expect((await other.post('/log-in', { email, password })).status).toBe(200);
          return other;
        }),
      );
    // The code of this half minute was spent when the second factor was switched on.
    for (const code of [factor.backup_codes[0]!, totp(factor.uri, Date.now() + 30_000)]) {
      const others = await entering();
      const answers = await atOnce(3, (i) => asPerson(others[i]!.post('/log-in/code', { code })));
      expect(outcomes(answers)).toEqual(oneOf(3, 'invalid_form'));
    }
  });
});
