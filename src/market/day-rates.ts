import type { CitedSource } from '../contract/meta';
import { citedSource } from './cited-source';
import { type Observation, outranks } from './observation';

/** The rates of a currency on a day, in units for one US dollar. */
export interface DayRates {
  readonly date: string;
  /** The rate that counts. */
  readonly served: Observation;
  /** The latest rate of each other origin. */
  readonly others: readonly Observation[];
}

/** All imports together form one origin. */
export const rateOrigin = ({ origin }: Observation): string => (origin.startsWith('import:') ? 'import' : origin);

const none: readonly Observation[] = [];

/** The rates of one day. */
function ratesOfDay(quotations: readonly Observation[]): DayRates {
  let served = quotations[0]!;
  const latest = new Map<string, Observation>();
  for (const quotation of quotations) {
    latest.set(rateOrigin(quotation), quotation);
    if (outranks(quotation, served)) served = quotation;
  }
  latest.delete(rateOrigin(served));
  return { date: served.date, served, others: latest.size === 0 ? none : [...latest.values()] };
}

/**
 * The rates of a currency by day, oldest first.
 *
 * @param quotations in the order they became known
 */
export function ratesByDay(quotations: readonly Observation[]): DayRates[] {
  const days = new Map<string, Observation[]>();
  for (const quotation of quotations) {
    const found = days.get(quotation.date);
    if (found === undefined) days.set(quotation.date, [quotation]);
    else found.push(quotation);
  }
  return [...days.values()].map(ratesOfDay).sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The rate of an origin on a day; undefined if it has none. */
export const rateFrom = ({ served, others }: DayRates, origin: string): Observation | undefined =>
  rateOrigin(served) === origin ? served : others.find((other) => rateOrigin(other) === origin);

/** The source of a rate as an answer cites it. A source without a date of its own has that of the rate. */
export function sourceOfRate(rate: Observation): CitedSource {
  const source = citedSource(rate);
  return source.dated === null ? { ...source, dated: rate.date } : source;
}

/** A notice is given if another source differs from the served rate by more than this share of it. */
const worthAWord = 0.02;

/** A rate of another source that differs from the served one. */
interface Departure {
  readonly publisher: string;
  readonly value: number;
  /** Difference in percent of the served rate; positive if above it. */
  readonly percent: number;
}

/** The rates of other sources on a day that clearly differ from the served one. */
export const departures = ({ served, others }: DayRates): Departure[] =>
  others.flatMap(({ value, source: { publisher } }) => {
    const share = value / served.value - 1;
    return Math.abs(share) <= worthAWord ? [] : [{ publisher, value, percent: share * 100 }];
  });
