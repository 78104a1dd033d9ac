import { servedDocument } from '../support/http';
import { type ServerProcess, startedServers } from '../support/server-process';
import { wire } from '../support/wire';

const startServer = startedServers();
let server: ServerProcess;
beforeAll(async () => {
  // Headers must arrive within a third of it.
  server = await startServer({ SVC_REQUEST_TIMEOUT: '0.9' });
});

const body = JSON.stringify({ country: 'KE', amount: 85_000, type: 'income' });
const head = (path: string, more = `content-length: ${body.length}\r\n`): string =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nx-api-key: ${server.key}\r\n${more}`;

/** Writes text in small pieces with pauses, until the other side closes the connection. */
async function dripping(pieces: readonly string[], { write, ended }: ReturnType<typeof wire>): Promise<string> {
  let over = false;
  void ended.then(() => (over = true));
  for (const piece of pieces) {
    if (over) break;
    await write(piece);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  return ended;
}

/** Parses the bytes received on a connection as an answer. */
function answerOf(received: string) {
  const [top = '', text = ''] = received.split('\r\n\r\n');
  const [first = '', ...lines] = top.split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(first.split(' ')[1]), header: (name: string) => headers.get(name) ?? null, text };
}

async function expectTimedOut(received: string, path = '/api/tax'): Promise<void> {
  const answer = answerOf(received);
  expect([answer.status, (JSON.parse(answer.text) as { error: { code: string } }).error.code]).toEqual([
    408,
    'request_timeout',
  ]);
  expect(answer.header('connection')).toBe('close');
  expect((await servedDocument()).differences('POST', path, answer)).toEqual([]);
}

test('headers that trickle in get 408', async () => {
  await expectTimedOut(
    await dripping(
      [...Array(200)].map((_, i) => (i === 0 ? 'POST /api/tax HTTP/1.1\r\nhost: x\r\n' : `x-${i}: y\r\n`)),
      wire(server.url),
    ),
  );
});

test('headers that stop midway get 408', async () => {
  const connection = wire(server.url);
  await connection.write('POST /api/tax HTTP/1.1\r\nhost: x\r\nx-a');
  await expectTimedOut(await connection.ended);
});

test('a silent connection is closed', async () => {
  await wire(server.url).ended;
});

test.each(['/api/tax', '/api/vat', '/api/v1/batch'])(
  'POST %s: a body that trickles in or stops gets 408',
  async (path) => {
    const length = 'content-length: 2000\r\n\r\n';
    await expectTimedOut(await dripping([head(path, length), ...'{'.padEnd(1_000)], wire(server.url)), path);
    const stopped = wire(server.url);
    await stopped.write(`${head(path, length)}{"country":`);
    await expectTimedOut(await stopped.ended, path);
  },
);

test('an endless chunked body gets 408 too', async () => {
  const connection = wire(server.url);
  const pieces = Array.from({ length: 200 }, () => '1\r\n \r\n');
  await expectTimedOut(await dripping([head('/api/tax', 'transfer-encoding: chunked\r\n\r\n'), ...pieces], connection));
});

test('many slow callers do not delay a quick one', async () => {
  const slow = Array.from({ length: 200 }, () => wire(server.url));
  await Promise.all(slow.map(({ write }) => write(head('/api/tax') + '\r\n{')));
  const response = await fetch(`${server.url}/api/tax`, {
    method: 'POST',
    headers: { 'x-api-key': server.key, 'content-type': 'application/json' },
    body,
  });
  expect(response.status).toBe(200);
  for (const received of await Promise.all(slow.map(({ ended }) => ended))) expect(received).toMatch(/^HTTP\/1.1 408 /);
}, 20_000);

test('a body that arrives in two pieces in time is accepted, and the connection stays open', async () => {
  const connection = wire(server.url);
  for (let round = 1; round <= 3; round++) {
    await connection.write(`${head('/api/tax')}\r\n${body.slice(0, 9)}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
    await connection.write(body.slice(9));
    while (connection.received().split('"tax_amount"').length <= round)
      await new Promise((resolve) => setTimeout(resolve, 5));
  }
  connection.end();
  expect(await connection.ended).not.toContain('408');
});

test('a reused connection still has the time limit', async () => {
  const connection = wire(server.url);
  await connection.write(`${head('/api/tax')}\r\n${body}`);
  while (!connection.received().includes('"tax_amount"')) await new Promise((resolve) => setTimeout(resolve, 5));
  await connection.write('POST /api/tax HTTP/1.1\r\nhost: x\r\n');
  expect(await connection.ended).toMatch(/HTTP\/1.1 200 [^]*HTTP\/1.1 408 /);
});

describe('a rejected body', () => {
  const large = ' '.repeat(2 ** 20);

  test('is read to its end, so the answer arrives and the connection stays open', async () => {
    const connection = wire(server.url);
    await connection.write(`${head('/api/tax', `content-length: ${large.length * 3}\r\n`)}\r\n${large}`);
    while (!connection.received().includes('"payload_too_large"'))
      await new Promise((resolve) => setTimeout(resolve, 5));
    await connection.write(large + large);
    await connection.write(`${head('/api/tax')}\r\n${body}`);
    while (!connection.received().includes('"tax_amount"')) await new Promise((resolve) => setTimeout(resolve, 5));
    connection.end();
    expect(await connection.ended).toMatch(/^HTTP\/1.1 413 [^]*HTTP\/1.1 200 /);
  });

  test('has the same time limit as any other', async () => {
    const connection = wire(server.url);
    await connection.write(`${head('/api/tax', `content-length: ${large.length * 1_000}\r\n`)}\r\n${large}`);
    expect(await connection.ended).toMatch(/^HTTP\/1.1 413 /);
  });
});
