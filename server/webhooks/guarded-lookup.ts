import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { Reach } from '../settings/webhooks';
import { isAllowedAddress } from './allowed-address';

/** Finds all addresses of a host name. */
export type Resolve = (
  hostname: string,
  found: (problem: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

/** The resolver of the system. */
export const systemResolve: Resolve = (hostname, found) =>
  systemLookup(hostname, { all: true, verbatim: true }, (problem, addresses) => found(problem, addresses ?? []));

/** A host name led to no address that deliveries may go to. */
export class InsideNetwork extends Error {}

/**
 * The look-up of a connection, which yields allowed addresses only. The connection uses exactly these, so a name that
 * leads elsewhere a moment later gains nothing.
 */
export const guardedLookup =
  (reach: Reach, resolve: Resolve): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, (problem, addresses) => {
      if (problem !== null) return done(problem, '', 0);
      const allowed = addresses.filter(({ address }) => isAllowedAddress(address, reach));
      const [first] = allowed;
      if (first === undefined) return done(new InsideNetwork(hostname), '', 0);
      if (options.all === true) done(null, allowed);
      else done(null, first.address, first.family);
    });
