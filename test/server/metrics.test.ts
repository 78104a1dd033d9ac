import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { metricsOf } from '../support/metrics';
import { raw } from '../support/raw';
import {
  finished,
  removeDirectory,
  run,
  type ServerProcess,
  serverProgram,
  startedServers,
  temporaryDirectory,
} from '../support/server-process';

const startServer = startedServers();
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
});

const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(name));
  return line === undefined ? 0 : Number(line.split(' ').at(-1));
};

const post = (path: string, body: unknown, key = server.key): Promise<Response> =>
  fetch(new URL(path, server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify(body),
  });

test('all answers are counted by route and status', async () => {
  const tax = { country: 'KE', amount: 85_000, type: 'income' };
  for (let i = 0; i < 3; i++) await post('/api/tax', tax);
  await post('/api/tax', { ...tax, amount: -1 });
  await post('/api/tax', tax, 'nonsense');
  await post('/nowhere', {});
  await fetch(`${server.url}/api/tax`, { method: 'DELETE' });
  expect(await metric('svc_requests_total{route="/api/tax",status="200"}')).toBe(3);
  expect(await metric('svc_requests_total{route="/api/tax",status="400"}')).toBe(1);
  expect(await metric('svc_requests_total{route="/api/tax",status="401"}')).toBe(1);
  expect(await metric('svc_requests_total{route="/api/tax",status="405"}')).toBe(1);
  expect(await metric('svc_requests_total{route="none",status="404"}')).toBe(1);
  expect(await metric('svc_request_seconds_count{route="/api/tax"}')).toBe(6);
});

test('the time to answer is that of the server: more than nothing, and less than the callers waited', async () => {
  const { url, key } = await startServer();
  const begin = performance.now();
  for (let day = 1; day <= 5; day++)
    await fetch(`${url}/api/rates?date=2026-05-0${day}`, { headers: { 'x-api-key': key } });
  await fetch(`${url}/nowhere`);
  const waited = (performance.now() - begin) / 1_000;
  const { text } = await raw(`${url}/metrics`);
  const took = [...text.matchAll(/^svc_request_seconds_sum\{.*\} (.*)$/gm)].map(([, seconds]) => Number(seconds));
  expect(took).toHaveLength(2);
  for (const seconds of took) expect(seconds).toBeGreaterThan(0);
  expect(took[0]! + took[1]!).toBeLessThan(waited);
});

test('a body that arrives slowly is not a slow answer', async () => {
  const { url, key, output } = await startServer();
  const body = JSON.stringify({ country: 'KE', amount: 85_000, type: 'income' });
  const uploading = 1_300;
  const upload = request(`${url}/api/tax`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, 'x-api-key': key },
  });
  upload.write(body.slice(0, 20));
  await pause(uploading);
  upload.end(body.slice(20));
  const [{ statusCode }] = (await once(upload, 'response')) as [IncomingMessage];
  expect(statusCode).toBe(200);
  const metrics = await metricsOf(url);
  expect(metrics.get('svc_request_seconds_count{route="/api/tax"}')).toBe(1);
  expect(metrics.get('svc_request_seconds_sum{route="/api/tax"}')).toBeGreaterThan(0);
  expect(metrics.get('svc_request_seconds_sum{route="/api/tax"}')).toBeLessThan(uploading / 1_000);
  expect(output()).not.toContain('slow answer');
});

test('every answer with an error is counted by its code', async () => {
  const { url, key } = await startServer();
  const json = 'application/json';
  const tax = { country: 'KE', amount: 85_000, type: 'income' };
  const send = (path: string, body: unknown, type = json): Promise<unknown> =>
    raw(url + path, { method: 'POST', headers: { 'content-type': type, 'x-api-key': key }, body });
  await send('/api/tax', { ...tax, country: 'XX' });
  await raw(`${url}/api/forex?from=USD&to=XXX`, { headers: { 'x-api-key': key } });
  await send('/api/tax', '{');
  await send('/api/v1/batch', { items: 'none' });
  await send('/api/tax', 'country=KE', 'text/plain');
  await send('/api/tax', JSON.stringify({ ...tax, note: 'a'.repeat(2 ** 20) }));
  await send('/api/tax', { ...tax, tax_year: '1901' });
  await raw(`${url}/%`);
  await raw(`${url}/nowhere`);
  const metrics = await metricsOf(url);
  const counted = [...metrics].filter(([name]) => name.startsWith('svc_refusals_total'));
  expect(Object.fromEntries(counted)).toEqual({
    'svc_refusals_total{code="invalid_country"}': 1,
    'svc_refusals_total{code="invalid_currency"}': 1,
    'svc_refusals_total{code="invalid_json"}': 1,
    'svc_refusals_total{code="invalid_items"}': 1,
    'svc_refusals_total{code="unsupported_media_type"}': 1,
    'svc_refusals_total{code="payload_too_large"}': 1,
    'svc_refusals_total{code="invalid_tax_year"}': 1,
    'svc_refusals_total{code="bad_request"}': 1,
    'svc_refusals_total{code="not_found"}': 1,
  });
});

