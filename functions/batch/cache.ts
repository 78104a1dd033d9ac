import { covers, keyOf, type Question, type Reply } from './question';
import { faultOf } from '../../src/contract/error-codes';

const minute = 60_000;
const day = 24 * 60 * minute;
const mostKept = 200_000;

/** How long current market data stay cached, in milliseconds. */
const freshFor: Readonly<Record<string, number>> = {
  forex: 10 * minute,
  fuel: 60 * minute,
  rates: 60 * minute,
  series: 10 * minute,
};

/**
 * The moment until which an answer is valid. Answers for a given tax year or date are valid for the session. Current
 * law is valid until the day ends, and current market data for some minutes.
 */
function validUntil({ operation, input }: Question, now: number): number {
  if (input['tax_year'] !== undefined || input['date'] !== undefined) return Infinity;
  return now + (freshFor[operation] ?? day - (now % day));
}

/** Will the same question get the same reply? The service rejects wrong input every time; other errors may pass. */
const isLasting = (reply: Reply): boolean => reply.success || faultOf(reply.error.code) === 'input';

interface CachedReply {
  readonly reply: Reply;
  readonly fields: ReadonlySet<string> | undefined;
  readonly until: number;
}

/** The cached answers of this session. */
export function createCache(now: () => number) {
  const kept = new Map<string, CachedReply>();
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
      kept.set(key, { reply, fields, until: validUntil(question, now()) });
    },
    clear: (): void => kept.clear(),
  };
}
