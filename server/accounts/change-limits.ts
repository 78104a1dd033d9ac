import { dayLength } from '../../src/day';
import { message } from '../../src/language/message';
import type { Clock } from '../clock';
import { refuse, type Refused, retryAfter } from '../errors/refused';
import type { Store } from '../store/store';

/** How many changes of an account the audit trail takes in a day: as many keys as an account may have, made and changed. */
const mostChanges = 5_000;
/** How many names an account may get in a day. */
const mostNames = 10;

/** A moment as a sentence names it. */
const inWords = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/**
 * Limits on the changes of an account by its members and tokens. The audit trail keeps each change for good, so nobody
 * may make as many as they like.
 */
export function changeLimits(store: Pick<Store, 'auditedAt' | 'noteAttempt'>, { now }: Pick<Clock, 'now'>) {
  const tooMany = (
    sentence: 'account_changes_too_many' | 'account_names_too_many',
    most: number,
    until: number,
  ): Refused =>
    refuse('rate_limit_exceeded', message(sentence, { most, until: inWords(until) }), retryAfter(until - now()));
  return {
    /** Throws Refused where the account has had too many changes. */
    async change(account: string): Promise<void> {
      const at = await store.auditedAt(account, mostChanges);
      const until = at === undefined ? 0 : Date.parse(at) + dayLength;
      if (until > now()) throw tooMany('account_changes_too_many', mostChanges, until);
    },
    /** Counts a new name. Throws Refused where the account has had too many. */
    async rename(account: string): Promise<void> {
      const limit = { kind: 'renaming', bucket: `renaming ${account}`, most: mostNames, within: dayLength };
      const until = await store.noteAttempt([limit], now());
      if (until !== undefined) throw tooMany('account_names_too_many', mostNames, until);
    },
  };
}
