/** An item of a batch that asks about an amount. */
export interface AboutAmount {
  readonly input: { readonly amount: number };
}

const first = Symbol('first');

/** An item of a batch that equals an earlier one, except for its amount. */
export interface Repeat {
  readonly [first]: AboutAmount;
  readonly amount: number;
}

/** An item like `earlier`, with another amount. */
export const repeatOf = (earlier: AboutAmount, amount: number): Repeat => ({ [first]: earlier, amount });

/** Was the item recognised as one like an earlier one? */
export const isRepeat = (item: unknown): item is Repeat => typeof item === 'object' && item !== null && first in item;

/** The earlier item. Repeats of one item share it. */
export const firstOf = (repeat: Repeat): AboutAmount => repeat[first];

/** The item as it was sent. */
export const writtenOut = ({ [first]: earlier, amount }: Repeat): AboutAmount => ({
  ...earlier,
  input: { ...earlier.input, amount },
});
