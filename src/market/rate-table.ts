import type { CitedSource } from '../contract/meta';
import type { ExchangeRateFile } from '../reference/market/schema';
import { cite } from '../truth/cite';
import { type Observation, outranks, sourceKindOf } from './observation';

/** The rates of one origin: units for one US dollar on each day of the table, NaN where it has none. */
interface RateLayer {
  readonly origin: string;
  readonly values: Float64Array;
  /** Number of the source of each value. */
  readonly sources: Uint16Array;
}

/** The rates of one currency on each day of the table. */
export interface CurrencyRates {
  /** Units for one US dollar; NaN where there is none. Pegged currencies have none of their own. */
  readonly perDollar: Float64Array;
  /** By origin; the first is that of the files. The dollar is of no origin. */
  readonly layers: readonly RateLayer[];
  /** Which layer the served rate of each day is from. */
  readonly served: Uint8Array;
}

/** Exchange rates by day, of every origin, and which of them is served. */
export interface RateTable {
  /** Days on which there is a rate, ascending. */
  readonly dates: readonly string[];
  /** The rates of a currency; undefined where it has none. They are made ready when they are first asked for. */
  readonly ratesOf: (code: string) => CurrencyRates | undefined;
  /** The source of a value of a layer, by its number. */
  readonly sources: readonly CitedSource[];
}

/** The feed that the files were made from: what it adds continues them. */
export const fileOrigin = 'currency-api';

/** Imports are one origin together. */
const layerOf = (origin: string): string => (origin.startsWith('import:') ? 'import' : origin);

/** Numbers for the sources of observations; 0 is the source of the file. */
function numbered(fileSource: CitedSource) {
  const sources = [fileSource];
  const numbers = new Map<string, number>();
  return {
    sources,
    numberOf(observation: Observation): number {
      const { title, publisher, url } = observation.source;
      const key = `${title}|${publisher}|${url}`;
      let number = numbers.get(key);
      if (number === undefined) {
        numbers.set(key, (number = sources.length));
        sources.push({ title, publisher, url, kind: sourceKindOf(observation), dated: null });
      }
      return number;
    },
  };
}

/**
 * Lays observations over the rates of the files.
 *
 * @param addDays adds the days of observations to those of the files
 * @param quoted the observations of a currency, in the order in which they became known
 */
export function rateTable(
  file: ExchangeRateFile,
  addDays: (days: Set<string>) => void,
  quoted: (code: string) => readonly Observation[],
): RateTable {
  const own = file.dates.split(' ');
  const texts = new Map(Object.entries(file.rates));
  const days = new Set(own);
  addDays(days);
  const dates = days.size === own.length ? own : [...days].sort();
  const place = new Map(dates.map((date, i) => [date, i]));
  const count = dates.length;
  const { sources, numberOf } = numbered(cite(file.source));
  const newLayer = (origin: string): RateLayer => ({
    origin,
    values: new Float64Array(count).fill(Number.NaN),
    sources: new Uint16Array(count),
  });

  function ratesOf(code: string): CurrencyRates | undefined {
    if (code === file.base)
      return { perDollar: new Float64Array(count).fill(1), layers: [], served: new Uint8Array(count) };
    const [text, observations] = [texts.get(code), quoted(code)];
    if (text === undefined && observations.length === 0) return undefined;
    const first = newLayer(fileOrigin);
    const layers = [first];
    const served = new Uint8Array(count);
    text?.split(' ').forEach((value, i) => (first.values[place.get(own[i]!)!] = Number(value)));
    const perDollar = first.values.slice();
    const counted = new Map<number, Observation>();
    for (const observation of observations) {
      const origin = layerOf(observation.origin);
      let number = layers.findIndex((layer) => layer.origin === origin);
      if (number < 0) number = layers.push(newLayer(origin)) - 1;
      const day = place.get(observation.date)!;
      layers[number]!.values[day] = observation.value;
      layers[number]!.sources[day] = numberOf(observation);
      if (!outranks(observation, counted.get(day))) continue;
      counted.set(day, observation);
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

/** The source of the served rate of a currency on a day; undefined for the dollar itself. */
export function sourceOf({ ratesOf, sources, dates }: RateTable, code: string, day: number): CitedSource | undefined {
  const rates = ratesOf(code);
  const layer = rates?.layers[rates.served[day]!];
  if (layer === undefined) return undefined;
  const source = sources[layer.sources[day]!]!;
  return source.dated === null ? { ...source, dated: dates[day]! } : source;
}

/** Two sources whose rates of one day lie further apart than this share of the served one are worth a word. */
const worthAWord = 0.02;

/** A rate of another source that departs from the served one. */
interface Departure {
  readonly source: CitedSource;
  readonly value: number;
  /** Of the served rate, in percent; above it where positive. */
  readonly percent: number;
}

/** What other sources say of a currency on a day, where they say something else. */
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
