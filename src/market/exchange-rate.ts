import { done, fail, type Outcome } from '../contract/error';
import type { ForexQuery, ForexResult, FxRates } from '../contract/forex';
import type { CitedSource, Meta } from '../contract/meta';
import { dayOf, daysSince } from './age';
import { asked as dayAsked } from './asked';
import { citedOnce } from '../truth/cite';
import { confidenceOf, lowestConfidence } from '../truth/confidence';
import { type Evidence, metaOf, metaOfRows, truthOf } from '../truth/evidence';
import { marketGrade } from '../truth/grade';
import { anchored, dayAt, midRate, rateBefore } from './mid-rate';
import type { Market } from './market';
import { rateIsOld } from './promise';
import { departures, sourceOf } from './rate-table';
import { unknownCurrency } from './unknown-currency';

/** What a rate is worked out with beside the market. */
export interface RateOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Difference between ask and bid where no source quotes them, in percent of the mid. */
  readonly spreadPercent: number;
}

/** Twelve significant digits: more than any source has. Powers of ten up to 22 are exact, so this rounds as `toPrecision` does and ten times faster. */
export function shown(value: number): number {
  if (value === 0) return 0;
  const places = 11 - Math.floor(Math.log10(Math.abs(value)));
  if (places < 0 || places > 22) return Number(value.toPrecision(12));
  const scale = 10 ** places;
  return Math.round(value * scale) / scale;
}

/** What `meta` depends on. `day` is the place of the rate among the days and `date` its day, none for a parity; `asked` the day that was asked for, today when none was. */
interface Told {
  readonly codes: readonly string[];
  readonly date: string | undefined;
  readonly day: number | undefined;
  readonly asked: string;
  readonly today: string;
  readonly stale: boolean;
  readonly extra: readonly string[];
}

function ageNotice({ date, asked, today, stale }: Told): string {
  if (date === undefined) return 'Both currencies have a fixed parity to the same one: the rate between them does not change.';
  if (asked === today) return stale ? `The newest rate is of ${date}, ${daysSince(date, Date.parse(`${today}T00:00:00Z`))} days ago: it is not current.` : `The rate is of ${date}.`;
  return date === asked ? `The rate is of ${date}.` : `The newest rate by ${asked} is of ${date}, ${daysSince(date, Date.parse(`${asked}T00:00:00Z`))} days before.`;
}

/** What quoted rates of a day rest on, each source once. */
function sourcesOn(market: Market, codes: readonly string[], day: number | undefined): CitedSource[] {
  if (day === undefined) return [];
  const found = new Map<string, CitedSource>();
  for (const code of codes) {
    const source = sourceOf(market, anchored(market, code).quoted, day);
    if (source !== undefined) found.set(JSON.stringify(source), source);
  }
  return [...found.values()];
}

/** Where sources differ, which of them is served, and why. */
function departureNotices(market: Market, codes: readonly string[], day: number | undefined): string[] {
  if (day === undefined) return [];
  return [...new Set(codes.map((code) => anchored(market, code).quoted))].flatMap((code) =>
    departures(market, code, day).map(({ source, value, percent }) => {
      const served = sourceOf(market, code, day)!;
      return `Sources differ on ${code}: ${source.publisher} has ${shown(value)} for one US dollar, ${Math.abs(percent).toFixed(1)} % ${percent > 0 ? 'more' : 'less'}. The rate of ${served.publisher} is given.`;
    }),
  );
}

/** What a rate between currencies rests on: the quotations of its day, and the parities. */
function rateEvidence(market: Market, codes: readonly string[], { date, day, stale }: Pick<Told, 'date' | 'day' | 'stale'>): Evidence {
  const parities = codes.flatMap((code) => {
    const peg = market.currencies.get(code)?.peg;
    return peg === undefined ? [] : [market.currencySources[peg.source]!];
  });
  const facts = [...sourcesOn(market, codes, day), ...parities];
  // Each is a fact of its own, which no other source bears out. A currency in itself rests on none, and is certain.
  const confidence = lowestConfidence(facts.map((source) => confidenceOf(undefined, [source]))) ?? 'high';
  return { grade: marketGrade(stale), confidence, as_of: date ?? null, sources: citedOnce(facts) };
}

export function rateMeta(market: Market, told: Told): Meta {
  const { codes, day, extra } = told;
  const pegs = codes.flatMap((code) => {
    const peg = market.currencies.get(code)?.peg;
    return peg === undefined ? [] : [`${code} is pegged to ${peg.to} at ${peg.units}: the parity is exact.`];
  });
  return metaOf([rateEvidence(market, codes, told)], [ageNotice(told), ...pegs, ...codes.flatMap((code) => market.currencies.get(code)?.notice ?? []), ...departureNotices(market, codes, day), ...extra]);
}

/** What is said of a rate: its sources in one word, and everything that goes beside it. */
interface Said {
  readonly source: string;
  readonly meta: Meta;
}

const remembered = new WeakMap<Market, Map<string, Said>>();
/** So many answers' words are kept; then all are forgotten, which bounds the memory. */
const rememberedAtMost = 5_000;

