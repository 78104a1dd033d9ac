import { isAddressOrNetwork } from '../../server/network/address-list';
import { keyOperations, type KeyOperation } from '../../src/contract';
import { momentOf } from '../moment';
import { Refused } from '../refused';

/** What a key may be limited to, as the command line has it. */
export interface LimitOptions {
  readonly expires?: string;
  readonly networks?: string;
  readonly operations?: string;
}

/** Limits of a key; those that were not given are left out. */
export interface Limits {
  readonly expiresAt?: string | null;
  readonly networks?: readonly string[] | null;
  readonly operations?: readonly KeyOperation[] | null;
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
    throw new Refused(
      `--networks takes addresses or networks with commas between them, for example 10.0.0.0/8,2001:db8::/32, or any${wrong === undefined ? '' : `: "${wrong}" is neither`}.`,
    );
  return networks;
}

function operationsOf(text: string): readonly KeyOperation[] | null {
  if (text === 'any') return null;
  const operations = listed(text);
  const isKnown = (operation: string): operation is KeyOperation =>
    (keyOperations as readonly string[]).includes(operation);
  const wrong = operations.find((operation) => !isKnown(operation));
  if (operations.length === 0 || wrong !== undefined)
    throw new Refused(
      `--operations takes any of ${keyOperations.join(', ')} with commas between them, or any${wrong === undefined ? '' : `: "${wrong}" is none of them`}.`,
    );
  return operations.filter(isKnown);
}

/**
 * Reads what a key is to be limited to.
 *
 * @throws Refused where an option is not understood
 */
export const limitsOf = ({ expires, networks, operations }: LimitOptions, now: Date): Limits => ({
  ...(expires === undefined ? {} : { expiresAt: expires === 'never' ? null : momentOf('--expires', expires, now) }),
  ...(networks === undefined ? {} : { networks: networksOf(networks) }),
  ...(operations === undefined ? {} : { operations: operationsOf(operations) }),
});
