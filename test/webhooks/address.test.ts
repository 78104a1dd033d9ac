import { readCallback } from '../../server/webhooks/callback';
import { guardedLookup, InsideNetwork } from '../../server/network/guarded-lookup';
import { isAllowedAddress } from '../../server/network/allowed-address';

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
/** Where clouds tell a machine about itself, and their networks with addresses like those of the internet. */
const metadata = [
  ...['168.63.129.16', '169.254.169.254', '169.254.170.2', '100.100.100.200', '192.0.0.192'],
  ...['::ffff:168.63.129.16', '::ffff:a83f:8110', '::168.63.129.16', '64:ff9b::168.63.129.16', '64:ff9b::a83f:8110'],
  ...['64:ff9b:1::a83f:8110', '2a00:1098:2c::a83f:8110', '2606:4700::5efe:a9fe:a9fe', '::ffff:0:a83f:8110'],
  ...['fd00:ec2::254', 'fd20:ce::254', 'fd00:42::42', 'fd00:a9fe:a9fe::1', 'fe80::a9fe:a9fe'],
];
const insideClouds = ['161.26.0.7', '166.9.228.73', '199.36.153.5', '199.36.153.11'];
const besideClouds = ['168.63.129.17', '161.27.0.1', '166.12.0.1', '199.36.153.12', '2a00:1098:2c::a83f:8111'];
const outside = ['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4009::200e'];

test('deliveries go to addresses of the internet only', () => {
  expect(inside.filter((address) => isAllowedAddress(address, 'internet'))).toEqual([]);
  expect(outside.filter((address) => !isAllowedAddress(address, 'internet'))).toEqual([]);
  expect(isAllowedAddress('10.1.2.3', 'private')).toBe(true);
});

test('what clouds tell their machines is no receiver, in any notation and whatever a deployment allows', () => {
  for (const reach of ['internet', 'private'] as const)
    expect([reach, metadata.filter((address) => isAllowedAddress(address, reach))]).toEqual([reach, []]);
  expect(insideClouds.filter((address) => isAllowedAddress(address, 'internet'))).toEqual([]);
  expect(insideClouds.filter((address) => !isAllowedAddress(address, 'private'))).toEqual([]);
  expect(besideClouds.filter((address) => !isAllowedAddress(address, 'internet'))).toEqual([]);
});

/** Why an address is refused, as the code of the sentence; undefined where it is taken. */
const problemWith = (address: string, reach: 'internet' | 'private'): string | undefined => {
  const read = readCallback(address, reach);
  return read.ok ? undefined : (read.failure.message as { readonly code: string }).code;
};

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
      ...['https://168.63.129.16', 'https://2822734096', 'https://0xa8.63.33040', 'https://[::ffff:168.63.129.16]'],
      ...['https://[64:ff9b::168.63.129.16]', 'https://[2a00:1098:2c::a83f:8110]', 'https://metadata.google.internal'],
    ],
  ],
])('%s', (code, addresses) => {
  expect(addresses.map((address) => [address, problemWith(address, 'internet')])).toEqual(
    addresses.map((address) => [address, code]),
  );
});

test('addresses of the internet are taken, and those of an own network where that is allowed', () => {
  const flow = 'https://prod-1.westeurope.logic.azure.com:443/workflows/1?sig=a%20b';
  for (const address of ['https://example.com/hook', 'https://example.com:8443', 'https://8.8.8.8', flow])
    expect(problemWith(address, 'internet')).toBeUndefined();
  for (const address of ['https://10.0.0.1', 'https://erp', 'http://localhost:3000', 'http://127.0.0.1:3000/x'])
    expect(problemWith(address, 'private')).toBeUndefined();
  expect(problemWith('http://10.0.0.1', 'private')).toBe('callback_not_https');
  expect(problemWith('https://169.254.169.254', 'private')).toBe('callback_inside_network');
});

test.each([
  ['https://Example.com.:8443/hook?sig=a', { href: 'https://example.com.:8443/hook?sig=a', host: 'example.com' }],
  ['https://8.8.8.8:443', { href: 'https://8.8.8.8/', host: '8.8.8.8', literal: true }],
  ['https://[2606:4700:0::1111]:8443', { host: '2606:4700::1111', literal: true }],
  ['https://bücher.example', { host: 'xn--bcher-kva.example', literal: false }],
])('%s is read once, into the host that places are shared by', (address, callback) => {
  expect(readCallback(address, 'internet')).toMatchObject({ ok: true, value: callback });
});

test('a name that leads to the internet first and then inside connects only to what was checked', async () => {
  const answers = [['8.8.8.8'], ['127.0.0.1'], ['8.8.8.8', '10.0.0.1', '::1']];
  const lookup = guardedLookup('internet', () => Promise.resolve(answers.shift()!));
  const connect = () =>
    new Promise((resolve) => lookup('example.com', { all: true }, (problem, found) => resolve(problem ?? found)));
  expect(await connect()).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(await connect()).toBeInstanceOf(InsideNetwork);
  expect(await connect()).toEqual([{ address: '8.8.8.8', family: 4 }]);
});
