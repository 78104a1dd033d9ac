import { type LabourKind, labourKinds } from '../../src/contract/words/labour';
import { factOn } from '../../src/engine/labour/fact-on';
import type { Country } from '../../src/reference/schema';

/** How many countries state a kind of labour law on a day. */
export interface LabourCoverage {
  readonly kind: LabourKind;
  readonly recorded: number;
  /** The law has no such rule. */
  readonly none: number;
  readonly not_established: number;
}

/** The countries by what is known of each kind of labour law on a day. */
export const labourCoverage = (countries: readonly Country[], today: string): LabourCoverage[] =>
  labourKinds.map((kind) => {
    const found = countries.flatMap((country) => factOn(country, kind, today) ?? []);
    const none = found.filter(({ fact }) => 'none' in fact).length;
    return { kind, recorded: found.length - none, none, not_established: countries.length - found.length };
  });

/** One text line a kind: recorded, none, not established. */
export const labourLines = (coverage: readonly LabourCoverage[]): string[] => [
  'Labour law, countries: recorded / none / not established',
  ...coverage.map(
    ({ kind, recorded, none, not_established: open }) => `  ${kind.padEnd(18)} ${recorded} / ${none} / ${open}`,
  ),
];
