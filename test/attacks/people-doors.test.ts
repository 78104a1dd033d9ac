import { randomUUID } from 'node:crypto';
import { startedServers, type ServerProcess } from '../support/server-process';
import { wire } from '../support/wire';

const start = startedServers({ SVC_ACCOUNTS: 'on', SVC_TRUSTED_PROXIES: '127.0.0.1', SVC_OPEN_PER_MINUTE: '30' });
let server: ServerProcess;
beforeAll(async () => void (server = await start()));

const get = (path: string, headers: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${server.url}${path}`, { headers });
const passed = async (times: number, ask: (i: number) => Promise<Response>): Promise<number> => {
  // The first request loads what the server loads when it is needed.
  const first = await ask(0);
  const answers = [first, ...(await Promise.all(Array.from({ length: times - 1 }, (_, i) => ask(i + 1))))];
  return answers.filter(({ status }) => status !== 429).length;
};

describe('a proxy that sends the port of the caller', () => {
  test.each([
    ['IPv4', (i: number) => `203.0.113.7:${1_000 + i}`],
    ['IPv6', (i: number) => `[2001:db8:7::1]:${1_000 + i}`],
    ['IPv6 without brackets, from all networks of a customer', (i: number) => `2001:db8:8:${i.toString(16)}::1`],
    ['behind an address that the caller made up', (i: number) => `198.51.100.${i}, 203.0.113.8:${1_000 + i}`],
    ['beside no address', (i: number) => `198.51.100.${i}, unknown-${i}`],
  ])('%s: one caller has one limit', async (_, forwarded) => {
    expect(await passed(60, (i) => get('/healthz/none', { 'x-forwarded-for': forwarded(i) }))).toBe(30);
  });
});

describe('refusals of strangers count, whatever they send', () => {
  test.each<[string, string, Readonly<Record<string, string>>]>([
    ['a bad cookie at an account', '/api/v1/keys', { cookie: 'svc.session_token=made.up' }],
    ['a made-up key at an account', '/api/v1/keys', { 'x-api-key': `svc_live_${'A'.repeat(32)}` }],
    ['a bad cookie at a figure', '/api/tax?country=KE', { cookie: 'svc.session_token=made.up' }],
    ['a bad cookie at a page for people', '/people/me', { cookie: 'svc.session_token=made.up' }],
    ['a bad cookie at the administration', '/people/admin/accounts', { cookie: 'svc.session_token=made.up' }],
  ])('%s', async (name, path, headers) => {
    const address = `203.0.113.${100 + name.length}`;
    expect(await passed(60, () => get(path, { ...headers, 'x-forwarded-for': address }))).toBe(30);
  });
});

test.each([
  ['two names', ['host: a.example', 'Host: b.example']],
  ['the same name twice', ['Host: a.example', 'HOST: a.example']],
])('a request with %s is refused in the envelope', async (_, lines) => {
  const { write, ended } = wire(server.url);
  await write(`GET /healthz?${randomUUID()} HTTP/1.1\r\n${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`);
  const answer = await ended;
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({
    success: false,
    error: { code: 'bad_request', message: 'The request has more than one `Host` header. Send one.' },
  });
});
