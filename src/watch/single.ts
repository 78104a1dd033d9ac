import { type Block, type PageText } from './page';
import { type Figure, figuresIn } from './numbers';
import { anyOf, type Axis, keysIn, plain } from './terms';

/** One thing that a figure is about: a key of an axis of words. */
export interface Aspect {
  readonly axis: Axis;
  readonly key: string;
  /** Must the page name it? Otherwise it only must not name another key of the axis. */
  readonly isNamed: boolean;
  /** May the same words name several keys of the axis at once? */
  readonly overlaps?: boolean;
}

/** Words that stand for something else than the figure, such as those of an exception. */
interface Exclusion {
  readonly axis: Axis;
  readonly isExcluded: true;
}
export type Subject = readonly (Aspect | Exclusion)[];

/** A single figure of the law. */
interface Wanted {
  readonly kind: 'percent' | 'amount';
  readonly value: number;
  readonly subject: Subject;
}

/** A text around a figure, the nearest first. */
interface Context {
  readonly text: string;
  /** Does it stand for the whole row or column, as a heading does? */
  readonly heads: boolean;
}

const percentHead = anyOf([
  '%',
  'percent',
  'per cent',
  'rate',
  'taux',
  'taxa',
  'pourcentage',
  'percentagem',
  'aliquota',
  'المعدل',
  'النسبة',
  'السعر',
]);
const hasPercentHead = (text: string): boolean => text.includes('%') || percentHead.test(text);

/** The sentence around a place, without splitting numbers. */
function sentenceAround(text: string, { start, end }: Figure): string {
  const before = text
    .slice(0, start)
    .split(/[.;!?](?=\s)/)
    .at(-1)!;
  const after = text.slice(end).split(/[.;!?](?=\s|$)/)[0]!;
  return before + text.slice(start, end) + after;
}

/**
 * The words that belong to one of several figures of a text: those before it where the text names a thing before its
 * first figure, otherwise those after it.
 */
function clauseOf(text: string, figures: readonly Figure[], index: number, axis: Axis): string {
  const figure = figures[index]!;
  const sentence = sentenceAround(text, figure);
  const from = text.indexOf(sentence);
  const inside = figures.filter(({ start, end }) => start >= from && end <= from + sentence.length);
  const first = inside[0] ?? figure;
  const at = inside.indexOf(figure);
  if (keysIn(text.slice(from, first.start), axis).size > 0)
    return text.slice(at > 0 ? inside[at - 1]!.end : from, figure.start);
  return text.slice(figure.end, inside[at + 1]?.start ?? from + sentence.length);
}

const isNumeric = (text: string): boolean => figuresIn(text).some(({ beside }) => !beside);

/** A block with its texts made plain, and what stands above each column. */
interface PlainBlock {
  readonly rows: readonly (readonly string[])[];
  readonly above: readonly string[];
}

function headsOf(rows: readonly (readonly string[])[], row: number, column: number): string {
  const heads: string[] = [];
  for (let i = row - 1; i >= 0; i--) {
    const cell = rows[i]![column] ?? '';
    if (rows[i]!.every((text) => !isNumeric(text) || text === '')) {
      heads.push(cell);
      if (i > 0 && !rows[i - 1]!.every((text) => !isNumeric(text))) break;
    }
  }
  return heads.join(' ');
}

/** The texts around a figure of a cell, nearest first, for one axis. */
function contextsOf(
  { rows, above }: PlainBlock,
  row: number,
  column: number,
  figures: readonly Figure[],
  index: number,
  axis: Axis,
): readonly Context[] {
  const cells = rows[row]!;
  const text = cells[column]!;
  const beside = cells.filter((cell, i) => i !== column && !isNumeric(cell)).join(' # ');
  return [
    { text: clauseOf(text, figures, index, axis), heads: false },
    { text: sentenceAround(text, figures[index]!), heads: false },
    { text, heads: false },
    ...(cells.length > 1
      ? [
          { text: headsOf(rows, row, column), heads: true },
          { text: beside, heads: true },
        ]
      : []),
    ...[...above].reverse().map((one) => ({ text: one, heads: false })),
  ];
}

/** Are the words around a figure those of its subject? The nearest words of an axis decide. */
function isAbout(aspect: Aspect | Exclusion, contexts: readonly Context[], isAlone: boolean): boolean {
  const { axis } = aspect;
  if ('isExcluded' in aspect)
    return contexts.every(({ text, heads }, i) => (i > 0 && !heads) || keysIn(text, axis).size === 0);
  const { key, isNamed, overlaps = false } = aspect;
  for (const { text, heads } of contexts) {
    const keys = keysIn(text, axis);
    if (keys.size === 0) continue;
    if (overlaps && !keys.has(key)) continue;
    return keys.has(key) && (keys.size === 1 || heads || overlaps || isAlone);
  }
  return !isNamed;
}

const isValue = ({ readings }: Figure, value: number): boolean =>
  readings.some((reading) => Math.abs(reading - value) < 1e-9 * Math.max(1, value));

/** Where a figure stands: its block, row and place in the row. */
export interface Found {
  readonly block: number;
  readonly row: number;
  readonly column: number;
  readonly start: number;
}

function inBlock(block: PlainBlock, number: number, { kind, value, subject }: Wanted): Found[] {
  return block.rows.flatMap((cells, row) =>
    cells.flatMap((text, column): Found[] => {
      const figures = figuresIn(text);
      const sameKind = (figure: Figure): boolean =>
        kind === 'amount'
          ? !figure.percent
          : figure.percent ||
            (cells.length > 1 &&
              hasPercentHead([headsOf(block.rows, row, column), ...block.above.slice(-1)].join(' ')));
      return figures.flatMap((figure, index): Found[] => {
        if (!isValue(figure, value) || !sameKind(figure)) return [];
        if (kind === 'percent' && !figure.percent && figure.readings.every((one) => one > 100)) return [];
        const kindred = figures.filter((one) => sameKind(one));
        const isAlone = kindred.every((one) => isValue(one, value));
        const fits = subject.every((aspect) =>
          isAbout(aspect, contextsOf(block, row, column, figures, index, aspect.axis), isAlone),
        );
        return fits ? [{ block: number, row, column, start: figure.start }] : [];
      });
    }),
  );
}

/** A page with its texts made plain. */
export const plainPage = (page: PageText): readonly PlainBlock[] =>
  page.map(({ rows, above }: Block) => ({ rows: rows.map((cells) => cells.map(plain)), above: above.map(plain) }));

/** The places where a page states a figure near a word of its subject. */
export const placesOf = (page: readonly PlainBlock[], wanted: Wanted): readonly Found[] =>
  page.flatMap((block, number) => inBlock(block, number, wanted));

/** The number of the block in which a page speaks of a subject and has a figure of its kind; undefined where none does. */
export function blockAbout(page: readonly PlainBlock[], { kind, subject }: Wanted): number | undefined {
  const speaks = ({ rows, above }: PlainBlock): boolean =>
    subject.every(
      (aspect) =>
        'isExcluded' in aspect ||
        !aspect.isNamed ||
        keysIn([...above, ...rows.flat()].join(' # '), aspect.axis).has(aspect.key),
    );
  const hasFigure = ({ rows }: PlainBlock): boolean =>
    rows
      .flat()
      .some((text) => figuresIn(text).some(({ percent, beside }) => !beside && (kind === 'percent') === percent));
  const found = page.findIndex((block) => hasFigure(block) && speaks(block));
  return found < 0 ? undefined : found;
}
