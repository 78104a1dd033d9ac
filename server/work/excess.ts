import { type Walked, walkJson } from './walk-json';

/** The most values that a body may hold: those of a batch of 5,000 items with fifty each. */
export const mostValues = 250_000;

/**
 * The most fields that one object may have. Objects with very many fields take far longer to process than their length
 * suggests.
 */
export const mostFields = 1_000;

/**
 * The most fields that one item of a large batch may hold, in all its objects: it is parsed at once, and names that were
 * never seen before take up to a hundredth of a millisecond each.
 */
export const mostItemFields = 25_000;

/** What a body has too much of. */
export type Excess = 'values' | 'fields' | 'item';

/** What was counted in a body. */
export type Counted = Omit<Walked, 'end'>;

/** What a body has too much of; undefined if nothing. */
function excessIn({ values, fields }: Pick<Counted, 'values' | 'fields'>): Excess | undefined {
  if (values >= mostValues) return 'values';
  return fields > mostFields ? 'fields' : undefined;
}

/** What a JSON text has too much of; undefined if nothing. The text may still be invalid JSON. */
export const excessOf = (json: Uint8Array): Excess | undefined => excessIn(walkJson(json, 0));

/** Counts items of a body one after another. Each time it says what the body has too much of so far. */
export function countItems(): (item: Counted) => Excess | undefined {
  const total = { values: 0, fields: 0 };
  return (item) => {
    total.values += item.values;
    total.fields = Math.max(total.fields, item.fields);
    return item.names > mostItemFields ? 'item' : excessIn(total);
  };
}
