import { type Walked, walkJson } from './walk-json';

/** The most values that a body may hold: those of a batch of 5,000 items with fifty each. */
export const mostValues = 250_000;

/**
 * The most fields that one object may have. Objects with very many fields take far longer to process than their length
 * suggests.
 */
export const mostFields = 1_000;

/** What a body has too much of. */
export type Excess = 'values' | 'fields';

/** What was counted in a body. */
export type Counted = Pick<Walked, 'values' | 'fields'>;

/** What a body has too much of; undefined if nothing. */
export function excessIn({ values, fields }: Counted): Excess | undefined {
  if (values >= mostValues) return 'values';
  return fields > mostFields ? 'fields' : undefined;
}

/** What a JSON text has too much of; undefined if nothing. The text may still be invalid JSON. */
export const excessOf = (json: Uint8Array): Excess | undefined => excessIn(walkJson(json, 0));
