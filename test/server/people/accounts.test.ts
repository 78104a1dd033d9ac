import { sql } from 'kysely';
import type { Me } from '../../../src/contract/people';
import { openStore } from '../../../server/store/open';
import { tokenIn } from '../../support/mail-server';
import { engines, password, peopleSettings, startTown, type Town } from '../../support/people';
import { startedServers } from '../../support/server-process';
import { until } from '../../support/until';
import { type Visitor, visitor } from '../../support/visitor';

const start = startedServers(peopleSettings);

describe.each(engines)('accounts in %s', (_engine, database, tested) => {
  let town: Town;
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await database();
    town = await startTown(start, {
      SVC_MAIL_FROM: 'SVC <accounts@example.com>',
      SVC_DATABASE_URL: databaseUrl,
    });
  });
  afterAll(() => town.mail.close());

  const me = async (one: Visitor) => (await one.get<Me>('/me')).data;

  tested('somebody signs up, confirms the address, logs in and out', async () => {
    const one = visitor(town.server.url);
    const email = 'amina@example.com';
    expect((await one.post('/sign-up', { name: ' Amina ', email: 'Amina@Example.com', password })).status).toBe(200);
    const sent = await town.mail.mailTo(email);
    expect(sent.text).toContain(`${town.server.url}/verify#`);
    expect(await one.post('/log-in', { email, password })).toMatchObject({
      status: 401,
      error: { code: 'log_in_refused', field: 'email' },
    });
    expect((await one.post('/verify', { token: tokenIn(sent) })).status).toBe(200);
    expect(await one.post('/log-in', { email, password })).toMatchObject({
      status: 200,
      data: { second_factor: false },
    });
    expect(await me(one)).toMatchObject({ name: 'Amina', email, verified: true, has_password: true });
    expect((await one.post('/log-out')).status).toBe(200);
    expect(await one.get('/me')).toMatchObject({ status: 401, error: { code: 'log_in_required' } });
  });

  tested('two browsers log in at once, and logging out everywhere ends both, with a stolen cookie', async () => {
    const email = 'two@example.com';
    await town.member(email);
    const [one, two] = [visitor(town.server.url), visitor(town.server.url)];
    await Promise.all([one, two].map((each) => each.post('/log-in', { email, password })));
    const stolen = visitor(town.server.url);
    for (const [name, value] of one.cookies) stolen.cookies.set(name, value);
    expect((await me(stolen)).sessions).toHaveLength(3);
    expect((await two.post('/me/log-out-everywhere')).status).toBe(200);
    for (const each of [one, two, stolen]) expect((await each.get('/me')).status).toBe(401);
  });

  tested('a link to confirm an address works once, also when it is opened twice at once', async () => {
    const one = visitor(town.server.url);
    await one.post('/sign-up', { name: 'B', email: 'b@example.com', password });
    const token = tokenIn(await town.mail.mailTo('b@example.com'));
    const answers = await Promise.all([one.post('/verify', { token }), one.post('/verify', { token })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await one.post('/verify', { token })).toMatchObject({ error: { code: 'link_expired' } });
  });

  tested('a link by mail logs in once, and makes an account where there is none', async () => {
    const one = visitor(town.server.url);
    await one.post('/link', { email: 'link@example.com' });
    const token = tokenIn(await town.mail.mailTo('link@example.com'));
    expect((await one.post('/link/use', { token })).status).toBe(200);
    expect(await me(one)).toMatchObject({ email: 'link@example.com', verified: true, has_password: false });
    expect(await visitor(town.server.url).post('/link/use', { token })).toMatchObject({
      error: { code: 'link_expired' },
    });
  });

  tested('a new password by mail ends every session, and the old password', async () => {
    const email = 'reset@example.com';
    const one = await town.member(email);
    const earlier = town.sentTo(email);
    await visitor(town.server.url).post('/reset', { email });
    const token = tokenIn(await town.mail.mailTo(email, earlier));
    const other = 'another umbrella 77 kiosk';
    expect(await one.post('/reset/use', { token, password: 'short' })).toMatchObject({
      status: 400,
      error: { code: 'invalid_form', field: 'password' },
    });
    expect((await one.post('/reset/use', { token, password: other })).status).toBe(200);
    expect(await one.post('/reset/use', { token, password: other })).toMatchObject({ error: { code: 'link_expired' } });
    expect((await one.get('/me')).status).toBe(401);
    expect((await one.post('/log-in', { email, password })).status).toBe(401);
    expect((await one.post('/log-in', { email, password: other })).status).toBe(200);
  });

  tested('links and sessions end', async () => {
    const email = 'expired@example.com';
    const one = await town.member(email);
    const tokens: string[] = [];
    for (const path of ['/link', '/reset']) {
      const earlier = town.sentTo(email);
      await one.post(path, { email });
      tokens.push(tokenIn(await town.mail.mailTo(email, earlier)));
    }
    await one.post('/sign-up', { name: 'Late', email: 'late@example.com', password });
    const late = tokenIn(await town.mail.mailTo('late@example.com'));
    const store = await openStore({ dataDir: town.server.dataDir, databaseUrl: databaseUrl || undefined });
    const { database } = await store.peopleDatabase();
    const past = new Date(Date.now() - 1_000).toISOString();
    for (const table of ['verifications', 'sessions'])
      await sql`UPDATE ${sql.table(table)} SET expires_at = ${past}`.execute(database);
    await store.close();
    for (const [path, body] of [
      ['/link/use', { token: tokens[0] }],
      ['/reset/use', { token: tokens[1], password }],
      ['/verify', { token: late }],
    ] as const)
      expect([path, (await one.post(path, body)).error.code]).toEqual([path, 'link_expired']);
    expect((await one.get('/me')).status).toBe(401);
  });

  tested('a person takes their data away and is deleted', async () => {
    const email = 'gone@example.com';
    const one = await town.member(email);
    const { data } = await one.get<{ person: { email: string } }>('/me/data');
    expect(data).toMatchObject({
      person: { email, name: 'Amina' },
      ways_to_sign_in: [{ provider: 'credential' }],
      sessions: [{ user_agent: expect.any(String) as string }],
    });
    expect(JSON.stringify(data)).not.toContain([...one.cookies.values()][0]!.split('.')[0]);
    expect(await one.post('/me/delete', { password: 'wrong' })).toMatchObject({ error: { field: 'password' } });
    expect((await one.post('/me/delete', { password })).status).toBe(200);
    const { id } = (data as unknown as { person: { id: string } }).person;
    const events = () =>
      [...town.server.output().matchAll(/"event":"(\w+)","person":"(\w+)"/g)]
        .filter(([, , person]) => person === id)
        .map(([, event]) => event);
    await until(() => events().includes('deleted'));
    expect(events()).toEqual(['signed_up', 'email_verified', 'logged_in', 'data_exported', 'deleted']);
    expect((await one.get('/me')).status).toBe(401);
    expect((await one.post('/log-in', { email, password })).status).toBe(401);
    const earlier = town.mail.mails.length;
    await one.post('/sign-up', { name: 'Again', email, password });
    await until(() => town.mail.mails.length > earlier);
    expect(town.mail.mails.at(-1)!.text).toContain('/verify#');
  });
});
