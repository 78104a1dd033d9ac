import { isIP } from 'node:net';
import { done, fail, type Outcome } from '../../src/contract/error';
import { type Message, message } from '../../src/language/message';
import { isLoopback } from '../network/loopback';
import type { Reach } from '../network/allowed-address';
import { isAllowedAddress } from '../network/allowed-address';

/** Where deliveries go. */
export interface Callback {
  readonly href: string;
  /** The host name or IP address, without brackets or a port: it names one receiver. */
  readonly host: string;
  /** Is the host an IP address? Then nothing is looked up. */
  readonly literal: boolean;
}

/** The longest address of a receiver, in characters. */
const longest = 2_000;

/** Names that networks use inside, or that always mean this machine. */
const insideName = /^[^.]*$|(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|home\.arpa)$/;

const callbackOf = ({ href, hostname }: URL): Callback => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  return { href, host, literal: isIP(host) !== 0 };
};

const allowsPort = (port: string): boolean => port === '' || port === '443' || Number(port) >= 1024;

function problemOf({ protocol, username, password, port }: URL, { host, literal }: Callback, reach: Reach) {
  const isOwnMachine = reach === 'private' && isLoopback(host);
  if (protocol !== 'https:' && !(protocol === 'http:' && isOwnMachine)) return message('callback_not_https');
  if (username !== '' || password !== '') return message('callback_names_user');
  if (!allowsPort(port)) return message('callback_port_refused');
  const isInside = literal ? !isAllowedAddress(host, reach) : reach === 'internet' && insideName.test(host);
  return isInside ? message('callback_inside_network') : undefined;
}

/** An address that deliveries cannot go to, and why. */
export const callbackRefused = (why: Message) => {
  const { failure } = fail('invalid_callback_url', why);
  return { ok: false, failure: { ...failure, field: 'callback_url' } } as const;
};

/**
 * Reads the address of a receiver as somebody sent it. To which IP addresses its name leads is only known when a
 * connection is made, and checked then.
 */
export function readCallback(text: string, reach: Reach): Outcome<Callback> {
  const url = text.length > longest ? null : URL.parse(text);
  if (url === null) return callbackRefused(message('callback_not_address', { most: longest }));
  const callback = callbackOf(url);
  const problem = problemOf(url, callback, reach);
  return problem === undefined ? done(callback) : callbackRefused(problem);
}

/** An address that was accepted before, as it is stored. */
export const storedCallback = (href: string): Callback => callbackOf(new URL(href));
