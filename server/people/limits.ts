import type { Language } from '../../src/language/languages';
import { message } from '../../src/language/message';
import type { Clock } from '../clock';
import { refuse, type Refused, retryAfter } from '../errors/refused';
import { groupsOf } from '../network/address';
import type { AttemptLimit } from '../store/attempts';
import type { Store } from '../store/store';
import type { AccountMailKind } from './mail';
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
  /** Wrong passwords for one person, from browsers in which the person has logged in. */
  known_browser: [
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
  /** Right passwords of one person. The audit trail keeps each log-in. */
  right: [
    [60, quarter],
    [200, day],
  ],
  /** Mails to one address that anybody asks for: links, new passwords, confirmations. */
  asked: [
    [5, quarter],
    [20, day],
  ],
  /** Those of them that one caller asks for. Others, perhaps the person, have the rest. */
  asked_by_one: [
    [3, quarter],
    [10, day],
  ],
  /** Mails to one address that are asked for in a browser in which the person has logged in. */
  own: [
    [5, quarter],
    [20, day],
  ],
  /** Mails to one address about invitations into accounts. */
  invited: [
    [5, quarter],
    [20, day],
  ],
  /** Mails to one address about plans: to whoever asked, and to whoever decides. */
  plan: [
    [20, quarter],
    [100, day],
  ],
  /** Mails that one caller asks for who is not logged in. */
  sender: [
    [20, quarter],
    [100, day],
  ],
  /** Mails that members of accounts cause from one address. */
  member: [
    [20, quarter],
    [100, day],
  ],
  /** Mails that one account causes. */
  account: [
    [20, quarter],
    [100, day],
  ],
} as const satisfies Readonly<Record<string, readonly Span[]>>;

/**
 * The limits on one owner. The name of an owner is kept as a hash, because attempts outlive what they are about.
 *
 * @param owners how many owners share the bucket
 */
function limitsOf(kind: keyof typeof spans, owner: string, owners = 1): readonly AttemptLimit[] {
  const bucket = `${kind} ${tokenHash(owner).slice(0, 22)}`;
  return spans[kind].map(([most, within]) => ({ kind, bucket, most: most * owners, within }));
}

/** The limits on a caller and on the network that it belongs to. */
const ofCaller = (kind: 'caller' | 'sender' | 'member', ip: string): readonly AttemptLimit[] =>
  groupsOf(ip).flatMap(([group, callers]) => limitsOf(kind, group, callers));

/** Who asks before anybody is logged in. */
export interface Asker {
  readonly ip: string;
  /** Does it come from a browser in which the person whom it is about has logged in? */
  readonly known: boolean;
}

/** Who causes a mail about an account. What whoever administers the service does has neither. */
export interface Causer {
  readonly account?: string;
  readonly ip?: string | undefined;
  /** In which language they ask. */
  readonly language?: Language | undefined;
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

/** The limits on mails about accounts, by what they are about. A mail to whoever decides has those of the asker. */
const ofAccountMail = (kind: AccountMailKind, to: string, { account, ip }: Causer): readonly AttemptLimit[] => [
  ...limitsOf(kind === 'invitation' ? 'invited' : 'plan', to),
  ...(account === undefined ? [] : limitsOf('account', account)),
  ...(ip === undefined ? [] : ofCaller('member', ip)),
];

/** Limits that hold across all servers on one store. */
export function createLimits(store: Store, { now }: Pick<Clock, 'now'>) {
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
    password: <T>(email: string, { ip, known }: Asker, attempt: () => Promise<T | false>): Promise<T | false> =>
      inTurn(email, async () => {
        const limits = known
          ? limitsOf('known_browser', email)
          : [...limitsOf('person', email), ...ofCaller('caller', ip)];
        const right = limitsOf('right', email);
        const before = await store.heldUpUntil([...limits, ...right], now());
        if (before !== undefined) throw tooMany(before);
        const result = await attempt();
        const until =
          result === false
            ? await store.noteAttempt(limits, now())
            : ((await store.heldUpUntil(limits, now())) ?? (await store.noteAttempt(right, now())));
        if (until !== undefined) throw tooMany(until);
        return result;
      }),
    /**
     * Counts a mail that somebody asks for before they are logged in. What strangers ask for leaves a person whose
     * browser is known their own allowance, and one stranger leaves others a part of theirs.
     *
     * @throws Refused with `too_many_attempts`
     */
    async askedMail(to: string, { ip, known }: Asker): Promise<void> {
      const one = groupsOf(ip).flatMap(([group, callers]) => limitsOf('asked_by_one', `${to} ${group}`, callers));
      const limits = known ? limitsOf('own', to) : [...limitsOf('asked', to), ...one, ...ofCaller('sender', ip)];
      const until = await store.noteAttempt(limits, now());
      if (until !== undefined) throw tooMany(until);
    },
    /** Counts a mail about an account; false where there were too many. */
    accountMail: async (kind: AccountMailKind, to: string, causer: Causer): Promise<boolean> =>
      (await store.noteAttempt(ofAccountMail(kind, to, causer), now())) === undefined,
  };
}
export type Limits = ReturnType<typeof createLimits>;
