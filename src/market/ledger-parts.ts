import type { Currency } from '../reference/market/schema';
import { type Direction, lastDayEver, type Span } from './history';
import type { Observation } from './observation';
import type { ObservationIndex } from './observation-index';
import { parityOn } from './parity';

/**
 * The ledger as far as it is in memory, in spans of days. A span has every observation of its days, valid or not, in
 * the order they became known.
 */
export interface LedgerParts<One extends Observation, Quoted> {
  /** The span of a series and entity that contains a day; undefined, or an error, if it is not in memory. */
  spanAt(series: string, entity: string, day: string, direction: Direction, until?: string): Span<One> | undefined;
  /** The span of the days on which a currency without a parity was quoted. Days may repeat. */
  quotationDaysAt(day: string, direction: Direction, until?: string): Span<Quoted> | undefined;
}

/** A span of all days. */
export const allDays = <One>(items: readonly One[]): Span<One> => ({ after: '', upTo: lastDayEver, items });

/** A ledger that is in memory as a whole. */
export function wholeLedger<One extends Observation>(
  index: ObservationIndex<One>,
  currencies: ReadonlyMap<string, Pick<Currency, 'parities'>>,
): LedgerParts<One, One> {
  const nothing = allDays<One>([]);
  const spans = new Map(
    [...index].map(([series, entities]) => [
      series,
      new Map([...entities].map(([entity, observations]) => [entity, allDays(observations)])),
    ]),
  );
  let quotations: Span<One> | undefined;
  const quoted = (): readonly One[] =>
    [...(index.get('fx') ?? [])].flatMap(([code, observations]) =>
      currencies.has(code) ? observations.filter(({ date }) => parityOn(currencies.get(code), date) === undefined) : [],
    );
  return {
    spanAt: (series, entity) => spans.get(series)?.get(entity) ?? nothing,
    quotationDaysAt: () => (quotations ??= allDays(quoted())),
  };
}
