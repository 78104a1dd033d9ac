import type { OtherScale } from '../../../reference/schema';

/** What of a law an employee needs. Most employees need nothing of it, and the law is shorter for them. */
export interface Shape {
  /** The scale that replaces the ordinary one. */
  readonly other?: OtherScale | undefined;
  /** Are parts of pay named? */
  readonly parts: boolean;
  /** Is anything given in kind? */
  readonly benefits: boolean;
  /** Is something paid once that the law taxes by a rule of its own? */
  readonly once: boolean;
  /** Were earlier months stated, and does the law count them? */
  readonly cumulative: boolean;
  /** Was a bonus paid earlier in the year, and does the law count it? */
  readonly earlierBonus: boolean;
}

export const usualShape: Shape = {
  parts: false,
  benefits: false,
  once: false,
  cumulative: false,
  earlierBonus: false,
};

const bit = (flag: boolean, place: number): number => (flag ? place : 0);

/** A shape as a number, for look-ups among those with the same scale. */
export const shapeKey = ({ parts, benefits, once, cumulative, earlierBonus }: Shape): number =>
  bit(parts, 1) + bit(benefits, 2) + bit(once, 4) + bit(cumulative, 8) + bit(earlierBonus, 16);
