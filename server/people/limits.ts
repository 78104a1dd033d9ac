import { randomUUID } from 'node:crypto';
import { message } from '../../src/language/message';
import type { Clock } from '../clock';
import { refuse, type Refused, retryAfter } from '../errors/refused';
import { callerOf } from '../network/address';
import type { AttemptLimit } from '../store/attempts';
import type { Store } from '../store/store';
import { tokenHash } from './token-hash';

const minute = 60_000;
const [quarter, day] = [15 * minute, 24 * 60 * minute];

/** How many attempts are allowed within a time. Together the spans make the delay grow. */
type Span = readonly [most: number, within: number];

const spans = {
  /** Wrong passwords for one person. A link by mail still lets the person in. */
  person: [
    [5, minute],
    [10, quarter],
    [40, day],
  ],
  /** Wrong passwords from one address. An office may share it. */
  caller: [
    [10, minute],
    [30, quarter],
    [200, day],
  ],
  /** Mails to one address. */
  recipient: [
    [5, quarter],
    [20, day],
  ],
  /** Mails that one address asks for. */
  sender: [
    [20, quarter],
    [100, day],
  ],
} as const satisfies Readonly<Record<string, readonly Span[]>>;

/** The limits on one owner. The name of an owner is kept as a hash, because attempts outlive what they are about. */
function limitsOf(kind: keyof typeof spans, owner: string): readonly AttemptLimit[] {
  const hash = tokenHash(owner).slice(0, 22);
  return spans[kind].map(([most, within]) => ({ bucket: `${kind} ${hash} ${within / minute}`, most, within }));
}

/** Does work for one owner after the earlier work for the same owner. */
function inTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
    const own = (last.get(owner) ?? Promise.resolve()).then(work);
    const ended = own.catch(() => undefined);
    last.set(owner, ended);
    try {
      return await own;
    } finally {
      if (last.get(owner) === ended) last.delete(owner);
    }
  };
}

/** Limits that hold across all servers on one store. */
export function createLimits(store: Store, { now }: Clock) {
  const tooMany = (until: number): Refused => {
    const wait = until - now();
    const minutes = Math.max(1, Math.ceil(wait / minute));
    return refuse('too_many_attempts', message('people_attempts_too_many', { minutes }), retryAfter(wait));
  };

  const inTurn = inTurns();

  return {
    /**
     * Tries a password. Nothing is compared while the person or the address has too many wrong ones, because comparing
     * costs computing time. Tries for one person wait for each other here. On other servers they do not, which gains
     * nothing: of those that end after the limit is reached, the right one is refused as well.
     *
     * @param attempt does the work; false means that the password was wrong
     * @throws Refused with `too_many_attempts`
     */
    password: <T>(email: string, ip: string, attempt: () => Promise<T | false>): Promise<T | false> =>
      inTurn(email, async () => {
        const limits = [...limitsOf('person', email), ...limitsOf('caller', callerOf(ip))];
        const before = await store.heldUpUntil(limits, now());
        if (before !== undefined) throw tooMany(before);
        const result = await attempt();
        const until =
          result === false
            ? await store.noteAttempt(randomUUID(), limits, now())
            : await store.heldUpUntil(limits, now());
        if (until !== undefined) throw tooMany(until);
        return result;
      }),
    /**
     * Counts a mail that somebody asks for.
     *
     * @param sender an address, or the account of somebody who is logged in
     * @throws Refused with `too_many_attempts`
     */
    async mail(recipient: string, sender: string): Promise<void> {
      const limits = [...limitsOf('recipient', recipient), ...limitsOf('sender', callerOf(sender))];
      const until = await store.noteAttempt(randomUUID(), limits, now());
      if (until !== undefined) throw tooMany(until);
    },
  };
}
export type Limits = ReturnType<typeof createLimits>;
