import { callbackProblem } from '../../server/webhooks/callback-address';
import { guardedLookup, InsideNetwork } from '../../server/webhooks/guarded-lookup';
import { isAllowedAddress } from '../../server/webhooks/allowed-address';

// Special-purpose networks of the registries of IANA (RFC 6890 and those after it).
const inside = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.0.0.1', '192.0.2.1', '192.168.1.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1'],
  ...['240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::7f00:1', '64:ff9b::a00:1', '64:ff9b:1::1', '100::1'],
  ...[
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
  ],
];
const outside = ['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4009::200e'];

test('deliveries go to addresses of the internet only', () => {
  expect(inside.filter((address) => isAllowedAddress(address, 'internet'))).toEqual([]);
  expect(outside.filter((address) => !isAllowedAddress(address, 'internet'))).toEqual([]);
  expect(isAllowedAddress('10.1.2.3', 'private')).toBe(true);
});

test.each([
  ['callback_not_https', ['http://example.com', 'ftp://example.com', 'file:///etc/passwd', 'http://127.0.0.1:3000']],
  ['callback_not_address', ['', 'example.com/hook', `https://example.com/${'x'.repeat(2_000)}`, 'https://[::1/x']],
  ['callback_names_user', ['https://a:b@example.com', 'https://a@example.com', 'https://example.com@127.0.0.1']],
  ['callback_port_refused', ['https://example.com:22', 'https://example.com:0', 'https://example.com:80']],
  [
    'callback_inside_network',
    [
      ...['https://127.0.0.1', 'https://2130706433', 'https://0x7f.1', 'https://0177.0.0.1', 'https://127.1'],
      ...['https://0x7f000001', 'https://017700000001', 'https://①②⑦.⓪.⓪.①', 'https://127.0.0.1.', 'https://0/'],
      ...['https://[::1]', 'https://[::ffff:127.0.0.1]', 'https://[::ffff:7f00:1]', 'https://[64:ff9b::10.0.0.1]'],
      ...['https://localhost', 'https://localhost.', 'https://LOCALHOST', 'https://a.localhost', 'https://metadata'],
      ...['https://db.internal', 'https://printer.local', 'https://x.home.arpa', 'https://169.254.169.254/latest'],
    ],
  ],
])('%s', (code, addresses) => {
  expect(addresses.map((address) => [address, callbackProblem(address, 'internet')?.code])).toEqual(
    addresses.map((address) => [address, code]),
  );
});

test('addresses of the internet are taken, and those of an own network where that is allowed', () => {
  const flow = 'https://prod-1.westeurope.logic.azure.com:443/workflows/1?sig=a%20b';
  for (const address of ['https://example.com/hook', 'https://example.com:8443', 'https://8.8.8.8', flow])
    expect(callbackProblem(address, 'internet')).toBeUndefined();
  for (const address of ['https://10.0.0.1', 'https://erp', 'http://localhost:3000', 'http://127.0.0.1:3000/x'])
    expect(callbackProblem(address, 'private')).toBeUndefined();
  expect(callbackProblem('http://10.0.0.1', 'private')?.code).toBe('callback_not_https');
});

test('a name that leads to the internet first and then inside connects only to what was checked', async () => {
  const answers = [['8.8.8.8'], ['127.0.0.1'], ['8.8.8.8', '10.0.0.1', '::1']];
  const lookup = guardedLookup('internet', (_, found) =>
    found(
      null,
      answers.shift()!.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  );
  const connect = () =>
    new Promise((resolve) => lookup('example.com', { all: true }, (problem, found) => resolve(problem ?? found)));
  expect(await connect()).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(await connect()).toBeInstanceOf(InsideNetwork);
  expect(await connect()).toEqual([{ address: '8.8.8.8', family: 4 }]);
});
