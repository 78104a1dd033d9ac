import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operations } from '../../../src/contract';
import { openSession, raw, type RawAnswer } from '../../support/raw';
import { type ServerProcess, startedServers } from '../../support/server-process';
import { wire } from '../../support/wire';

const tax = { country: 'KE', amount: 85_000, type: 'income' };
const start = startedServers({ SVC_LOG_LEVEL: 'error' });

describe('a real service elsewhere', () => {
  let service: ServerProcess;
  let gateway: ServerProcess;
  let session: { readonly authorization: string };
  const through = (path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> =>
    raw(`${gateway.url}/addin${path}`, {
      headers: { ...session, ...headers },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
  const direct = (path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> =>
    raw(`${service.url}${path}`, {
      headers: { 'x-api-key': service.key, ...headers },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });

  beforeAll(async () => {
    service = await start({});
    gateway = await start({ SVC_UPSTREAM_URL: `${service.url}/`, SVC_API_KEY: service.key });
    session = await openSession(gateway.url);
  });

  test('every operation answers as the service does', async () => {
    const bodies: Readonly<Record<string, unknown>> = {
      '/api/tax': tax,
      '/api/vat': { country: 'KE', amount: 100 },
      '/api/v1/tax/paye': { country: 'NG', amount: 500_000 },
      '/api/v1/vat/calculate': { country: 'KE', amount: 116, mode: 'extract' },
      '/api/v1/batch': {
        items: [
          { operation: 'tax', input: tax, select: ['net_amount'] },
          { operation: 'country', input: { country: 'XX' } },
        ],
      },
    };
    // The position of a reader is the time of the answer.
    const text = (answer: RawAnswer): string => answer.text.replace(/"position":"[^"]+"/, '');
    for (const { method, path } of operations) {
      const address = path.startsWith('/api/forex') ? `${path}?from=USD&to=KES&amount=5` : path;
      const body = method === 'post' ? (bodies[path] ?? {}) : undefined;
      const [passed, there] = [await through(address, body), await direct(address, body)];
      expect([path, passed.status, passed.headers['content-type'], text(passed)]).toEqual([
        path,
        there.status,
        there.headers['content-type'],
        text(there),
      ]);
    }
  });

  test('tables, parameters and the tool with its usage pass through', async () => {
    const table = await through('/api/fuel?country=KE&format=csv');
    expect([table.headers['content-type'], table.text]).toEqual([
      'text/csv; charset=utf-8',
      (await direct('/api/fuel?country=KE&format=csv')).text,
    ]);
    expect((await through('/api/fuel?country=KE', undefined, { accept: 'text/csv' })).headers['content-type']).toBe(
      'text/csv; charset=utf-8',
    );
    const tool = await through('/api/v1/calculate', {
      tool: 'ng-paye',
      inputs: { grossAnnual: 6_000_000, pension: true },
    });
    expect(JSON.parse(tool.text)).toMatchObject({ result: { tax: 783_600 } });
  });

  test('the session is checked before the service is called', async () => {
    for (const headers of [{}, { authorization: 'Bearer x' }, { 'x-api-key': service.key }]) {
      const { status, body } = await raw(`${gateway.url}/addin/api/tax`, { headers });
      expect([status, body.error.code]).toEqual([401, 'session_required']);
    }
  });

  test('an unknown key has an error of its own', async () => {
    const stranger = await start({ SVC_UPSTREAM_URL: service.url, SVC_API_KEY: 'svc_live_wrong' });
    const { status, body } = await raw(`${stranger.url}/addin/api/tax`, { headers: await openSession(stranger.url) });
    expect([status, body.error.code]).toEqual([401, 'invalid_api_key']);
  });

  test('a restart of the service between two calls goes unnoticed', async () => {
    const { port } = new URL(service.url);
    await service.stop();
    const call = through('/api/tax', tax);
    const again = await start({ SVC_DATA_DIR: service.dataDir, SVC_PORT: port });
    const during = await call;
    // The restart may or may not outlast the wait, so both answers are correct.
    expect([200, 503]).toContain(during.status);
    expect((await through('/api/tax', tax)).status).toBe(200);
    await again.stop();
    const { status, body } = await through('/api/tax', tax);
    expect([status, body.error.code]).toEqual([503, 'upstream_unavailable']);
  });
});

describe('a service that misbehaves', () => {
  type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;
  const key = 'svc_live_secret0of0the0gateway';
  let answer: Answer;
  let calls: {
    readonly method: string;
    readonly url: string;
    readonly headers: IncomingMessage['headers'];
    readonly body: string;
  }[] = [];
  let misbehaving: Server;
  let gateway: ServerProcess;
  let session: { readonly authorization: string };

  const ok = '{"success":true,"data":{"fine":true}}';
  const json = (
    response: ServerResponse,
    status: number,
    body: string,
    headers: Readonly<Record<string, string>> = {},
  ): void =>
    void response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(body);
  const failure = (code: string): string =>
    JSON.stringify({ success: false, error: { code, message: 'So it is.', docs: 'https://finance.example.com' } });
  const ask = (path = '/api/tax', body?: unknown): Promise<RawAnswer> =>
    raw(`${gateway.url}/addin${path}`, { headers: session, ...(body === undefined ? {} : { method: 'POST', body }) });
  const unavailable = ({ status, body, text }: RawAnswer, sentence: RegExp): void => {
    expect([status, body.error.code]).toEqual([503, 'upstream_unavailable']);
    expect(body.error.message).toMatch(sentence);
    expect(text).not.toContain(key);
  };

  beforeAll(async () => {
    misbehaving = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = Buffer.concat(parts).toString();
        calls.push({ method: request.method!, url: request.url!, headers: request.headers, body });
        answer(request, response, body);
      });
    });
    await new Promise<void>((resolve) => misbehaving.listen(0, '127.0.0.1', resolve));
    gateway = await start({
      SVC_UPSTREAM_URL: `http://127.0.0.1:${(misbehaving.address() as AddressInfo).port}/base`,
      SVC_API_KEY: key,
      SVC_UPSTREAM_TIMEOUT: '1',
    });
    session = await openSession(gateway.url);
  });
  afterAll(() => {
    misbehaving.closeAllConnections();
    misbehaving.close();
  });
  beforeEach(() => {
    calls = [];
  });

  test('receives the key in its header only, and nothing about the visitor', async () => {
    answer = (_, response) => json(response, 200, ok);
    const sent = await raw(`${gateway.url}/addin/api/tax?country=KE&api_key=x&%61pi_key=y`, {
      headers: { ...session, cookie: 'a=b', 'x-api-key': 'z' },
    });
    expect([sent.status, sent.text]).toEqual([200, ok]);
    expect(calls).toHaveLength(1);
    const { url, headers } = calls[0]!;
    expect(url).toBe('/base/api/tax?country=KE');
    expect(headers['x-api-key']).toBe(key);
    expect([headers.authorization, headers.cookie]).toEqual([undefined, undefined]);
    expect(JSON.stringify(sent.headers)).not.toContain(key);
  });

  test.each([
    ['letters in its address that are percent-encoded', '/%61ddin/api/tax?country=KE'],
    ['letters of the operation that are', '/addin/%61pi/t%61x?country=KE'],
    ['a whole address', 'http://elsewhere.example/addin/api/tax?country=KE'],
    ['a whole address that ends early', 'http://elsewhere.example/addin/api/tax/?country=KE'],
    ['a slash at its end', '/addin/api/tax/?country=KE'],
    ['a key by other names', '/addin/api/tax?country=KE&apikey=x&%2561pi_key=y&X-API-Key=z&token=a'],
  ])('is asked at the address of the operation for a request with %s', async (_, target) => {
    answer = (_request, response) => json(response, 200, ok);
    const { write, ended } = wire(gateway.url);
    await write(
      `GET ${target} HTTP/1.1\r\nhost: ${new URL(gateway.url).host}\r\nauthorization: ${session.authorization}\r\nconnection: close\r\n\r\n`,
    );
    expect(await ended).toMatch(/^HTTP\/1.1 200 /);
    expect(calls.map(({ url }) => url)).toEqual(['/base/api/tax?country=KE']);
  });

  test('receives parameters decoded once, with repeats kept', async () => {
    answer = (_, response) => json(response, 200, ok);
    await ask('/api/fuel?country=KE&country=NG&format=a%26b%3Dc+d');
    expect(calls.map(({ url }) => url)).toEqual(['/base/api/fuel?country=KE&country=NG&format=a%26b%3Dc+d']);
  });

  test.each([
    '/addin/../api/tax',
    '/addin//api/tax',
    '/addin/api/tax/../../../x',
    '/addin/api/tax%2f..%2f..',
    '//elsewhere.example/addin/api/tax',
    '/ADDIN/api/tax',
    '/addin/api\\tax',
    'http://elsewhere.example:1/addin/../api/tax',
  ])('%s does not reach it', async (target) => {
    const { write, ended } = wire(gateway.url);
    await write(
      `GET ${target} HTTP/1.1\r\nhost: ${new URL(gateway.url).host}\r\nauthorization: ${session.authorization}\r\nconnection: close\r\n\r\n`,
    );
    expect(await ended).toMatch(/^HTTP\/1.1 4\d\d /);
    expect(calls).toEqual([]);
  });

  test('connections are reused', async () => {
    const sockets = new Set<unknown>();
    answer = (request, response) => {
      sockets.add(request.socket.remotePort);
      json(response, 200, ok);
    };
    for (let i = 0; i < 10; i++) await ask();
    expect(sockets.size).toBeLessThanOrEqual(2);
  });

  test('limits and their headers pass through', async () => {
    answer = (_, response) =>
      json(response, 200, ok, {
        'ratelimit-limit': '60',
        'ratelimit-remaining': '5',
        'ratelimit-reset': '30',
        'set-cookie': 'a=b',
        server: 'x',
        'x-powered-by': 'y',
      });
    const { headers } = await ask();
    expect([headers['ratelimit-limit'], headers['ratelimit-remaining'], headers['ratelimit-reset']]).toEqual([
      '60',
      '5',
      '30',
    ]);
    expect([headers['set-cookie'], headers.server, headers['x-powered-by']]).toEqual([undefined, undefined, undefined]);
  });

  test.each([400, 401, 403, 404])('an error with status %i passes through and is not repeated', async (status) => {
    answer = (_, response) => json(response, status, failure('invalid_country'));
    const passed = await ask();
    expect([passed.status, passed.text, calls.length]).toEqual([status, failure('invalid_country'), 1]);
  });

  test('a temporary failure goes unnoticed', async () => {
    for (const fail of [
      (response: ServerResponse) => json(response, 500, failure('internal_error')),
      (response: ServerResponse) => json(response, 502, '<html>'),
      (response: ServerResponse) => response.destroy(),
      (response: ServerResponse) => json(response, 429, failure('rate_limit_exceeded'), { 'retry-after': '1' }),
    ]) {
      calls = [];
      answer = (_, response) => (calls.length < 2 ? fail(response) : json(response, 200, ok));
      expect((await ask('/api/tax', tax)).text).toBe(ok);
      expect(calls.map(({ body }) => body)).toEqual([JSON.stringify(tax), JSON.stringify(tax)]);
    }
  });

  test('a lasting failure is tried three times', async () => {
    answer = (_, response) => json(response, 500, failure('internal_error'));
    unavailable(await ask(), /status 500/);
    expect(calls).toHaveLength(3);
  });

  test('a long Retry-After is passed to the add-in at once', async () => {
    answer = (_, response) => json(response, 503, failure('internal_error'), { 'retry-after': '77' });
    const later = await ask();
    unavailable(later, /status 503/);
    expect([later.headers['retry-after'], calls.length]).toEqual(['77', 1]);
    calls = [];
    answer = (_, response) => json(response, 429, failure('rate_limit_exceeded'), { 'retry-after': '3600' });
    const limited = await ask();
    expect([limited.status, limited.headers['retry-after'], limited.body.error.code, calls.length]).toEqual([
      429,
      '3600',
      'rate_limit_exceeded',
      1,
    ]);
  });

  test.each<[string, Answer, RegExp]>([
    ['never answers', () => undefined, /did not answer in time/],
    ['answers a byte at a time', (_, response) => void drip(response), /did not answer in time/],
    [
      'answers a page',
      (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>'),
      /sent an unexpected answer/,
    ],
    [
      'answers a page with an error',
      (_, response) => void response.writeHead(403, { 'content-type': 'text/html' }).end('<html>No</html>'),
      /sent an unexpected answer/,
    ],
    ['calls a page JSON', (_, response) => json(response, 200, '<html>'), /sent an unexpected answer/],
    ['answers half', (_, response) => json(response, 200, ok.slice(0, 20)), /sent an unexpected answer/],
    ['answers other JSON', (_, response) => json(response, 200, '{"hello":1}'), /sent an unexpected answer/],
    ['answers null', (_, response) => json(response, 200, 'null'), /sent an unexpected answer/],
    ['answers an error as a success', (_, response) => json(response, 200, failure('x')), /sent an unexpected answer/],
    ['answers nothing', (_, response) => json(response, 204, ''), /sent an unexpected answer/],
    [
      'says what key it was sent',
      (request, response) => json(response, 200, JSON.stringify({ success: true, data: request.headers })),
      /sent an unexpected answer/,
    ],
    [
      'sends elsewhere',
      (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      /redirects its callers/,
    ],
    ['answers without an end', (_, response) => endless(response), /more than this server accepts|in time/],
    ['closes the connection', (_, response) => void response.destroy(), /cannot be reached/],
    [
      'breaks off',
      (_, response) =>
        void response
          .writeHead(200, { 'content-type': 'application/json', 'content-length': '999' })
          .write('{', () => response.destroy()),
      /cannot be reached/,
    ],
  ])('one that %s', async (_, behaviour, sentence) => {
    answer = behaviour;
    unavailable(await ask(), sentence);
    expect(calls.length).toBeLessThanOrEqual(3);
    answer = (_request, response) => json(response, 200, ok);
    expect((await ask()).text).toBe(ok);
  });

  function drip(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'application/json' });
    const next = setInterval(() => response.write(' '), 100);
    response.once('close', () => clearInterval(next));
  }
  function endless(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = Buffer.alloc(2 ** 20, ' ');
    const more = (): void => {
      while (response.writable && !response.destroyed && response.write(chunk));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  }

  test('few requests run at once, some wait, and more are told to retry', async () => {
    const held: ServerResponse[] = [];
    let turnedAway = 0;
    let most = 0;
    // Answers wait until every admitted request has arrived and the others are refused.
    const release = (): void => {
      if (turnedAway === 36 && most >= 8) for (const response of held.splice(0)) json(response, 200, ok);
    };
    answer = (_, response) => {
      most = Math.max(most, held.push(response));
      release();
    };
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const answered = await ask();
        if (answered.status === 503) turnedAway++;
        release();
        return answered;
      }),
    );
    const refused = answers.filter(({ status }) => status === 503);
    expect(most).toBe(8);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(64);
    expect(refused).toHaveLength(36);
    unavailable(refused[0]!, /is overloaded/);
    expect(Number(refused[0]!.headers['retry-after'])).toBe(1);
  });

  test('the request of a visitor who disconnects is abandoned', async () => {
    answer = () => undefined;
    const seen = new Promise<void>((resolve) => {
      answer = (request) => void request.socket.once('close', () => resolve());
    });
    const leaving = new AbortController();
    const gone = fetch(`${gateway.url}/addin/api/tax`, { headers: session, signal: leaving.signal }).catch(
      () => 'left',
    );
    while (calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    leaving.abort();
    expect(await gone).toBe('left');
    await seen;
  });

  test('an oversized body does not reach it', async () => {
    const { status, body } = await raw(`${gateway.url}/addin/api/v1/batch`, {
      method: 'POST',
      body: '{',
      headers: { ...session, 'content-length': '5000000' },
    });
    expect([status, body.error.code, calls.length]).toEqual([413, 'payload_too_large', 0]);
  });
});

