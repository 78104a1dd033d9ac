/** What progress is written to: standard error, in a terminal or not. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Between two lines, in milliseconds: a terminal rewrites one line, elsewhere each is a line of its own. */
const apart = { terminal: 100, elsewhere: 3_000 };

/** Tells how far a work is. */
export interface Progress {
  /** `part` of `whole`, where the work is counted. */
  readonly tell: (what: string, part?: number, whole?: number) => void;
  /** Takes the line out of the terminal, before something else is written there. */
  readonly clear: () => void;
}

const counted = (count: number): string => count.toLocaleString('en-US');

/**
 * Tells on a stream how far a work is. Quick work is told in terminals only.
 *
 * @param now milliseconds of a clock that is never set back
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
