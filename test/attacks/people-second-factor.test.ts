import type { LogInAnswer, SecondFactorAnswer } from '../../src/contract/people';
import { openStore } from '../../server/store/open';
import { tokenIn } from '../support/mail-server';
import { engines, password, peopleSettings, startTown, type Town } from '../support/people';
import { startedServers } from '../support/server-process';
import { totp } from '../support/totp';
import { type Visitor, visitor } from '../support/visitor';

const start = startedServers(peopleSettings);
/** What an authenticator app shows next. The server accepts it half a minute early. */
const nextCode = (uri: string): string => totp(uri, Date.now() + 30_000);

/** Attacks on the second factor. */
describe.each(engines)('the second factor in %s', (_engine, database, tested) => {
  let town: Town;
  let url: string;
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await database();
    town = await startTown(start, { SVC_DATABASE_URL: databaseUrl });
    url = town.server.url;
  });
  afterAll(() => town.mail.close());

  /** Switches it on, and gives back the code that was used as well. */
  async function switchOn(one: Visitor): Promise<SecondFactorAnswer & { readonly used: string }> {
    const { data } = await one.post<SecondFactorAnswer>('/me/second-factor', { password });
    const used = totp(data.uri);
    expect((await one.post('/me/second-factor/confirm', { code: used })).status).toBe(200);
    return { ...data, used };
  }

  /** How many sessions the store keeps of a person. */
  async function sessionsOf(email: string): Promise<number> {
    const store = await openStore({ dataDir: town.server.dataDir, databaseUrl: databaseUrl || undefined });
    const { database: tables } = await store.peopleDatabase();
    const rows = await tables
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .where('people.email', '=', email)
      .select('sessions.id')
      .execute();
    await store.close();
    return rows.length;
  }

  tested('a link that was sent before it was switched on asks for the code', async () => {
    const email = 'early@example.com';
    const one = await town.member(email);
    await visitor(url).post('/link', { email });
    const token = tokenIn(await town.mail.mailTo(email, 1));
    const factor = await switchOn(one);
    const before = await sessionsOf(email);
    const thief = visitor(url);
    expect(await thief.post<LogInAnswer>('/link/use', { token })).toMatchObject({
      status: 200,
      data: { second_factor: true },
    });
    expect((await thief.get('/me')).status).toBe(401);
    expect(await sessionsOf(email)).toBe(before);
    expect((await thief.post('/link/use', { token })).error.code).toBe('link_expired');
    expect(await thief.post('/log-in/code', { code: '000000' })).toMatchObject({ error: { field: 'code' } });
    expect((await thief.get('/me')).status).toBe(401);
    expect((await thief.post('/log-in/code', { code: nextCode(factor.uri) })).status).toBe(200);
    expect((await thief.get('/me')).status).toBe(200);
  });

  tested('a code that was used opens nothing more, and leaves no session behind', async () => {
    const email = 'reused@example.com';
    const one = await town.member(email);
    const factor = await switchOn(one);
    const watchers = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const watcher = visitor(url);
        expect((await watcher.post<LogInAnswer>('/log-in', { email, password })).data.second_factor).toBe(true);
        return watcher;
      }),
    );
    // The code that switched it on was seen as well.
    for (const watcher of watchers)
      expect(await watcher.post('/log-in/code', { code: factor.used })).toMatchObject({
        status: 400,
        error: { field: 'code' },
      });
    expect(await sessionsOf(email)).toBe(1);
    const code = nextCode(factor.uri);
    const answers = await Promise.all(watchers.map((watcher) => watcher.post('/log-in/code', { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await sessionsOf(email)).toBe(2);
    const opened = await Promise.all(watchers.map(async (watcher) => (await watcher.get('/me')).status));
    expect(opened.sort()).toEqual([200, 401, 401]);
  });

  tested('a backup code opens one session, however many use it at once, and a torn cookie opens nothing', async () => {
    const email = 'backup@example.com';
    const factor = await switchOn(await town.member(email));
    const racers = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const racer = visitor(url);
        await racer.post('/log-in', { email, password });
        return racer;
      }),
    );
    const code = factor.backup_codes[0]!;
    const answers = await Promise.all(racers.map((racer) => racer.post('/log-in/code', { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await sessionsOf(email)).toBe(2);
    const torn = visitor(url);
    torn.cookies.set('svc.two_factor', '%E0%A4%A');
    expect((await torn.post('/log-in/code', { code: '123456' })).status).toBe(401);
  });
});
