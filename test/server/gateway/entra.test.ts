import { exportJWK, generateKeyPair, type JWK, type KeyLike, SignJWT, UnsecuredJWT } from 'jose';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSession, raw, type RawAnswer } from '../../support/raw';
import { removeDirectory, type ServerProcess, startServer } from '../../support/server-process';

const tenant = '11111111-2222-4333-8444-555555555555';
const otherTenant = '99999999-2222-4333-8444-555555555555';
const client = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee';
const publicUrl = 'https://finance.example.com';

let authority: string;
let signIn: Server;
let keys: JWK[] = [];
let down = false;
let server: ServerProcess;
let own: KeyLike;
let foreign: KeyLike;

async function newKey(kid: string): Promise<{ readonly key: KeyLike; readonly jwk: JWK }> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return { key: privateKey, jwk: { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' } };
}

beforeAll(async () => {
  const first = await newKey('first');
  own = first.key;
  foreign = (await newKey('foreign')).key;
  keys = [first.jwk];
  signIn = createServer((request, response) => {
    const found = !down && request.url === `/${tenant}/discovery/v2.0/keys`;
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify({ keys }));
  });
  await new Promise<void>((resolve) => signIn.listen(0, '127.0.0.1', resolve));
  authority = `http://127.0.0.1:${(signIn.address() as AddressInfo).port}`;
  server = await startServer({
    SVC_ADDIN_ACCESS: 'entra',
    SVC_ENTRA_TENANT: tenant.toUpperCase(),
    SVC_ENTRA_CLIENT_ID: client,
    SVC_ENTRA_AUTHORITY: authority,
    SVC_PUBLIC_URL: publicUrl,
    SVC_LOG_LEVEL: 'error',
  });
});
afterAll(async () => {
  await server.stop();
  removeDirectory(server.dataDir);
  signIn.close();
});

const now = (): number => Math.floor(Date.now() / 1_000);
const claims = (): Record<string, unknown> => ({
  iss: `${authority}/${tenant}/v2.0`,
  aud: client,
  tid: tenant,
  oid: 'a-person',
  scp: 'access_as_user',
  ver: '2.0',
  iat: now(),
  nbf: now() - 5,
  exp: now() + 3_600,
});
const token = (change: Readonly<Record<string, unknown>> = {}, key: KeyLike = own, kid = 'first'): Promise<string> =>
  new SignJWT({ ...claims(), ...change }).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
const open = (bearer: string | undefined): Promise<RawAnswer> =>
  raw(`${server.url}/addin/session`, {
    method: 'POST',
    body: {},
    headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
  });

test('a user of the tenant signs in, by either name of the application', async () => {
  for (const aud of [client, `api://finance.example.com/${client}`]) {
    const session = await openSession(server.url, {}, { authorization: `Bearer ${await token({ aud })}` });
    expect((await raw(`${server.url}/addin/api/tax`, { headers: session })).status).toBe(200);
  }
  expect((await open(await token({ scp: 'openid access_as_user' }))).status).toBe(200);
});

test('only pages of the public address and of the server itself may call', async () => {
  const authorization = `Bearer ${await token()}`;
  const from = (origin: string) =>
    raw(`${server.url}/addin/session`, { method: 'POST', body: {}, headers: { authorization, origin } });
  expect((await from(publicUrl)).status).toBe(200);
  expect((await from(server.url)).status).toBe(200);
  expect((await from('https://evil.example')).body.error.code).toBe('foreign_origin');
});

test('a session expires no later than its token', async () => {
  const end = now() + 120;
  expect((await open(await token({ exp: end }))).body.data['expires_at']).toBe(new Date(end * 1_000).toISOString());
});

test.each<[string, () => Promise<string> | string | undefined]>([
  ['nobody', () => undefined],
  ['what is no token', () => 'abc'],
  ['another tenant', () => token({ iss: `${authority}/${otherTenant}/v2.0`, tid: otherTenant })],
  ['another tenant in the name of this one', () => token({ tid: otherTenant })],
  ['another issuer', () => token({ iss: 'https://login.example.com/v2.0' })],
  ['a token of version 1', () => token({ iss: `https://sts.windows.net/${tenant}/` })],
  ['another application', () => token({ aud: otherTenant })],
  ['the application at another address', () => token({ aud: `api://evil.example/${client}` })],
  ['an expired token', () => token({ exp: now() - 60 })],
  ['a token of later', () => token({ nbf: now() + 600 })],
  ['a token without an end', () => token({ exp: undefined })],
  ['a token without a start', () => token({ nbf: undefined })],
  ['another permission', () => token({ scp: 'User.Read access_as_users' })],
  ['an application instead of a person', () => token({ scp: undefined, roles: ['access_as_user'] })],
  ['a key that is not the tenant’s', () => token({}, foreign)],
  ['a key that the tenant does not know', () => token({}, foreign, 'unknown')],
  ['no signature', () => new UnsecuredJWT(claims()).encode()],
  [
    'a changed token',
    async () =>
      (await token()).replace(
        /\.[^.]+\./,
        `.${Buffer.from(JSON.stringify({ ...claims(), oid: 'another' })).toString('base64url')}.`,
      ),
  ],
  [
    'the public key taken for a secret',
    () =>
      new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid: 'first' })
        .sign(Buffer.from(JSON.stringify(keys[0]))),
  ],
])('%s is refused', async (_, bearer) => {
  const { status, body } = await open(await bearer());
  expect([status, body.error.code]).toEqual([401, 'session_required']);
});

test('a sign-in token is not accepted as a session', async () => {
  const { status, body } = await raw(`${server.url}/addin/api/tax`, {
    headers: { authorization: `Bearer ${await token()}` },
  });
  expect([status, body.error.code]).toEqual([401, 'session_required']);
});

test('a new signing key of the tenant is found, and an unreachable sign-in service is reported', async () => {
  await server.stop();
  down = true;
  server = await startServer({
    SVC_DATA_DIR: server.dataDir,
    SVC_ADDIN_ACCESS: 'entra',
    SVC_ENTRA_TENANT: tenant,
    SVC_ENTRA_CLIENT_ID: client,
    SVC_ENTRA_AUTHORITY: authority,
    SVC_LOG_LEVEL: 'silent',
  });
  const unanswered = await open(await token());
  expect([unanswered.status, unanswered.body.error.code, Number(unanswered.headers['retry-after']) > 0]).toEqual([
    503,
    'upstream_unavailable',
    true,
  ]);
  const second = await newKey('second');
  keys = [second.jwk];
  down = false;
  expect((await open(await token({}, second.key, 'second'))).status).toBe(200);
});

test('a session from before a change of tenant is refused', async () => {
  const { key, jwk } = await newKey('third');
  keys = [jwk];
  await server.stop();
  const environment = {
    SVC_DATA_DIR: server.dataDir,
    SVC_ADDIN_ACCESS: 'entra',
    SVC_ENTRA_CLIENT_ID: client,
    SVC_ENTRA_AUTHORITY: authority,
    SVC_LOG_LEVEL: 'error',
  };
  server = await startServer({ ...environment, SVC_ENTRA_TENANT: tenant });
  const session = await openSession(server.url, {}, { authorization: `Bearer ${await token({}, key, 'third')}` });
  await server.stop();
  server = await startServer({ ...environment, SVC_ENTRA_TENANT: otherTenant });
  const { status, body } = await raw(`${server.url}/addin/api/tax`, { headers: session });
  expect([status, body.error.code]).toEqual([401, 'session_required']);
});
