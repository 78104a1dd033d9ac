import ipaddr from 'ipaddr.js';

/** Which addresses a deployment allows: those on the internet, or also those of its own network. */
export type Reach = 'internet' | 'private';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

const networks = (...list: readonly string[]): [Address, number][] => list.map((network) => ipaddr.parseCIDR(network));

/** The part of IPv6 from which addresses of the internet are given. */
const givenOut = networks('2000::/3');

/**
 * Where clouds tell a machine about itself, its passwords included. No receiver is there, whatever a deployment allows.
 * Most are addresses of links. The others: Azure 168.63.129.16, Alibaba 100.100.100.200, Oracle 192.0.0.192, AWS
 * fd00:ec2::/32, Google fd20:ce::254, Scaleway fd00:42::42, Linode fd00:a9fe:a9fe::1.
 */
const toldBy = networks(
  ...['169.254.0.0/16', '168.63.129.16/32', '100.100.100.200/32', '192.0.0.192/32'],
  ...['fe80::/10', 'fd00:ec2::/32', 'fd20:ce::254/128', 'fd00:42::42/128', 'fd00:a9fe:a9fe::1/128'],
);

/**
 * Networks that only machines of one cloud reach, with addresses that look like those of the internet: services of IBM
 * Cloud, and the entrances to Google's services from its private networks.
 */
const insideClouds = networks('161.26.0.0/16', '166.8.0.0/14', '199.36.153.4/30', '199.36.153.8/30');

const isIn = (address: Address, list: [Address, number][]): boolean =>
  list.some(([network, bits]) => network.kind() === address.kind() && address.match([network, bits] as never));

/** The IPv4 address in the last 32 bits of an IPv6 address, where gateways between the two (NAT64) and others put it. */
const lastPart = (address: ipaddr.IPv6): Address => ipaddr.fromByteArray(address.toByteArray().slice(12));

const isMetadata = (address: Address): boolean =>
  isIn(address, toldBy) || (address instanceof ipaddr.IPv6 && isIn(lastPart(address), toldBy));

function isOnInternet(address: Address): boolean {
  if (address.range() !== 'unicast' || isIn(address, insideClouds)) return false;
  return !(address instanceof ipaddr.IPv6) || isIn(address, givenOut);
}

/**
 * May requests for others go to an IP address? On the internet, only to addresses that anybody can reach: none of this machine,
 * of a private or shared network, of a link, none that is reserved, and none in which another address is hidden, such as
 * ::ffff:10.0.0.1 or 64:ff9b::a00:1. Never to what clouds tell their machines.
 */
export function isAllowedAddress(text: string, reach: Reach): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  return !isMetadata(address) && (reach === 'private' || isOnInternet(address));
}
