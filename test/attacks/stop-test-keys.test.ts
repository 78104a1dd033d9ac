import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import { raw, type RawAnswer } from '../support/raw';
import { type ServerProcess, startedServers } from '../support/server-process';

const start = startedServers({ SVC_LOG_LEVEL: 'error' });

/** The calls a minute of the free plan, which are the limit of test keys. */
const most = 60;

describe('a test key', () => {
  let server: ServerProcess;
  let keys: Readonly<Record<'first' | 'second' | 'free', string>>;
  beforeAll(async () => {
    server = await start({});
    const store = await openStore({ dataDir: server.dataDir });
    const now = new Date();
    const made = { name: 'key', plan: 'free', now } as const;
    const first = await issueKey(store, { ...made, environment: 'test' });
    const second = await issueKey(store, { ...made, environment: 'test' });
    const free = await issueKey(store, { ...made, environment: 'live' });
    keys = { first: first.key, second: second.key, free: free.key };
    await store.close();
  });

  const ask = (key: string, path = '/api/forex?from=USD&to=KES'): Promise<RawAnswer> =>
    raw(server.url + path, { headers: { 'x-api-key': key } });

  test('has a limit a minute of its own, which refused calls count for too, and which harms nobody else', async () => {
    // A minute of the server begins with its start or a multiple of it later; the test must not cross its end.
    const answers: RawAnswer[] = [];
    for (let i = 0; i <= most; i++)
      answers.push(await ask(keys.first, `/api/forex?from=USD&to=KES&amount=${i % 2 === 0 ? 5 : 'none'}`));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200 || status === 400).length).toBeGreaterThanOrEqual(most);
    for (const { body, headers } of refused) {
      expect(body.error.code).toBe('rate_limit_exceeded');
      expect(body.error.message).toContain('test keys');
      expect([headers['ratelimit-limit'], headers['ratelimit-remaining']]).toEqual([String(most), '0']);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
      expect(headers['retry-after']).toBe(headers['ratelimit-reset']);
    }
    const others = [await ask(keys.second), await ask(keys.free), await ask(server.key)];
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('says in each answer how many calls are left', async () => {
    const [one, next] = [await ask(keys.second), await ask(keys.second)];
    for (const { headers } of [one, next]) expect(headers['ratelimit-limit']).toBe(String(most));
    expect(Number(next.headers['ratelimit-remaining'])).toBe(Number(one.headers['ratelimit-remaining']) - 1);
  });
});
