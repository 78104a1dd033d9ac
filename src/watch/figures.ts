import type { Band } from '../reference/schema';
import { say } from '../language/say';
import { bandsInWords, numberInWords, percentInWords } from '../reference/words';
import type { WatchedScale } from './scale';
import type { Subject } from './single';

/** A figure of the law, or a scale of figures, that a page must state. */
export interface WatchedFigure {
  /** The same as long as the law says the same: its place in the country file and what it states. */
  readonly id: string;
  /** What it is about, for a person: `Income tax, scale`. */
  readonly about: string;
  /** What the law says: `10 % to 24,000, 25 % above 24,000`. */
  readonly says: string;
  /** The first day of the law that states it; null where it is not established. */
  readonly since: string | null;
  readonly looksFor:
    | ({ readonly kind: 'scale' } & WatchedScale)
    | { readonly kind: 'percent' | 'amount'; readonly value: number; readonly subject: Subject };
}

/** Where the figures of a fact stand, and what they are about. */
export interface Place {
  /** The path in the country file: `KE income.bands`. */
  readonly path: string;
  readonly about: string;
  readonly since: string | null;
  readonly subject: Subject;
  readonly period: WatchedScale['period'];
}

/** Smaller amounts are numbers of months, days or children rather than money. */
const leastAmount = 10;

export const percentFigure = ({ path, about, since, subject }: Place, value: number): WatchedFigure => ({
  id: `${path}: ${percentInWords(value)}`,
  about,
  since,
  says: percentInWords(value),
  looksFor: { kind: 'percent', value, subject },
});

export const amountFigure = ({ path, about, since, subject }: Place, value: number): WatchedFigure => ({
  id: `${path}: ${numberInWords(value)}`,
  about,
  since,
  says: numberInWords(value),
  looksFor: { kind: 'amount', value, subject },
});

/** A scale as one figure where its rates rise; otherwise, as with a base between two limits, each figure for itself. */
export function bandFigures(place: Place, bands: readonly Band[]): readonly WatchedFigure[] {
  // The text is part of an id: it stays the same in every language.
  const text = say(bandsInWords(bands));
  const rates = new Set(bands.map(({ rate }) => rate).filter((rate) => rate > 0));
  if (bands.length > 1 && new Set(bands.map(({ rate }) => rate)).size > 1)
    return [
      {
        id: `${place.path}: ${text}`,
        about: place.about,
        since: place.since,
        says: text,
        looksFor: { kind: 'scale', bands, period: place.period },
      },
    ];
  return [
    ...[...rates].map((rate) => percentFigure(place, rate)),
    ...[...new Set(bands.flatMap(({ from, to }) => [from, to ?? 0]))]
      .filter((limit) => limit >= leastAmount)
      .map((limit) => amountFigure(place, limit)),
  ];
}

const isBandList = (list: unknown): list is readonly Band[] =>
  Array.isArray(list) &&
  list.length > 0 &&
  list.every((one) => typeof one === 'object' && one !== null && 'from' in one && 'rate' in one);

/** Parts of a formula that hold no figure of the law: whom it is for, multipliers, and steps of rounding. */
const noFigures: ReadonlySet<string> = new Set([
  'where',
  'fraction',
  'product',
  'quotient',
  'to',
  'direction',
  'currency',
  'times',
]);

/** The figures of a rule that is stated as a formula. */
export function formulaFigures(place: Place, formula: unknown): readonly WatchedFigure[] {
  if (typeof formula === 'number') return formula >= leastAmount ? [amountFigure(place, formula)] : [];
  if (typeof formula !== 'object' || formula === null) return [];
  if (isBandList(formula)) return bandFigures(place, formula);
  if (Array.isArray(formula)) return formula.flatMap((part: unknown) => formulaFigures(place, part));
  return Object.entries(formula).flatMap(([key, part]) => {
    if (key === 'percent' && typeof part === 'number') return part > 0 ? [percentFigure(place, part)] : [];
    return noFigures.has(key) ? [] : formulaFigures(place, part);
  });
}
