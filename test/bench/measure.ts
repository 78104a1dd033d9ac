/** Runs a second of processor time, measured over several rounds. */
export interface Measured {
  readonly name: string;
  /** Median of the rounds, runs a second. */
  readonly rate: number;
  /** Slowest and fastest round, runs a second. */
  readonly slowest: number;
  readonly fastest: number;
}

/** A piece of work that does `count` runs. It returns a value, so the compiler cannot remove it. */
export interface Work {
  readonly name: string;
  readonly count: number;
  readonly run: () => unknown;
  /** Makes ready what a run needs, before its time begins. */
  readonly prepare?: () => void;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

let sink: unknown;

/**
 * Compares pieces of work in one run, by processor time: other load on the machine hardly changes it. Rounds are
 * interleaved, so what it does change affects all of them. The first two rounds are warm-up.
 */
export function measure(works: readonly Work[], rounds = 11): Measured[] {
  const rates = works.map((): number[] => []);
  for (let round = -2; round < rounds; round++) {
    works.forEach(({ count, run, prepare }, i) => {
      prepare?.();
      const start = process.cpuUsage();
      sink = run();
      const { user, system } = process.cpuUsage(start);
      const seconds = (user + system) / 1e6;
      if (round >= 0) rates[i]!.push(count / seconds);
    });
  }
  void sink;
  return works.map(({ name }, i) => ({
    name,
    rate: median(rates[i]!),
    slowest: Math.min(...rates[i]!),
    fastest: Math.max(...rates[i]!),
  }));
}

/** Formats rows as aligned columns, with numbers on the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)));
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
