import type { SuccessOf } from '../../../src/client';
import { isTooOld } from '../../../src/rate-age';

export type RateHistory = SuccessOf<'getExchangeRateHistory'>['data'];

/** A rate that a table leaves out, because it is too old for the end of its month. */
interface LeftOut {
  readonly currency: string;
  readonly month: string;
  readonly observed: string;
}

/** Rates of several currencies: a row for each month, a rate for each currency, undefined where there is none. */
export interface SeveralRates {
  readonly rows: readonly { readonly month: string; readonly rates: readonly (number | undefined)[] }[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * Puts histories by month side by side.
 *
 * @param atMonthEnd are the rates those of the last day of each month? An older one is left out then.
 */
export function severalRates(histories: readonly RateHistory[], atMonthEnd: boolean): SeveralRates {
  const leftOut: LeftOut[] = [];
  const byMonth = histories.map(
    ({ observations, to }) =>
      new Map(
        observations.flatMap(({ date, observed = date, rate }) => {
          if (!atMonthEnd || !isTooOld(observed, date)) return [[date, rate] as const];
          leftOut.push({ currency: to, month: date, observed });
          return [];
        }),
      ),
  );
  const months = [...new Set(histories.flatMap(({ observations }) => observations.map(({ date }) => date)))].sort();
  return {
    rows: months.reverse().map((month) => ({ month, rates: byMonth.map((rates) => rates.get(month)) })),
    leftOut,
  };
}
