import type {
  BankRecord,
  Currency,
  FuelRecord,
  MarketFiles,
  MemberRecord,
  RetiredCurrency,
} from '../reference/market/schema';
import type { Source } from '../reference/schema';
import { bundledOf } from './bundled';
import { counting } from './counting';
import { type DayRates, ratesByDay } from './day-rates';
import { contains, type History, historyOf, lastDayEver, type Span } from './history';
import { type LedgerParts, wholeLedger } from './ledger-parts';
import type { Observation } from './observation';
import { indexed } from './observation-index';
import { parityOn } from './parity';
import type { SeriesId } from './series';

/** A day on which any currency was quoted. */
interface QuotationDay {
  readonly date: string;
}

/** Exchange rates, fuel prices and central bank figures, ready to query. */
export interface Market {
  readonly currencies: ReadonlyMap<string, Currency>;
  readonly retired: ReadonlyMap<string, RetiredCurrency>;
  readonly currencySources: Readonly<Record<string, Source>>;
  /** Fuel data of each country, without the prices. */
  readonly fuel: Readonly<Record<string, FuelRecord>>;
  /** Common and national central banks, without their figures. */
  readonly banks: {
    readonly unions: Readonly<Record<string, BankRecord>>;
    readonly countries: Readonly<Record<string, BankRecord | MemberRecord>>;
  };
  /** Each observation of a series and entity that counts. */
  readonly observationsOf: (series: SeriesId, entity: string) => History<Observation>;
  /** The rates of a currency. It has none on a day with a parity, and the dollar has none at all. */
  readonly ratesOf: (code: string) => History<DayRates>;
  readonly quotationDays: History<QuotationDay>;
  /** What was ever recorded of a series and entity in the span that contains a day, in the order it became known. */
  readonly recordedAt: (series: SeriesId, entity: string, day: string) => Span<Observation> | undefined;
  /** The observations of the data files, oldest first. */
  readonly bundledOf: (series: SeriesId, entity: string) => readonly Observation[];
}

/** The items of a sorted list that lie in a span. */
const inSpan = <Dated extends { readonly date: string }>(
  list: readonly Dated[],
  { after, upTo }: Pick<Span<unknown>, 'after' | 'upTo'>,
): readonly Dated[] =>
  after === '' && upTo === lastDayEver ? list : list.filter(({ date }) => contains({ after, upTo }, date));

/** Makes something of a span once, as long as the span is in memory. The latest is found without a look-up. */
function perSpan<One, Dated>(make: (span: Span<One>) => readonly Dated[]): (span: Span<One>) => Span<Dated> {
  const made = new WeakMap<Span<One>, Span<Dated>>();
  let latest: Span<One> | undefined;
  let latestMade: Span<Dated> | undefined;
  return (span) => {
    if (span === latest) return latestMade!;
    let found = made.get(span);
    if (found === undefined) made.set(span, (found = { after: span.after, upTo: span.upTo, items: make(span) }));
    latest = span;
    latestMade = found;
    return found;
  };
}

/** The days of a list, each once, oldest first. */
const daysIn = (dates: Iterable<string>): QuotationDay[] => [...new Set(dates)].sort().map((date) => ({ date }));

/**
 * A market of the bundled files and later observations.
 *
 * @param ledger the later observations, as far as they are in memory
 * @param stands true if an observation counts in this market
 */
export function marketOf<One extends Observation, Quoted extends { readonly date: string }>(
  files: MarketFiles,
  ledger: LedgerParts<One, Quoted>,
  stands: (one: One | Quoted) => boolean,
): Market {
  const bundled = bundledOf(files);
  const { currencies, retired } = bundled;

  const figures = (series: SeriesId, entity: string): History<Observation> => {
    const figuresIn = perSpan((span: Span<One>) =>
      counting(series, inSpan(bundled.observationsOf(series, entity), span), span.items.filter(stands)),
    );
    return historyOf((day, direction, until) => {
      const span = ledger.spanAt(series, entity, day, direction, until);
      return span && figuresIn(span);
    });
  };

  const rates = (code: string): History<DayRates> => {
    const currency = currencies.get(code);
    // A parity is law: while a currency has one, its quotations are ignored.
    const isQuoted = (one: One): boolean => stands(one) && parityOn(currency, one.date) === undefined;
    const ratesIn = perSpan((span: Span<One>) =>
      ratesByDay([
        ...inSpan(bundled.observationsOf('fx', code), span),
        ...(currency === undefined ? [] : span.items.filter(isQuoted)),
      ]),
    );
    return historyOf((day, direction, until) => {
      const span = ledger.spanAt('fx', code, day, direction, until);
      return span && ratesIn(span);
    });
  };

  const bundledDays = (span: Span<Quoted>): readonly string[] => bundled.dates().filter((date) => contains(span, date));
  const daysOf = perSpan((span: Span<Quoted>) =>
    daysIn([...bundledDays(span), ...span.items.filter(stands).map(({ date }) => date)]),
  );

  const figuresReady = new Map<string, History<Observation>>();
  const ratesReady = new Map<string, History<DayRates>>();
  return {
    currencies,
    retired,
    currencySources: files.currencies.sources,
    fuel: files.fuel.countries,
    banks: files.banks,
    observationsOf(series, entity) {
      const key = `${series} ${entity}`;
      let history = figuresReady.get(key);
      if (history === undefined) figuresReady.set(key, (history = figures(series, entity)));
      return history;
    },
    ratesOf(code) {
      let history = ratesReady.get(code);
      if (history === undefined) ratesReady.set(code, (history = rates(code)));
      return history;
    },
    recordedAt: (series, entity, day) => ledger.spanAt(series, entity, day, 'earlier'),
    bundledOf: bundled.observationsOf,
    quotationDays: historyOf((day, direction, until) => {
      const span = ledger.quotationDaysAt(day, direction, until);
      return span && daysOf(span);
    }),
  };
}

/**
 * A market of the bundled files and later observations.
 *
 * @param observations in the order they became known
 */
export const createMarket = (files: MarketFiles, observations: readonly Observation[] = []): Market =>
  marketOf(files, wholeLedger(indexed(observations), bundledOf(files).currencies), () => true);
