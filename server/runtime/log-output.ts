import { destination } from 'pino';

/** The most log text that may wait for its reader, in bytes. Lines beyond that are dropped. */
const mostWaiting = 2 ** 20;

/** How many times a reader that does not read is tried at the end of the process, a tenth of a second apart. */
const triesAtEnd = 3;

/** Where log lines go. */
export interface LogOutput {
  /** Takes a line at once, whether or not anyone reads. */
  readonly write: (line: string) => void;
  /** Lines dropped since the start. */
  readonly dropped: () => number;
  /** Reports how many lines were dropped, once lines flow again. */
  readonly onFlowing: (report: (lines: number) => void) => void;
}

function openOutput(): LogOutput {
  // This makes standard output non-blocking. Otherwise the thread that writes could wait for a reader for ever, and the
  // process could not end.
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
  // The server goes on when a full disk takes no lines.
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
 * The log on standard output; a process has one. It is written as fast as it is read, and a reader that stops blocks
 * nothing. Waiting lines are written at a normal end and at a crash.
 */
export const logOutput = (): LogOutput => (opened ??= openOutput());
