import { noLimit } from '../../src/contract';
import type { Clock } from '../clock';
import type { Leases } from '../store/leases';
import type { StoredKey } from '../store/store';
import { type Plan, planNameOf, type Plans } from './plans';

/** The calls that a key has made this month, and its limit. */
interface Usage {
  readonly current: number;
  /** Calls a month; `noLimit` if the plan has no limit. */
  readonly limit: number;
  readonly tier: string;
}

/** The limit with the fewest calls left; undefined if the plan has none. */
export type Nearest = { readonly limit: number; readonly left: number; readonly resetSeconds: number } | undefined;

/**
 * The result of counting. Accepted: when the calls were counted, and the limit with the fewest calls left. Refused: the
 * limit that was reached.
 */
export type Counted =
  | { readonly ok: true; readonly at: string; readonly nearest: Nearest }
  | {
      readonly ok: false;
      readonly limit: number;
      readonly left: number;
      readonly per: 'month' | 'minute';
      readonly resetSeconds: number;
    };

/**
 * Calls leased from the store for a window and not yet spent, and the calls that the store had left after the lease.
 */
interface Held {
  window: string;
  /** The limit under which they were leased. A key that moves to another plan needs a lease under its new limit. */
  limit: number | null;
  unspent: number;
  left: number | null;
  /**
   * Until when a refusal of the store holds, in milliseconds of the clock's elapsed time. Callers who ignore it must
   * not keep the store busy.
   */
  refusedUntil: number;
}

/**
 * How long the store is not asked again after a refusal, in milliseconds. By then another process may have given calls
 * back.
 */
const refusalStands = 1_000;

const nothingHeld = (): Held => ({ window: '', limit: null, unspent: 0, left: null, refusedUntil: 0 });

interface Account {
  readonly month: Held;
  readonly minute: Held;
  /** Has nothing been counted since the last `settle`? */
  idle: boolean;
  /** Leases are taken one after another, so calls that arrive together share one. */
  queue: Promise<unknown>;
}

/** Were the calls leased for this window and under this limit? */
const isFor = (held: Held, window: string, limit: number | null): boolean =>
  held.window === window && held.limit === limit;

/** Calls that may still be made, as far as this process knows. Other processes may hold leases of their own. */
const leftIn = ({ unspent, left }: Held): number => unspent + (left ?? 0);

const monthOf = (time: string): string => time.slice(0, 7);
const minuteOf = (time: string): string => time.slice(0, 16);

/**
 * The most calls leased at once under a limit, as a number and as a share of the calls left. Leases are small, because
 * those of a killed process count although they were not spent.
 */
const monthLease = { most: 500, share: 1 / 40 };
const minuteLease = { most: 300, share: 1 / 4 };

/** How long past minute windows are kept, in milliseconds. The clocks of other processes may be hours behind. */
const minutesKept = 3 * 60 * 60_000;

/**
 * The lease for a plan without a limit, where too high a count does no harm: `most` calls, or `times` the calls of the
 * request if that is more.
 */
const unlimitedLease = { most: 5_000, times: 10 };

/**
 * Counts calls against the plan of their key. Calls are leased from the store in blocks, each in one durable step, and
 * spent in memory. The usual call writes nothing. After a crash the count is too high rather than too low, and
 * processes together never exceed a limit.
 */