/** The same object for the same question, so that it is made, and written as JSON, once. */
function saidOf(market: Market, key: string, make: () => Said): Said {
  let known = remembered.get(market);
  if (known === undefined) remembered.set(market, (known = new Map()));
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= rememberedAtMost) known.clear();
  const said = make();
  known.set(key, said);
  return said;
}

/** Publishers of the rates of two currencies on a day. */
export const publishers = (market: Market, codes: readonly string[], day: number | undefined): string => [...new Set(sourcesOn(market, codes, day).map(({ publisher }) => publisher))].join(' and ');

/**
 * The exchange rate between two currencies, with the conversion of an amount where one is given.
 *
 * @returns `invalid_currency` with the successor of a replaced code or a guess, `invalid_date` for days to come or before the first rate
 */
export function exchangeRate(market: Market, query: ForexQuery, { now, spreadPercent }: RateOptions): Outcome<{ readonly data: ForexResult; readonly meta: Meta }> {
  const { from, to, amount } = query;
  const when = dayAsked(query, now);
  if (!when.ok) return when;
  for (const code of [from, to]) if (!market.currencies.has(code)) return fail('invalid_currency', unknownCurrency(market, code));
  const { date: asked, by, at, today } = when.value;
  const found = midRate(market, from, to, dayAt(market, by));
  if (found === undefined) return fail('invalid_date', `No rate between ${from} and ${to} is known on or before ${by}. The history starts on ${market.dates[0]}.`);
  const rate = shown(found.rate);
  const half = spreadPercent / 200;
  const [bid, ask] = [rate * (1 - half), rate * (1 + half)];
  const scale = amount ?? 1;
  const before = amount !== undefined || found.day === undefined ? undefined : rateBefore(market, from, to, found.day);
  const change = amount !== undefined ? undefined : found.date === undefined ? 0 : before === undefined ? undefined : found.rate - before.rate;
  const since = before?.date;
  const same = from === to;
  const stale = found.date !== undefined && rateIsOld(found.date, at);
  const { source, meta } = saidOf(market, `${from} ${to} ${found.date} ${since} ${asked} ${today} ${stale} ${spreadPercent}`, () => {
    const codes = same ? [from] : [from, to];
    const gap = since === undefined ? 0 : daysSince(since, Date.parse(`${found.date}T00:00:00Z`));
    const extra = [
      ...(same ? [] : [`\`bid\` and \`ask\` are indicative: the source quotes only a mid rate, and a spread of ${spreadPercent} % was put around it.`]),
      ...(gap > 1 ? [`The change is since ${since}, ${gap} days before.`] : []),
    ];
    return { source: found.date === undefined ? 'Fixed parity' : publishers(market, codes, found.day), meta: rateMeta(market, { codes, date: found.date, day: found.day, asked, today, stale, extra }) };
  });
  return done({
    data: {
      from,
      to,
      rate,
      bid: shown((same ? rate : bid) * scale),
      ask: shown((same ? rate : ask) * scale),
      ...(amount === undefined ? {} : { amount: shown(rate * amount) }),
      ...(change === undefined ? {} : { change_24h: shown(change), change_pct_24h: found.rate === change ? 0 : shown((change / (found.rate - change)) * 100) }),
      timestamp: `${found.date ?? today}T00:00:00.000Z`,
      source,
    },
    meta,
  });
}

/** Current rates of many currencies for one unit of a base. */
export function exchangeRates(market: Market, base: string, quotes: readonly string[] | undefined, now: number): Outcome<{ readonly data: FxRates; readonly meta: Meta }> {
  const wanted = quotes ?? [...market.currencies.values()].filter(({ kind }) => kind !== 'coin').map(({ code }) => code);
  for (const code of [base, ...wanted]) if (!market.currencies.has(code)) return fail('invalid_currency', unknownCurrency(market, code));
  const today = dayOf(now);
  const last = dayAt(market, today);
  const rows = wanted.flatMap((currency) => {
    const found = midRate(market, base, currency, last);
    if (found === undefined) return [];
    const { rate, date, day } = found;
    const evidence = rateEvidence(market, base === currency ? [base] : [base, currency], { date, day, stale: date !== undefined && rateIsOld(date, now) });
    return [{ row: { currency, name: market.currencies.get(currency)!.name, rate: shown(rate), date: date ?? null, ...truthOf(evidence) }, evidence }];
  });
  if (rows.length === 0) return fail('invalid_currency', `No rate between ${base} and ${quotes === undefined ? 'another currency' : quotes.join(', ')} is recorded.`);
  const rates = rows.map(({ row }) => row);
  const unknown = wanted.filter((code) => !rates.some(({ currency }) => currency === code));
  const old = rates.filter(({ data_status }) => data_status === 'stale').map(({ currency }) => currency);
  const notices = old.length === 0 ? [] : [old.length === rates.filter(({ date }) => date !== null).length ? 'All quoted rates are older than promised.' : `Older than promised: ${old.join(', ')}.`];
  return done({ data: { base, rates, count: rates.length }, meta: metaOfRows(rows.map(({ evidence }) => evidence), [...notices, ...(unknown.length === 0 ? [] : [`No rate is recorded for: ${unknown.join(', ')}.`]), ...(market.currencies.get(base)?.notice === undefined ? [] : [market.currencies.get(base)!.notice!])]) });
}
