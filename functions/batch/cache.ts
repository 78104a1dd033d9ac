import { covers, type Question, type Reply } from './question';
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
  /** The latest rate of each pair of currencies, with the questions that it answered. */
  const rates = new Map<string, { readonly rate: unknown; readonly keys: Set<string> }>();

  /** A new rate makes the answers with the old one invalid, so that cells with other amounts agree with it. */
  function forgetOtherRates(key: string, { operation, input }: Question, reply: Reply): void {
    if (operation !== 'forex' || input['date'] !== undefined || !reply.success) return;
    const pair = `${String(input['from'])} ${String(input['to'])}`.toUpperCase();
    const { rate } = reply.data;
    let latest = rates.get(pair);
    if (latest === undefined || latest.rate !== rate) {
      for (const other of latest?.keys ?? []) kept.delete(other);
      rates.set(pair, (latest = { rate, keys: new Set() }));
    }
    latest.keys.add(key);
  }

  return {
    /** @param key of the question */
    find(key: string, { fields }: Question): Reply | undefined {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      if (found.until <= now()) {
        kept.delete(key);
        return undefined;
      }
      return covers(found.fields, fields) ? found.reply : undefined;
    },
    keep(key: string, question: Question, fields: ReadonlySet<string> | undefined, reply: Reply): void {
      if (!isLasting(reply, question, now())) return;
      forgetOtherRates(key, question, reply);
      if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
      kept.set(key, { reply, fields, until: validUntil(question, now()) });
    },
    clear(): void {
      kept.clear();
      rates.clear();
    },
  };
}
