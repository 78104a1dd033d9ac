import { openStore } from '../../server/store/open';
import { mostBuckets } from '../../server/store/attempts';
import { engines, password, peopleSettings, startTown, type Town } from '../support/people';
import { startedServers } from '../support/server-process';
import { visitor } from '../support/visitor';

const start = startedServers(peopleSettings);

/** Attacks on the counting of attempts. */
describe.each(engines)('attempts in %s', (_engine, database, tested) => {
  let town: Town;
  let url: string;
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await database();
    town = await startTown(start, { SVC_DATABASE_URL: databaseUrl });
    url = town.server.url;
  });
  afterAll(() => town.mail.close());

  /** Fills the store with attempts of others, as many requests from many addresses do. */
  async function flood(): Promise<void> {
    const store = await openStore({ dataDir: town.server.dataDir, databaseUrl: databaseUrl || undefined });
    const { database: tables } = await store.peopleDatabase();
    const now = Date.now();
    for (const kind of ['person', 'caller', 'asked', 'sender'])
      for (let from = 0; from < mostBuckets * 1.2; from += 1_000) {
        const buckets = Array.from({ length: 1_000 }, (_, i) => ({
          bucket: `${kind} flood ${from + i}`,
          kind,
          moments: String(now),
          attempts: 1,
          holds_until: 0,
          forgotten_at: now + 2 * 86_400_000,
        }));
        await tables.insertInto('attempt_buckets').values(buckets).execute();
      }
    await store.close();
  }

  tested('a flood of attempts lets nobody try another password', async () => {
    const email = 'flushed@example.com';
    await town.member(email);
    const guess = () => visitor(url).post('/log-in', { email, password: 'guess' });
    for (let i = 0; i < 5; i++) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
    await flood();
    // Each makes room, for its kind only.
    await visitor(url).post('/reset', { email: 'nobody@example.com' });
    await visitor(url).post('/log-in', { email: 'nobody@example.com', password: 'guess' });
    expect((await guess()).status).toBe(429);
    expect((await visitor(url).post('/log-in', { email, password })).status).toBe(429);
  });

  tested('an IPv6 network tries as many passwords as one caller', async () => {
    const answers = [];
    for (let i = 0; i < 12; i++) {
      const caller = visitor(url, `2001:db8:9:${i.toString(16)}::1`);
      answers.push(await caller.post('/log-in', { email: `six${i}@example.com`, password: 'guess' }));
    }
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });
});
