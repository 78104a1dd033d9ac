import { lookup } from 'node:dns/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type Message, message } from '../../src/language/message';
import type { Reach } from '../settings/webhooks';
import { isAllowedAddress } from './allowed-address';
import { literalOf } from './callback-address';

/** How long the name of a receiver may take to be looked up, in milliseconds. */
const lookUpWithin = 2_000;

/**
 * Why deliveries cannot go to the addresses behind a name; undefined where they can. A name that cannot be looked up now
 * is accepted, and so is one that leads elsewhere later: each attempt checks the address that it connects to.
 */
export async function leadsInside(callbackUrl: string, reach: Reach): Promise<Message | undefined> {
  const { hostname } = new URL(callbackUrl);
  if (literalOf(hostname) !== undefined) return undefined;
  const addresses = await Promise.race([
    lookup(hostname, { all: true, verbatim: true }).catch(() => []),
    pause(lookUpWithin, [], { ref: false }),
  ]);
  return addresses.length > 0 && !addresses.some(({ address }) => isAllowedAddress(address, reach))
    ? message('attempt_inside_network')
    : undefined;
}
