import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { raw } from '../support/raw';
import { removeDirectory, type ServerProcess, startServer } from '../support/server-process';
import { until } from '../support/until';
import { wire } from '../support/wire';

// Servers start slowly on a busy machine.
jest.setTimeout(120_000);

let server: ServerProcess;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop('SIGKILL');
  removeDirectory(server.dataDir);
});

/** Opens a connection from a loopback address. Every address in 127.0.0.0/8 belongs to this machine. */
function open(from = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', localAddress: from });
  sockets.push(socket);
  // A reset ends a connection like any other close.
  socket.on('error', () => undefined);
  return new Promise((resolve) => socket.once('connect', () => resolve(socket)));
}

const ended = (socket: Socket): Promise<string> => {
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  return new Promise((resolve) => socket.once('close', () => resolve(received)));
};

const healthy = async (): Promise<void> => {
  expect((await fetch(`${server.url}/healthz`, { headers: { connection: 'close' } })).status).toBe(200);
};

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: x\r\nx-api-key: ${server.key}\r\n\r\n`;
const batchOf = (count: number): string =>
  JSON.stringify({
    items: Array.from({ length: count }, (_, i) => ({
      operation: 'tax',
      input: { country: 'KE', amount: 20_000 + i, type: 'income' },
    })),
  });
const post = (path: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\nx-api-key: ${server.key}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

const megabytes = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid!}/status`, 'utf8'))![1]) / 1_024;

/** Opens connections that send requests and never read the answers. */
async function deaf(count: number, text: string, from?: string): Promise<readonly Socket[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = await open(from);
      socket.pause();
      socket.write(text);
      return socket;
    }),
  );
}

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('callers who never read their answers', () => {
  const largest: readonly (() => string)[] = [
    () => get('/openapi.json').repeat(30),
    () => get('/docs/reference/tax').repeat(30),
    () => get('/api/v1/series?series=fx&entity=KES').repeat(30),
    () => get('/api/v1/status').repeat(30),
    () => get('/api/tax').repeat(30),
    () => post('/api/v1/batch', batchOf(200)).repeat(10),
  ];
  test('150 of them use little memory, and other callers are answered', async () => {
    server = await startServer({ SVC_LOG_LEVEL: 'error', SVC_UNREAD_MEGABYTES: '64' });
    const before = megabytes();
    for (const text of largest) {
      await deaf(150, text());
      await healthy();
    }
    expect(megabytes() - before).toBeLessThan(400);
  });

  test('are closed when they read nothing within the answer timeout', async () => {
    server = await startServer({ SVC_LOG_LEVEL: 'error', SVC_ANSWER_TIMEOUT: '0.5' });
    const text = post('/api/v1/batch', batchOf(5_000));
    const [socket] = await deaf(1, text);
    // A client that does not read cannot receive an error, so the server just closes the connection.
    const port = socket!.localPort!;
    const isOpen = (): boolean => established(new URL(server.url).port, port);
    await until(() => !isOpen());
    const received = await ended(socket!.resume());
    expect(received).toMatch(/^HTTP\/1.1 200 /);
    expect(received.length).toBeLessThan(Number(/content-length: (\d+)/.exec(received)![1]));
  });

  test('a client that reads with pauses receives the whole answer', async () => {
    server = await startServer({ SVC_LOG_LEVEL: 'error', SVC_ANSWER_TIMEOUT: '3' });
    const socket = await open();
    let [received, announced, pauses, sincePause] = [0, Infinity, 0, 0];
    socket.on('data', (chunk: Buffer) => {
      const length = /content-length: (\d+)[^]*?\r\n\r\n/.exec(chunk.toString('latin1'));
      if (length !== null) announced = Number(length[1]);
      received += chunk.length;
      sincePause += chunk.length;
      if (sincePause < 4e6) return;
      // Each pause is shorter than the answer timeout; together they are longer.
      sincePause = 0;
      pauses++;
      socket.pause();
      setTimeout(() => socket.resume(), 1_000);
    });
    socket.write(post('/api/v1/batch', batchOf(5_000)));
    await until(() => received >= announced || socket.destroyed);
    expect(received).toBeGreaterThanOrEqual(announced);
    expect(pauses).toBeGreaterThan(3);
  });

  test('a client that requests far more than it reads is answered one request at a time, then cut off', async () => {
    server = await startServer({ SVC_LOG_LEVEL: 'error' });
    const inOrder = wire(server.url);
    await inOrder.write(
      Array.from({ length: 20 }, (_, i) => get(`/api/tax?country=${['KE', 'NG', 'ZA', 'GH'][i % 4]!}`)).join(''),
    );
    await until(() => inOrder.received().split('HTTP/1.1 200').length > 20);
    expect(
      inOrder
        .received()
        .split('HTTP/1.1 200')
        .slice(1, 5)
        .map((answer) => /Kenya|Nigeria|South Africa|Ghana/.exec(answer)?.[0]),
    ).toEqual(['Kenya', 'Nigeria', 'South Africa', 'Ghana']);
    inOrder.end();
    const [tooFar] = await deaf(1, get('/openapi.json').repeat(1_000));
    await until(() => tooFar!.destroyed || !established(new URL(server.url).port, tooFar!.localPort!));
    await healthy();
  });
});

