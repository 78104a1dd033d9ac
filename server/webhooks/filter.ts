import type { Change, Threshold } from '../../src/contract';
import type { CountryCode } from '../../src/contract/country-code';
import { type ChangeKind, isWantedKind } from '../../src/contract/words/changes';

/** What a subscription is about. Empty lists do not limit. */
export interface Filter {
  readonly kinds: readonly ChangeKind[];
  readonly countries: readonly CountryCode[];
  readonly thresholds: readonly Threshold[];
}

/** Each value once, in an order that does not depend on how it was sent. */
const sorted = <Value>(values: readonly Value[], text: (value: Value) => string): Value[] =>
  [...new Map(values.map((value) => [text(value), value] as const))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value);

const itself = (value: string): string => value;

/** A filter as it is stored: the same text for the same filter. */
export const filterText = ({ kinds, countries, thresholds }: Filter): string =>
  JSON.stringify({
    kinds: sorted(kinds, itself),
    countries: sorted(countries, itself),
    thresholds: sorted(
      thresholds.map(({ pair, direction, rate }) => ({ pair, direction, rate })),
      (one) => JSON.stringify(one),
    ),
  });

/** A stored filter. */
export const readFilter = (text: string): Filter => JSON.parse(text) as Filter;

/** Is a kind of changes wanted? */
export const wantsKind = ({ kinds }: Filter, kind: ChangeKind): boolean => isWantedKind(kind, kinds);

/** Is a change sent? Where there are thresholds, exchange rates are sent only when they cross one. */
export const wantsChange = (filter: Filter, { kind, countries }: Pick<Change, 'kind' | 'countries'>): boolean =>
  wantsKind(filter, kind) &&
  (filter.countries.length === 0 || filter.countries.some((code) => countries.includes(code))) &&
  !(kind === 'exchange_rate' && filter.thresholds.length > 0);
