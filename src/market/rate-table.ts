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

/** Exchange rates by day, of every origin, and which of them is served. */
export interface RateTable {
  /** Days on which there is a rate, ascending. */
  readonly dates: readonly string[];
  /** Units for one US dollar on each day; NaN where there is none. Pegged currencies have none of their own. */
  readonly perDollar: ReadonlyMap<string, Float64Array>;
  /** The origins of each currency; the first is that of the files. */
  readonly layers: ReadonlyMap<string, readonly RateLayer[]>;
  /** Which layer the served rate of each day is from. */
  readonly served: ReadonlyMap<string, Uint8Array>;
  readonly sources: readonly CitedSource[];
}

/** The feed that the files were made from: what it adds continues them. */
export const fileOrigin = 'currency-api';

/** Imports are one origin together. */
const layerOf = (origin: string): string => (origin.startsWith('import:') ? 'import' : origin);

/**
 * Lays observations over the rates of the files.
 *
 * @param observations of the series `fx`, in the order in which they became known
 */
export function rateTable(file: ExchangeRateFile, observations: readonly Observation[]): RateTable {
  const own = file.dates.split(' ');
  const dates = observations.length === 0 ? own : [...new Set([...own, ...observations.map(({ date }) => date)])].sort();
  const place = new Map(dates.map((date, i) => [date, i]));
  const count = dates.length;
  const sources: CitedSource[] = [cite(file.source)];
  const sourceNumbers = new Map<string, number>();
  const numberOf = (observation: Observation): number => {
    const { title, publisher, url } = observation.source;
    const key = `${title}|${publisher}|${url}`;
    let number = sourceNumbers.get(key);
    if (number === undefined) {
      sourceNumbers.set(key, (number = sources.length));
      sources.push({ title, publisher, url, kind: sourceKindOf(observation), dated: null });
    }
    return number;
  };

  const perDollar = new Map<string, Float64Array>();
  const layers = new Map<string, RateLayer[]>();
  const served = new Map<string, Uint8Array>();
  const newLayer = (origin: string): RateLayer => ({ origin, values: new Float64Array(count).fill(Number.NaN), sources: new Uint16Array(count) });
  const add = (code: string): RateLayer[] => {
    const first = [newLayer(fileOrigin)];
    layers.set(code, first);
    perDollar.set(code, new Float64Array(count).fill(Number.NaN));
    served.set(code, new Uint8Array(count));
    return first;
  };

  for (const [code, text] of Object.entries(file.rates)) {
    const { values } = add(code)[0]!;
    text.split(' ').forEach((value, i) => (values[place.get(own[i]!)!] = Number(value)));
    perDollar.get(code)!.set(values);
  }
  const counted = new Map<string, Observation>();
  for (const observation of observations) {
    const { entity, date, value } = observation;
    const known = layers.get(entity) ?? add(entity);
    const origin = layerOf(observation.origin);
    let number = known.findIndex((layer) => layer.origin === origin);
    if (number < 0) number = known.push(newLayer(origin)) - 1;
    const day = place.get(date)!;
    known[number]!.values[day] = value;
    known[number]!.sources[day] = numberOf(observation);
    const key = `${entity} ${date}`;
    if (!outranks(observation, counted.get(key))) continue;
    counted.set(key, observation);
    perDollar.get(entity)![day] = value;
    served.get(entity)![day] = number;
  }
  perDollar.set(file.base, new Float64Array(count).fill(1));
  return { dates, perDollar, layers, served, sources };
}

/** The source of the served rate of a currency on a day; undefined for the dollar itself. */
export function sourceOf({ layers, served, sources, dates }: RateTable, code: string, day: number): CitedSource | undefined {
  const layer = layers.get(code)?.[served.get(code)![day]!];
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
export function departures({ layers, served, sources, perDollar }: RateTable, code: string, day: number): Departure[] {
  const known = layers.get(code);
  if (known === undefined || known.length < 2) return [];
  const chosen = served.get(code)![day]!;
  const rate = perDollar.get(code)![day]!;
  return known.flatMap(({ values, sources: numbers }, i) => {
    const value = values[day]!;
    if (i === chosen || Number.isNaN(value) || Math.abs(value / rate - 1) <= worthAWord) return [];
    return [{ source: sources[numbers[day]!]!, value, percent: (value / rate - 1) * 100 }];
  });
}