/** Does the server still have its end of a connection? */
const established = (port: string, from: number): boolean => {
  const hex = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0');
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .some((line) => new RegExp(`:\\s+\\w+:${hex(Number(port))}\\s+\\w+:${hex(from)}\\s+(01|08)`).test(line));
};

describe('unread answers over the memory limit', () => {
  test('close connections of the address that holds the most', async () => {
    server = await startServer({ SVC_LOG_LEVEL: 'error', SVC_UNREAD_MEGABYTES: '8' });
    const body = batchOf(2_000);
    await deaf(6, post('/api/v1/batch', body), '127.0.0.9');
    const other = await raw(`${server.url}/api/v1/batch`, {
      method: 'POST',
      headers: { 'x-api-key': server.key },
      body,
    });
    expect([other.status, (other.body.data['results'] as unknown[]).length]).toEqual([200, 2_000]);
  });

  test('are refused to the address that holds them all, with a time to retry', async () => {
    server = await startServer({ SVC_LOG_LEVEL: 'error', SVC_UNREAD_MEGABYTES: '1' });
    const body = batchOf(2_000);
    await deaf(4, post('/api/v1/batch', body));
    await healthy();
    const ask = (): ReturnType<typeof raw> =>
      raw(`${server.url}/api/v1/batch`, { method: 'POST', headers: { 'x-api-key': server.key }, body });
    const refused = await ask();
    expect([refused.status, refused.body.error.code, refused.headers['retry-after']]).toEqual([
      503,
      'service_unavailable',
      '1',
    ]);
    // Small answers still get through.
    expect((await raw(`${server.url}/api/tax?country=KE`, { headers: { 'x-api-key': server.key } })).status).toBe(200);
    // A client that stops reading blocks its address only briefly.
    await until(async () => (await ask()).status === 200);
  });
});

describe('too many connections', () => {
  test('idle connections of one address make room for other addresses', async () => {
    server = await startServer({ SVC_LOG_LEVEL: 'error', SVC_MAX_CONNECTIONS: '20' });
    await Promise.all(Array.from({ length: 40 }, (_, i) => open(`127.0.0.${10 + (i % 4)}`)));
    for (let i = 0; i < 5; i++) await healthy();
  });

  test('unfinished requests and kept-alive connections make room as well', async () => {
    server = await startServer({ SVC_LOG_LEVEL: 'error', SVC_MAX_CONNECTIONS: '10' });
    for (let i = 0; i < 20; i++) (await open('127.0.0.9')).write('GET /healthz HTTP/1.1\r\nx-');
    for (let i = 0; i < 20; i++) (await open('127.0.0.9')).write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    for (let i = 0; i < 5; i++) await healthy();
  });

  /** A connection with a request in progress. The server has seen the request once it answers 100 Continue. */
  async function busy(from: string): Promise<Socket> {
    const socket = await open(from);
    const seen = new Promise((resolve) => socket.once('data', resolve));
    socket.write(post('/api/tax', batchOf(1)).replace('host: x', 'host: x\r\nexpect: 100-continue').slice(0, -5));
    expect(String(await seen)).toMatch(/^HTTP\/1.1 100 /);
    return socket;
  }

  test('from one address do not lock out another, and the refusal says why', async () => {
    server = await startServer({
      SVC_LOG_LEVEL: 'error',
      SVC_MAX_CONNECTIONS: '100',
      SVC_MAX_CONNECTIONS_PER_ADDRESS: '5',
    });
    for (let i = 0; i < 5; i++) await busy('127.0.0.9');
    await healthy();
    const received = await ended(await open('127.0.0.9'));
    expect(received).toMatch(/^HTTP\/1.1 503 [^]*retry-after: 1\r\n[^]*"code":"service_unavailable"/);
    await healthy();
  });

  test('that are all waiting for answers block a new one until one of them ends', async () => {
    server = await startServer({ SVC_LOG_LEVEL: 'error', SVC_MAX_CONNECTIONS: '5' });
    for (let i = 0; i < 5; i++) await busy(`127.0.0.${9 + i}`);
    expect(await ended(await open('127.0.0.20'))).toMatch(/^HTTP\/1.1 503 /);
    sockets[0]!.destroy();
    await until(
      async () =>
        (await fetch(`${server.url}/healthz`, { headers: { connection: 'close' } }).catch(() => undefined))?.status ===
        200,
    );
  });

  test('a trusted proxy may open more', async () => {
    server = await startServer({
      SVC_LOG_LEVEL: 'error',
      SVC_MAX_CONNECTIONS: '100',
      SVC_MAX_CONNECTIONS_PER_ADDRESS: '5',
      SVC_TRUSTED_PROXIES: '127.0.0.8/29',
    });
    for (let i = 0; i < 20; i++) await busy('127.0.0.9');
    const socket = await open('127.0.0.9');
    const received = ended(socket);
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(await received).toMatch(/^HTTP\/1.1 200 /);
  });
});