export function createMeter(store: Leases, plans: Plans, { now, elapsed }: Clock) {
  const accounts = new Map<string, Account>();
  let second = { at: -1, text: '' };

  function time(): string {
    const at = now();
    // The text changes once a second. Making it for each call would cost more than counting the call.
    if (at - second.at >= 1000 || at < second.at) second = { at: at - (at % 1000), text: new Date(at).toISOString() };
    return second.text;
  }

  const planOf = (key: StoredKey): Plan => plans[planNameOf(key.plan)];

  function accountOf(key: StoredKey): Account {
    let account = accounts.get(key.account);
    if (account === undefined) {
      account = { month: nothingHeld(), minute: nothingHeld(), idle: false, queue: Promise.resolve() };
      accounts.set(key.account, account);
    }
    return account;
  }

  const secondsToMonthEnd = (text: string): number =>
    Math.ceil((Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)), 1) - now()) / 1000);
  const secondsToMinuteEnd = (): number => 60 - Math.floor((now() % 60_000) / 1000);

  function spend(account: Account, plan: Plan, calls: number, text: string): Counted | undefined {
    const { month, minute } = account;
    const inMonth = isFor(month, monthOf(text), plan.per_month) && month.unspent >= calls;
    const inMinute =
      plan.per_minute === null || (isFor(minute, minuteOf(text), plan.per_minute) && minute.unspent >= calls);
    if (!inMonth || !inMinute) return undefined;
    account.idle = false;
    month.unspent -= calls;
    if (plan.per_minute !== null) minute.unspent -= calls;
    return { ok: true, at: text, nearest: nearest(account, plan, text) };
  }

  function nearest({ month, minute }: Account, plan: Plan, text: string): Nearest {
    const inMonth = plan.per_month === null ? Infinity : leftIn(month);
    const inMinute = plan.per_minute === null ? Infinity : leftIn(minute);
    if (plan.per_minute !== null && inMinute <= inMonth)
      return { limit: plan.per_minute, left: inMinute, resetSeconds: secondsToMinuteEnd() };
    if (plan.per_month !== null) return { limit: plan.per_month, left: inMonth, resetSeconds: secondsToMonthEnd(text) };
    return undefined;
  }

  /**
   * Gives unspent calls back to the store. They leave memory before the store is asked, so none is spent in the
   * meantime.
   */
  async function release(account: string, held: Held): Promise<void> {
    const { window, unspent } = held;
    Object.assign(held, nothingHeld());
    if (unspent > 0) await store.returnLease(account, window, unspent);
  }

  async function fill(
    held: Held,
    window: string,
    key: StoredKey,
    calls: number,
    limit: number | null,
    size: typeof monthLease,
  ): Promise<boolean> {
    if (!isFor(held, window, limit)) {
      // Calls leased for this window under another plan's limit count as taken until they are given back. In a past
      // window nobody asks for calls any more.
      if (held.window === window) await release(key.account, held);
      Object.assign(held, { ...nothingHeld(), window, limit });
    }
    if (held.unspent >= calls) return true;
    if (calls > leftIn(held) && elapsed() < held.refusedUntil) return false;
    const lease = await store.takeLease({
      account: key.account,
      window,
      needed: calls - held.unspent,
      most: limit === null ? Math.max(unlimitedLease.most, calls * unlimitedLease.times) : size.most,
      limit,
      share: size.share,
    });
    held.left = lease.left;
    held.unspent += lease.granted;
    if (lease.granted === 0) held.refusedUntil = elapsed() + refusalStands;
    return held.unspent >= calls;
  }

  async function count(key: StoredKey, calls: number): Promise<Counted> {
    const account = accountOf(key);
    const plan = planOf(key);
    const text = time();
    const spent = spend(account, plan, calls, text);
    if (spent !== undefined) return spent;
    if (
      plan.per_minute !== null &&
      !(await fill(account.minute, minuteOf(text), key, calls, plan.per_minute, minuteLease))
    ) {
      return {
        ok: false,
        limit: plan.per_minute,
        left: leftIn(account.minute),
        per: 'minute',
        resetSeconds: secondsToMinuteEnd(),
      };
    }
    if (!(await fill(account.month, monthOf(text), key, calls, plan.per_month, monthLease))) {
      return {
        ok: false,
        limit: plan.per_month!,
        left: leftIn(account.month),
        per: 'month',
        resetSeconds: secondsToMonthEnd(text),
      };
    }
    return spend(account, plan, calls, text) ?? count(key, calls);
  }

  const releaseAll = async (id: string, { month, minute }: Account): Promise<void> => {
    for (const held of [month, minute]) await release(id, held);
  };
  const forgetMinutes = (): Promise<void> =>
    store.forgetMinutesBefore(minuteOf(new Date(now() - minutesKept).toISOString()));

  /** Runs work on an account after its earlier work has finished. */
  function inTurn<T>(account: Account, work: () => Promise<T>): Promise<T> {
    const turn = account.queue.then(work);
    account.queue = turn.catch(() => undefined);
    return turn;
  }

  return {
    /**
     * Counts calls if enough are leased, which is the usual case and costs no wait. Otherwise undefined: {@link
     * Meter.count} must ask the store.
     */
    countLeased: (key: StoredKey, calls: number): Counted | undefined => {
      const account = accounts.get(key.account);
      return account && spend(account, planOf(key), calls, time());
    },
    /** Counts calls and takes a lease if needed. */
    count(key: StoredKey, calls: number): Promise<Counted> {
      return inTurn(accountOf(key), () => count(key, calls));
    },
    /**
     * Gives back calls that were counted but not answered. They stay counted if their window has ended.
     *
     * @param at when they were counted
     */
    giveBack(key: StoredKey, calls: number, at: string): Nearest {
      const account = accountOf(key);
      const plan = planOf(key);
      if (account.month.window === monthOf(at)) account.month.unspent += calls;
      if (plan.per_minute !== null && account.minute.window === minuteOf(at)) account.minute.unspent += calls;
      return nearest(account, plan, time());
    },
    async usage(key: StoredKey): Promise<Usage> {
      const window = monthOf(time());
      const taken = await store.taken(key.account, window);
      const held = accounts.get(key.account)?.month;
      const unspent = held?.window === window ? held.unspent : 0;
      return { current: Math.max(0, taken - unspent), limit: planOf(key).per_month ?? noLimit, tier: key.plan };
    },
    /**
     * Gives back the unspent calls of idle accounts, so other processes can spend them under the key's current plan.
     * Also forgets past minutes. Call it at intervals: an account is idle if nothing was counted since the previous
     * call.
     */
    async settle(): Promise<void> {
      for (const [id, account] of accounts) {
        if (account.idle) await inTurn(account, () => releaseAll(id, account));
        account.idle = true;
      }
      await forgetMinutes();
    },
    /** Gives back unspent calls before a planned stop, and forgets past minutes. */
    async close(): Promise<void> {
      for (const [id, account] of accounts) await releaseAll(id, account);
      await forgetMinutes();
    },
  };
}
export type Meter = ReturnType<typeof createMeter>;
