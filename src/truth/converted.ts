import { type Evidence, knownAsOf, together } from './evidence';

/** An exchange rate used in a conversion, with its evidence. */
export interface RateUsed {
  readonly rate: number;
  readonly evidence: Evidence;
}

/**
 * A fact converted at exchange rates: graded as the worst of them and dated as the oldest. A parity has no date of its
 * own and makes nothing older.
 */
export function convertedAt(fact: Evidence, rates: readonly Evidence[]): Evidence {
  const all = [fact, ...rates];
  return { ...together(all)!, as_of: all.flatMap((one) => knownAsOf(one) ?? []).sort()[0] ?? null };
}
