import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import { deliveryDays } from '../../src/contract';
import { dayLength } from '../../src/day';
import { dayOf } from '../../src/market/age';
import type { Reference } from '../../src/reference';
import type { ChangeSources } from '../changes/since';
import type { Clock } from '../clock';
import type { Store } from '../store/store';
import type { Reach } from '../network/allowed-address';
import { createPost } from './post';
import { queueNews } from './queue-news';
import { createSender } from './sender';

/** How often it is checked whether there is news, in milliseconds. The check reads memory only. */
const checkEvery = 250;

/** How often the queue of a subscription is looked after without news, in milliseconds: another server may have failed. */
const lookEvery = 60_000;

/** When the queue is looked after again if the store cannot be used, in milliseconds. */
const againAfter = 5_000;

/** How often old deliveries are deleted, in milliseconds. */
const forgetEvery = 3_600_000;

/** The least time between two log lines about problems, in milliseconds. */
const tellEvery = 60_000;

/** How long a stop waits for attempts under way, in milliseconds. Another process makes the rest again. */
const stopWithin = 5_000;

/** Sends what is new to subscribers. */
export interface Webhooks {
  /** Which receivers are allowed. */
  readonly reach: Reach;
  start(): void;
  /** Looks at the queue now, because a delivery was queued. */
  wake(): void;
  stop(): Promise<void>;
}

interface Surroundings extends Omit<ChangeSources, 'store' | 'clock'> {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly reach: Reach;
}

/** What was known at a check, and when that was. */
interface Seen {
  readonly law: Reference | undefined;
  readonly version: number;
  readonly day: string;
  readonly at: number;
}

/** Queues what is new for every subscription and sends what is due, in this process beside others on the same store. */
export function createWebhooks({ store, log, reach, ...sources }: Surroundings): Webhooks {
  const { laws, markets, clock } = sources;
  let stopped = false;
  let told = -Infinity;
  const onProblem = (err: unknown): void => {
    if (stopped || clock.elapsed() - told < tellEvery) return;
    told = clock.elapsed();
    log.warn({ err }, 'events for subscribers wait, because they cannot be queued or sent now');
  };
  const post = createPost(reach);
  const { wake, stop } = createSender({
    queue: store,
    send: (delivery) => post(delivery, clock.now()),
    now: clock.now,
    chance: Math.random,
    onProblem,
    onEnd: (subscription, because) => log.info({ subscription, because }, 'a subscription ended'),
  });

  let served: Seen = { law: undefined, version: -1, day: '', at: -Infinity };
  let serving: Promise<void> | undefined;
  async function serve(at: number): Promise<void> {
    try {
      if ((await queueNews({ ...sources, store, queue: store, onProblem })) > 0) wake();
    } catch (problem) {
      onProblem(problem);
      served = { ...served, at: at - lookEvery + againAfter };
    }
    serving = undefined;
  }
  function check(): void {
    const now: Seen = { law: laws.now(), version: markets.version(), day: dayOf(clock.now()), at: clock.elapsed() };
    // Law takes effect with the day.
    const isDue =
      now.law !== served.law ||
      now.version !== served.version ||
      now.day !== served.day ||
      now.at - served.at >= lookEvery;
    if (serving !== undefined || !isDue) return;
    served = now;
    serving = serve(now.at);
  }
  const forget = (): void => void store.forgetDeliveries(deliveryDays.kept * dayLength).catch(onProblem);

  const timers: NodeJS.Timeout[] = [];
  return {
    reach,
    start() {
      timers.push(setInterval(check, checkEvery), setInterval(forget, forgetEvery));
      for (const timer of timers) timer.unref();
      forget();
      wake();
    },
    wake,
    async stop() {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.race([Promise.all([serving, stop()]), pause(stopWithin, undefined, { ref: false })]);
    },
  };
}
