import type { Market } from './market';
import { anchored } from './parity';

/** Index of the newest day at or before a date; -1 before the first. */
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
 * A mid-market rate and the day it is of, with its place among the days. Between two currencies with a parity to the
 * same anchor there is no day: it stands while they do.
 */
export interface MidRate {
  readonly rate: number;
  readonly date: string | undefined;
  readonly day: number | undefined;
}

/**
 * Units of `to` for one unit of `from` on a day, by the parities of that day and, through the US dollar, the newest day
 * up to it on which both are known.
 *
 * @param upTo the place of that day among the days, where it is known
 * @returns undefined where there is no such day
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

/** The values of a currency by the origin that served it on a day; the dollar is one of every origin. */
function sameOrigin({ ratesOf }: Market, code: string, day: number): Float64Array | undefined {
  const rates = ratesOf(code);
  return rates?.layers[rates.served[day]!]?.values ?? rates?.perDollar;
}

/**
 * The rate before one of a day, for its change: by the same origins, because two sources are not measured alike; where
 * they have none before it, by any.
 *
 * @returns undefined where there is none
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
