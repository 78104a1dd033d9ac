import { ask } from '../support/http';
import { asking, type NameServer, playNameServer } from '../support/name-server';
import { type ServerProcess, startedServers } from '../support/server-process';

/** Two names lead where a name server of somebody else could send them. */
const addresses: Readonly<Record<string, string>> = {
  'inside.example.com': '10.0.0.7',
  'mapped.example.com': '::ffff:169.254.169.254',
  'wire.example.com': '168.63.129.16',
};

const startServer = startedServers();
let names: NameServer;
let server: ServerProcess;
let off: ServerProcess;
beforeAll(async () => {
  names = await playNameServer((name) => [addresses[name] ?? []].flat());
  [server, off] = await Promise.all([startServer(asking(names)), startServer({ SVC_WEBHOOKS: 'off' })]);
});
afterAll(() => names.close());

async function subscribe(to: ServerProcess, callback_url: string) {
  const response = await ask(`${to.url}/api/v1/subscriptions`, {
    method: 'POST',
    headers: { 'x-api-key': to.key, 'content-type': 'application/json' },
    body: JSON.stringify({ callback_url }),
  });
  const { error } = (await response.json()) as { readonly error: object };
  return { status: response.status, error };
}

test.each([
  ['https://127.0.0.1/hook', /inside a network/],
  ['https://10.1.2.3/hook', /inside a network/],
  ['https://169.254.169.254/latest/meta-data', /inside a network/],
  ['https://[::1]/hook', /inside a network/],
  ['https://[::ffff:10.0.0.1]/hook', /inside a network/],
  ['https://2130706433/hook', /inside a network/],
  ['https://0177.0.0.1/hook', /inside a network/],
  ['https://localhost/hook', /inside a network/],
  ['https://erp/hook', /inside a network/],
  ['https://inside.example.com/hook', /leads to an address inside a network/],
  ['https://mapped.example.com/hook', /leads to an address inside a network/],
  ['https://wire.example.com/hook', /leads to an address inside a network/],
  ['https://168.63.129.16/hook', /inside a network/],
  ['https://[64:ff9b::168.63.129.16]/hook', /inside a network/],
  ['https://user:password@example.com/hook', /user name or a password/],
  ['http://example.com/hook', /must start with https/],
  ['file:///etc/passwd', /must start with https/],
  ['https://example.com:22/', /port 443/],
  ['example.com/hook', /must be an address/],
])('%s is refused with a sentence beside the field', async (address, sentence) => {
  expect(await subscribe(server, address)).toEqual({
    status: 400,
    error: expect.objectContaining({
      code: 'invalid_callback_url',
      field: 'callback_url',
      message: expect.stringMatching(sentence),
    }),
  });
});

test('a server without webhooks says so', async () => {
  expect(await subscribe(off, 'https://example.com/hook')).toMatchObject({
    status: 404,
    error: { code: 'not_found', message: expect.stringContaining('SVC_WEBHOOKS') },
  });
});
