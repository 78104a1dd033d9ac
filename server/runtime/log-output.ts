import { destination } from 'pino';

/** Log text that waits for whoever reads it, in bytes; what comes on top is dropped. */
const mostWaiting = 2 ** 20;

/** At the end of the process a reader that does not read is tried so often, a tenth of a second apart. */
const triesAtEnd = 3;

/** Where log lines go. */
export interface LogOutput {
  /** Takes a line at once, whether somebody reads or not. */
  readonly write: (line: string) => void;
  /** Lines that were dropped since the start. */
  readonly dropped: () => number;
  /** Calls back when lines flow again after some were dropped, with how many. */
  readonly onFlowing: (report: (lines: number) => void) => void;
}

function openOutput(): LogOutput {
  // Standard output is made not to block: otherwise the thread that writes could wait for a reader for ever, and the
  // end of the process for it.
  void process.stdout;
  let ending = false;
  let tries = 0;
  process.once('exit', () => (ending = true));
  const output = destination({
    fd: 1,
    sync: false,
    maxLength: mostWaiting,
    retryEAGAIN: () => !ending || tries++ < triesAtEnd,
  });
  // A full disk takes no lines; the server goes on.
  output.on('error', () => undefined);
  const flushSync = output.flushSync.bind(output);
  output.flushSync = () => {
    try {
      flushSync();
    } catch {
      // Nobody reads any more.
    }
  };

  let [dropped, reported] = [0, 0];
  let report: (lines: number) => void = () => undefined;
  output.on('drop', () => dropped++);
  output.on('drain', () => {
    const lines = dropped - reported;
    reported = dropped;
    if (lines > 0) report(lines);
  });
  return {
    write: (line) => void output.write(line),
    dropped: () => dropped,
    onFlowing: (given) => (report = given),
  };
}

let opened: LogOutput | undefined;

/**
 * The log on standard output, of which a process has one. It is written as fast as it is read, and a reader that stops
 * keeps nobody waiting: at a normal end and at a crash what waits is written.
 */
export const logOutput = (): LogOutput => (opened ??= openOutput());
