import type { ReadingOutcome } from '../contract/words/readings';
import type { TaxYear } from '../reference/tax-year';
import { type PageText, textOf } from './page';
import type { WatchedFigure } from './figures';
import { mostLike, scalesIn, yearsOfScales } from './scale';
import { blockAbout, type Found, placesOf, plainPage, type Subject } from './single';

/** A figure that a page does not state as the law has it. */
export interface MissingFigure {
  readonly id: string;
  readonly about: string;
  /** What the law says. */
  readonly law: string;
  /** The passage of the page that is most like it; null where none is. */
  readonly page: string | null;
}

/** What a page states of the figures that it is cited for. */
export interface JudgedPage {
  readonly outcome: Extract<ReadingOutcome, 'same' | 'differs'>;
  /** The ids of the figures found. */
  readonly found: readonly string[];
  readonly missing: readonly MissingFigure[];
}

/** As much of a passage as a person compares at a glance. */
const longestPassage = 1_500;

const yearOf = (day: string): number => Number(day.slice(0, 4));

/**
 * Is a scale that a page states the one of the law in force? A page may list those of several years: then only the
 * newest that has begun counts.
 */
function isOfLaw(named: readonly number[], others: readonly number[], since: string | null, year: TaxYear): boolean {
  if (named.length === 0) return true;
  const newest = Math.max(...named);
  const last = yearOf(year.to);
  if (since !== null && newest < yearOf(since)) return false;
  if (Math.min(...named) > last) return false;
  return !others.some((other) => other > newest && other <= last);
}

const isScale = ({ looksFor }: WatchedFigure): boolean => looksFor.kind === 'scale';

/**
 * Compares the text of a page with the law that cites it. A scale must stand in its order in one table or paragraph; a
 * single figure must stand near a word of its subject; figures of one fact must stand in their order.
 *
 * @param year the tax year that is running
 */
export function judgePage(page: PageText, figures: readonly WatchedFigure[], year: TaxYear): JudgedPage {
  const texts = plainPage(page);
  const scaleYears = figures.some(isScale) ? page.flatMap(yearsOfScales) : [];
  const places = new Map<string, readonly Found[]>();
  const found = new Set<string>();
  for (const { id, since, looksFor } of figures) {
    const at =
      looksFor.kind === 'scale'
        ? page.flatMap((block, number) =>
            scalesIn(block, looksFor)
              .filter(({ years }) => isOfLaw(years, scaleYears, since, year))
              .map(({ row }) => ({ block: number, row, column: 0, start: 0 })),
          )
        : placesOf(texts, looksFor);
    places.set(id, at);
    if (at.length > 0) found.add(id);
  }
  for (const id of [...outOfOrder(figures, places), ...tooFew(figures, places)]) found.delete(id);
  const missing = figures
    .filter(({ id }) => !found.has(id))
    .map(({ id, about, says, looksFor }) => ({ id, about, law: says, page: passageFor(page, texts, looksFor) }));
  return { outcome: missing.length === 0 ? 'same' : 'differs', found: [...found], missing };
}

const isAfter = (a: Found, b: Found): boolean =>
  a.block === b.block &&
  (a.row > b.row || (a.row === b.row && (a.column > b.column || (a.column === b.column && a.start > b.start))));

/** Figures of one fact that stand on the page in another order than in the law: they were exchanged. */
function outOfOrder(figures: readonly WatchedFigure[], places: ReadonlyMap<string, readonly Found[]>): string[] {
  const byFact = new Map<string, WatchedFigure[]>();
  for (const figure of figures)
    if (figure.looksFor.kind !== 'scale') {
      const fact = `${figure.id.slice(0, figure.id.lastIndexOf(': '))} ${figure.looksFor.kind}`;
      byFact.set(fact, [...(byFact.get(fact) ?? []), figure]);
    }
  return [...byFact.values()].flatMap((ofFact) => {
    const found = ofFact.filter(({ id }) => (places.get(id)?.length ?? 0) > 0);
    const lists = found.map(({ id }) => places.get(id)!);
    // Figures in different blocks have no order.
    const blocks = [...new Set(lists.flat().map(({ block }) => block))];
    const shared = blocks.filter((block) => lists.every((list) => list.some((one) => one.block === block)));
    return found.length < 2 || shared.length === 0 || shared.some((block) => areInOrder(lists, block))
      ? []
      : found.map(({ id }) => id);
  });
}

/** Does a block have a place of each figure, one after the other? */
function areInOrder(lists: readonly (readonly Found[])[], block: number): boolean {
  let at: Found | undefined;
  for (const list of lists) {
    const next = list.find((one) => one.block === block && (at === undefined || isAfter(one, at)));
    if (next === undefined) return false;
    at = next;
  }
  return true;
}

const distinct = (places: readonly Found[]): number =>
  new Set(places.map(({ block, row, column, start }) => `${block} ${row} ${column} ${start}`)).size;

const keysOf = (subject: Subject): string => subject.map((aspect) => ('key' in aspect ? aspect.key : '')).join(' ');

/** Figures of the same value, such as two reliefs of one amount, of which the page states fewer than the law. */
function tooFew(figures: readonly WatchedFigure[], places: ReadonlyMap<string, readonly Found[]>): string[] {
  const alike = new Map<string, string[]>();
  for (const { id, says, looksFor } of figures) {
    const what = looksFor.kind === 'scale' ? says : `${looksFor.kind} ${looksFor.value} ${keysOf(looksFor.subject)}`;
    alike.set(what, [...(alike.get(what) ?? []), id]);
  }
  return [...alike.values()].flatMap((ids) => (distinct(places.get(ids[0]!)!) < ids.length ? ids : []));
}

/** The passage that a person should compare with the law. */
function passageFor(
  page: PageText,
  texts: ReturnType<typeof plainPage>,
  looksFor: WatchedFigure['looksFor'],
): string | null {
  const block = looksFor.kind === 'scale' ? mostLike(page, looksFor) : page[blockAbout(texts, looksFor) ?? -1];
  if (block === undefined) return null;
  const text = textOf(block);
  return text.length > longestPassage ? `${text.slice(0, longestPassage)}…` : text;
}
