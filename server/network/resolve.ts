import { Resolver } from 'node:dns/promises';
import { hostsFileAddresses } from './hosts-file';
import { isLoopback } from './loopback';

/** Finds the addresses of a host name. It rejects with an error that has a code where there are none. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** How long one question to a name server may take before it is asked again, in milliseconds, and how often it is asked. */
const question = { timeout: 1_500, tries: 2 } as const;

interface Found {
  readonly addresses: readonly string[];
  readonly code: string;
}

const foundBy = (answer: Promise<string[]>): Promise<Found> =>
  answer.then(
    (addresses) => ({ addresses, code: '' }),
    ({ code = 'ENOTFOUND' }: NodeJS.ErrnoException) => ({ addresses: [], code }),
  );

/**
 * Finds addresses of names that strangers chose, whose name servers may never answer. The look-up of the system would
 * keep a thread of the process for as long as it waits, and four such threads serve all files and databases. This one
 * keeps none and ends in time. It asks the hosts file of the machine first and its name servers then, and adds no search
 * domain.
 *
 * @param within milliseconds for the whole look-up
 */
export const resolveWithin =
  (within: number): Resolve =>
  async (host) => {
    const name = host.toLowerCase();
    if (isLoopback(name)) return ['127.0.0.1', '::1'];
    const listed = await hostsFileAddresses(name);
    if (listed.length > 0) return listed;
    const resolver = new Resolver(question);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      resolver.cancel();
    }, within);
    const [v4, v6] = await Promise.all([foundBy(resolver.resolve4(name)), foundBy(resolver.resolve6(name))]);
    clearTimeout(timer);
    const addresses = [...v4.addresses, ...v6.addresses];
    if (addresses.length > 0) return addresses;
    const code = isLate ? 'ETIMEOUT' : v4.code;
    throw Object.assign(new Error(`${host}: ${code}`), { code });
  };
