import type { KeyOperation } from '../../src/contract';
import { fail, type Failure } from '../../src/contract/error';
import type { StoredKey } from '../store/store';
import { plainAddress } from '../network/address';
import { addressesIn } from '../network/address-list';
import { message } from '../../src/language/message';

/** From where and for what a key may be used, ready to be checked. */
export interface Restrictions {
  /** May it be used from an address? Undefined: from everywhere. */
  readonly isFrom: ((ip: string) => boolean) | undefined;
  /** Undefined: for everything. */
  readonly operations: ReadonlySet<KeyOperation> | undefined;
}

/** What a key is limited to; undefined, which is the usual case, where it is not limited at all. */
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

/** Why a key may not be used from an address; undefined where it may. */
export function networkFailure({ isFrom }: Restrictions, ip: string): Failure | undefined {
  if (isFrom === undefined || isFrom(ip)) return undefined;
  const address = plainAddress(ip);
  return fail('network_not_allowed', message('network_not_allowed', { address })).failure;
}

/** Why a key may not be used for an operation; undefined where it may. */
export function operationFailure({ operations }: Restrictions, operation: KeyOperation): Failure | undefined {
  if (operations === undefined || operations.has(operation)) return undefined;
  return fail(
    'operation_not_allowed',
    message('operation_not_allowed', { operation, allowed: [...operations].map((one) => `\`${one}\``) }),
  ).failure;
}
