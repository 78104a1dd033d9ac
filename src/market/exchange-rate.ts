import { done, fail, noData, type Outcome } from '../contract/error';
import type { ForexQuery, ForexResult, FxRates } from '../contract/forex';
import type { CitedSource } from '../contract/meta';
import { message, type Message } from '../language/message';
import { addDays, daysBetween, startOfDay } from '../day';
import { businessHoursSince, dayOf } from './age';
import { daysAsked } from './days-asked';
import { citedOnce } from '../truth/cite';
import { confidenceOf, lowestConfidence } from '../truth/confidence';
import type { RateUsed } from '../truth/converted';
import { type AnswerMeta, type Evidence, metaOf, metaOfRows, truthOf } from '../truth/evidence';
import { marketGrade } from '../truth/grade';
import type { Market } from './market';
import { type DayRates, departures, sourceOfRate } from './day-rates';
import { oldestOf } from './history';
import { type MidRate, midRate, rateBefore } from './mid-rate';
import { anchored, fixedFrom, fixedParity, parityEvidence, parityNotice, parityOn } from './parity';
import { rateIsOld } from './promise';
import { remembered } from './remembered';
import { roundedRate } from './rounded-rate';
import { unknownCurrency } from './unknown-currency';
import { lawNotes } from '../language/terms';

/** Inputs of a rate besides the market. */
export interface RateOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Spread between ask and bid when no source quotes them, in percent of the mid. */
  readonly spreadPercent: number;
}

/** The inputs of `meta`. `date` is the day of the rate; a parity has none. `asked` is the day asked for, today by default. */
interface RateBackground {
  readonly codes: readonly string[];
  readonly date: string | undefined;
  readonly asked: string;
  readonly today: string;
  readonly stale: boolean;
  readonly extra: readonly Message[];
}

function ageNotices({ codes, date, asked, today, stale }: RateBackground): Message[] {
  if (date === undefined) return codes.length === 1 ? [] : [message('rate_is_parity')];
  if (asked === today)
    return [
      stale ? message('rate_out_of_date', { date, days: daysBetween(date, today) }) : message('rate_dated', { date }),
    ];
  return [
    date === asked
      ? message('rate_dated', { date })
      : message('rate_from_before', { day: asked, date, days: daysBetween(date, asked) }),
  ];
}

/** The rates on a day of the currencies that some are quoted in, each once. The dollar has none. */
const ratesOn = (market: Market, codes: readonly string[], date: string | undefined) =>
  date === undefined
    ? []
    : [...new Set(codes.map((code) => anchored(market, code, date).quoted))].flatMap((code) => {
        const rates = market.ratesOf(code).newest(date);
        return rates?.date === date ? [{ code, rates }] : [];
      });

/** The sources of the quoted rates on a day, without duplicates. */
function sourcesOn(market: Market, codes: readonly string[], date: string | undefined): CitedSource[] {
  const found = new Map<string, CitedSource>();
  for (const { rates } of ratesOn(market, codes, date)) {
    const source = sourceOfRate(rates.served);
    found.set(JSON.stringify(source), source);
  }
  return [...found.values()];
}

/** A notice for each source that differs from the served one. */
const departureNotices = (code: string, rates: DayRates): Message[] =>
  departures(rates).map(({ publisher, value, percent }) =>
    message('rate_sources_differ', {
      code,
      publisher,
      value: roundedRate(value),
      percent: Number(Math.abs(percent).toFixed(1)),
      direction: percent > 0 ? 'above' : 'below',
      served: rates.served.source.publisher,
    }),
  );

/** The parities of currencies on a day. A single currency, converted to itself, needs none. */
const paritiesOn = ({ currencies }: Market, codes: readonly string[], asked: string) =>
  (codes.length === 1 ? [] : codes).flatMap((code) => {
    const parity = parityOn(currencies.get(code), asked);
    return parity === undefined ? [] : [{ code, parity }];
  });

