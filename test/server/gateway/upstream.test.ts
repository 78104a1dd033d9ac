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
    ['has no batches', (_, response) => json(response, 404, '<html>'), /sent an unexpected answer/],
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
