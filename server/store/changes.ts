import { setImmediate as nextRound } from 'node:timers/promises';
import type { Ledger, StoredObservation } from './ledger';

/** Observations that are read at once: a few milliseconds of work. */
const pageSize = 500;

/**
 * Everything that changed in the ledger after a version, and the version that includes it. The ledger is read in pages:
 * an import of many thousand figures keeps no caller waiting. A change made during the read is left for the next one.
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
