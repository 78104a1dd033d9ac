import { exactNumber } from '../../src/language/terms';
import type { UnsaidChange } from '../../src/changes/list';
import type { Threshold } from '../../src/contract';
import { message } from '../../src/language/message';
import { type Market, rateOn } from '../../src/market';
import { dayOf } from '../../src/market/age';
import { roundedRate } from '../../src/market/rounded-rate';
import type { RateUsed } from '../../src/truth/converted';

/** A rate at which a threshold was last looked at, and its day; null where none was known. */
type Seen = { readonly rate: number; readonly date: string | null } | null;

/** The currencies of a pair. */
export const currenciesOf = ({ pair }: Pick<Threshold, 'pair'>): readonly [string, string] => {
  const [from, to] = pair.split('/');
  return [from!, to!];
};

const newest = (market: Market, threshold: Threshold, moment: number): RateUsed | undefined =>
  rateOn(market, ...currenciesOf(threshold), dayOf(moment), moment);

const seenIn = (used: RateUsed | undefined): Seen =>
  used === undefined ? null : { rate: roundedRate(used.rate), date: used.evidence.as_of };

const isBeyond = ({ direction, rate: limit }: Threshold, rate: number): boolean =>
  direction === 'above' ? rate > limit : rate < limit;

/** What a threshold is compared with later, as it is stored with a subscription. */
export const seenNow = (market: Market, thresholds: readonly Threshold[], moment: number): string =>
  JSON.stringify(thresholds.map((threshold) => seenIn(newest(market, threshold, moment))));

/**
 * What thresholds are compared with later, after some were changed: those that stay go on, the others begin now.
 *
 * @param seen the text of the look before, about the earlier thresholds
 * @param now the text of a look at the new ones
 */
export function seenAfterChange(
  { thresholds, seen }: { readonly thresholds: readonly Threshold[]; readonly seen: string },
  changed: readonly Threshold[],
  now: string,
): string {
  const before = JSON.parse(seen) as readonly Seen[];
  const known = new Map(thresholds.map((threshold, i) => [JSON.stringify(threshold), before[i]]));
  const fresh = JSON.parse(now) as readonly Seen[];
  return JSON.stringify(changed.map((threshold, i) => known.get(JSON.stringify(threshold)) ?? fresh[i] ?? null));
}

/** A change that crossed a threshold. */
export interface Crossing {
  readonly change: UnsaidChange;
  readonly threshold: Threshold;
}

function crossingOf(
  market: Market,
  threshold: Threshold,
  { rate: before, date: dateBefore }: NonNullable<Seen>,
  { rate, evidence }: RateUsed,
  moment: number,
): Crossing {
  const [from, to] = currenciesOf(threshold);
  const { pair, direction, rate: limit } = threshold;
  const at = new Date(moment).toISOString();
  const after = roundedRate(rate);
  const day = evidence.as_of ?? dayOf(moment);
  const countries = [...new Set([from, to].flatMap((code) => market.currencies.get(code)?.countries ?? []))];
  const side = (value: number, date: string | null) => ({
    value,
    unit: message('unit_of_pair', { from, to }),
    date,
    label: null,
  });
  const values = { pair, rate: exactNumber(limit), after: exactNumber(after), before: exactNumber(before), day };
  const [source] = evidence.sources;
  return {
    threshold,
    change: {
      id: ['threshold', from, to, direction, String(limit).replace('.', '-'), at.replace(/[-:.]/g, '')].join('.'),
      kind: 'exchange_rate',
      country: countries.length === 1 ? countries[0]! : null,
      countries,
      subject: pair,
      title: message(direction === 'above' ? 'threshold_crossed_above' : 'threshold_crossed_below', values),
      before: side(before, dateBefore),
      after: side(after, evidence.as_of),
      differences: [],
      effective_date: day,
      recorded_at: at,
      source: { name: source?.title ?? pair, url: source?.url ?? null },
      law_version: null,
      data_stale: evidence.grade === 'stale',
    },
  };
}

/**
 * The thresholds that rates have crossed since they were last looked at, and what to store for the next look. A rate
 * that stays beyond its threshold crosses nothing, and neither does the first rate that is known of a pair.
 *
 * @param seen the text of the look before
 * @param moment milliseconds since 1970
 */
export function crossingsSince(
  market: Market,
  thresholds: readonly Threshold[],
  seen: string,
  moment: number,
): { readonly crossings: readonly Crossing[]; readonly seen: string } {
  const before = JSON.parse(seen) as readonly Seen[];
  const now = thresholds.map((threshold) => newest(market, threshold, moment));
  const crossings = thresholds.flatMap((threshold, i) => {
    const [old, used] = [before[i] ?? null, now[i]];
    const crossed =
      old !== null &&
      used !== undefined &&
      !isBeyond(threshold, old.rate) &&
      isBeyond(threshold, roundedRate(used.rate));
    return crossed ? [crossingOf(market, threshold, old, used, moment)] : [];
  });
  return { crossings, seen: JSON.stringify(now.map(seenIn)) };
}
