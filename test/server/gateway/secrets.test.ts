import Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../../src/contract';
import { makeCertificate } from '../../support/certificate';
import { openSession, raw, type RawAnswer } from '../../support/raw';
import { removeDirectory, type ServerProcess, startedServers, temporaryDirectory } from '../../support/server-process';

const built = join(__dirname, '../../../dist/addin');
const anyKey = /svc_(live|test)_[0-9A-Za-z]{38}/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

/** Everything a browser sees of an answer. */
const bytesOf = ({ headers, bytes }: RawAnswer): string => `${JSON.stringify(headers)}\n${bytes.toString('latin1')}`;

const folder = temporaryDirectory();
const tls = { SVC_TLS_CERT: join(folder, 'localhost.crt'), SVC_TLS_KEY: join(folder, 'localhost.key') };
const startServer = startedServers();
let embedded: ServerProcess;
let forwarding: ServerProcess;
beforeAll(async () => {
  await makeCertificate(folder);
  embedded = await startServer({ SVC_LOG_LEVEL: 'error' });
  forwarding = await startServer({ SVC_LOG_LEVEL: 'error', SVC_UPSTREAM_URL: embedded.url, SVC_API_KEY: embedded.key });
});
afterAll(() => removeDirectory(folder));

const secretsOf = ({ key, dataDir }: ServerProcess): readonly string[] => {
  const database = new Database(join(dataDir, 'service.sqlite'), { readonly: true });
  const kept = database
    .prepare<[], { value: string }>('SELECT value FROM secrets')
    .all()
    .map(({ value }) => value);
  database.close();
  expect(kept.length).toBeGreaterThan(0);
  return [
    key,
    key.slice(9),
    Buffer.from(key).toString('base64').slice(0, 40),
    createHash('sha256').update(key).digest('hex'),
    ...kept,
  ];
};

/** How many connections a test has open at a time. */
const atOnce = 50;

/** Every gateway answer that a browser could get, successes and errors. */
async function answersOf({ url }: ServerProcess): Promise<readonly RawAnswer[]> {
  const session = await openSession(url);
  const bodies: readonly unknown[] = [
    {},
    { country: 'KE', amount: 85_000, type: 'income', mode: 'add' },
    { tool: 'ng-paye', inputs: { grossAnnual: 1e6, pension: true } },
    { items: [{ operation: 'tax', input: { country: 'KE', amount: 1, type: 'income' } }, 5] },
    '{',
  ];
  const questions: readonly (() => Promise<RawAnswer>)[] = [
    () => raw(`${url}/addin/config`),
    () => raw(`${url}/addin/session`, { method: 'POST', body: {} }),
    () => raw(`${url}/addin/session`, { method: 'POST', body: '{' }),
    () => raw(`${url}/addin/session`, { method: 'POST', body: {}, headers: { origin: 'https://evil.example' } }),
    () => raw(`${url}/addin/session`, { method: 'OPTIONS' }),
    () => raw(`${url}/addin/none`),
    () => raw(`${url}/manifest.xml`),
    ...operations.flatMap(({ method, path }) => [
      () => raw(`${url}/addin${path}`),
      () => raw(`${url}/addin${path}`, { method: 'TRACE', headers: session }),
      ...(method === 'post'
        ? bodies.map((body) => () => raw(`${url}/addin${path}`, { method: 'POST', body, headers: session }))
        : ['', '?country=KE', '?from=USD&to=KES', '?format=csv'].map(
            (query) => () => raw(`${url}/addin${path}${query}`, { headers: session }),
          )),
    ]),
    ...(existsSync(built)
      ? filesIn(built).map((path) => () => raw(`${url}/addin${path.slice(built.length).replaceAll('\\', '/')}`))
      : []),
  ];
  // A server closes connections of an address that has hundreds at once.
  const answers: RawAnswer[] = [];
  for (let from = 0; from < questions.length; from += atOnce)
    answers.push(...(await Promise.all(questions.slice(from, from + atOnce).map((ask) => ask()))));
  return answers;
}

test.each([
  ['a server that answers itself', () => embedded],
  ['a server that asks another', () => forwarding],
])('no key is in any byte that %s sends to a browser', async (_, server) => {
  const secrets = [...secretsOf(server()), ...secretsOf(embedded)];
  const answers = await answersOf(server());
  expect(answers.length).toBeGreaterThan(60);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
  for (const answer of answers) {
    const seen = bytesOf(answer);
    for (const secret of secrets) expect(seen).not.toContain(secret);
    expect(seen).not.toMatch(anyKey);
  }
});

const whenBuilt = existsSync(built) ? test : test.skip;
whenBuilt('no key is in what webpack built (skipped where nothing is)', () => {
  const files = filesIn(built);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect(readFileSync(file, 'latin1')).not.toMatch(anyKey);
});

test('the log of the server holds neither its key nor a session', async () => {
  const server = await startServer({ SVC_DATA_DIR: embedded.dataDir, SVC_LOG_LEVEL: 'trace' });
  const session = await openSession(server.url);
  await raw(`${server.url}/addin/api/tax?api_key=${server.key}`, { headers: session });
  await raw(`${server.url}/addin/api/tax`, { headers: { authorization: `${session.authorization}x` } });
  await raw(`${server.url}/addin/session`, {
    method: 'POST',
    body: { device: 'a-device' },
    headers: { origin: 'https://evil.example' },
  });
  // The log line arrives after the answer.
  while (!server.output().includes('a request was refused')) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(server.output()).not.toMatch(anyKey);
  expect(server.output()).not.toContain(session.authorization.slice(7));
});

test('over HTTPS the gateway has the same path, at its own host name', async () => {
  const server = await startServer({ ...tls, SVC_LOG_LEVEL: 'error', SVC_HOST: 'localhost' });
  const { port } = new URL(server.url);
  const url = `https://localhost:${port}`;
  const session = await openSession(url, {}, { origin: url });
  const answer = await raw(`${url}/addin/api/tax?country=KE`, { headers: session });
  expect(answer.status).toBe(200);
  // Browsers would apply it to every port of this machine.
  expect(answer.headers['strict-transport-security']).toBeUndefined();
  const plain = await raw(`${url}/addin/session`, {
    method: 'POST',
    body: {},
    headers: { origin: `http://localhost:${port}` },
  });
  expect(plain.body.error.code).toBe('foreign_origin');
  expect((await raw(`${url}/addin/config`)).body.data['docs']).toMatch(/^https:/);
});
