import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const minute = 60_000;

/**
 * A program that shifts the date of a process by the milliseconds in the file. Timers and other clocks without a date
 * are not affected.
 */
const program = (file: string): string => `
  import { readFileSync } from 'node:fs';
  const Machine = Date;
  const now = () => Machine.now() + Number(readFileSync(${JSON.stringify(file)}, 'utf8'));
  globalThis.Date = class extends Machine {
    constructor(...given) {
      super(...(given.length === 0 ? [now()] : given));
    }
    static now = now;
  };
`;

/** The clock of a server process, which a test can set while the server runs. */
export interface SetClock {
  /** Variables for the environment of the server. */
  readonly environment: Readonly<Record<string, string>>;
  /** Sets the clock this many milliseconds behind (negative) or ahead of the machine's clock. */
  readonly set: (milliseconds: number) => void;
  /** Sets the clock to the first second of a minute, to keep the next steps of a test within one minute. */
  readonly toFullMinute: () => void;
}

/** @param directory of the file that the process reads its clock from */
export function setClock(directory: string): SetClock {
  const file = join(directory, 'clock');
  const set = (milliseconds: number): void => writeFileSync(file, String(milliseconds));
  set(0);
  const toFullMinute = (): void => set(minute - (Date.now() % minute));
  return {
    toFullMinute,
    environment: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program(file))}` },
    set,
  };
}
