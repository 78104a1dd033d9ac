/** One line of an explanation: what it is, what it comes to, what stands behind it. */
export interface Step {
  readonly text: string;
  /** Major units in the pay period, or words such as `17.96 %`. */
  readonly amount?: number | string | undefined;
  /** How the amount comes about, and the rule in words. */
  readonly details?: readonly string[] | undefined;
  /** Ids of the sources that state the rule. */
  readonly sources?: readonly string[] | undefined;
}

/** Lines that belong together, under a title or without one. */
export interface Section {
  readonly title?: string | undefined;
  readonly sources?: readonly string[] | undefined;
  readonly steps: readonly Step[];
}
