/** The option `--json`, which every command with an output has. */
export interface Json {
  readonly json?: boolean;
}

/** Prints a value as JSON, or the text that describes it. */
export const print = (asJson: boolean | undefined, value: unknown, text: string): void =>
  console.log(asJson === true ? JSON.stringify(value, null, 2) : text);

/** A number of figures, in words: `1 figure`, `2 figures`. */
export const figures = (count: number): string => (count === 1 ? '1 figure' : `${count} figures`);
