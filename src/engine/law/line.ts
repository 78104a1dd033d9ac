import type { Where } from '../../reference/schema';
import type { Quantity } from './quantity';

/** A line of an answer: its yearly amount by the law. */
export interface Line {
  readonly id: string;
  readonly name: string;
  /** What a contribution is for, such as `pension`. */
  readonly kind?: string;
  /** Whom the rule is for; left out: everybody. */
  readonly where?: Where | undefined;
  /** Is the line left out where it is nothing at any pay? */
  readonly leftOutAsNothing?: true;
  readonly value: Quantity;
}
