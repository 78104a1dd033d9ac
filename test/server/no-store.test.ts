import { goodRequests, sending } from '../support/requests';
import { openSession } from '../support/raw';
import { type ServerProcess, startedServers } from '../support/server-process';
import { wire } from '../support/wire';

const startServer = startedServers();
let server: ServerProcess;
let session: { readonly authorization: string };
beforeAll(async () => {
  server = await startServer({ SVC_LOG_LEVEL: 'error' });
  session = await openSession(server.url);
});

const noStore = async (path: string, init: RequestInit): Promise<number> => {
  const { status, headers } = await fetch(server.url + path, init);
  expect([path, init.method ?? 'GET', status, headers.get('cache-control')]).toEqual([
    path,
    init.method ?? 'GET',
    status,
    'no-store',
  ]);
  return status;
};

test.each(goodRequests.map((request) => [request.address, request] as const))(
  'no cache may store an answer of %s, success or error',
  async (address, request) => {
    const key = { 'x-api-key': server.key };
    for (const [at, who] of [
      ['', key],
      ['/addin', session],
    ] as const) {
      expect(await noStore(at + address, sending(request, who))).toBe(200);
      await noStore(at + address, sending(request));
      await noStore(at + address, sending(request, { ...who, 'x-api-key': 'wrong', authorization: 'Bearer wrong' }));
      await noStore(at + address, sending(request, { ...who, accept: 'text/csv' }));
      await noStore(`${at}${request.operation.path}?country=XX&amount=x`, {
        method: request.operation.method.toUpperCase(),
        headers: { ...who, 'content-type': 'application/json' },
        ...(request.operation.method === 'get' ? {} : { body: '{' }),
      });
      await noStore(at + address, { method: 'DELETE', headers: who });
      await noStore(at + address, { method: 'OPTIONS', headers: who });
      await noStore(`${at}${request.operation.path}/nothing`, { headers: who });
    }
  },
);

test('nor sessions, gateway answers, metrics, and errors for unknown addresses and unreadable requests', async () => {
  await noStore('/addin/session', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  for (const path of [
    '/addin/config',
    '/metrics',
    '/healthz',
    '/readyz',
    '/nothing',
    '/addin/none.js',
    '/addin/office/office.js',
    '/%zz',
    '/addin/none.0123456789abcdef.js',
  ])
    await noStore(path, {});
  const { write, ended } = wire(server.url);
  await write('GARBAGE\r\n\r\n');
  expect(await ended).toMatch(/\r\ncache-control: no-store\r\n/);
});
