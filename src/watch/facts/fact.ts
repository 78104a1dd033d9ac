import type { LawArea } from '../../contract/words/law-areas';
import type { DatedFact } from '../../engine/law/evidence';
import type { OwnEvidence } from '../../reference/schema';
import type { WatchedFigure } from '../figures';
import type { WatchedScale } from '../scale';
import type { Aspect, Subject } from '../single';
import { type Axis, plain } from '../terms';
import { axes } from '../words';

/** A fact of law in force, and the figures that a page must state for it. */
export interface Fact {
  /** The ids of its sources. */
  readonly sources: readonly string[];
  /** Its first day; null where it is not established. */
  readonly since: string | null;
  readonly area: LawArea;
  readonly figures: readonly WatchedFigure[];
}

/** A fact of an entry: with the sources of its cell, where the cell states any. */
export const inEntry =
  (area: LawArea, entry: DatedFact & { readonly sources: readonly string[] }) =>
  (cell: OwnEvidence, figures: readonly WatchedFigure[]): Fact => ({
    sources: cell.sources ?? entry.sources,
    since: entry.effective_from,
    area,
    figures,
  });

/** The period of the amounts of a rule. */
export const periodOf = (basis: string | undefined): WatchedScale['period'] =>
  basis === 'monthly' ? 'month' : basis === 'annual' ? 'year' : 'other';

/** A page must name the tax. */
export const aboutTax = (key: keyof typeof axes.tax): Aspect => ({
  axis: axes.tax,
  key,
  isNamed: true,
  overlaps: true,
});

/** A name without what is added to it, which may hold the very figures. */
export const headOf = (name: string): string => name.split(/[,(:\d]/)[0]!.trim();

/** Shorter words are in many names. */
const leastLetters = 6;
const wordsIn = (name: string): string[] =>
  plain(name)
    .split(/[^\p{L}-]+/u)
    .filter((word) => word.length >= leastLetters);

/** What tells several items of a law from each other: their names, and the words that only one of the names has. */
export function itemsAxis(items: readonly { readonly id: string; readonly name: string }[]): Axis {
  const words = ownWords(items);
  return Object.fromEntries(
    items.map(({ id, name }) => [id, [headOf(name), ...words[id]!].filter((term) => term.length > 2)]),
  );
}

/** The words that only one of several names has. */
function ownWords(items: readonly { readonly id: string; readonly name: string }[]): Axis {
  const uses = new Map<string, number>();
  for (const word of items.flatMap(({ name }) => [...new Set(wordsIn(name))]))
    uses.set(word, (uses.get(word) ?? 0) + 1);
  return Object.fromEntries(items.map(({ id, name }) => [id, wordsIn(name).filter((word) => uses.get(word) === 1)]));
}

/** Words of the other items of an axis must not be nearer than those of this one. */
export const itemOf = (axis: Axis, key: string, isNamed = false): Aspect => ({ axis, key, isNamed });

/**
 * What tells an item from others of which the same words speak: the words that only its name has; where it has none, the
 * absence of theirs.
 */
export function tellApart(alike: readonly { readonly id: string; readonly name: string }[], id: string): Subject {
  if (alike.length < 2) return [];
  const words = ownWords(alike);
  if (words[id]!.length > 0) return [itemOf(words, id, true)];
  const others = Object.fromEntries(Object.entries(words).filter(([other, list]) => other !== id && list.length > 0));
  return [{ axis: others, isExcluded: true }];
}
