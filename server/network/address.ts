import { isIPv6 } from 'node:net';

/**
 * An address in the form that is compared with networks: IPv4 even where written as IPv6 (::ffff:10.0.0.1), and without
 * the name of the interface.
 */
export const plainAddress = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip.split('%')[0]!;

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(ip: string): readonly string[] {
  const [left = '', right = ''] = ip.split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === '' ? [] : right.split(':');
  const groups = ip.includes('::')
    ? [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail]
    : head;
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

const v6Network = (ip: string, groups: number): string => `${groupsOf(ip).slice(0, groups).join(':')}::/${groups * 16}`;

/**
 * Identifies a caller: by the IPv4 address, or by the IPv6 network of 64 bits, which usually belongs to one customer.
 */
export function callerOf(ip: string): string {
  const address = plainAddress(ip);
  return isIPv6(address) ? v6Network(address, 4) : address;
}

/** The network in which one party may have many callers: 24 bits for IPv4, 48 for IPv6. */
export function networkOf(ip: string): string {
  const address = plainAddress(ip);
  return isIPv6(address) ? v6Network(address, 3) : `${address.split('.').slice(0, 3).join('.')}.0/24`;
}
