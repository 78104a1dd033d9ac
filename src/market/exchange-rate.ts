import { LRUCache } from 'lru-cache';
import { done, fail, type Outcome } from '../contract/error';
import type { ForexQuery, ForexResult, FxRates } from '../contract/forex';
import type { CitedSource } from '../contract/meta';
import { businessHoursSince, dayBefore, dayOf, daysSince } from './age';
import { asked as dayAsked } from './asked';
import { oncePer } from '../once';
import { citedOnce } from '../truth/cite';
import { confidenceOf, lowestConfidence } from '../truth/confidence';
import type { RateUsed } from '../truth/converted';
import { type AnswerMeta, type Evidence, metaOf, metaOfRows, truthOf } from '../truth/evidence';
import { marketGrade } from '../truth/grade';
import type { Market } from './market';
import { dayAt, type MidRate, midRate, rateBefore } from './mid-rate';
import { anchored, fixedFrom, parityEvidence, parityNotice, parityOn } from './parity';
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

/**
 * Twelve significant digits: more than any source has. Powers of ten up to 22 are exact, so this rounds as
 * `toPrecision` does and ten times faster.
 */
export function shown(value: number): number {
  if (value === 0) return 0;
  const places = 11 - Math.floor(Math.log10(Math.abs(value)));
  if (places < 0 || places > 22) return Number(value.toPrecision(12));
  const scale = 10 ** places;
  return Math.round(value * scale) / scale;
}

/**
 * What `meta` depends on. `day` is the place of the rate among the days and `date` its day, none for a parity; `asked`
 * the day that was asked for, today when none was.
 */
interface Told {
  readonly codes: readonly string[];
  readonly date: string | undefined;
  readonly day: number | undefined;
  readonly asked: string;
  readonly today: string;
  readonly stale: boolean;
  readonly extra: readonly string[];
}

function ageNotices({ codes, date, asked, today, stale }: Told): string[] {
  if (date === undefined) return codes.length === 1 ? [] : ['The rate is a fixed parity and not a quotation.'];
  if (asked === today)
    return [
      stale
        ? `The newest rate is of ${date}, ${daysSince(date, Date.parse(`${today}T00:00:00Z`))} days ago: it is not current.`
        : `The rate is of ${date}.`,
    ];
  return [
    date === asked
      ? `The rate is of ${date}.`
      : `The newest rate by ${asked} is of ${date}, ${daysSince(date, Date.parse(`${asked}T00:00:00Z`))} days before.`,
  ];
}

/** What quoted rates of a day of the table rest on, each source once. */
function sourcesOn(market: Market, codes: readonly string[], day: number | undefined): CitedSource[] {
  if (day === undefined) return [];
  const found = new Map<string, CitedSource>();
  for (const code of codes) {
    const source = sourceOf(market, anchored(market, code, market.dates[day]!).quoted, day);
    if (source !== undefined) found.set(JSON.stringify(source), source);
  }
  return [...found.values()];
}

/** Where sources differ, which of them is served, and why. */
function departureNotices(market: Market, codes: readonly string[], day: number | undefined): string[] {
  if (day === undefined) return [];
  return [...new Set(codes.map((code) => anchored(market, code, market.dates[day]!).quoted))].flatMap((code) =>
    departures(market, code, day).map(({ source, value, percent }) => {
      const served = sourceOf(market, code, day)!;
      return `Sources differ on ${code}: ${source.publisher} has ${shown(value)} for one US dollar, ${Math.abs(percent).toFixed(1)} % ${percent > 0 ? 'more' : 'less'}. The rate of ${served.publisher} is given.`;
    }),
  );
}

/** The parities of currencies on a day; a currency in itself needs none. */
const paritiesOn = ({ currencies }: Market, codes: readonly string[], asked: string) =>
  (codes.length === 1 ? [] : codes).flatMap((code) => {
    const parity = parityOn(currencies.get(code), asked);
    return parity === undefined ? [] : [{ code, parity }];
  });

