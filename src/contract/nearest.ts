import { distance } from 'fastest-levenshtein';

/** The candidate closest to a mistyped word; undefined if none is close. Ignores letter case. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.trim().toLowerCase().slice(0, 60);
  if (wanted === '') return undefined;
  let best: string | undefined;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    // A word that differs more in length alone cannot be closer.
    if (Math.abs(candidate.length - wanted.length) >= least) continue;
    const edits = distance(wanted, candidate.toLowerCase());
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best;
}