describe('who may read the metrics', () => {
  const start = async (environment: Readonly<Record<string, string>>): Promise<string> =>
    (await startServer({ SVC_LOG_LEVEL: 'error', ...environment })).url;
  const read = async (url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> => {
    const { status, text } = await raw(`${url}/metrics`, { headers });
    if (status === 200) expect(text).toContain('svc_requests_total');
    else expect(text).toMatch(/"code":"not_found","message":"The metrics are private here\./);
    return status;
  };
  const token = 'a-token-of-Prometheus';

  test('a local program, if the server is for this machine only', async () => {
    expect(await read(server.url)).toBe(200);
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['a proxy that says it asks for this machine', { 'x-forwarded-for': '127.0.0.1' }],
    ['a proxy that says its name alone', { via: '1.1 proxy' }],
    ['a web page whose name was made to point here', { host: 'evil.example' }],
  ])('not %s', async (_, headers) => {
    expect(await read(server.url, headers)).toBe(404);
  });

  test('only with the token, if the server has a public address', async () => {
    const url = await start({
      SVC_PUBLIC_URL: 'https://finance.example.com',
      SVC_ADDIN_ACCESS: 'code',
      SVC_METRICS_TOKEN: token,
    });
    for (const headers of [
      {},
      { authorization: 'Bearer wrong' },
      { authorization: token },
      { authorization: `Basic ${token}` },
      { 'x-api-key': token },
    ])
      expect(await read(url, headers as Record<string, string>)).toBe(404);
    expect(await read(url, { authorization: `Bearer ${token}` })).toBe(200);
    expect(await read(url, { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' })).toBe(200);
  });

  test('everyone, if configured', async () => {
    const url = await start({
      SVC_PUBLIC_URL: 'https://finance.example.com',
      SVC_ADDIN_ACCESS: 'code',
      SVC_METRICS: 'open',
    });
    expect(await read(url, { 'x-forwarded-for': '203.0.113.9' })).toBe(200);
  });

  test('the token also while its address sends more than strangers may', async () => {
    const url = await start({
      SVC_PUBLIC_URL: 'https://finance.example.com',
      SVC_ADDIN_ACCESS: 'code',
      SVC_METRICS_TOKEN: token,
      SVC_OPEN_PER_MINUTE: '3',
    });
    const status = async (authorization: string): Promise<number> =>
      (await raw(`${url}/metrics`, { headers: { authorization } })).status;
    for (let i = 0; i < 3; i++) expect((await raw(`${url}/nowhere`)).status).toBe(404);
    expect((await raw(`${url}/nowhere`)).status).toBe(429);
    // Whoever guesses the token is a stranger.
    expect(await status('Bearer a-guess-at-the-token')).toBe(429);
    for (let i = 0; i < 5; i++) expect(await status(`Bearer ${token}`)).toBe(200);
  });

  test.each<[Readonly<Record<string, string>>, RegExp]>([
    [{ SVC_METRICS: 'yes' }, /^SVC_METRICS must be private/],
    [{ SVC_METRICS_TOKEN: 'short' }, /^SVC_METRICS_TOKEN must have at least 16 letters/],
    [{ SVC_ANSWER_TIMEOUT: '0' }, /^SVC_ANSWER_TIMEOUT must be a number from 0\.1 to 600/],
    [{ SVC_MAX_CONNECTIONS: '1.5' }, /^SVC_MAX_CONNECTIONS must be a whole number/],
    [{ SVC_MAX_CONNECTIONS_PER_ADDRESS: 'many' }, /^SVC_MAX_CONNECTIONS_PER_ADDRESS must be a whole number/],
    [{ SVC_UNREAD_MEGABYTES: '-1' }, /^SVC_UNREAD_MEGABYTES must be a whole number/],
    [{ SVC_OPEN_PER_MINUTE: '0' }, /^SVC_OPEN_PER_MINUTE must be a whole number/],
  ])('%j is refused at startup with an explanation', async (environment, sentence) => {
    const folder = temporaryDirectory();
    const { code, stderr } = await finished(
      run(serverProgram(), [], { SVC_PORT: '0', SVC_DATA_DIR: folder, ...environment }),
    );
    removeDirectory(folder);
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence) as string]);
  });
});