/** What a rate between currencies rests on: the quotations of its day, and the parities of the day asked about. */
function rateEvidence(
  market: Market,
  { codes, date, day, asked, stale }: Pick<Told, 'codes' | 'date' | 'day' | 'asked' | 'stale'>,
): Evidence {
  const quotations = sourcesOn(market, codes, day);
  const parities = paritiesOn(market, codes, asked).map(({ parity }) => parityEvidence(market, parity));
  // Each is a fact of its own, which the sources of the others do not bear out. A currency in itself rests on none, and
  // is certain.
  const confidence =
    lowestConfidence([
      ...quotations.map((source) => confidenceOf(undefined, [source])),
      ...parities.map((parity) => parity.confidence),
    ]) ?? 'high';
  return {
    grade: marketGrade(stale),
    confidence,
    as_of: date ?? null,
    sources: citedOnce([...quotations, ...parities.flatMap(({ sources }) => sources)]),
  };
}

export function rateMeta(market: Market, told: Told): AnswerMeta {
  const { codes, day, asked, extra } = told;
  const parities = paritiesOn(market, codes, asked).map(({ code, parity }) => parityNotice(code, parity));
  return metaOf(
    [rateEvidence(market, told)],
    [
      ...ageNotices(told),
      ...parities,
      ...codes.flatMap((code) => market.currencies.get(code)?.notice ?? []),
      ...departureNotices(market, codes, day),
      ...extra,
    ],
  );
}

/**
 * The rate at which something of a day is converted, with what it rests on.
 *
 * @param at the moment by which its age is judged; the end of the day unless said
 * @returns undefined where no rate is known
 */
export function rateOn(
  market: Market,
  from: string,
  to: string,
  asked: string,
  at = Date.parse(`${asked}T23:59:59.999Z`),
): RateUsed | undefined {
  const found = midRate(market, from, to, asked);
  if (found === undefined) return undefined;
  const { rate, date, day } = found;
  return {
    rate,
    evidence: rateEvidence(market, {
      codes: from === to ? [from] : [from, to],
      date,
      day,
      asked,
      stale: date !== undefined && rateIsOld(date, at),
    }),
  };
}

/** Why there is no rate by a day: where the two have a parity, its first day. */
export function noRate(market: Market, from: string, to: string, by: string): string {
  const first = fixedFrom(market, from, to);
  if (first !== undefined)
    return `No rate between ${from} and ${to} is known on ${by}: the parity between them is recorded from ${first}.`;
  return `No rate between ${from} and ${to} is known on or before ${by}. The history starts on ${market.dates[0]}.`;
}

/**
 * How far a rate moved in a day, and the day of the rate before it; no change where that is further back than the
 * business day before.
 */
interface Move {
  readonly change: number | undefined;
  readonly before: string | undefined;
}

function moveOf(market: Market, from: string, to: string, { rate, date, day }: MidRate, by: string): Move {
  if (date === undefined || day === undefined) {
    const known = midRate(market, from, to, dayBefore(by));
    return {
      change: known === undefined || known.date !== undefined ? undefined : rate - known.rate,
      before: undefined,
    };
  }
  const known = rateBefore(market, from, to, day);
  const isDayBefore = known !== undefined && businessHoursSince(known.date!, Date.parse(`${date}T00:00:00Z`)) === 0;
  return { change: isDayBefore ? rate - known.rate : undefined, before: known?.date };
}

/** What is said of a rate: its sources in one word, and everything that goes beside it. */
interface Said {
  readonly source: string;
  readonly meta: AnswerMeta;
}

const rememberedFor = oncePer((_: Market) => new LRUCache<string, Said>({ max: 5_000 }));

/** The same object for the same question, so that it is made, and written as JSON, once. */
function saidOf(market: Market, key: string, make: () => Said): Said {
  const known = rememberedFor(market);
  const before = known.get(key);
  if (before !== undefined) return before;
  const said = make();
  known.set(key, said);
  return said;
}

/** Publishers of the rates of two currencies on a day. */
export const publishers = (market: Market, codes: readonly string[], day: number | undefined): string =>
  [...new Set(sourcesOn(market, codes, day).map(({ publisher }) => publisher))].join(' and ');

/**
 * The exchange rate between two currencies, with the conversion of an amount where one is given.
 *
 * @returns `invalid_currency` with the successor of a replaced code or a guess, `invalid_date` for days to come or
 *   before the first rate
 */
