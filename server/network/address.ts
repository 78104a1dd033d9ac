import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** The bits of the IPv6 network that one customer of a provider has at least (RIPE-690 recommends 56 or 48). */
const customer = 56;

/** The bits of the largest network that one customer usually has, and for how many customers it counts. */
const site = { bits: 48, customers: 4 };

/** An address with a port as proxies write it: `192.0.2.1:4711`, `[2001:db8::1]:4711` or `[2001:db8::1]`. */
const withPort = /^(?:\[([^[\]]*)\](?::\d{1,5})?|(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5})$/;

/** Reads an address; undefined where the text is none. IPv4 that is written as IPv6 (::ffff:10.0.0.1) is IPv4. */
function read(text: string): Address | undefined {
  // The name of an interface (fe80::1%eth0) says nothing about the caller.
  const bare = text.split('%')[0]!;
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  return ipaddr.IPv6.isValid(bare) ? ipaddr.process(bare) : undefined;
}

/** The address in an item of `X-Forwarded-For`, without port, brackets and interface; undefined where it names none. */
export function addressIn(item: string): string | undefined {
  const [, v6, v4] = withPort.exec(item) ?? [];
  return read(v6 ?? v4 ?? item)?.toString();
}

/** An address in the form that is compared with networks. What is no address stays as it is. */
export const plainAddress = (ip: string): string => read(ip)?.toString() ?? ip;

const networkIn = (address: Address, bits: number): string =>
  `${(address instanceof ipaddr.IPv6 ? ipaddr.IPv6 : ipaddr.IPv4).networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`;

/** Identifies a caller: by the IPv4 address, or by the IPv6 network that one customer has. */
export function callerOf(ip: string): string {
  const address = read(ip);
  return address instanceof ipaddr.IPv6 ? networkIn(address, customer) : (address?.toString() ?? ip);
}

/** The network in which one party may have many callers: 24 bits for IPv4, 48 for IPv6. */
export function networkOf(ip: string): string {
  const address = read(ip);
  return address === undefined ? ip : networkIn(address, address instanceof ipaddr.IPv6 ? site.bits : 24);
}

/** What counts for a caller, and how many callers it stands for: a customer may have more than one IPv6 network. */
export const groupsOf = (ip: string): readonly (readonly [group: string, callers: number])[] =>
  read(ip) instanceof ipaddr.IPv6
    ? [
        [callerOf(ip), 1],
        [networkOf(ip), site.customers],
      ]
    : [[callerOf(ip), 1]];
