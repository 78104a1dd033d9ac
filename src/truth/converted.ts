import { type Evidence, ofSet } from './evidence';

/** An exchange rate used in a conversion, with its evidence. */
export interface RateUsed {
  readonly rate: number;
  readonly evidence: Evidence;
}

/**
 * A fact converted at exchange rates: graded as the worst of them and dated as the oldest. A parity has no date of its
 * own and makes nothing older.
 */
export const convertedAt = (fact: Evidence, rates: readonly Evidence[]): Evidence => ofSet([fact, ...rates])!;
