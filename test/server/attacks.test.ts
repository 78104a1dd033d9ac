import { operations } from '../../src/contract';
import { type ServerProcess, startedServers } from '../support/server-process';
import { wire } from '../support/wire';

const startServer = startedServers();
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({
    SVC_LOG_LEVEL: 'error',
    SVC_OPEN_PER_MINUTE: '100000',
    SVC_ANSWER_TIMEOUT: '2',
    SVC_REQUEST_TIMEOUT: '3',
  });
});

/** Sends raw bytes; returns the statuses and the text of the answers. */
async function send(text: string): Promise<{ readonly statuses: readonly number[]; readonly answer: string }> {
  const { write, received, end, ended } = wire(server.url);
  await write(text);
  let over = false;
  void ended.then(() => (over = true));
  // Some bytes form a valid request, after which the connection would stay open.
  while (!over && received() === '') await new Promise((resolve) => setTimeout(resolve, 5));
  end();
  const answer = await ended;
  return { statuses: [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map((match) => Number(match[1])), answer };
}

const get = (target: string, more = ''): string =>
  `GET ${target} HTTP/1.1\r\nhost: ${new URL(server.url).host}\r\nconnection: close\r\n${more}\r\n`;

/** Spellings of an address that another program may treat as equal. */
const spellings = (path: string): readonly string[] => {
  const [first, ...rest] = path.slice(1).split('/');
  const end = rest.join('/');
  return [
    path,
    `${path}/`,
    `/${path}`,
    `//${path}`,
    `/.${path}`,
    `/..${path}`,
    `/x/..${path}`,
    `/docs/..${path}`,
    `/healthz/..${path}`,
    `/docs/%2e%2e${path}`,
    `/docs/%2e%2e%2f${path.slice(1)}`,
    `/docs/..%5c${path.slice(1)}`,
    `/docs/..\\${path.slice(1)}`,
    `/docs/..;${path}`,
    `/${first!}//${end}`,
    `/${first!}/./${end}`,
    `/${first!};/${end}`,
    `/${first!};x=y/${end}`,
    `/${first!}%2f${end}`,
    `/${first!}%5c${end}`,
    `/${first!}\\${end}`,
    `/${first!.toUpperCase()}/${end.toUpperCase()}`,
    `/%${first!.charCodeAt(0).toString(16)}${first!.slice(1)}/${end}`,
    `/%25${first!.charCodeAt(0).toString(16)}${first!.slice(1)}/${end}`,
    `${path}%00`,
    `${path}%20`,
    `${path}%0d%0a`,
    `${path}.json`,
    `${path};`,
    `${path}?`,
    `${path}#`,
    `${path}?/healthz`,
    `${path}#/healthz`,
    `${path}/..`,
    `${path}/../..${path}`,
    `${path}?open=true`,
    `http://127.0.0.1${path}`,
    `http://elsewhere.example${path}`,
    `https://user@elsewhere.example${path}`,
    `/addin/..${path}`,
    `/addin/office/..${path}`,
    `*${path}`,
    `/${encodeURIComponent(path)}`,
  ];
};

test('no spelling of an address gets an answer without a key or a session', async () => {
  const closed = operations.filter(({ open }) => open !== true).map(({ path }) => path);
  for (const path of [...new Set(closed)]) {
    const answers = await Promise.all(
      spellings(path).flatMap((target) => [
        send(get(target)),
        send(
          get(
            target,
            'authorization: Bearer x\r\nx-original-url: /healthz\r\nx-rewrite-url: /healthz\r\nx-http-method-override: OPTIONS\r\n',
          ),
        ),
      ]),
    );
    for (const { statuses, answer } of answers) {
      expect(statuses).toHaveLength(1);
      // Path traversal may lead to a page, but never to an API answer.
      expect(answer).not.toContain('"success":true');
      expect(statuses[0]).toBeLessThan(500);
    }
  }
});

const ways = [
  '..',
  '%2e%2e',
  '%252e%252e',
  '..%00',
  '.%2e',
  '%2e.',
  '..;',
  '....',
  '..\\..',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
];
const between = ['/', '%2f', '%252f', '\\', '%5c', '//'];
const goals = ['package.json', 'etc/passwd', '.data/machine-key', 'dist/server/main.js'];

test('no path leads out of the folders of pages and files', async () => {
  const folders = ['/addin/', '/addin/office/', '/docs/assets/', '/docs/', '/status/fx/', '/'];
  for (const folder of folders) {
    const targets = ways.flatMap((way) =>
      between.flatMap((slash) => goals.map((goal) => `${folder}${(way + slash).repeat(5)}${goal}`)),
    );
    const answers = await Promise.all(targets.map((target) => send(get(target))));
    for (const { statuses, answer } of answers) {
      expect([400, 404]).toContain(statuses[0]);
      expect(answer).not.toMatch(/root:|"dependencies"|svc_live_\w|use strict/);
    }
  }
});

test('odd requests get a clear refusal or no answer, and never an internal error', async () => {
  const key = `x-api-key: ${server.key}\r\n`;
  const body = JSON.stringify({ country: 'KE', amount: 85_000, type: 'income' });
  const head = (more: string, method = 'POST', version = 'HTTP/1.1'): string =>
    `${method} /api/tax ${version}\r\nhost: x\r\n${key}content-type: application/json\r\n${more}\r\n`;
  const odd: readonly string[] = [
    '\r\n\r\n\r\n',
    '\0\0\0\0\r\n\r\n',
    'GET\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
    'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    'CONNECT elsewhere.example:443 HTTP/1.1\r\nhost: x\r\n\r\n',
    'TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    head('content-length: 5\r\ntransfer-encoding: chunked\r\n') + '0\r\n\r\n',
    head('content-length: 5\r\ncontent-length: 6\r\n') + body,
    head('content-length: -1\r\n') + body,
    head('content-length: 1e3\r\n') + body,
    head('content-length: 99999999999999999999\r\n') + body,
    head('transfer-encoding: gzip, chunked\r\n') + '0\r\n\r\n',
    head('transfer-encoding: xchunked\r\n') + '0\r\n\r\n',
    head('transfer-encoding : chunked\r\n') + '0\r\n\r\n',
    head('transfer-encoding: chunked\r\n') + 'zz\r\n\r\n',
    head('transfer-encoding: chunked\r\n') + 'ffffffffffffffff\r\n',
    head('transfer-encoding: chunked\r\nconnection: close\r\n') +
      `${body.length.toString(16)};${'x'.repeat(5_000)}\r\n${body}\r\n0\r\n\r\n`,
    head('expect: something\r\nconnection: close\r\ncontent-length: 0\r\n'),
    head(
      'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: eA==\r\nsec-websocket-version: 13\r\n',
      'GET',
    ),
    head('upgrade: h2c\r\nconnection: upgrade, http2-settings\r\nhttp2-settings: AA\r\n', 'GET'),
    head('x: a\r\n b\r\nconnection: close\r\n', 'GET'),
    head('x\0y: a\r\n', 'GET'),
    head(`cookie: ${'a=b; '.repeat(3_000)}\r\n`, 'GET'),
    head(`${Array.from({ length: 3_000 }, (_, i) => `x${i}: y`).join('\r\n')}\r\n`, 'GET'),
    head('connection: close\r\n', 'GET', 'HTTP/1.0'),
    `GET ${'/a'.repeat(7_000)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    `GET /api/tax?${'a=1&'.repeat(3_000)} HTTP/1.1\r\nhost: x\r\n${key}connection: close\r\n\r\n`,
    `GET /api/tax?__proto__=1&constructor=2&country[]=KE&country=KE&country=NG HTTP/1.1\r\nhost: x\r\n${key}connection: close\r\n\r\n`,
    head(`content-length: 38\r\nconnection: close\r\n`) + '{"__proto__":{"country":"KE"},"x": "y"}',
    head(`content-length: ${body.length}\r\nconnection: close\r\n`) + body + 'GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n',
  ];
  for (const { statuses } of await Promise.all(odd.map(send)))
    for (const status of statuses) expect(status === 505 || status < 500).toBe(true);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});
