import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, type Metric } from 'prom-client';

/** How long a source may take, in milliseconds. A store that does not answer must not keep all metrics waiting. */
const patience = 2_000;

/** The result of work; rejects if it takes too long. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  const watch = new AbortController();
  const tooLate = pause(patience, undefined, { signal: watch.signal }).then(() => {
    throw new Error('The source did not answer in time.');
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    watch.abort();
  }
}

/**
 * A gauge that is read when somebody asks for it. It has no value while its source cannot be read.
 *
 * @param workers how the values of several workers become one: most gauges say what all of them read from the store
 */
export const stateGauge = <Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
  read: (gauge: Gauge<Label>) => Promise<void> | void,
  workers: 'sum' | 'max' | 'min' = 'max',
): Metric =>
  new Gauge<Label>({
    registers: [],
    aggregator: workers,
    name,
    help,
    labelNames,
    async collect() {
      this.reset();
      try {
        await read(this);
      } catch {
        // A gauge with labels is empty after the reset; one without them begins again at 0.
        if (labelNames.length === 0) this.remove();
      }
    },
  });
