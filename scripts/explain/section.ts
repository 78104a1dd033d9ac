/** One line of an explanation: its text, its amount, and its rule. */
export interface Step {
  readonly text: string;
  /** Major units in the pay period, or words such as `17.96 %`. */
  readonly amount?: number | string | undefined;
  /** How the amount is calculated, and the rule in words. */
  readonly details?: readonly string[] | undefined;
  /** Ids of the sources that state the rule. */
  readonly sources?: readonly string[] | undefined;
}

/** A group of lines, with or without a title. */
export interface Section {
  readonly title?: string | undefined;
  readonly sources?: readonly string[] | undefined;
  readonly steps: readonly Step[];
}
