import type { Clock } from '../clock';
import type { Store } from '../store/store';

/** How often the clocks are compared, in milliseconds. */
const compareEvery = 5_000;

/** A smaller difference may come from the way to the store, in milliseconds. It moves no call to another minute for long. */
const tolerated = 1_000;

/**
 * A clock that shows the date of the store, so all replicas agree on the minute and the month of a call. A replica whose
 * own clock is wrong would otherwise count calls in another minute, beside the limit.
 *
 * @throws StoreUnavailable where the store cannot be read at the start. Later the last difference applies.
 */
export async function sharedClock(
  { now, elapsed }: Clock,
  store: Pick<Store, 'sharedTime'>,
  onDifference: (milliseconds: number) => void,
): Promise<Clock> {
  let ahead = 0;

  async function compare(): Promise<void> {
    const before = now();
    const shared = await store.sharedTime();
    const difference = shared - (before + now()) / 2;
    const next = Math.abs(difference) > tolerated ? difference : 0;
    if (Math.abs(next - ahead) <= tolerated) return;
    ahead = next;
    onDifference(Math.round(-difference));
  }

  await compare();
  setInterval(() => void compare().catch(() => undefined), compareEvery).unref();
  return { elapsed, now: () => now() + ahead };
}
