import { BlockList, isIP, isIPv6 } from 'node:net';
import type { KeyOperation } from '../../src/contract';
import { fail, type Failure } from '../../src/contract/error';
import type { StoredKey } from '../store/store';
import { plainAddress } from './address';

/** From where and for what a key may be used, ready to be checked. */
export interface Restrictions {
  /** Undefined: from everywhere. */
  readonly networks: BlockList | undefined;
  /** Undefined: for everything. */
  readonly operations: ReadonlySet<KeyOperation> | undefined;
}

/** Is it an address, or a network written with the number of its bits, such as 10.0.0.0/8 or 2001:db8::/32? */
export function isAddressOrNetwork(text: string): boolean {
  const [ip, bits, ...more] = text.split('/');
  const version = isIP(ip!);
  return (
    version !== 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32)))
  );
}

const familyOf = (ip: string): 'ipv4' | 'ipv6' => (isIPv6(ip) ? 'ipv6' : 'ipv4');

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [ip, bits] = network.split('/');
    if (bits === undefined) list.addAddress(ip!, familyOf(ip!));
    else list.addSubnet(ip!, Number(bits), familyOf(ip!));
  }
  return list;
}

/** What a key is limited to; undefined, which is the usual case, where it is not limited at all. */
export function restrictionsOf({
  networks,
  operations,
}: Pick<StoredKey, 'networks' | 'operations'>): Restrictions | undefined {
  if (networks === null && operations === null) return undefined;
  return {
    networks: networks === null ? undefined : blockListOf(networks),
    operations: operations === null ? undefined : new Set(operations),
  };
}

/** Why a key may not be used from an address; undefined where it may. */
export function networkFailure({ networks }: Restrictions, ip: string): Failure | undefined {
  const address = plainAddress(ip);
  if (networks === undefined || networks.check(address, familyOf(address))) return undefined;
  return fail(
    'network_not_allowed',
    `This API key may not be used from ${address}: call from one of the networks that it is limited to, or ask whoever issued it to add this one.`,
  ).failure;
}

/** Why a key may not be used for an operation; undefined where it may. */
export function operationFailure({ operations }: Restrictions, operation: KeyOperation): Failure | undefined {
  if (operations === undefined || operations.has(operation)) return undefined;
  return fail(
    'operation_not_allowed',
    `This API key may not be used for \`${operation}\`, only for ${[...operations].map((one) => `\`${one}\``).join(', ')}: use another key, or ask whoever issued it.`,
  ).failure;
}
