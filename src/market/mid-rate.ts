import type { Market } from './market';

/** A currency as so many units of the one it is quoted in: itself, or the anchor of its peg. */
interface Anchored {
  readonly quoted: string;
  readonly units: number;
}

/** Pegged currencies move with their anchor at an exact parity. */
export function anchored({ currencies }: Market, code: string): Anchored {
  const peg = currencies.get(code)?.peg;
  return peg === undefined ? { quoted: code, units: 1 } : { quoted: peg.to, units: peg.units };
}

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

/** A mid-market rate and the day it is of, with its place among the days. Of two parities to the same anchor there is no day: they hold always. */
interface MidRate {
  readonly rate: number;
  readonly date: string | undefined;
  readonly day: number | undefined;
}

/**
 * Units of `to` for one unit of `from`, through the US dollar, on the newest day up to an index on which both are known.
 *
 * @returns undefined where there is no such day
 */
export function midRate(market: Market, from: string, to: string, upTo: number): MidRate | undefined {
  const [source, target] = [anchored(market, from), anchored(market, to)];
  if (source.quoted === target.quoted) return { rate: target.units / source.units, date: undefined, day: undefined };
  const [given, wanted] = [market.perDollar.get(source.quoted), market.perDollar.get(target.quoted)];
  if (given === undefined || wanted === undefined) return undefined;
  for (let day = upTo; day >= 0; day--) {
    const cross = wanted[day]! / given[day]!;
    if (!Number.isNaN(cross)) return { rate: (cross * target.units) / source.units, date: market.dates[day]!, day };
  }
  return undefined;
}

/** The values of a currency by the origin that served it on a day; the dollar is one of every origin. */
function sameOrigin({ layers, served, perDollar }: Market, code: string, day: number): Float64Array | undefined {
  return layers.get(code)?.[served.get(code)![day]!]?.values ?? perDollar.get(code);
}

/**
 * The rate before one of a day, for its change: by the same origins, because two sources are not measured alike; where they have none before it, by any.
 *
 * @returns undefined where there is none
 */
export function rateBefore(market: Market, from: string, to: string, day: number): MidRate | undefined {
  const [source, target] = [anchored(market, from), anchored(market, to)];
  const [given, wanted] = [sameOrigin(market, source.quoted, day), sameOrigin(market, target.quoted, day)];
  if (given === undefined || wanted === undefined) return undefined;
  for (let earlier = day - 1; earlier >= 0; earlier--) {
    const cross = wanted[earlier]! / given[earlier]!;
    if (!Number.isNaN(cross)) return { rate: (cross * target.units) / source.units, date: market.dates[earlier]!, day: earlier };
  }
  return midRate(market, from, to, day - 1);
}

/** Units of `to` for one unit of `from` on a day, for law that states amounts in another currency; undefined where none is known. */
export const rateOn = (market: Market, from: string, to: string, date: string): number | undefined => midRate(market, from, to, dayAt(market, date))?.rate;
