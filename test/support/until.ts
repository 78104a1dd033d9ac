import { setTimeout as pause } from 'node:timers/promises';

/** Waits until a condition holds, asking every 10 ms. Without end: the timeout of the test ends it. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(10);
}
