import fc from 'fast-check';
import { addressIn, callerOf, groupsOf } from '../../server/network/address';
import { plainForwardedFor } from '../../server/runtime/forwarded-for';

test('an address is read in each form that proxies write, and in no other', () => {
  for (const item of ['192.0.2.1', '192.0.2.1:80', '::ffff:192.0.2.1', '[::ffff:192.0.2.1]:443'])
    expect([item, addressIn(item)]).toEqual([item, '192.0.2.1']);
  for (const item of ['2001:DB8::1', '[2001:db8::1]', '[2001:db8:0::1]:443', '2001:db8::1%eth0'])
    expect([item, addressIn(item)]).toEqual([item, '2001:db8::1']);
  for (const item of [
    '',
    'unknown',
    '_hidden',
    '192.0.2',
    '0x7f.0.0.1',
    '192.0.2.256',
    '[192.0.2.1',
    '192.0.2.1:',
    'a:b',
  ])
    expect([item, addressIn(item)]).toEqual([item, undefined]);
  expect(plainForwardedFor('192.0.2.1:80, , [2001:db8::1]:443')).toBe('192.0.2.1, 2001:db8::1');
  expect(plainForwardedFor('192.0.2.1, secret, 192.0.2.9:80')).toBe('192.0.2.9');
});

test('a port changes no caller', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.integer({ min: 1, max: 65_535 }), (address, port) => {
      const withPort = address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`;
      expect(callerOf(addressIn(withPort)!)).toBe(callerOf(address));
    }),
  );
});

test('an IPv6 network is one caller, and its site counts for four', () => {
  expect(groupsOf('2001:db8:1:2::3')).toEqual([
    ['2001:db8:1::/56', 1],
    ['2001:db8:1::/48', 4],
  ]);
  expect(groupsOf('192.0.2.1')).toEqual([['192.0.2.1', 1]]);
});
