import { type Evidence, knownAsOf, together } from './evidence';

/** A rate of exchange at which something else is converted, with what it rests on. */
export interface RateUsed {
  readonly rate: number;
  readonly evidence: Evidence;
}

/**
 * A fact converted at rates of exchange: graded as the worst of them, and dated as the oldest. A parity
 * has no date of its own and makes nothing older.
 */
export function convertedAt(fact: Evidence, rates: readonly Evidence[]): Evidence {
  const all = [fact, ...rates];
  return { ...together(all)!, as_of: all.flatMap((one) => knownAsOf(one) ?? []).sort()[0] ?? null };
}
