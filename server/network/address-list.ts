import { BlockList, isIP, isIPv6 } from 'node:net';
import { plainAddress } from './address';

/** Is the text an address, or a network in CIDR notation such as 10.0.0.0/8 or 2001:db8::/32? */
export function isAddressOrNetwork(text: string): boolean {
  const [ip, bits, ...more] = text.split('/');
  const version = isIP(ip!);
  return (
    version !== 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32)))
  );
}

const familyOf = (ip: string): 'ipv4' | 'ipv6' => (isIPv6(ip) ? 'ipv6' : 'ipv4');

/**
 * Returns a function that tells whether an address is in the list.
 *
 * @param list addresses and networks, such as 10.0.0.5 and 192.168.0.0/16
 */
export function addressesIn(list: readonly string[]): (address: string) => boolean {
  const known = new BlockList();
  for (const item of list) {
    const [ip, bits] = item.split('/') as [string, string?];
    if (bits === undefined) known.addAddress(ip, familyOf(ip));
    else known.addSubnet(ip, Number(bits), familyOf(ip));
  }
  return (address) => {
    const ip = plainAddress(address);
    return isIP(ip) !== 0 && known.check(ip, familyOf(ip));
  };
}
