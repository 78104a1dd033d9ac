import type { Message } from '../../src/language/message';
import type { ClaimedDelivery, Subscriptions } from '../store/subscriptions';
import { verdictOn } from './outcome';
import { createPlaces, places } from './places';
import { answerWithin, type Answered } from './post';

/** How long a claim holds, in milliseconds: much longer than an attempt takes. */
const claimFor = 6 * answerWithin;

/** The longest time between two looks at the queue, in milliseconds. Another process may queue deliveries. */
const lookEvery = 5_000;

type Queue = Pick<
  Subscriptions,
  'claimDeliveries' | 'finishDelivery' | 'lastAccepted' | 'endSubscription' | 'nextDelivery'
>;

interface Surroundings {
  readonly queue: Queue;
  readonly send: (delivery: ClaimedDelivery) => Promise<Answered>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 0 to 1, at random. */
  readonly chance: () => number;
  readonly onProblem: (problem: unknown) => void;
  /** Receives a subscription that an attempt ended, and why. */
  readonly onEnd: (subscription: string, because: Message) => void;
}

/**
 * Sends deliveries that are due, many at once but only a few of one account, so that slow receivers keep no other account
 * waiting. An attempt whose end cannot be stored is made again when its claim expires.
 */
export function createSender({ queue, send, now, chance, onProblem, onEnd }: Surroundings) {
  const underWay = createPlaces();
  const sending = new Set<Promise<void>>();
  let [stopped, wanted] = [false, false];
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    const answered = await send(delivery);
    const lastAccepted = answered.problem === undefined ? null : await queue.lastAccepted(delivery.subscription);
    const { outcome, ends } = verdictOn(answered, delivery, now(), lastAccepted, chance());
    await queue.finishDelivery(delivery, outcome);
    if (ends === undefined) return;
    await queue.endSubscription(delivery.subscription, ends);
    onEnd(delivery.subscription, ends);
  }

  function begin(delivery: ClaimedDelivery): void {
    const leave = underWay.take(delivery);
    const over = attempt(delivery)
      .catch(onProblem)
      .finally(() => {
        leave();
        sending.delete(over);
        wake();
      });
    sending.add(over);
  }

  /** Begins what is due, and returns the time until more may be. */
  async function look(): Promise<number> {
    if (underWay.free() > 0)
      for (const delivery of await queue.claimDeliveries({
        counted: places.perHost,
        share: underWay.share,
        holds: claimFor,
      }))
        begin(delivery);
    // While attempts are under way, the end of each looks again.
    return sending.size > 0 ? lookEvery : Math.min(lookEvery, (await queue.nextDelivery()) ?? lookEvery);
  }

  async function looked(): Promise<void> {
    let wait = lookEvery;
    do {
      wanted = false;
      try {
        wait = await look();
      } catch (problem) {
        onProblem(problem);
      }
    } while (wanted && !stopped);
    looking = undefined;
    if (stopped) return;
    timer = setTimeout(wake, Math.max(wait, 20));
    timer.unref();
  }

  /** Looks at the queue now, because something may be due. */
  function wake(): void {
    if (stopped) return;
    clearTimeout(timer);
    wanted = true;
    looking ??= looked();
  }

  return {
    wake,
    /** Begins nothing more, and waits for the attempts that are under way. */
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      // What a look has claimed is begun.
      await looking;
      await Promise.all(sending);
    },
  };
}
