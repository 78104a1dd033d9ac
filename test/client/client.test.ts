import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, createSession, isErrorBody, ServiceUnreachable, type TextStorage } from '../../src/client';

type Turn = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that answers each request with the next turn. The last turn repeats. */
async function serverOf(
  ...turns: readonly Turn[]
): Promise<{ readonly url: string; readonly seen: IncomingMessage[]; readonly server: Server }> {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    const turn = turns[Math.min(seen.length, turns.length - 1)]!;
    seen.push(request);
    request.resume().on('end', () => turn(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(server);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, server };
}

const opened: Server[] = [];
afterEach(() => opened.splice(0).forEach((server) => (server.closeAllConnections(), server.close())));

const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Turn =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const success = json(200, { success: true, data: { rate: 129.5 }, meta: {} });
const failure = (code: string) => ({ success: false, error: { code, message: `It is ${code}.`, docs: '' } });
const rate = (url: string) => createClient({ baseUrl: url }).call('getExchangeRate', { from: 'USD', to: 'KES' });

describe('against the service', () => {
  const client = createClient({
    baseUrl: process.env['SERVICE_URL']!,
    headers: () => Promise.resolve({ 'x-api-key': process.env['SERVICE_KEY']! }),
  });

  test('a script calls with its API key and gets typed answers', async () => {
    const answer = await client.call('calculateTax', { country: 'KE', amount: 85_000, type: 'income' });
    expect(answer.success && answer.data.net_amount).toBe(61_017.9);
  });

  test('the query of a GET is sent', async () => {
    const answer = await client.call('getCountries', { country: 'NG' });
    expect(answer).toMatchObject({ success: true, data: { country: { code: 'NG', currency: 'NGN' } } });
  });

  test('an error of the service is a value', async () => {
    expect(await client.call('calculateTax', { country: 'KX', amount: 1, type: 'income' })).toMatchObject({
      success: false,
      error: { code: 'invalid_country', message: expect.stringContaining('did you mean KE') as string },
    });
    const keyless = await createClient({ baseUrl: process.env['SERVICE_URL']! }).call('getTools', {});
    expect(isErrorBody(keyless) && keyless.error.code).toBe('missing_api_key');
  });
});

describe('retries', () => {
  const drop: Turn = (request) => void request.socket.destroy();
  test.each<[string, Turn]>([
    ['a dropped connection', drop],
    ['429 with Retry-After', json(429, failure('rate_limit_exceeded'), { 'retry-after': '1' })],
    ['500', json(500, failure('internal_error'))],
    [
      '502 of a proxy',
      (_request, response) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
    ],
    [
      'an answer that is no JSON',
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to the hotel</h1>'),
    ],
  ])('%s', async (_what, bad) => {
    const { url, seen } = await serverOf(bad, bad, success);
    expect(await rate(url)).toMatchObject({ success: true, data: { rate: 129.5 } });
    expect(seen).toHaveLength(3);
  });

  test('not before the time in Retry-After', async () => {
    const times: number[] = [];
    const note =
      (turn: Turn): Turn =>
      (request, response) => (times.push(Date.now()), turn(request, response));
    const { url } = await serverOf(
      note(json(429, failure('rate_limit_exceeded'), { 'retry-after': '1' })),
      note(success),
    );
    await rate(url);
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(1_000);
  });

  test('not for an error of the caller', async () => {
    const { url, seen } = await serverOf(json(400, failure('invalid_currency')));
    expect(await rate(url)).toEqual(failure('invalid_currency'));
    expect(seen).toHaveLength(1);
  });

  test('not for a long wait, such as a used-up monthly quota', async () => {
    const { url, seen } = await serverOf(json(429, failure('rate_limit_exceeded'), { 'retry-after': '86400' }));
    expect(await rate(url)).toEqual(failure('rate_limit_exceeded'));
    expect(seen).toHaveLength(1);
  });

  test('not for ever: an unreachable service is reported', async () => {
    const { url, server } = await serverOf(success);
    await new Promise((resolve) => server.close(resolve));
    await expect(rate(url)).rejects.toThrow(ServiceUnreachable);
    await expect(rate(url)).rejects.toThrow(/cannot be reached/);
  }, 30_000);

  test('a lasting error is returned unchanged', async () => {
    const { url, seen } = await serverOf(json(503, failure('upstream_unavailable')));
    expect(await rate(url)).toEqual(failure('upstream_unavailable'));
    expect(seen).toHaveLength(5);
  }, 30_000);
});

test('JSON of another service is not an answer', async () => {
  const { url } = await serverOf(json(200, { hello: 'world' }));
  await expect(rate(url)).rejects.toThrow('What answered is not the finance service.');
});

test('a cancelled call ends at once', async () => {
  const { url } = await serverOf(() => undefined);
  const controller = new AbortController();
  const call = createClient({ baseUrl: url }).call('getTools', {}, { signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

describe('session', () => {
  const storageOf = (
    ...kept: readonly (readonly [string, string])[]
  ): TextStorage & { readonly kept: Map<string, string> } => {
    const map = new Map(kept);
    return {
      kept: map,
      getItem: (name) => map.get(name) ?? null,
      setItem: (name, value) => void map.set(name, value),
      removeItem: (name) => void map.delete(name),
    };
  };
  const data = (payload: unknown): Turn => json(200, { success: true, data: payload });

  /** A gateway with a kind of access and the answers of its session route. */
  async function gateway(access: string, ...sessions: readonly Turn[]) {
    const bodies: string[] = [];
    const authorized: (string | undefined)[] = [];
    let count = 0;
    const { url } = await serverOf((request, response) => {
      if (request.url === '/config') return data({ access, docs: 'http://docs', version: '1' })(request, response);
      if (request.url === '/session') return sessions[Math.min(count++, sessions.length - 1)]!(request, response);
      authorized.push(request.headers.authorization);
      return request.headers.authorization === 'Bearer good'
        ? success(request, response)
        : json(401, failure('session_required'))(request, response);
    });
    return { url, bodies, authorized };
  }

  test('opens with the first call, once for simultaneous calls, and again when its token is refused', async () => {
    const { url, authorized } = await gateway('local', data({ token: 'old' }), data({ token: 'good' }));
    const session = createSession({ baseUrl: url, storage: storageOf() });
    const states: string[] = [];
    session.subscribe((state) => states.push(state));
    const client = createClient({ baseUrl: url, headers: session.headers });
    const answers = await Promise.all([1, 2, 3].map(() => client.call('getTools', {})));
    expect(answers).toMatchObject([{ success: true }, { success: true }, { success: true }]);
    expect(authorized.sort()).toEqual([
      'Bearer good',
      'Bearer good',
      'Bearer good',
      'Bearer old',
      'Bearer old',
      'Bearer old',
    ]);
    expect(states).toEqual(['open']);
  });

  test('a token refused twice is an error, not a loop', async () => {
    const { url, authorized } = await gateway('local', data({ token: 'bad' }));
    const session = createSession({ baseUrl: url, storage: storageOf() });
    expect(await createClient({ baseUrl: url, headers: session.headers }).call('getTools', {})).toEqual(
      failure('session_required'),
    );
    expect(authorized).toHaveLength(2);
  });

  test('requires a code once, and then opens with the stored device', async () => {
    const { url } = await gateway('code', data({ token: 'good', device: 'my-device' }));
    const storage = storageOf();
    const session = createSession({ baseUrl: url, storage });
    const client = createClient({ baseUrl: url, headers: session.headers });
    expect(await client.call('getTools', {})).toMatchObject({ success: false, error: { code: 'code_required' } });
    expect(session.state()).toBe('code_required');
    await session.enterCode(' ABCD-EFGH ');
    expect(session.state()).toBe('open');
    expect([...storage.kept]).toEqual([['svc.device', 'my-device']]);
    expect(await client.call('getTools', {})).toMatchObject({ success: true });
    expect(await createSession({ baseUrl: url, storage }).headers()).toEqual({ authorization: 'Bearer good' });
  });

  test('a wrong code is an error; a revoked device requires a new code', async () => {
    const wrong = await gateway('code', json(401, failure('access_code_wrong')));
    await expect(createSession({ baseUrl: wrong.url, storage: storageOf() }).enterCode('WRONG')).rejects.toThrow(
      'It is access_code_wrong.',
    );
    const revoked = await gateway('code', json(401, failure('code_required')));
    const storage = storageOf(['svc.device', 'revoked']);
    const session = createSession({ baseUrl: revoked.url, storage });
    await expect(session.headers()).rejects.toThrow(/access code/);
    expect([session.state(), storage.kept.size]).toEqual(['code_required', 0]);
  });

  test('sends the single sign-on token of Office if the gateway requires it', async () => {
    let brought: string | undefined;
    const { url } = await gateway('entra', (request, response) => {
      brought = request.headers.authorization;
      data({ token: 'good' })(request, response);
    });
    await createSession({
      baseUrl: url,
      storage: storageOf(),
      identity: () => Promise.resolve('office-token'),
    }).headers();
    expect(brought).toBe('Bearer office-token');
    await expect(
      createSession({
        baseUrl: url,
        storage: storageOf(),
        identity: () => Promise.reject(new Error('13003')),
      }).headers(),
    ).rejects.toThrow(/could not sign you in/);
  });

  test('is offline while the gateway does not answer, and opens when it does', async () => {
    const { url, server } = await serverOf(success);
    const port = Number(new URL(url).port);
    await new Promise((resolve) => server.close(resolve));
    const session = createSession({ baseUrl: url, storage: storageOf() });
    await expect(session.headers()).rejects.toThrow(ServiceUnreachable);
    expect(session.state()).toBe('offline');
    const again = createServer((request, response) =>
      (request.url === '/config' ? data({ access: 'local' }) : data({ token: 'good' }))(request, response),
    );
    await new Promise<void>((resolve) => again.listen(port, '127.0.0.1', resolve));
    opened.push(again);
    await session.headers();
    expect(session.state()).toBe('open');
  }, 30_000);
});
