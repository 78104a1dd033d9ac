import type { AccountUsage } from '../../../src/contract';
import { fail, faultOf } from '../../../src/contract/error';
import { addDays, dayLength, dayOfMoment } from '../../../src/day';
import { message } from '../../../src/language/message';
import { callsMade } from '../../accounts/calls-made';
import { quotaOf } from '../../accounts/quota';
import { readSentence } from '../../store/stored-sentence';
import { answeredUnsaid, type MakeHandlers } from './handler';

/** Days that are read by default, and at most. */
const usualDays = 30;
const mostDays = 366;

export const usageHandlers: MakeHandlers<'getUsage'> = ({ store, plans, clock, keepCounts }) => ({
  getUsage: {
    async answer({ start, end, key }, { account: id }) {
      const now = new Date(clock.now());
      const last = end ?? dayOfMoment(now.getTime());
      const first = start ?? addDays(last, 1 - usualDays);
      if (first > last) return fail('invalid_date', message('span_reversed'));
      if ((Date.parse(last) - Date.parse(first)) / dayLength >= mostDays)
        return fail('invalid_date', message('span_too_long', { days: mostDays }));
      await keepCounts();
      const month = now.toISOString().slice(0, 7);
      const [account, rows, refused, used, made] = await Promise.all([
        store.account(id),
        store.usageOf(id, key, first, last),
        store.refusedCalls(id),
        store.taken(id, month),
        callsMade(store, id, month),
      ]);
      return answeredUnsaid<AccountUsage>({
        start: first,
        end: last,
        key: key ?? null,
        calls: rows.reduce((sum, { calls }) => sum + calls, 0),
        days: rows.map(({ day, operation, outcome, calls }): AccountUsage['days'][number] => ({
          day,
          operation,
          outcome: outcome === 'success' ? 'success' : (faultOf(outcome) ?? 'service'),
          code: outcome === 'success' ? null : outcome,
          calls,
        })),
        quota: quotaOf(plans, account!.plan, { used, made }, now),
        refused: refused
          .filter((call) => key === undefined || call.key === key)
          .map(({ account: _, message: stored, ...call }) => ({ ...call, message: readSentence(stored) })),
      });
    },
    table: ({ days }) => days,
  },
});
