import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server-process';

let server: ServerProcess;
let dataDir: string;
beforeAll(async () => {
  dataDir = temporaryDirectory();
  server = await startServer({ SVC_DATA_DIR: dataDir });
});
afterAll(async () => {
  await server.stop();
  removeDirectory(dataDir);
});

const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(name));
  return line === undefined ? 0 : Number(line.split(' ').at(-1));
};

const post = (path: string, body: unknown, key = server.key): Promise<Response> => fetch(new URL(path, server.url), { method: 'POST', headers: { 'content-type': 'application/json', 'x-api-key': key }, body: JSON.stringify(body) });

test('answers are counted by route and status, whatever they are', async () => {
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
