/** Number of single-character edits (insert, delete, replace, swap of neighbours) that turn `a` into `b`. */
function edits(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(previous[j]! + 1, current[j - 1]! + 1, replaced);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      current.push(least);
    }
    before = previous;
    previous = current;
  }
  return previous[b.length]!;
}

/**
 * The candidate closest to a mistyped word; undefined if none is close. Ignores letter case.
 *
 * @param most edits that still count as close; one for three letters when left out
 */
export function nearest(word: string, candidates: Iterable<string>, most?: number): string | undefined {
  const wanted = word.trim().toLowerCase().slice(0, 60);
  if (wanted === '') return undefined;
  let best: string | undefined;
  let least = (most ?? Math.max(1, Math.floor(wanted.length / 3))) + 1;
  for (const candidate of candidates) {
    const distance = edits(wanted, candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}
