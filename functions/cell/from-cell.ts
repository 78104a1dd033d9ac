import type { Given } from './values';

/** What Excel says about the arguments of a call, for functions with `@requiresParameterAddresses`. */
export type Invocation = { readonly parameterAddresses?: readonly (string | null | undefined)[] } | undefined;

/** Does the argument at a place come from a cell or a range, rather than from the formula itself? */
const isFromCell = (invocation: Invocation, at: number): boolean => Boolean(invocation?.parameterAddresses?.[at]);

/**
 * A flag. Excel hands over FALSE as false. A 0 that comes from a cell is an empty cell of an older version, so it counts
 * as left out; a 0 in the formula means FALSE.
 */
export const flagArgument = (value: Given, invocation: Invocation, at: number): Given =>
  value === 0 && isFromCell(invocation, at) ? undefined : value;

/** An optional amount. Excel hands over null for an argument that is left out, and for an empty cell, which stays empty. */
export const amountArgument = (value: Given, invocation: Invocation, at: number): Given =>
  isFromCell(invocation, at) && !Array.isArray(value) ? (value ?? '') : value;
