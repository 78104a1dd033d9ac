import { BlockList, isIP, isIPv6 } from 'node:net';
import { plainAddress } from '../access/address';

/**
 * Whether an address is in a list.
 *
 * @param list addresses and networks, such as 10.0.0.5 and 192.168.0.0/16
 */
export function addressesIn(list: readonly string[]): (address: string) => boolean {
  const known = new BlockList();
  for (const item of list) {
    const [ip, bits] = item.split('/') as [string, string?];
    const version = isIPv6(ip) ? 'ipv6' : 'ipv4';
    if (bits === undefined) known.addAddress(ip, version);
    else known.addSubnet(ip, Number(bits), version);
  }
  return (address) => {
    const ip = plainAddress(address);
    return isIP(ip) !== 0 && known.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
  };
}
