import { isIPv6, type LookupFunction } from 'node:net';
import type { Resolve } from './resolve';
import { isAllowedAddress, type Reach } from './allowed-address';

/** A host name led to no address that requests may go to. */
export class InsideNetwork extends Error {}

const familyOf = (address: string): 4 | 6 => (isIPv6(address) ? 6 : 4);

/**
 * The look-up of a connection, which yields allowed addresses only. The connection uses exactly these, so a name that
 * leads elsewhere a moment later gains nothing.
 */
export const guardedLookup =
  (reach: Reach, resolve: Resolve): LookupFunction =>
  (hostname, options, done) =>
    void resolve(hostname).then(
      (addresses) => {
        const allowed = addresses.filter((address) => isAllowedAddress(address, reach));
        const [first] = allowed;
        if (first === undefined) done(new InsideNetwork(hostname), '', 0);
        else if (options.all === true)
          done(
            null,
            allowed.map((address) => ({ address, family: familyOf(address) })),
          );
        else done(null, first, familyOf(first));
      },
      (problem: NodeJS.ErrnoException) => done(problem, '', 0),
    );
