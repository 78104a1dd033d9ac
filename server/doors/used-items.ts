import { batchOperations, contractOfItems } from '../../src/contract';
import type { Failure } from '../../src/contract/error';
import type { UsageCounter } from '../accounts/usage-counter';
import type { StoredKey } from '../store/store';
import type { UsedOperation } from '../store/usage';

const permissions: ReadonlyMap<unknown, UsedOperation> = new Map(
  batchOperations.map((name) => [name, contractOfItems(name).scope]),
);

/** What an item asks. A batch mostly asks the same again and again, so callers compare before they ask this. */
const scopeOf = (name: unknown): UsedOperation => permissions.get(name) ?? 'other';

/** Counts what the items of one batch were about. Neighbours that are alike are counted together. */
export function countItems(usage: UsageCounter, key: StoredKey) {
  let name: unknown;
  let failure: Failure | undefined;
  let calls = 0;

  function count(): void {
    if (calls === 0) return;
    if (failure === undefined) usage.answered(key, scopeOf(name), calls);
    else usage.refused(key, scopeOf(name), failure, calls);
    calls = 0;
  }

  return {
    /**
     * @param sent the item as it was sent
     * @param why why it was refused; undefined if it was answered
     * @param times how many calls it was
     */
    add(sent: unknown, why: Failure | undefined, times = 1): void {
      const asked = (sent as { readonly operation?: unknown } | null)?.operation;
      if (asked !== name || why?.code !== failure?.code) {
        count();
        name = asked;
        failure = why;
      }
      calls += times;
    },
    /** Counts the last items. */
    end: count,
  };
}
