import { covers, keyOf, type Question, type Reply } from './question';
import { faultOf } from '../../src/contract/error-codes';

const minute = 60_000;
const day = 24 * 60 * minute;
const mostKept = 200_000;

/** How long market data of today may be shown again without asking, in milliseconds. */
const freshFor: Readonly<Record<string, number>> = { forex: 10 * minute, fuel: 60 * minute, rates: 60 * minute };

/**
 * Until when an answer holds. Law that is asked for by its tax year, and market data of a day of the past, hold for the
 * session; the law of today until the
 * day ends; market data of today for some minutes.
 */
function goodUntil({ operation, input }: Question, now: number): number {
  if (input['tax_year'] !== undefined || input['date'] !== undefined) return Infinity;
  return now + (freshFor[operation] ?? day - (now % day));
}

/** A refusal of the input will be the same next time; anything else that went wrong may not be. */
const isLasting = (reply: Reply): boolean => reply.success || faultOf(reply.error.code) === 'input';

interface Kept {
  readonly reply: Reply;
  readonly fields: ReadonlySet<string> | undefined;
  readonly until: number;
}

/** Answers of this session. */
export function createCache(now: () => number) {
  const kept = new Map<string, Kept>();
  return {
    find(question: Question): Reply | undefined {
      const key = keyOf(question);
      const found = kept.get(key);
      if (found === undefined) return undefined;
      if (found.until <= now()) {
        kept.delete(key);
        return undefined;
      }
      return covers(found.fields, question.fields) ? found.reply : undefined;
    },
    keep(key: string, question: Question, fields: ReadonlySet<string> | undefined, reply: Reply): void {
      if (!isLasting(reply)) return;
      if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
      kept.set(key, { reply, fields, until: goodUntil(question, now()) });
    },
    clear: (): void => kept.clear(),
  };
}
