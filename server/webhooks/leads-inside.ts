import { message } from '../../src/language/message';
import { done, type Outcome } from '../../src/contract/error';
import { type Resolve, resolveWithin } from '../network/resolve';
import type { Reach } from '../network/allowed-address';
import { createShares } from '../work/shares';
import { isAllowedAddress } from '../network/allowed-address';
import { type Callback, callbackRefused } from './callback';

/** How long the name of a receiver may take to be looked up, in milliseconds. */
const lookUpWithin = 2_000;

/** Names that are looked up at once: in all, and for one account. */
const most = { inAll: 32, perAccount: 4 };

/** Asks whether the name of a receiver leads to addresses that deliveries may go to. */
export type CheckName = (callback: Callback, account: string) => Promise<Outcome<Callback>>;

/**
 * Refuses names behind which deliveries cannot go to any address. A name that cannot be looked up now is accepted, and
 * so are one that leads elsewhere later and those that an account sends while many of its names are looked up: each
 * attempt checks the address that it connects to.
 */
export function createNameCheck(reach: Reach, resolve: Resolve = resolveWithin(lookUpWithin)): CheckName {
  const lookUps = createShares();
  return async (callback, account) => {
    const isBusy = lookUps.total() >= most.inAll || lookUps.of(account) >= most.perAccount;
    if (callback.literal || isBusy) return done(callback);
    const leave = lookUps.take(account, 1);
    const addresses = await resolve(callback.host).catch(() => []);
    leave();
    const leadsInside = addresses.length > 0 && !addresses.some((address) => isAllowedAddress(address, reach));
    return leadsInside ? callbackRefused(message('attempt_inside_network')) : done(callback);
  };
}
