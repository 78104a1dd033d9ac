import ipaddr from 'ipaddr.js';
import type { Reach } from '../settings/webhooks';

/** The part of IPv6 from which addresses of the internet are given. */
const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');

function isOnInternet(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast') return false;
  return !(address instanceof ipaddr.IPv6) || address.match(givenOut);
}

/**
 * May deliveries go to an IP address? On the internet, only to addresses that anybody can reach: none of this machine,
 * of a private or shared network, of a link, none that is reserved, and none in which another address is hidden, such as
 * ::ffff:10.0.0.1 or 64:ff9b::a00:1.
 */
export const isAllowedAddress = (address: string, reach: Reach): boolean =>
  ipaddr.isValid(address) && (reach === 'private' || isOnInternet(ipaddr.parse(address)));
