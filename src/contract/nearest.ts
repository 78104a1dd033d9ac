import { distance } from 'fastest-levenshtein';

/** Do two words differ only in two neighbouring letters that changed places? */
function areSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  return (
    one.length === other.length &&
    at >= 0 &&
    `${one.slice(0, at)}${one[at + 1]}${one[at]}${one.slice(at + 2)}` === other
  );
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
    // A word that differs more in length alone cannot be closer.
    if (Math.abs(candidate.length - wanted.length) >= least) continue;
    const known = candidate.toLowerCase();
    const edits = areSwapped(wanted, known) ? 1 : distance(wanted, known);
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best;
}
