import { Explained } from '../../server/explained';
import { isAddressOrNetwork } from '../../server/network/address-list';
import { keyScopes, type KeyScope } from '../../src/contract';
import { defined } from '../../src/defined';
import { message } from '../../src/language/message';
import { momentOf } from '../command/moment';

/** The limits of a key, as given on the command line. */
export interface LimitOptions {
  readonly expires?: string;
  readonly networks?: string;
  readonly operations?: string;
}

/** The limits of a key that were given; null lifts one. */
export interface Limits {
  readonly expiresAt?: string | null;
  readonly networks?: readonly string[] | null;
  readonly operations?: readonly KeyScope[] | null;
}

const listed = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
];

function networksOf(text: string): readonly string[] | null {
  if (text === 'any') return null;
  const networks = listed(text);
  const wrong = networks.find((network) => !isAddressOrNetwork(network));
  if (networks.length === 0 || wrong !== undefined)
    throw new Explained(message('keys_networks_wrong', { wrong: wrong ?? 'none' }));
  return networks;
}

function operationsOf(text: string): readonly KeyScope[] | null {
  if (text === 'any') return null;
  const operations = listed(text);
  const isKnown = (operation: string): operation is KeyScope => (keyScopes as readonly string[]).includes(operation);
  const wrong = operations.find((operation) => !isKnown(operation));
  if (operations.length === 0 || wrong !== undefined)
    throw new Explained(message('keys_operations_wrong', { operations: keyScopes.join(', '), wrong: wrong ?? 'none' }));
  return operations.filter(isKnown);
}

/**
 * Reads the limits of a key.
 *
 * @throws Explained where an option is not valid
 */
export const limitsOf = ({ expires, networks, operations }: LimitOptions, now: Date): Limits =>
  defined({
    expiresAt: expires === undefined ? undefined : expires === 'never' ? null : momentOf('--expires', expires, now),
    networks: networks === undefined ? undefined : networksOf(networks),
    operations: operations === undefined ? undefined : operationsOf(operations),
  });
