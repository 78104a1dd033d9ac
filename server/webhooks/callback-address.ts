import { isIP } from 'node:net';
import { type Message, message } from '../../src/language/message';
import { isLoopback } from '../network/loopback';
import type { Reach } from '../settings/webhooks';
import { isAllowedAddress } from './allowed-address';

/** The longest address of a receiver, in characters. */
const longest = 2_000;

/** Names that networks use inside, or that always mean this machine. */
const insideName = /^[^.]*$|(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|home\.arpa)$/;

/** The IP address in the host of an address; undefined where it is a name. The parser has resolved every notation. */
export function literalOf(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) === 0 ? undefined : bare;
}

const allowsPort = (port: string): boolean => port === '' || port === '443' || Number(port) >= 1024;

/**
 * Why deliveries cannot go to an address; undefined where they can. To which IP addresses its name leads is only known
 * when a connection is made, and checked then.
 */
export function callbackProblem(text: string, reach: Reach): Message | undefined {
  if (text.length > longest || !URL.canParse(text)) return message('callback_not_address', { most: longest });
  const { protocol, hostname, username, password, port } = new URL(text);
  const host = hostname.replace(/\.$/, '');
  const isOwnMachine = reach === 'private' && isLoopback(host);
  if (protocol !== 'https:' && !(protocol === 'http:' && isOwnMachine)) return message('callback_not_https');
  if (username !== '' || password !== '') return message('callback_names_user');
  if (!allowsPort(port)) return message('callback_port_refused');
  const literal = literalOf(host);
  const isInside = literal === undefined ? insideName.test(host) : !isAllowedAddress(literal, reach);
  return isInside && reach === 'internet' ? message('callback_inside_network') : undefined;
}
