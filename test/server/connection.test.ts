import { ask } from '../support/http';
import {
  finished,
  removeDirectory,
  run,
  type ServerProcess,
  serverProgram,
  startedServers,
} from '../support/server-process';
import { until } from '../support/until';
import { wire } from '../support/wire';

const startServer = startedServers();
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
});

const body = JSON.stringify({ country: 'KE', amount: 85_000, type: 'income' });

const codeOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { error: { code: string } }).error.code;

describe('an invalid request still gets the error envelope', () => {
  test('bytes that are not HTTP', async () => {
    const { write, ended } = wire(server.url);
    await write('GARBAGE\r\n\r\n');
    expect(await ended).toMatch(/^HTTP\/1.1 400 [^]*"code":"bad_request"/);
  });

  test('no Host header', async () => {
    const { write, ended } = wire(server.url);
    await write('GET /api/tax HTTP/1.1\r\nconnection: close\r\n\r\n');
    expect(await ended).toMatch(/^HTTP\/1.1 400 [^]*"code":"bad_request","message":"The request has no `Host` header/);
  });

  test('an expectation that cannot be met', async () => {
    const { write, ended } = wire(server.url);
    await write('GET /api/tax HTTP/1.1\r\nhost: x\r\nexpect: 200-ok\r\n\r\n');
    expect(await ended).toMatch(/^HTTP\/1.1 400 [^]*"code":"bad_request","message":"The header `Expect`/);
  });

  test('every refusal has the id under which the log knows it', async () => {
    const get = async (path: string, key = server.key) =>
      (await ask(server.url + path, { headers: { 'x-api-key': key } })).headers.get('x-request-id');
    for (const path of ['/%zz', '/nowhere', '/api/forex?from=USD', '/api/forex?from=USD&to=XXY'])
      expect([path, await get(path)]).toEqual([path, expect.stringMatching(/./)]);
    expect(await get('/api/tax', 'nonsense')).toMatch(/./);
  });

  test('oversized headers', async () => {
    const { write, ended } = wire(server.url);
    await write(`GET /api/tax HTTP/1.1\r\nhost: x\r\nx-large: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(await ended).toMatch(/^HTTP\/1.1 431 [^]*"code":"headers_too_large"/);
  });

  test('an address that cannot be decoded', async () => {
    const response = await ask(`${server.url}/%zz`);
    expect([response.status, await codeOf(response)]).toEqual([400, 'bad_request']);
  });

  test('a method that no route supports', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const response = await ask(`${server.url}/api/tax`, { method, body: method === 'DELETE' ? null : '{' });
      expect([response.status, response.headers.get('allow'), await codeOf(response)]).toEqual([
        405,
        'GET, HEAD, POST',
        'method_not_allowed',
      ]);
    }
  });
});

describe('a planned stop', () => {
  test('a request in progress is answered, and later ones are not', async () => {
    const stopping = await startServer();
    const { write, ended } = wire(stopping.url);
    await write(
      `POST /api/tax HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nx-api-key: ${stopping.key}\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    );
    await fetch(`${stopping.url}/healthz`);
    const stopped = stopping.stop('SIGTERM');
    await refused(stopping.url);
    await write(body.slice(10));
    expect(await ended).toMatch(/^HTTP\/1.1 200 [^]*"tax_amount":15269.6/);
    expect(await stopped).toBe(0);
    removeDirectory(stopping.dataDir);
  });

  test('idle connections do not delay it', async () => {
    const stopping = await startServer();
    const idle = wire(stopping.url);
    await idle.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    await until(() => idle.received().includes('"ok"'));
    const unused = wire(stopping.url);
    await fetch(`${stopping.url}/healthz`);
    expect(await stopping.stop('SIGINT')).toBe(0);
    await Promise.all([idle.ended, unused.ended]);
    removeDirectory(stopping.dataDir);
  });
});

/** Waits until a server accepts no new connections. */
async function refused(url: string): Promise<void> {
  for (;;) {
    try {
      await fetch(`${url}/healthz`, { headers: { connection: 'close' } });
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('a port in use is reported clearly', async () => {
  const { code, stderr } = await finished(
    run(serverProgram(), [], { SVC_PORT: new URL(server.url).port, SVC_DATA_DIR: server.dataDir }),
  );
  expect(code).toBe(1);
  expect(stderr).toMatch(/The port is in use/);
});
