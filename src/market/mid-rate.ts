import { addDays } from '../day';
import { rateFrom, rateOrigin } from './day-rates';
import type { Market } from './market';
import { anchored } from './parity';

/** Rates are quoted in units for one of this currency. */
export const baseCurrency = 'USD';

/**
 * A mid-market rate and its day. A rate between two currencies with a parity to the same anchor has no day: it holds as
 * long as the parities do.
 */
export interface MidRate {
  readonly rate: number;
  readonly date: string | undefined;
}

/** A rate in units for one US dollar, and its day. */
interface Quotation {
  readonly date: string;
  readonly value: number;
}

/** The newest quotation on or before a day; undefined if there is none. */
type Quotations = (day: string) => Quotation | undefined;

/** The dollar is 1 on every day. */
const dollar: Quotations = (date) => ({ date, value: 1 });

function servedQuotations(market: Market, code: string): Quotations {
  if (code === baseCurrency) return dollar;
  const rates = market.ratesOf(code);
  return (day) => rates.newest(day)?.served;
}

/** The quotations from the origin that served a currency on a day. */
function quotationsOfOrigin(market: Market, code: string, date: string): Quotations {
  if (code === baseCurrency) return dollar;
  const rates = market.ratesOf(code);
  const served = rates.newest(date)?.served;
  if (served === undefined) return () => undefined;
  const origin = rateOrigin(served);
  return (day) => {
    const found = rates.newest(day, (one) => rateFrom(one, origin) !== undefined);
    return found && rateFrom(found, origin);
  };
}

/** The newest quotations of one day, on or before `day`; undefined if the two were never quoted on the same day. */
function ofOneDay(
  first: Quotations,
  second: Quotations,
  day: string,
): { readonly date: string; readonly cross: number } | undefined {
  let [a, b] = [first(day), second(day)];
  while (a !== undefined && b !== undefined && a.date !== b.date)
    if (a.date > b.date) a = first(b.date);
    else b = second(a.date);
  return a === undefined || b === undefined ? undefined : { date: a.date, cross: b.value / a.value };
}

/**
 * Units of `to` for one unit of `from` on a day. Uses the parities of that day and, through the US dollar, the newest
 * day up to it on which both rates are known.
 *
 * @returns undefined if there is no such day
 */
export function midRate(market: Market, from: string, to: string, date: string): MidRate | undefined {
  if (from === to) return { rate: 1, date: undefined };
  const [source, target] = [anchored(market, from, date), anchored(market, to, date)];
  if (source.quoted === target.quoted) return { rate: target.units / source.units, date: undefined };
  const found = ofOneDay(servedQuotations(market, source.quoted), servedQuotations(market, target.quoted), date);
  return found && { rate: (found.cross * target.units) / source.units, date: found.date };
}

/**
 * The rate before the one of a day, for its change. Taken from the same origins, because rates of two sources are not
 * comparable; from any origin if those have none earlier.
 *
 * @param date the day of a rate between the two currencies
 * @returns undefined if there is none
 */
export function rateBefore(market: Market, from: string, to: string, date: string): MidRate | undefined {
  const [source, target] = [anchored(market, from, date), anchored(market, to, date)];
  const dayBefore = addDays(date, -1);
  const found = ofOneDay(
    quotationsOfOrigin(market, source.quoted, date),
    quotationsOfOrigin(market, target.quoted, date),
    dayBefore,
  );
  if (found !== undefined) return { rate: (found.cross * target.units) / source.units, date: found.date };
  const earlier = market.quotationDays.newest(dayBefore);
  return earlier && midRate(market, from, to, earlier.date);
}
