import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../../server/store/open';
import { busyClients } from '../support/busy-clients';
import { makeCertificate } from '../support/certificate';
import { raw } from '../support/raw';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server-process';
import { until } from '../support/until';
import { wire } from '../support/wire';

const body = JSON.stringify({ country: 'KE', amount: 85_000, type: 'income' });
const tax = ({ key }: ServerProcess) => ({
  path: '/api/tax',
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-api-key': key },
  body,
});
const head = ({ key }: ServerProcess, length = body.length): string =>
  `POST /api/tax HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nx-api-key: ${key}\r\ncontent-length: ${length}\r\n\r\n`;

const readiness = (url: string) => raw(`${url}/readyz`, { headers: { connection: 'close' } });
const isStopping = async (url: string): Promise<boolean> => (await readiness(url)).status === 503;

/** Calls counted this month on a server's machine key. */
async function counted({ dataDir }: ServerProcess): Promise<number> {
  const store = await openStore({ dataDir });
  const [key] = await store.listKeys();
  const taken = await store.taken(key!.account, new Date().toISOString().slice(0, 7));
  await store.close();
  return taken;
}

let running: ServerProcess[] = [];
const start = async (environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> => {
  const server = await startServer({ SVC_LOG_LEVEL: 'warn', ...environment });
  running.push(server);
  return server;
};
afterEach(async () => {
  for (const { stop, dataDir } of running) {
    await stop('SIGKILL');
    removeDirectory(dataDir);
  }
  running = [];
});

test.each(['0', '1'])('no request of 40 busy callers is lost, with a grace of %s s', async (grace) => {
  for (let round = 0; round < 2; round++) {
    const server = await start({ SVC_STOP_GRACE: grace });
    const { over } = await busyClients(server.url, 40, tax(server));
    expect(await server.stop()).toBe(0);
    const { answered, failed, lost, lastAnswers } = await over;
    expect({ failed, lost }).toEqual({ failed: 0, lost: [] });
    // The last answer to each client announced that the connection closes.
    expect(lastAnswers).toBeGreaterThanOrEqual(40);
    expect(await counted(server)).toBe(answered);
  }
});

test('no request is lost over HTTPS either', async () => {
  const folder = temporaryDirectory();
  const tls = { SVC_TLS_CERT: join(folder, 'localhost.crt'), SVC_TLS_KEY: join(folder, 'localhost.key') };
  await makeCertificate(folder);
  const server = await start(tls);
  const { over } = await busyClients(server.url, 20, { path: '/healthz' });
  expect(await server.stop()).toBe(0);
  expect((await over).lost).toEqual([]);
  removeDirectory(folder);
});

test('no request is lost at any address of a host name', async () => {
  const server = await start({ SVC_HOST: 'localhost' });
  const { port } = new URL(server.url);
  const addresses = [`http://127.0.0.1:${port}`, `http://[::1]:${port}`];
  const reached = await Promise.all(
    addresses.map((address) =>
      raw(`${address}/healthz`).then(
        () => [address],
        () => [],
      ),
    ),
  );
  const callers = await Promise.all(reached.flat().map((address) => busyClients(address, 20, { path: '/healthz' })));
  expect(callers.length).toBeGreaterThan(0);
  expect(await server.stop()).toBe(0);
  for (const { over } of callers) expect(await over).toMatchObject({ failed: 0, lost: [] });
});

test('it reports not ready, keeps answering with `Connection: close`, and then accepts no new connection', async () => {
  const server = await start({ SVC_STOP_GRACE: '1.5' });
  const stopped = server.stop();
  await until(() => isStopping(server.url));
  expect((await readiness(server.url)).text).toBe('{"status":"stopping"}');
  for (const path of ['/healthz', '/api/v1/status', '/nowhere'])
    expect((await raw(server.url + path, { headers: { connection: 'keep-alive' } })).headers.connection).toBe('close');
  const answer = await raw(`${server.url}/api/tax`, {
    method: 'POST',
    headers: { 'x-api-key': server.key, connection: 'keep-alive' },
    body,
  });
  expect([answer.status, answer.headers.connection]).toEqual([200, 'close']);
  await until(() =>
    isStopping(server.url).then(
      () => false,
      () => true,
    ),
  );
  expect(await stopped).toBe(0);
});

test('an idle connection is served once more, even after the port is closed', async () => {
  const server = await start({ SVC_STOP_GRACE: '0.8' });
  const idle = wire(server.url);
  await idle.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  await until(() => idle.received().includes('"ok"'));
  // While another request is arriving, idle connections stay open.
  const slow = wire(server.url);
  await slow.write(head(server, body.length + 1_000));
  let missing = 1_000;
  const arriving = setInterval(() => void slow.write(' '.repeat(Math.min(1, missing--))), 50);
  const stopped = server.stop();
  await until(() =>
    isStopping(server.url).then(
      () => false,
      () => true,
    ),
  );
  await idle.write(head(server) + body);
  expect(await idle.ended).toMatch(/"ok"[^]*HTTP\/1.1 200 [^]*connection: close[^]*"tax_amount":15269.6/i);
  clearInterval(arriving);
  await slow.write(' '.repeat(missing) + body);
  expect(await slow.ended).toMatch(/HTTP\/1.1 200 [^]*connection: close[^]*"tax_amount":15269.6/i);
  expect(await stopped).toBe(0);
});

test('an answer that is ready before the request body waits for the body, so the connection is not reset', async () => {
  const server = await start({ SVC_STOP_GRACE: '0.5' });
  const wrong = wire(server.url);
  const stopped = server.stop();
  await until(() => isStopping(server.url));
  await wrong.write(
    `POST /api/tax HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n`,
  );
  for (let piece = 0; piece < 10; piece++) await wrong.write(' '.repeat(100_000));
  expect(await wrong.ended).toMatch(/^HTTP\/1.1 401 [^]*connection: close[^]*missing_api_key/i);
  expect(await stopped).toBe(0);
});

describe('callers that never finish', () => {
  test('do not delay it beyond the limit, and leased calls are returned', async () => {
    const server = await start();
    expect(
      (await raw(`${server.url}/api/tax`, { method: 'POST', headers: { 'x-api-key': server.key }, body })).status,
    ).toBe(200);
    const [dripping, silent] = [wire(server.url), wire(server.url)];
    await Promise.all([dripping.write(head(server, 1_000)), silent.write(head(server))]);
    const stopped = server.stop();
    const drips = setInterval(() => void dripping.write(' '), 100);
    expect(await stopped).toBe(0);
    clearInterval(drips);
    expect([await dripping.ended, await silent.ended]).toEqual(['', '']);
    // The two unfinished calls were counted when their headers arrived.
    expect(await counted(server)).toBe(3);
  });

  test('are cut off by a second signal; an immediate repeat counts as the first', async () => {
    const server = await start();
    const silent = wire(server.url);
    await silent.write(head(server));
    const stopped = server.stop('SIGINT');
    server.child.kill('SIGINT');
    // npm passes Ctrl+C on, so the signal arrives twice. A repeat a second later is deliberate.
    await until(() =>
      isStopping(server.url).then(
        () => false,
        () => true,
      ),
    );
    await pause(700);
    expect(server.child.exitCode).toBeNull();
    server.child.kill('SIGINT');
    expect(await stopped).toBe(1);
    await silent.ended;
  });
});
