import type { Value } from './value';

/** A line of an answer: its yearly value as a function of the taxed amount, such as annual gross pay. */
export interface Line {
  readonly id: string;
  readonly name: string;
  /** What a contribution is for, such as `pension`. */
  readonly kind?: string;
  readonly value: Value;
}
