import type { CitedSource } from '../contract/meta';
import { defined } from '../defined';
import { cite } from '../truth/cite';
import { type Observation, type ObservationSource, outranks, sourceKindOf } from './observation';

/** The rates of one origin: units for one US dollar on each day of the table; NaN if it has none. */
interface RateLayer {
  readonly origin: string;
  readonly values: Float64Array;
  /** Index of the source of each value. */
  readonly sources: Uint16Array;
}

/** The rates of one currency on each day of the table. */
export interface CurrencyRates {
  /** Units for one US dollar; NaN if there is no rate. Currencies have no rates of their own while pegged. */
  readonly perDollar: Float64Array;
  /** One layer per origin. The dollar has none. */
  readonly layers: readonly RateLayer[];
  /** Index of the layer that the rate of each day comes from. */
  readonly served: Uint8Array;
}

/** Exchange rates by day from every origin, and which one is served. */
export interface RateTable {
  /** Days with a rate, ascending. */
  readonly dates: readonly string[];
  /** The rates of a currency, built on first use; undefined if it has none. */
  readonly ratesOf: (code: string) => CurrencyRates | undefined;
  /** The sources that layers refer to by index. */
  readonly sources: readonly CitedSource[];
}

/** Rates are quoted in units for one of this currency. */
const base = 'USD';

/** All imports together form one origin. */
const layerOf = (origin: string): string => (origin.startsWith('import:') ? 'import' : origin);

/** Assigns an index to each source of observations. */
function numbered() {
  const sources: CitedSource[] = [];
  const byText = new Map<string, number>();
  // Most observations share a few source objects, which are faster to look up than text keys.
  const byObject = new Map<ObservationSource, number>();
  const numberByText = (observation: Observation): number => {
    const { title, publisher, url, dated = null, licence } = observation.source;
    const key = `${title}|${publisher}|${url}|${dated}`;
    let number = byText.get(key);
    if (number === undefined) {
      byText.set(key, (number = sources.length));
      sources.push(cite(defined({ title, publisher, url, kind: sourceKindOf(observation), dated, licence })));
    }
    return number;
  };
  return {
    sources,
    numberOf(observation: Observation): number {
      let number = byObject.get(observation.source);
      if (number === undefined) byObject.set(observation.source, (number = numberByText(observation)));
      return number;
    },
  };
}

/**
 * Arranges the observations of each currency in a table by day.
 *
 * @param dates every day with an observation, ascending
 * @param quotationsOf the observations of a currency, in the order they became known
 */
export function rateTable(dates: readonly string[], quotationsOf: (code: string) => readonly Observation[]): RateTable {
  const place = new Map(dates.map((date, i) => [date, i]));
  const count = dates.length;
  const { sources, numberOf } = numbered();
  const emptyRates = (): Float64Array => new Float64Array(count).fill(Number.NaN);

  function ratesOf(code: string): CurrencyRates | undefined {
    const served = new Uint8Array(count);
    if (code === base) return { perDollar: new Float64Array(count).fill(1), layers: [], served };
    const quotations = quotationsOf(code);
    if (quotations.length === 0) return undefined;
    const layers: RateLayer[] = [];
    const perDollar = emptyRates();
    const counted: (Observation | undefined)[] = new Array(count);
    for (const observation of quotations) {
      const origin = layerOf(observation.origin);
      let number = layers.findIndex((layer) => layer.origin === origin);
      if (number < 0) number = layers.push({ origin, values: emptyRates(), sources: new Uint16Array(count) }) - 1;
      const day = place.get(observation.date)!;
      layers[number]!.values[day] = observation.value;
      layers[number]!.sources[day] = numberOf(observation);
      if (!outranks(observation, counted[day])) continue;
      counted[day] = observation;
      perDollar[day] = observation.value;
      served[day] = number;
    }
    return { perDollar, layers, served };
  }

  const ready = new Map<string, CurrencyRates | undefined>();
  return {
    dates,
    sources,
    ratesOf(code) {
      if (!ready.has(code)) ready.set(code, ratesOf(code));
      return ready.get(code);
    },
  };
}
/** The source of the served rate of a currency on a day; undefined for the dollar. */
export function sourceOf({ ratesOf, sources, dates }: RateTable, code: string, day: number): CitedSource | undefined {
  const rates = ratesOf(code);
  const layer = rates?.layers[rates.served[day]!];
  if (layer === undefined) return undefined;
  const source = sources[layer.sources[day]!]!;
  return source.dated === null ? { ...source, dated: dates[day]! } : source;
}

/** A notice is given if another source differs from the served rate by more than this share of it. */
const worthAWord = 0.02;

/** A rate of another source that differs from the served one. */
interface Departure {
  readonly source: CitedSource;
  readonly value: number;
  /** Difference in percent of the served rate; positive if above it. */
  readonly percent: number;
}

/** The rates of other sources on a day that clearly differ from the served one. */
export function departures({ ratesOf, sources }: RateTable, code: string, day: number): Departure[] {
  const rates = ratesOf(code);
  if (rates === undefined || rates.layers.length < 2) return [];
  const chosen = rates.served[day]!;
  const rate = rates.perDollar[day]!;
  return rates.layers.flatMap(({ values, sources: numbers }, i) => {
    const value = values[day]!;
    if (i === chosen || Number.isNaN(value) || Math.abs(value / rate - 1) <= worthAWord) return [];
    return [{ source: sources[numbers[day]!]!, value, percent: (value / rate - 1) * 100 }];
  });
}
