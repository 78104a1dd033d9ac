/** A stream for progress, such as standard error, in a terminal or not. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** The time between two updates, in milliseconds. A terminal rewrites one line; elsewhere each update is a new line. */
const apart = { terminal: 100, elsewhere: 3_000 };

/** Shows the progress of tasks. */
export interface Progress {
  /** Shows a task, with `part` of `whole` if the task is counted. */
  readonly tell: (what: string, part?: number, whole?: number) => void;
  /** Removes the line from the terminal before something else is written. */
  readonly clear: () => void;
}

const counted = (count: number): string => count.toLocaleString('en-US');

/**
 * Shows the progress of tasks on a stream. Quick tasks appear only in terminals.
 *
 * @param now milliseconds of a clock that never goes back
 */
export function progressOn(stream: ProgressStream, now: () => number = () => performance.now()): Progress {
  const inTerminal = stream.isTTY === true;
  let last = inTerminal ? -Infinity : now();
  let written = false;
  return {
    tell(what, part, whole) {
      if (now() - last < (inTerminal ? apart.terminal : apart.elsewhere)) return;
      last = now();
      const line =
        part === undefined || whole === undefined ? `${what} …` : `${what} … ${counted(part)} of ${counted(whole)}`;
      stream.write(inTerminal ? `\r\u001b[2K${line}` : `${line}\n`);
      written = true;
    },
    clear() {
      if (inTerminal && written) stream.write('\r\u001b[2K');
      written = false;
    },
  };
}
