import { setImmediate as nextRound } from 'node:timers/promises';
import type { Ledger, StoredObservation } from './ledger';

/** Observations in one page: a few milliseconds of work. */
const pageSize = 500;

/**
 * Reads all changes to the ledger after a version. It is read in pages, so a large import neither keeps callers waiting
 * nor is in memory as a whole. A change made during the read is left for the next call.
 *
 * @param use receives each page
 * @returns the version that includes the changes
 */
export async function readChanges(
  ledger: Pick<Ledger, 'changed' | 'ledgerVersion'>,
  after: number,
  use: (page: readonly StoredObservation[]) => void,
): Promise<number> {
  const upTo = await ledger.ledgerVersion();
  if (upTo > after) {
    let afterNumber = 0;
    let page: readonly StoredObservation[];
    do {
      page = await ledger.changed({ after, upTo }, { afterNumber, most: pageSize });
      use(page);
      afterNumber = page.at(-1)?.id ?? afterNumber;
      await nextRound();
    } while (page.length === pageSize);
  }
  return upTo;
}

/**
 * All changes to the ledger after a version, and the version that includes them.
 *
 * @param kept what to keep of an observation. The rest of a page is dropped before the next page is read.
 */
export async function changesAfter<Kept>(
  ledger: Pick<Ledger, 'changed' | 'ledgerVersion'>,
  after: number,
  kept: (observation: StoredObservation) => Kept,
): Promise<{ readonly version: number; readonly observations: readonly Kept[] }> {
  const observations: Kept[] = [];
  const version = await readChanges(ledger, after, (page) => {
    for (const observation of page) observations.push(kept(observation));
  });
  return { version, observations };
}

/** Keeps an observation as it is stored. */
export const asStored = (observation: StoredObservation): StoredObservation => observation;
