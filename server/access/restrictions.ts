import type { KeyScope } from '../../src/contract';
import { fail, type Failure } from '../../src/contract/error';
import type { StoredKey } from '../store/store';
import { plainAddress } from '../network/address';
import { addressesIn } from '../network/address-list';
import { message } from '../../src/language/message';

/** From where and for what a key may be used, ready to be checked. */
export interface Restrictions {
  /** May the key be used from an address? Undefined means from everywhere. */
  readonly isFrom: ((ip: string) => boolean) | undefined;
  /** Undefined means for everything. */
  readonly operations: ReadonlySet<KeyScope> | undefined;
}

/** The limits of a key; undefined, the usual case, if it has none. */
export function restrictionsOf({
  networks,
  operations,
}: Pick<StoredKey, 'networks' | 'operations'>): Restrictions | undefined {
  if (networks === null && operations === null) return undefined;
  return {
    isFrom: networks === null ? undefined : addressesIn(networks),
    operations: operations === null ? undefined : new Set(operations),
  };
}

/** Why a key may not be used from an address; undefined if it may. */
export function networkFailure({ isFrom }: Restrictions, ip: string): Failure | undefined {
  if (isFrom === undefined || isFrom(ip)) return undefined;
  const address = plainAddress(ip);
  return fail('network_not_allowed', message('network_not_allowed', { address })).failure;
}

/** Why a key may not be used for an operation; undefined if it may. */
export function operationFailure({ operations }: Restrictions, operation: KeyScope): Failure | undefined {
  if (operations === undefined || operations.has(operation)) return undefined;
  return fail(
    'operation_not_allowed',
    message('operation_not_allowed', { operation, allowed: [...operations].map((one) => `\`${one}\``) }),
  ).failure;
}
