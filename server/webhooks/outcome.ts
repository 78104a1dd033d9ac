import { deliveryDays } from '../../src/contract';
import { dayLength } from '../../src/day';
import { type Message, message } from '../../src/language/message';
import type { AttemptOutcome, ClaimedDelivery } from '../store/subscriptions';
import type { Answered } from './post';

/** The first pause, the factor from one to the next, and the longest, in milliseconds. */
const pauses = { first: 10_000, factor: 3, longest: 6 * 3_600_000 };

/** The longest pause that a receiver may ask for, in milliseconds. */
const longestAsked = 24 * 3_600_000;

/**
 * The pause after an attempt that failed: 10 seconds after the first, three times as long after each further one, up to
 * six hours, and never shorter than the receiver asks for. `chance` adds up to 20 %.
 *
 * @param attempts attempts so far
 * @param chance 0 to 1, at random: it keeps deliveries that failed together from coming back together
 */
export const pauseAfter = (attempts: number, asked: number | undefined, chance: number): number =>
  Math.round(
    Math.max(
      Math.min(pauses.longest, pauses.first * pauses.factor ** (attempts - 1)) * (1 + 0.2 * chance),
      Math.min(asked ?? 0, longestAsked),
    ),
  );

/** What an attempt means for the delivery and for its subscription. */
export interface Verdict {
  readonly outcome: AttemptOutcome;
  /** Why the subscription ends; undefined: it goes on. */
  readonly ends: Message | undefined;
}

/**
 * Judges an attempt. Status 410 ends the subscription at once. A delivery that is refused for three days ends it if no
 * other delivery was accepted meanwhile.
 *
 * @param now milliseconds since 1970
 * @param lastAccepted when the receiver last accepted any delivery of the subscription; null: never
 */
export function verdictOn(
  { status, problem, retryAfter }: Answered,
  { attempts, since }: Pick<ClaimedDelivery, 'attempts' | 'since'>,
  now: number,
  lastAccepted: number | null,
  chance: number,
): Verdict {
  if (problem === undefined)
    return { outcome: { state: 'delivered', status, problem: null, again: null }, ends: undefined };
  const failed: AttemptOutcome = { state: 'failed', status, problem, again: null };
  if (status === 410) return { outcome: failed, ends: message('subscription_gone') };
  const again = pauseAfter(attempts, retryAfter, chance);
  if (now + again < since + deliveryDays.tried * dayLength)
    return { outcome: { ...failed, state: 'waiting', again }, ends: undefined };
  const isRefused = lastAccepted === null || lastAccepted < since;
  return {
    outcome: failed,
    ends: isRefused ? message('subscription_refused', { days: deliveryDays.tried, problem }) : undefined,
  };
}
