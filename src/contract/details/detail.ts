import type { Vocabulary } from '../words/vocabulary';

/**
 * How the text or cell value of a detail is read.
 *
 * - `choice`: one of its `choices`. `word`: any text. `flag`: yes or no. `day`: a date.
 * - `number`: a count or an amount. `share`: a number from 0 to 1, or a percentage.
 * - `part`: an amount of pay, or a percentage of basic pay.
 * - `benefit`: what a benefit costs, or its name alone where the law values it by pay.
 */
type DetailKind = 'choice' | 'word' | 'flag' | 'day' | 'number' | 'share' | 'part' | 'benefit';

export interface Detail {
  readonly kind: DetailKind;
  /** Its fields in a request, from the outside in: `['employee', 'children']`. */
  readonly path: readonly [string, ...string[]];
  /** What a heading or a field calls it. */
  readonly label: string;
  /** One line: the description of the field in the API. */
  readonly meaning: string;
  /** A value as written in a formula. */
  readonly example: string;
  /** The words of a `choice`. */
  readonly choices?: Vocabulary;
}

/** A part of pay as a share of basic pay. */
interface ShareOfBasic {
  readonly percent_of_basic: number;
}

export type DetailValue = string | number | boolean | ShareOfBasic;

/** A detail as text. A flag that is true is written as its name alone. */
export const detailText = (name: string, value: DetailValue): string =>
  value === true ? name : `${name}=${typeof value === 'object' ? `${value.percent_of_basic}%` : value}`;