export function exchangeRate(
  market: Market,
  query: ForexQuery,
  { now, spreadPercent }: RateOptions,
): Outcome<{ readonly data: ForexResult; readonly meta: AnswerMeta }> {
  const { from, to, amount } = query;
  const when = dayAsked(query, now);
  if (!when.ok) return when;
  for (const code of [from, to])
    if (!market.currencies.has(code)) return fail('invalid_currency', unknownCurrency(market, code));
  const { date: asked, by, at, today } = when.value;
  const found = midRate(market, from, to, by);
  if (found === undefined) return fail('invalid_date', noRate(market, from, to, by));
  const rate = shown(found.rate);
  const fixed = found.date === undefined;
  // Nobody quotes a parity, so nothing lies between bid and ask.
  const half = fixed ? 0 : spreadPercent / 200;
  const scale = amount ?? 1;
  const { change, before } =
    amount === undefined ? moveOf(market, from, to, found, by) : { change: undefined, before: undefined };
  const stale = found.date !== undefined && rateIsOld(found.date, at);
  const { source, meta } = saidOf(
    market,
    `${from} ${to} ${found.date} ${change === undefined ? before : ''} ${by} ${asked} ${today} ${stale} ${spreadPercent}`,
    () => {
      const codes = from === to ? [from] : [from, to];
      const extra = [
        ...(fixed
          ? []
          : [
              `\`bid\` and \`ask\` are indicative: the source quotes only a mid rate, and a spread of ${spreadPercent} % was put around it.`,
            ]),
        ...(change === undefined && before !== undefined
          ? [
              `The change over a day is not known: the rate before this one is of ${before}, ${daysSince(before, Date.parse(`${found.date}T00:00:00Z`))} days earlier.`,
            ]
          : []),
      ];
      return {
        source: fixed ? 'Fixed parity' : publishers(market, codes, found.day),
        meta: rateMeta(market, {
          codes,
          date: found.date,
          day: found.day,
          asked: fixed ? by : asked,
          today,
          stale,
          extra,
        }),
      };
    },
  );
  return done({
    data: {
      from,
      to,
      rate,
      bid: shown(rate * (1 - half) * scale),
      ask: shown(rate * (1 + half) * scale),
      ...(amount === undefined ? {} : { amount: shown(rate * amount) }),
      ...(change === undefined
        ? {}
        : {
            change_24h: shown(change),
            change_pct_24h: found.rate === change ? 0 : shown((change / (found.rate - change)) * 100),
          }),
      timestamp: `${found.date ?? asked}T00:00:00.000Z`,
      source,
    },
    meta,
  });
}

/** Current rates of many currencies for one unit of a base. */
export function exchangeRates(
  market: Market,
  base: string,
  quotes: readonly string[] | undefined,
  now: number,
): Outcome<{ readonly data: FxRates; readonly meta: AnswerMeta }> {
  const wanted =
    quotes ?? [...market.currencies.values()].filter(({ kind }) => kind !== 'coin').map(({ code }) => code);
  for (const code of [base, ...wanted])
    if (!market.currencies.has(code)) return fail('invalid_currency', unknownCurrency(market, code));
  const today = dayOf(now);
  const last = dayAt(market, today);
  const rows = wanted.flatMap((currency) => {
    const found = midRate(market, base, currency, today, last);
    if (found === undefined) return [];
    const { rate, date, day } = found;
    const evidence = rateEvidence(market, {
      codes: base === currency ? [base] : [base, currency],
      date,
      day,
      asked: today,
      stale: date !== undefined && rateIsOld(date, now),
    });
    return [
      {
        row: {
          currency,
          name: market.currencies.get(currency)!.name,
          rate: shown(rate),
          date: date ?? null,
          ...truthOf(evidence),
        },
        evidence,
      },
    ];
  });
  if (rows.length === 0)
    return fail(
      'invalid_currency',
      `No rate between ${base} and ${quotes === undefined ? 'another currency' : quotes.join(', ')} is recorded.`,
    );
  const rates = rows.map(({ row }) => row);
  const unknown = wanted.filter((code) => !rates.some(({ currency }) => currency === code));
  const old = rates.filter(({ data_status }) => data_status === 'stale').map(({ currency }) => currency);
  const notices =
    old.length === 0
      ? []
      : [
          old.length === rates.filter(({ date }) => date !== null).length
            ? 'All quoted rates are older than promised.'
            : `Older than promised: ${old.join(', ')}.`,
        ];
  return done({
    data: { base, rates, count: rates.length },
    meta: metaOfRows(
      rows.map(({ evidence }) => evidence),
      [
        ...notices,
        ...(unknown.length === 0 ? [] : [`No rate is recorded for: ${unknown.join(', ')}.`]),
        ...(market.currencies.get(base)?.notice === undefined ? [] : [market.currencies.get(base)!.notice!]),
      ],
    ),
  });
}
