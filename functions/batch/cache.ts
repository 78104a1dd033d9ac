import { covers, keyOf, type Question, type Reply } from './question';
import { isLasting, validUntil } from './validity';

const mostKept = 200_000;

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
