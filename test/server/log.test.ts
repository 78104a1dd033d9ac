import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { operations } from '../../src/contract';
import { raw } from '../support/raw';
import { finished, startedServers } from '../support/server-process';
import { until } from '../support/until';
import { wire } from '../support/wire';

const start = startedServers({}, 'SIGKILL');

const metric = async (url: string, name: string): Promise<number> =>
  Number(
    (await (await fetch(`${url}/metrics`)).text())
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(' ')
      .at(-1) ?? 0,
  );

describe('a log reader that stops reading', () => {
  /** Makes the server write far more than the pipe and the queue of lines hold. */
  async function flood(url: string): Promise<void> {
    const long = 'a'.repeat(3_000);
    for (let round = 0; round < 100; round++)
      await Promise.all(Array.from({ length: 20 }, () => raw(`${url}/healthz?${long.replaceAll('a', 'b-')}`)));
  }

  test('does not block the server, and later learns how many lines were dropped', async () => {
    const server = await start({ SVC_LOG_LEVEL: 'debug' });
    server.child.stdout!.pause();
    await flood(server.url);
    expect((await raw(`${server.url}/api/tax?country=KE`, { headers: { 'x-api-key': server.key } })).status).toBe(200);
    expect(await metric(server.url, 'svc_log_lines_dropped_total')).toBeGreaterThan(500);
    server.child.stdout!.resume();
    await until(() => server.output().includes('log lines were dropped'));
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { msg: string; dropped?: number });
    expect(lines.find(({ msg }) => msg.startsWith('log lines were dropped'))!.dropped).toBeGreaterThan(500);
    expect(await server.stop()).toBe(0);
    // The last log lines are written before the process ends.
    expect(server.output()).toContain('"stopped"');
  });

  test('does not keep the server from stopping', async () => {
    const server = await start({ SVC_LOG_LEVEL: 'debug' });
    server.child.stdout!.pause();
    await flood(server.url);
    const ended = new Promise((resolve) => server.child.once('exit', resolve));
    server.child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

test('lines logged right before a crash are written', async () => {
  const code = `require('./server/runtime/logging').createLog({ logLevel: 'info' }).info('the last line'); throw new Error('a crash');`;
  const { stdout, stderr } = await finished(
    spawn(process.execPath, ['--import', 'tsx', '--eval', code], {
      cwd: join(__dirname, '../..'),
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  expect(stderr).toContain('a crash');
  expect(stdout).toContain('the last line');
});

test('a flood of refusals writes few log lines, which count them all', async () => {
  const server = await start({ SVC_OPEN_PER_MINUTE: '100000' });
  for (let round = 0; round < 20; round++)
    await Promise.all(
      Array.from({ length: 20 }, () => raw(`${server.url}/api/tax`, { headers: { 'x-api-key': 'wrong' } })),
    );
  expect(await metric(server.url, 'svc_refusals_total{code="invalid_api_key"}')).toBe(400);
  expect(await server.stop()).toBe(0);
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.includes('a request was refused'));
  expect(lines.length).toBe(10);
  expect(server.output()).toMatch(
    /"code":"invalid_api_key","count":390,"msg":"more requests were refused in the last minute"/,
  );
  expect(JSON.parse(lines[0]!)).toMatchObject({
    code: 'invalid_api_key',
    address: '127.0.0.1',
    req: { method: 'GET', url: '/api/tax' },
  });
});

describe('keys never appear in a log or an error', () => {
  const hex = (letter: string): string => letter.charCodeAt(0).toString(16);
  const once = (text: string): string => [...text].map((letter) => `%${hex(letter)}`).join('');
  const again = (text: string): string => text.replaceAll('%', '%25');

  test.each(['debug', 'trace'])('at level %s', async (level) => {
    const { url, key, stop, output } = await start({ SVC_LOG_LEVEL: level });
    const secret = key.slice(9);
    const spellings = [
      key,
      key.toUpperCase().slice(0, 9) + secret,
      `%73${key.slice(1)}`,
      `%2573${key.slice(1)}`,
      `%252573${key.slice(1)}`,
      key.replace('_', '%5F'),
      key.replace('_', '%255f'),
      once(key),
      again(once(key)),
      again(again(once(key))),
      secret,
      once(secret),
      again(once(secret)),
    ];
    const names = [
      'api_key',
      'apikey',
      'key',
      'token',
      'x-api-key',
      'api%255Fkey',
      'access_token',
      'anything',
      'country',
    ];
    let echoed = '';
    const send = async (
      address: string,
      headers: Readonly<Record<string, string>> = {},
      method = 'GET',
      body?: string,
    ): Promise<void> => {
      // Accepted calls may repeat their input in the answer.
      const { status, text } = await raw(url + address, { method, headers, ...(body === undefined ? {} : { body }) });
      if (status >= 400) echoed += text;
    };
    for (const spelling of spellings) {
      for (const name of names) await send(`/api/tax?${name}=${spelling}`);
      await send(`/api/tax?${spelling}=1`);
      await send(`/nothing/${spelling}/at/all`);
      await send(`/${spelling}?${spelling}`, { accept: 'text/html' });
      await send('/api/tax', {
        'x-api-key': spelling,
        authorization: `Bearer ${spelling}`,
        referer: `https://example.com/?key=${spelling}`,
        'user-agent': spelling,
        cookie: `key=${spelling}`,
      });
      await send(
        '/addin/session',
        { 'content-type': 'application/json', origin: `https://${spelling.replaceAll(/[%_]/g, '-')}.example` },
        'POST',
        '{}',
      );
      await send(
        '/api/tax',
        { 'x-api-key': key, 'content-type': 'application/json', 'content-encoding': spelling },
        'POST',
        '{',
      );
      await send(
        '/api/tax',
        { 'x-api-key': key, 'content-type': 'application/json' },
        'POST',
        JSON.stringify({ country: spelling, amount: 1, type: spelling }),
      );
      await send(`/status/fx/${spelling}`);
      await send(`/api/tax?x=${spelling}%zz`);
      const { write, ended } = wire(url);
      await write(`${spelling} / HTTP/1.1\r\nhost: x\r\nx-key ${spelling}\r\n\r\n`);
      echoed += await ended;
    }
    for (const { path } of operations) await send(`${path}?key=${key}`, {}, 'PUT');
    expect(await stop()).toBe(0);
    expect(output()).toContain('answered');
    for (const text of [output(), echoed]) {
      // The first start of the server prints the key on purpose.
      const searched = text.replace(/An API key was made[^]*?\n\n {2}\S+\n/, '');
      for (const spelling of [...spellings, key.slice(9, -6), once(key.slice(9, -6))])
        expect(searched.toLowerCase()).not.toContain(spelling.toLowerCase());
    }
  });
});
