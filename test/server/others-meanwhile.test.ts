import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { openSession } from '../support/raw';
import { type ServerProcess, startedServers } from '../support/server-process';

interface Answer {
  readonly success: boolean;
  readonly data?: {
    readonly results: readonly {
      readonly success: boolean;
      readonly error?: { readonly code: string; readonly message: string };
    }[];
  };
  readonly meta?: { readonly notices: readonly string[] };
  readonly error?: { readonly code: string; readonly message: string };
}

const dayNumber = (number: number): string =>
  new Date(Date.UTC(2024, 5, 1) + (number % 850) * 86_400_000).toISOString().slice(0, 10);
const items = (count: number, item: (number: number) => unknown): string =>
  JSON.stringify({ items: Array.from({ length: count }, (_, number) => item(number)) });
const employee = (number: number) => ({
  operation: 'tax',
  input: {
    country: 'ZA',
    amount: 20_000 + number,
    type: 'income',
    age: 14 + (number % 100),
    dependants: number % 30,
    pay_date: dayNumber(number),
  },
});
const field = (number: number): [string, number] => [`field_${number}`, 1];

/** Batches that take the server much time or memory. */
const hostile: Readonly<Record<string, string>> = {
  'what was known on 850 days': items(5_000, (number) => ({
    operation: 'forex',
    input: { from: 'USD', to: 'KES', as_known_on: dayNumber(number), amount: number + 1 },
  })),
  'the same long list': items(5_000, () => ({ operation: 'rates', input: {} })),
  'a field of the same long list': items(5_000, () => ({ operation: 'rates', input: {}, select: ['countries'] })),
  'a long list of each day': items(5_000, (number) => ({
    operation: 'fuel',
    input: { date: dayNumber(number), currency: 'USD' },
  })),
  'employees of whom no two are alike': items(5_000, employee),
  'fields that nobody knows': items(5_000, (number) => ({
    operation: 'tax',
    input: {
      country: 'KE',
      amount: 5_000 + number,
      type: 'income',
      ...Object.fromEntries(Array.from({ length: 40 }, (_, i) => field(number * 40 + i))),
    },
  })),
};

