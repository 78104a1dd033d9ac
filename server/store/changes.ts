import { setImmediate as nextRound } from 'node:timers/promises';
import type { Ledger, StoredObservation } from './ledger';

/** Observations in one page: a few milliseconds of work. */
const pageSize = 500;

/**
 * All changes to the ledger after a version, and the version that includes them. The ledger is read in pages, so a
 * large import does not keep callers waiting. A change made during the read is left for the next call.
 *
 * @param kept what to keep of an observation. The rest of a page is dropped before the next page is read.
 */
export async function changesAfter<Kept>(
  ledger: Pick<Ledger, 'changed' | 'ledgerVersion'>,
  after: number,
  kept: (observation: StoredObservation) => Kept,
): Promise<{ readonly version: number; readonly observations: readonly Kept[] }> {
  const upTo = await ledger.ledgerVersion();
  const observations: Kept[] = [];
  if (upTo > after) {
    let afterNumber = 0;
    let page: readonly StoredObservation[];
    do {
      page = await ledger.changed({ after, upTo }, { afterNumber, most: pageSize });
      for (const observation of page) observations.push(kept(observation));
      afterNumber = page.at(-1)?.id ?? afterNumber;
      await nextRound();
    } while (page.length === pageSize);
  }
  return { version: upTo, observations };
}

/** Keeps an observation as it is stored. */
export const asStored = (observation: StoredObservation): StoredObservation => observation;
