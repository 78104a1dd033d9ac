import type { Market } from './market';
import { anchored } from './parity';

/** Index of the newest day on or before a date; -1 before the first. */
export function dayAt({ dates }: Market, date: string): number {
  let low = 0;
  let high = dates.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (dates[middle]! <= date) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * A mid-market rate with its date and index among the days. A rate between two currencies with a parity to the same
 * anchor has neither: it holds as long as the parities do.
 */
export interface MidRate {
  readonly rate: number;
  readonly date: string | undefined;
  readonly day: number | undefined;
}

/**
 * Units of `to` for one unit of `from` on a day. Uses the parities of that day and, through the US dollar, the newest
 * day up to it on which both rates are known.
 *
 * @param upTo index of the newest day on or before `date`, if already known
 * @returns undefined if there is no such day
 */
export function midRate(
  market: Market,
  from: string,
  to: string,
  date: string,
  upTo = dayAt(market, date),
): MidRate | undefined {
  if (from === to) return { rate: 1, date: undefined, day: undefined };
  const [source, target] = [anchored(market, from, date), anchored(market, to, date)];
  if (source.quoted === target.quoted) return { rate: target.units / source.units, date: undefined, day: undefined };
  const [given, wanted] = [market.ratesOf(source.quoted)?.perDollar, market.ratesOf(target.quoted)?.perDollar];
  if (given === undefined || wanted === undefined) return undefined;
  for (let day = upTo; day >= 0; day--) {
    const cross = wanted[day]! / given[day]!;
    if (!Number.isNaN(cross)) return { rate: (cross * target.units) / source.units, date: market.dates[day]!, day };
  }
  return undefined;
}

/** The rates of a currency from the origin that served it on a day. The dollar is 1 in every origin. */
function sameOrigin({ ratesOf }: Market, code: string, day: number): Float64Array | undefined {
  const rates = ratesOf(code);
  return rates?.layers[rates.served[day]!]?.values ?? rates?.perDollar;
}

/**
 * The rate before the one of a day, for its change. Taken from the same origins, because rates of two sources are not
 * comparable; from any origin if those have none earlier.
 *
 * @returns undefined if there is none
 */
export function rateBefore(market: Market, from: string, to: string, day: number): MidRate | undefined {
  const date = market.dates[day]!;
  const [source, target] = [anchored(market, from, date), anchored(market, to, date)];
  const [given, wanted] = [sameOrigin(market, source.quoted, day), sameOrigin(market, target.quoted, day)];
  if (given === undefined || wanted === undefined) return undefined;
  for (let earlier = day - 1; earlier >= 0; earlier--) {
    const cross = wanted[earlier]! / given[earlier]!;
    if (!Number.isNaN(cross))
      return { rate: (cross * target.units) / source.units, date: market.dates[earlier]!, day: earlier };
  }
  return day === 0 ? undefined : midRate(market, from, to, market.dates[day - 1]!, day - 1);
}