describe('one request does not delay others', () => {
  let store: Store;
  afterAll(() => store.close());
  const startServer = startedServers({}, 'SIGKILL');
  let server: ServerProcess;
  const send = (body: string, key = server.key): Promise<Response> =>
    fetch(`${server.url}/api/v1/batch`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body,
    });

  beforeAll(async () => {
    // On a busy machine the callers of this test read slowly, and four of the longest answers fill the usual limit.
    server = await startServer({ SVC_LOG_LEVEL: 'warn', SVC_REQUEST_BUDGET: '2', SVC_UNREAD_MEGABYTES: '512' });
    store = await openStore(server);
  });

  /** Sends quick requests one after another until a promise settles, and returns how many were answered. */
  async function answeredUntil(something: Promise<unknown>): Promise<number> {
    let under_way = true;
    void something.then(() => (under_way = false));
    let answered = 0;
    while (under_way) {
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      answered++;
    }
    return answered;
  }

  test.each(Object.entries(hostile))('%s, 5,000 times', async (_, body) => {
    const leave = new AbortController();
    const first = fetch(`${server.url}/api/v1/batch`, {
      method: 'POST',
      headers: { 'x-api-key': server.key, 'content-type': 'application/json' },
      body,
      signal: leave.signal,
    });
    const others = Array.from({ length: 3 }, () =>
      fetch(`${server.url}/api/v1/batch`, {
        method: 'POST',
        headers: { 'x-api-key': server.key, 'content-type': 'application/json' },
        body,
        signal: leave.signal,
      }).catch(() => undefined),
    );
    // If the batch were computed in one piece, no request would be answered before it.
    expect(await answeredUntil(first)).toBeGreaterThan(10);
    const { status } = await first;
    expect([status, status === 200 ? 'answered' : await (await first).text()]).toEqual([200, 'answered']);
    leave.abort();
    await Promise.all(others);
  });

  test('another caller is served before the many batches of one caller', async () => {
    const { key } = await issueKey(store, { name: 'another', environment: 'live', plan: 'growth', now: new Date() });
    const order: string[] = [];
    const leave = new AbortController();
    const many = Array.from({ length: 16 }, (_, number) =>
      fetch(`${server.url}/api/v1/batch`, {
        method: 'POST',
        headers: { 'x-api-key': server.key, 'content-type': 'application/json' },
        body: hostile['employees of whom no two are alike']!,
        signal: leave.signal,
      }).then(
        () => order.push(`one ${number}`),
        () => undefined,
      ),
    );
    await fetch(`${server.url}/healthz`);
    expect((await send(items(500, employee), key)).status).toBe(200);
    order.push('another');
    expect(order.indexOf('another')).toBeLessThan(8);
    leave.abort();
    await Promise.all(many);
  });

  test('the batch of a caller who disconnects is not computed', async () => {
    const leave = new AbortController();
    const gone = fetch(`${server.url}/api/v1/batch`, {
      method: 'POST',
      headers: { 'x-api-key': server.key, 'content-type': 'application/json' },
      body: hostile['a long list of each day']!,
      signal: leave.signal,
    }).catch(() => 'gone');
    await fetch(`${server.url}/healthz`);
    leave.abort();
    expect(await gone).toBe('gone');
    expect((await send(items(1, employee))).status).toBe(200);
  });

  test('the answer to a batch has a maximum length; items beyond it are refused and not counted', async () => {
    const { key } = await issueKey(store, { name: 'long', environment: 'live', plan: 'growth', now: new Date() });
    const response = await send(
      items(2_999, () => ({ operation: 'rates', input: {} })),
      key,
    );
    const text = await response.text();
    expect(Buffer.byteLength(text)).toBeLessThan(36 * 2 ** 20);
    const { results } = (JSON.parse(text) as Answer).data!;
    const refused = results.filter(({ success }) => !success);
    expect([results.length, results[0]!.success]).toEqual([2_999, true]);
    expect(refused.length).toBeGreaterThan(100);
    expect(new Set(refused.map(({ error }) => `${error!.code}: ${error!.message}`))).toEqual(
      new Set([
        'budget_exceeded: The answers before this one are 32 MiB long, the most that one answer may be. Send the rest in another batch.',
      ]),
    );
    expect(Number(response.headers.get('ratelimit-remaining'))).toBe(3_000 - (2_999 - refused.length));
  });

  test('thousands of unknown fields are not listed one by one', async () => {
    const { meta } = (await (
      await send(
        items(200, (number) => ({
          operation: 'country',
          input: { country: 'KE', ...Object.fromEntries(Array.from({ length: 40 }, (_, i) => field(number * 40 + i))) },
          select: ['country'],
        })),
      )
    ).json()) as Answer;
    expect(meta!.notices.at(-1)).toBe('More than 990 other fields were ignored.');
    expect(meta!.notices.length).toBeLessThan(20);
  });

  test.each([
    [
      'values',
      `{"items":[${'[],'.repeat(300_000)}0]}`,
      'The body holds more than 250,000 values. Send fewer items at once.',
    ],
    [
      'nested lists',
      `{"items":${'['.repeat(300_000)}${']'.repeat(300_000)}}`,
      'The body holds more than 250,000 values. Send fewer items at once.',
    ],
    [
      'fields of one item',
      `{"items":[1,[${'{"a":1},'.repeat(30_000)}0]]}`,
      'An item of the batch, or what stands beside its items, holds more than 25,000 fields. Send only the parameters of the operation.',
    ],
    [
      'fields before its items',
      `{"\\u0061":[${'{"a":1},'.repeat(30_000)}0],"items":[1]}`,
      'An item of the batch, or what stands beside its items, holds more than 25,000 fields. Send only the parameters of the operation.',
    ],
    [
      'fields',
      JSON.stringify({
        items: [
          { operation: 'tax', input: Object.fromEntries(Array.from({ length: 1_001 }, (_, number) => field(number))) },
        ],
      }),
      'The body holds an object of more than 1,000 fields. Send only the parameters of the operation.',
    ],
  ])('a body with too many %s is refused before it is read', async (_, body, message) => {
    const response = await send(body);
    expect([response.status, ((await response.json()) as Answer).error]).toMatchObject([
      413,
      { code: 'payload_too_large', message },
    ]);
  });
});

describe('limits of one request and one session', () => {
  const startServer = startedServers();
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ SVC_LOG_LEVEL: 'warn', SVC_REQUEST_BUDGET: '0.05', SVC_SESSION_PER_MINUTE: '40' });
  });

  test('items beyond the computing time of a request are refused with an explanation', async () => {
    const response = await fetch(`${server.url}/api/v1/batch`, {
      method: 'POST',
      headers: { 'x-api-key': server.key, 'content-type': 'application/json' },
      body: items(5_000, employee),
    });
    const { results } = ((await response.json()) as Answer).data!;
    expect([results.length, results[0]!.success]).toEqual([5_000, true]);
    expect(results.at(-1)!.error).toMatchObject({
      code: 'budget_exceeded',
      message:
        'The items before this one took 0.05 seconds of computing, the most that one request may take. Send the rest in another batch.',
    });
  });

  test('an add-in session has a limit of calls a minute, which counts the items of batches', async () => {
    const headers = { ...(await openSession(server.url)), 'content-type': 'application/json' };
    const ask = (count: number): Promise<Response> =>
      fetch(`${server.url}/addin/api/v1/batch`, {
        method: 'POST',
        headers,
        body: items(count, () => ({ operation: 'country', input: { country: 'KE' } })),
      });
    expect((await ask(41)).status).toBe(429);
    expect((await ask(30)).status).toBe(200);
    const refused = await ask(30);
    expect([refused.status, ((await refused.json()) as Answer).error]).toMatchObject([
      429,
      {
        code: 'rate_limit_exceeded',
        message: expect.stringMatching(
          /^The add-in on this device sends calls too fast\. The limit is 40 a minute\. Calculate again in \d+ seconds?\.$/,
        ),
      },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // The limit does not affect callers with a key.
    expect((await fetch(`${server.url}/api/tax?country=KE`, { headers: { 'x-api-key': server.key } })).status).toBe(
      200,
    );
  });
});