/** The evidence for a rate: the quotations of its day and the parities of the day asked about. */
function rateEvidence(
  market: Market,
  { codes, date, asked, stale }: Pick<RateBackground, 'codes' | 'date' | 'asked' | 'stale'>,
): Evidence {
  const quotations = sourcesOn(market, codes, date);
  const parities = paritiesOn(market, codes, asked).map(({ parity }) => parityEvidence(market, parity));
  // Each quotation and parity is a separate fact, so the sources of one do not confirm another. A currency converted to
  // itself has none and is certain.
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

export function rateMeta(market: Market, background: RateBackground): AnswerMeta {
  const { codes, date, asked, extra } = background;
  const parities = paritiesOn(market, codes, asked).map(({ code, parity }) => parityNotice(code, parity));
  return metaOf(
    [rateEvidence(market, background)],
    [
      ...ageNotices(background),
      ...parities,
      ...lawNotes(...codes.map((code) => market.currencies.get(code)?.notice)),
      ...ratesOn(market, codes, date).flatMap(({ code, rates }) => departureNotices(code, rates)),
      ...extra,
    ],
  );
}

/**
 * The rate for converting a value dated on a day, with its evidence.
 *
 * @param moment when its age is judged, in milliseconds since 1970; the end of the day by default
 * @returns undefined if no rate is known
 */
export function rateOn(
  market: Market,
  from: string,
  to: string,
  asked: string,
  moment = Date.parse(`${asked}T23:59:59.999Z`),
): RateUsed | undefined {
  const found = midRate(market, from, to, asked);
  if (found === undefined) return undefined;
  const { rate, date } = found;
  return {
    rate,
    evidence: rateEvidence(market, {
      codes: from === to ? [from] : [from, to],
      date,
      asked,
      stale: date !== undefined && rateIsOld(date, moment),
    }),
  };
}

/** Why there is no rate by a day. If the two share a parity, it names the first day of the parity. */
export function noRate(market: Market, from: string, to: string, by: string): Message {
  const first = fixedFrom(market, from, to);
  if (first !== undefined) return message('rate_before_parity', { from, to, day: by, first });
  return message('rate_before_history', { from, to, day: by, first: oldestOf(market.quotationDays)!.date });
}

/**
 * The change of a rate in a day, and the day of the previous rate. There is no change if the previous rate is older
 * than the previous business day.
 */
interface Move {
  readonly change: number | undefined;
  readonly before: string | undefined;
}

function moveOf(market: Market, from: string, to: string, { rate, date }: MidRate, by: string): Move {
  if (date === undefined) {
    const known = midRate(market, from, to, addDays(by, -1));
    return {
      change: known === undefined || known.date !== undefined ? undefined : rate - known.rate,
      before: undefined,
    };
  }
  const known = rateBefore(market, from, to, date);
  const isDayBefore = known !== undefined && businessHoursSince(known.date!, startOfDay(date)) === 0;
  return { change: isDayBefore ? rate - known.rate : undefined, before: known?.date };
}

/** The `source` text and the `meta` of a rate. */
interface Said {
  readonly source: string;
  readonly meta: AnswerMeta;
}

const saidOf = remembered<Said>(5_000);

/** Publishers of the rates of the currencies on a day, joined with «and». */
export const publishers = (market: Market, codes: readonly string[], date: string | undefined): string =>
  [...new Set(sourcesOn(market, codes, date).map(({ publisher }) => publisher))].join(' and ');

/**
 * The exchange rate between two currencies, and the converted amount if one is given.
 *
 * @returns `invalid_currency`, with the successor of a replaced code or the likely intended one; `invalid_date` for
 *   future days and days before the first rate
 */
export function exchangeRate(
  market: Market,
  query: ForexQuery,
  { now, spreadPercent }: RateOptions,
): Outcome<{ readonly data: ForexResult; readonly meta: AnswerMeta }> {
  const { from, to, amount } = query;
  const when = daysAsked(query, now);
  if (!when.ok) return when;
  for (const code of [from, to])
    if (!market.currencies.has(code)) return fail('invalid_currency', unknownCurrency(market, code));
  const { date: asked, by, moment, today } = when.value;
  const found = midRate(market, from, to, by);
  if (found === undefined) return noData('invalid_date', noRate(market, from, to, by));
  const rate = roundedRate(found.rate);
  const fixed = found.date === undefined;
  // A parity is not quoted, so it has no spread. Amounts are converted at the parity itself: its reciprocal is rounded.
  const half = fixed ? 0 : spreadPercent / 200;
  const unit = fixed ? found.rate : rate;
  const scale = amount ?? 1;
  const { change, before } =
    amount === undefined ? moveOf(market, from, to, found, by) : { change: undefined, before: undefined };
  const stale = found.date !== undefined && rateIsOld(found.date, moment);
  const { source, meta } = saidOf(
    market,
    `${from} ${to} ${found.date} ${change === undefined ? before : ''} ${by} ${asked} ${today} ${stale} ${spreadPercent}`,
    () => {
      const codes = from === to ? [from] : [from, to];
      const extra = [
        ...(fixed ? [] : [message('spread_indicative', { percent: spreadPercent })]),
        ...(change === undefined && before !== undefined
          ? [message('rate_change_unknown', { before, days: daysBetween(before, found.date!) })]
          : []),
      ];
      return {
        source: fixed ? fixedParity : publishers(market, codes, found.date),
        meta: rateMeta(market, {
          codes,
          date: found.date,
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
      bid: roundedRate(unit * (1 - half) * scale),
      ask: roundedRate(unit * (1 + half) * scale),
      ...(amount === undefined ? {} : { amount: roundedRate(unit * amount) }),
      ...(change === undefined
        ? {}
        : {
            change_24h: roundedRate(change),
            change_pct_24h: found.rate === change ? 0 : roundedRate((change / (found.rate - change)) * 100),
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
  const rows = wanted.flatMap((currency) => {
    const found = midRate(market, base, currency, today);
    if (found === undefined) return [];
    const { rate, date } = found;
    const evidence = rateEvidence(market, {
      codes: base === currency ? [base] : [base, currency],
      date,
      asked: today,
      stale: date !== undefined && rateIsOld(date, now),
    });
    return [
      {
        row: {
          currency,
          name: market.currencies.get(currency)!.name,
          rate: roundedRate(rate),
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
      message('rate_not_recorded', { from: base, to: quotes ?? message('another_currency') }),
    );
  const rates = rows.map(({ row }) => row);
  const unknown = wanted.filter((code) => !rates.some(({ currency }) => currency === code));
  const old = rates.filter(({ data_status }) => data_status === 'stale').map(({ currency }) => currency);
  const notices =
    old.length === 0
      ? []
      : [
          old.length === rates.filter(({ date }) => date !== null).length
            ? message('rates_all_out_of_date')
            : message('rates_out_of_date', { currencies: old }),
        ];
  return done({
    data: { base, rates, count: rates.length },
    meta: metaOfRows(
      rows.map(({ evidence }) => evidence),
      [
        ...notices,
        ...(unknown.length === 0 ? [] : [message('rates_not_recorded', { currencies: unknown })]),
        ...lawNotes(market.currencies.get(base)?.notice),
      ],
    ),
  });
}