describe('a service without a batch route', () => {
  const key = 'svc_live_secret0of0the0gateway';
  let service: ServerProcess;
  let front: Server;
  let gateway: ServerProcess;
  let session: { readonly authorization: string };
  interface Given {
    readonly status: number;
    readonly body: string;
    readonly headers?: Readonly<Record<string, string>>;
  }
  let asked: string[] = [];
  let [at, most] = [0, 0];
  /** Answers in place of the service; if undefined, the service answers. */
  let instead: (path: string, count: number) => Given | undefined = () => undefined;

  const batch = (items: readonly unknown[], headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> =>
    raw(`${gateway.url}/addin/api/v1/batch`, {
      method: 'POST',
      body: { items },
      headers: { ...session, ...headers },
    });
  const results = ({
    body,
  }: RawAnswer): readonly { readonly success: boolean; readonly error?: { readonly code: string } }[] =>
    body.data['results'] as never;

  beforeAll(async () => {
    service = await start({});
    // A service without the batch route: all other requests go to a real one.
    front = createServer((request, response) => {
      const path = request.url!;
      asked.push(path);
      most = Math.max(most, ++at);
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', async () => {
        const body = Buffer.concat(parts).toString();
        const given: Given | undefined = path.startsWith('/api/v1/batch')
          ? { status: 404, body: '<html>' }
          : instead(path, asked.length);
        const found: Given =
          given ??
          (await raw(service.url + path, {
            method: request.method!,
            headers: { 'x-api-key': service.key, prefer: request.headers['prefer']?.toString() ?? '' },
            ...(body === '' ? {} : { body }),
          }).then((answer) => ({ status: answer.status, body: answer.text })));
        at--;
        response.writeHead(found.status, { 'content-type': 'application/json', ...found.headers }).end(found.body);
      });
    });
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
    gateway = await start({
      SVC_UPSTREAM_URL: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
      SVC_API_KEY: key,
    });
    session = await openSession(gateway.url);
  });
  afterAll(() => {
    front.closeAllConnections();
    front.close();
  });
  beforeEach(() => {
    asked = [];
    instead = () => undefined;
  });

  test('is called item by item, and amount by amount, with the same answer as a batch', async () => {
    const { amount: _, ...paid } = tax;
    const items = [
      { operation: 'tax', input: tax, select: ['net_amount', 'tax_amount', 'none'] },
      { operation: 'tax', input: { ...tax, turnover: 5, note: 'x' }, select: ['net_amount'], id: 1 },
      { operation: 'forex', input: { from: 'USD', to: 'KES', amount: '5' } },
      { operation: 'vat', input: { country: 'KE', amount: 100, mode: 'add' } },
      { operation: 'vat', input: { country: 'KE', amount: -1, mode: 'add' } },
      { operation: 'country', input: { country: 'GH', type: null } },
      { operation: 'country', input: {} },
      { operation: 'none', input: {} },
      { operation: 'tax', input: 5 },
      7,
      { operation: 'tax', input: paid, select: ['net_amount', 'none'], amounts: [85_000, -1, 85_000], id: 2 },
      { operation: 'vat', input: { country: 'KE', mode: 'add' }, select: ['vat_amount'], amounts: [100, 250] },
      { operation: 'tax', input: { ...paid, country: 'KX' }, select: ['net_amount'], amounts: [1, 2] },
      { operation: 'country', input: { country: 'GH' }, select: ['country'], amounts: [1] },
      ...Array.from({ length: 30 }, (_, i) => ({
        operation: 'tax',
        input: { ...tax, amount: 1_000 + i },
        select: ['net_amount'],
      })),
    ];
    const singly = await batch(items);
    const direct = await raw(`${service.url}/api/v1/batch`, {
      method: 'POST',
      body: { items },
      headers: { 'x-api-key': service.key },
    });
    const docs = (text: string): string => text.replaceAll(service.url, gateway.url);
    expect(singly.status).toBe(200);
    expect(JSON.parse(docs(singly.text))).toEqual(JSON.parse(docs(direct.text)));
    expect(most).toBeLessThanOrEqual(6);
    // The gateway remembers for a while that the route is missing.
    await batch(items.slice(0, 1));
    expect(asked.filter((path) => path.includes('batch'))).toHaveLength(1);
  });

  test('tells a sheet in its words what is wrong, item by item', async () => {
    const items = [
      { operation: 'tax', input: { ...tax, country: 'CI' } },
      { operation: 'vat', input: { country: 'KE', amount: -1, mode: 'add' } },
      { operation: 'tax', input: { ...tax, country: 'Atlantis' } },
    ];
    const [pay, ...refused] = results(await batch(items, { prefer: 'words=sheet' })) as unknown as {
      meta: { notices: string[] };
      error: { message: string };
    }[];
    expect(pay!.meta.notices.join(' ')).toContain('Give the accident rate of the employer.');
    expect(refused.map(({ error }) => error.message)).toEqual([
      'Amount must be above 0.',
      expect.stringContaining('COUNTRIES() lists them.'),
    ]);
  });

  test.each([
    ['{', 'invalid_json'],
    [{ items: [] }, 'invalid_items'],
    [{ items: 5 }, 'invalid_items'],
    [[], 'invalid_json'],
  ])('%j is refused here', async (body, code) => {
    const answer = await raw(`${gateway.url}/addin/api/v1/batch`, { method: 'POST', body, headers: session });
    expect([answer.status, answer.body.error.code, asked.filter((path) => !path.includes('batch'))]).toEqual([
      400,
      code,
      [],
    ]);
  });

  const many = Array.from({ length: 40 }, (_, i) => ({ operation: 'tax', input: { ...tax, amount: 1_000 + i } }));
  const limited = {
    status: 429,
    body: '{"success":false,"error":{"code":"rate_limit_exceeded","message":"Enough.","docs":"https://finance.example.com"}}',
    headers: { 'retry-after': '900' },
  };

  test('a limit reached on the way stops the calls, and earlier answers stay', async () => {
    instead = (_, count) => (count > 12 ? limited : undefined);
    const answer = await batch(many);
    const found = results(answer);
    expect([answer.status, found.length]).toEqual([200, 40]);
    expect(found.filter(({ success }) => success)).toHaveLength(12);
    expect(new Set(found.filter(({ success }) => !success).map(({ error }) => error!.code))).toEqual(
      new Set(['rate_limit_exceeded']),
    );
    expect(asked.length).toBeLessThanOrEqual(18);
  });

  test('a limit already reached is the answer, with its Retry-After', async () => {
    instead = () => limited;
    const answer = await batch(many);
    expect([answer.status, answer.headers['retry-after'], answer.body.error.code]).toEqual([
      429,
      '900',
      'rate_limit_exceeded',
    ]);
  });

  test('an unreachable service is the answer', async () => {
    instead = () => ({ status: 503, body: 'x', headers: { 'retry-after': '60' } });
    const answer = await batch(many);
    expect([answer.status, answer.headers['retry-after'], answer.body.error.code]).toEqual([
      503,
      '60',
      'upstream_unavailable',
    ]);
    expect(asked.length).toBeLessThanOrEqual(6);
  });
});
