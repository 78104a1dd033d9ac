import { setImmediate as nextRound } from 'node:timers/promises';
import type { UnsaidChange } from '../../src/changes/list';
import { changeKinds } from '../../src/contract/words/changes';
import { readPosition } from '../../src/changes/position';
import { answeredBy } from '../../src/market';
import { type ChangeSources, changesSince } from '../changes/since';
import type { NewDelivery, StoredSubscription, Subscriptions } from '../store/subscriptions';
import { deliveryOfChange, deliveryOfCrossing } from './events';
import { readFilter, wantsChange, wantsKind } from './filter';
import { crossingsSince } from './thresholds';

interface Surroundings extends ChangeSources {
  readonly queue: Pick<Subscriptions, 'subscriptionsToServe' | 'moveSubscription'>;
  /** Receives why a subscription was not moved. It stays where it is, and is tried at the next call. */
  readonly onProblem: (problem: unknown) => void;
}

/** Is a position further in the ledger or in law? Where only time has passed, nothing needs to be stored. */
function isFurther(from: string, to: string): boolean {
  const [before, after] = [readPosition(from)!, readPosition(to)!];
  return after.version > before.version || after.release > before.release || after.law > before.law;
}

type Since = Awaited<ReturnType<typeof changesSince>>;

/**
 * Queues what came into the list of changes since each subscription was moved, and moves it on. Any number of servers
 * may do this at once: the one that moves a subscription queues its deliveries in the same step.
 *
 * @returns how many deliveries were queued
 */
export async function queueNews({ queue, onProblem, ...sources }: Surroundings): Promise<number> {
  const { markets, clock } = sources;
  const subscriptions = await queue.subscriptionsToServe();
  if (subscriptions.length === 0) return 0;
  // After the subscriptions are read: another server may have compared their thresholds with newer rates than are
  // known here, and going back to older ones would cross them again.
  await markets.refresh();

  // Subscriptions are mostly in one place, because they are moved together.
  const places = new Map<string, Promise<Since>>();
  const since = (position: string): Promise<Since> => {
    let found = places.get(position);
    if (found === undefined) places.set(position, (found = changesSince(sources, position, { kinds: changeKinds })));
    return found;
  };

  async function serve(subscription: StoredSubscription): Promise<number> {
    const { id, filter: text, position: from, crossed } = subscription;
    const filter = readFilter(text);
    const { changes, position } = await since(from);
    const now = clock.now();
    const { crossings, seen } = wantsKind(filter, 'exchange_rate')
      ? await answeredBy(markets.known(), (market) => crossingsSince(market, filter.thresholds, crossed, now))
      : { crossings: [], seen: crossed };
    const oldestFirst: readonly UnsaidChange[] = changes.filter((change) => wantsChange(filter, change)).reverse();
    const deliveries: readonly NewDelivery[] = [
      ...oldestFirst.map((change) => deliveryOfChange(id, change, now)),
      ...crossings.map((crossing) => deliveryOfCrossing(id, crossing, now)),
    ];
    if (deliveries.length === 0 && seen === crossed && !isFurther(from, position)) return 0;
    const isMoved = await queue.moveSubscription(
      { id, filter: text, position: from, crossed },
      { position, crossed: seen },
      deliveries,
    );
    return isMoved ? deliveries.length : 0;
  }

  let queued = 0;
  for (const subscription of subscriptions) {
    // A store in this process answers at once, so nobody else would have a turn.
    await nextRound();
    try {
      queued += await serve(subscription);
    } catch (problem) {
      onProblem(problem);
    }
  }
  return queued;
}
