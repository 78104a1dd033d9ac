/** The length of a slice, in milliseconds. */
const slice = 5;

/**
 * A look at the clock takes as long as a small entry. Where entries took less than `quick` milliseconds since the last
 * look, the next comes after `most` of them.
 */
const looks = { most: 8, quick: 0.1 };

interface Conditions {
  /** Waits for the next slice. */
  readonly turn: () => Promise<void>;
  /** Is the result still wanted? */
  readonly isWanted: () => boolean;
  /** The time that all slices may take together, in milliseconds. */
  readonly budget: number;
}

/**
 * Works through a list in slices of a few milliseconds.
 *
 * @param work a promise that it returns is waited for, and the wait is not counted
 * @returns how many entries were processed: fewer than all if the result is no longer wanted or the budget is used up
 */
export async function inSlices<Entry>(
  entries: readonly Entry[],
  work: (entry: Entry, at: number) => unknown,
  { turn, isWanted, budget }: Conditions,
): Promise<number> {
  let at = 0;
  for (let left = budget; at < entries.length && left > 0;) {
    await turn();
    const start = performance.now();
    let [took, step] = [0, 1];
    while (at < entries.length && took < slice && took < left && isWanted()) {
      const next = Math.min(at + step, entries.length);
      let later: unknown;
      while (at < next && !(later instanceof Promise) && isWanted()) {
        later = work(entries[at]!, at);
        at++;
      }
      const now = performance.now() - start;
      step = now - took < looks.quick ? looks.most : 1;
      took = now;
      if (later instanceof Promise) {
        await later;
        break;
      }
    }
    if (!isWanted()) break;
    left -= took;
  }
  return at;
}
