import { noLimit } from '../../src/contract';
import type { Clock } from '../clock';
import type { Store, StoredKey } from '../store/store';
import { isPlanName, type Plan, type Plans } from './plans';

/** How many calls a key has made this month and may make. */
interface Usage {
  readonly current: number;
  /** Calls a month; `noLimit` where the plan sets none. */
  readonly limit: number;
  readonly tier: string;
}

/** The limit that is nearest to its end; undefined where the plan sets none. */
export type Nearest = { readonly limit: number; readonly left: number; readonly resetSeconds: number } | undefined;

/** A call that was counted, when, with the limit that is nearest to its end, or the limit that refused it. */
export type Counted =
  | { readonly ok: true; readonly at: string; readonly nearest: Nearest }
  | {
      readonly ok: false;
      readonly limit: number;
      readonly left: number;
      readonly per: 'month' | 'minute';
      readonly resetSeconds: number;
    };

/** Calls leased from the store for a window and not yet spent, and what the store had left after the lease. */
interface Held {
  window: string;
  /**
   * The limit that they were leased under; another one, because the key has moved to another plan, needs a lease of its
   * own.
   */
  limit: number | null;
  unspent: number;
  left: number | null;
  /**
   * Until then a refusal of the store stands, in milliseconds of the clock's elapsed time: who calls on regardless must
   * not keep the store busy.
   */
  refusedUntil: number;
}

/** How long the store is not asked again after it has refused; by then another process may have given calls back. */
const refusalStands = 1_000;

const nothingHeld = (): Held => ({ window: '', limit: null, unspent: 0, left: null, refusedUntil: 0 });

interface Account {
  readonly month: Held;
  readonly minute: Held;
  /** Has nothing been counted since the last look? */
  idle: boolean;
  /** Leases are taken one after another, so that calls that arrive together share one. */
  queue: Promise<unknown>;
}

/** Were the calls leased for this window and under this limit? */
const isFor = (held: Held, window: string, limit: number | null): boolean =>
  held.window === window && held.limit === limit;

/** Calls that may still be made, as far as is known here: other processes may hold some of their own. */
const leftIn = ({ unspent, left }: Held): number => unspent + (left ?? 0);

const monthOf = (time: string): string => time.slice(0, 7);
const minuteOf = (time: string): string => time.slice(0, 16);

/**
 * The most calls leased at once under a limit, and what part of the rest of it: what a killed process had leased is
 * counted though it was not spent.
 */
const monthLease = { most: 500, share: 1 / 40 };
const minuteLease = { most: 300, share: 1 / 4 };

/** How long windows of minutes that are over are kept, in milliseconds: clocks of other processes may be behind. */
const minutesKept = 60 * 60_000;

/**
 * Where there is no limit that a count too high could reach, so many calls are leased at once, and for batches so many
 * times their size.
 */
const unlimitedLease = { most: 5_000, times: 10 };

/**
 * Counts calls against the plan of their key. Calls are leased from the store in blocks, in one durable step, and spent
 * in memory: the usual call writes nothing,
 * a crash counts too much rather than too little, and processes together never exceed a limit.
 */
export function createMeter(store: Store, plans: Plans, { now, elapsed }: Clock) {
  const accounts = new Map<string, Account>();
  let second = { at: -1, text: '' };

  function time(): string {
    const at = now();
    // The text changes with the second; making it for each call would cost more than the call's counting.
    if (at - second.at >= 1000 || at < second.at) second = { at: at - (at % 1000), text: new Date(at).toISOString() };
    return second.text;
  }

  const planOf = (key: StoredKey): Plan => (isPlanName(key.plan) ? plans[key.plan] : plans.free);

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
   * Gives unspent calls back to the store. They are released before the store is asked, so none of them is spent in the
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
      // What was leased for this window under the limit of another plan counts as taken until it is given back; in a
      // window that is over nobody asks any more.
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

  /** Does something to an account when what was asked before is done. */
  function inTurn<T>(account: Account, work: () => Promise<T>): Promise<T> {
    const turn = account.queue.then(work);
    account.queue = turn.catch(() => undefined);
    return turn;
  }

  return {
    /**
     * Counts calls where enough are leased, which is the usual case and costs no wait; undefined where {@link
     * Meter.count} must ask the store.
     */
    countLeased: (key: StoredKey, calls: number): Counted | undefined => {
      const account = accounts.get(key.account);
      return account && spend(account, planOf(key), calls, time());
    },
    /** Counts calls, taking a lease where needed. */
    count(key: StoredKey, calls: number): Promise<Counted> {
      return inTurn(accountOf(key), () => count(key, calls));
    },
    /**
     * Gives calls back that were counted for nothing. In a window that is over by now they stay counted.
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
     * To be called now and then. What an account that has become idle holds goes back, so that other processes can
     * spend it, under the plan that the key has by then; minutes that are over are forgotten.
     */
    async settle(): Promise<void> {
      for (const [id, account] of accounts) {
        if (account.idle) await inTurn(account, () => releaseAll(id, account));
        account.idle = true;
      }
      await forgetMinutes();
    },
    /** Gives unspent calls back before a planned stop, and clears minutes that are over. */
    async close(): Promise<void> {
      for (const [id, account] of accounts) await releaseAll(id, account);
      await forgetMinutes();
    },
  };
}
export type Meter = ReturnType<typeof createMeter>;
