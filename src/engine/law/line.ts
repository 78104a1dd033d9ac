import type { Value } from './value';

/** A line of an answer: its value a year as a function of the amount that is taxed, such as annual gross pay. */
export interface Line {
  readonly id: string;
  readonly name: string;
  /** What a contribution is for, such as `pension`. */
  readonly kind?: string;
  readonly value: Value;
}
