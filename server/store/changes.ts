import { setImmediate as nextRound } from 'node:timers/promises';
import type { Ledger, StoredObservation } from './ledger';

/** Observations in one page: a few milliseconds of work. */
const pageSize = 500;

/**
 * All changes to the ledger after a version, and the version that includes them. The ledger is read in pages, so a
 * large import does not keep callers waiting. A change made during the read is left for the next call.
 */
export async function changesAfter(
  ledger: Pick<Ledger, 'changed' | 'ledgerVersion'>,
  after: number,
): Promise<{ readonly version: number; readonly observations: readonly StoredObservation[] }> {
  const upTo = await ledger.ledgerVersion();
  const observations: StoredObservation[] = [];
  if (upTo > after) {
    let page: readonly StoredObservation[];
    do {
      page = await ledger.changed({ after, upTo }, { afterNumber: observations.at(-1)?.id ?? 0, most: pageSize });
      observations.push(...page);
      await nextRound();
    } while (page.length === pageSize);
  }
  return { version: upTo, observations };
}
