import { setTimeout as pause } from 'node:timers/promises';

/** Waits until a condition holds, checking every 10 ms. Only the timeout of the test limits the wait. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(10);
}
