import { bonusMethods } from '../../../contract/words/bonus-methods';
import type { OtherScale } from '../../../reference/schema';
import type { OncePaidRule } from '../once-paid';

/** What of a law an employee needs. Most employees need nothing of it, and the law is shorter for them. */
export interface Shape {
  /** The scale that replaces the ordinary one. */
  readonly other?: OtherScale | undefined;
  /** Are parts of pay named? */
  readonly parts: boolean;
  /** Is anything given in kind? */
  readonly benefits: boolean;
  /** The rules for what is paid once, where something is paid by them. */
  readonly once: readonly OncePaidRule[];
  /** Is something paid once, in a period that is not the month in which it is paid? */
  readonly inOneMonth: boolean;
  /** Were earlier months stated, and does the law count them? */
  readonly cumulative: boolean;
  /** Was a bonus paid earlier in the year, and does the law count it? */
  readonly earlierBonus: boolean;
}

export const usualShape: Shape = {
  parts: false,
  benefits: false,
  once: [],
  inOneMonth: false,
  cumulative: false,
  earlierBonus: false,
};

const methodBits = (once: Shape['once']): number =>
  once.reduce((bits, { method }) => bits + 2 ** bonusMethods.indexOf(method), 0);

const bit = (flag: boolean, place: number): number => (flag ? place : 0);

/** A shape as a number, for look-ups among those with the same scale. */
export const shapeKey = ({ parts, benefits, once, inOneMonth, cumulative, earlierBonus }: Shape): number =>
  bit(parts, 1) +
  bit(benefits, 2) +
  bit(cumulative, 4) +
  bit(earlierBonus, 8) +
  bit(inOneMonth, 16) +
  methodBits(once) * 32;
