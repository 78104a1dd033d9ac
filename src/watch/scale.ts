import type { Band } from '../reference/schema';
import { type Block, textOf } from './page';
import { type Figure, figuresIn, saysNil } from './numbers';
import { anyOf, plain } from './terms';
import { remainderWords } from './words';
import { yearsIn } from './years';

/** A scale as the law states it. */
export interface WatchedScale {
  readonly bands: readonly Band[];
  /** The period of its amounts: a page may state them for a month or for a year. */
  readonly period: 'month' | 'year' | 'other';
}

/** A figure in a row, with the cell in which it stands. */
interface Placed extends Figure {
  readonly cell: number;
}

/** A line of a table or of a text that may be a band. */
interface Line {
  readonly figures: readonly Placed[];
  readonly text: string;
  readonly cells: readonly string[];
  /** Where it stands in the block; a line without figures between two lines divides them. */
  readonly row: number;
}

/** Lines that may be bands, and the way in which their block was divided. */
type Lines = readonly Line[];

const lineOf = (cells: readonly string[], row: number): Line => ({
  figures: cells.flatMap((text, cell) => figuresIn(text).map((figure) => ({ ...figure, cell }))),
  text: cells.join(' '),
  cells,
  row,
});

const isMentioned = ({ figures, text }: Line): boolean => figures.some(({ beside }) => !beside) || saysNil(text);

const transposed = (rows: readonly (readonly string[])[]): string[][] =>
  Array.from({ length: Math.max(...rows.map((cells) => cells.length)) }, (_, column) =>
    rows.map((cells) => cells[column] ?? ''),
  );

/**
 * Splits a sentence at its rates: each part ends, or begins, with one. It is no list of bands
 * where figures then belong to no rate, or where the first part has no limit.
 */
function partsOf(text: string, rate: 'last' | 'first'): readonly string[] {
  const rates = figuresIn(text).filter(({ percent }) => percent);
  const cuts = rates.map(({ start, end }) => (rate === 'last' ? end : start));
  const [from, to] = rate === 'last' ? [[0, ...cuts.slice(0, -1)], cuts] : [cuts, [...cuts.slice(1), text.length]];
  const rest = rate === 'last' ? text.slice(cuts.at(-1) ?? 0) : text.slice(0, cuts[0]);
  const parts = from.map((start, i) => text.slice(start, to[i]));
  const beginsWithAmount = figuresIn(parts[0] ?? '').some(({ percent, beside }) => !percent && !beside);
  return beginsWithAmount && !figuresIn(rest).some(({ beside }) => !beside) ? parts : [];
}

const sentencesIn = (text: string): readonly string[] => text.split(/\.(?=\s|$)/);

/** The ways in which a block can be read as bands one below the other. */
function readingsOf({ rows }: Block): readonly Lines[] {
  const cells = rows.map((row) => row.map(plain));
  const asLines = (list: readonly (readonly string[])[]): Lines => list.map(lineOf).filter(isMentioned);
  const isTable = cells.some((row) => row.length > 1);
  if (isTable) return [asLines(cells), asLines(transposed(cells))];
  const whole = cells.flat().join(' ');
  const sentences = new Set([whole, ...sentencesIn(whole)]);
  return [
    asLines(cells),
    ...[...sentences].flatMap((text) =>
      (['last', 'first'] as const).map((rate) => asLines(partsOf(text, rate).map((part) => [part]))),
    ),
  ];
}

/** What a figure beside a rate can state about a band. */
type Role = 'lower' | 'upper' | 'width' | 'other';
type Form = ReadonlySet<Role>;

/** The ways in which scales are printed: by their limits, or by the width of each band. */
const forms: readonly Form[] = (
  [
    ['upper'],
    ['lower', 'upper'],
    ['lower'],
    ['width'],
    ['upper', 'width'],
    ['lower', 'width'],
    ['lower', 'upper', 'width'],
  ] as const
).map((roles) => new Set(roles));

const near = (reading: number, value: number, within: number): boolean => Math.abs(reading - value) <= within;

/** The figures of a band in a period, `factor` times as long as that of the law. */
interface Expected {
  readonly factor: number;
  readonly values: Readonly<Record<Role, readonly number[]>>;
  readonly within: number;
}

const cent = 0.01;

/** Tax on the whole of a scale up to a limit, which tables print beside the band. */
function taxUpTo(bands: readonly Band[], limit: number): number {
  return bands.reduce(
    (tax, { from, to, rate }) => tax + (limit > from ? ((Math.min(limit, to ?? Infinity) - from) * rate) / 100 : 0),
    0,
  );
}

function expectedOf(bands: readonly Band[], index: number, factor: number): Expected {
  const { from, to, rate, fixed, subtract } = bands[index]!;
  const scaled = (list: readonly (number | undefined)[]): number[] =>
    list.flatMap((value) => (value === undefined ? [] : value * factor));
  const taxes = [taxUpTo(bands, from), ...(to === null ? [] : [taxUpTo(bands, to), ((to - from) * rate) / 100])];
  const lower = scaled([from]);
  const upper = scaled([to ?? undefined]);
  return {
    factor,
    within: factor === 1 ? cent / 10 : factor > 1 ? factor : 1,
    values: {
      lower: lower.flatMap((value) => [value, value + 1, value + cent]),
      upper: upper.flatMap((value) => [value, value - 1, value - cent]),
      width: scaled([to === null ? undefined : to - from]),
      other: scaled([fixed, subtract, ...taxes]),
    },
  };
}

const factors = { month: [1, 12], year: [1, 1 / 12], other: [1] } as const;

/** Can a figure be read as one of these? */
const isOneOf = ({ readings }: Figure, values: readonly number[], within: number): boolean =>
  readings.some((reading) => values.some((value) => near(reading, value, within)));

const remainder = anyOf(remainderWords);

/** The cells in which the rate of a band may stand; undefined where the line does not state it. */
function rateCells({ figures, cells, text }: Line, rate: number): readonly (number | 'words')[] {
  const marked = figures.filter(({ percent }) => percent);
  const is = (figure: Figure): boolean => isOneOf(figure, [rate], 1e-9);
  if (marked.length > 0) return marked.every(is) ? [marked[0]!.cell] : [];
  const bare = figures.filter((figure) => is(figure) && (cells.length > 1 || figure === figures.at(-1)));
  return [
    ...bare.map(({ cell }) => cell),
    ...(rate === 0 && saysNil(text) ? [Math.max(0, cells.findIndex(saysNil)), 'words' as const] : []),
  ];
}

/** Does a line state nothing but a band, in a form of printing for each period? */
function statesBand(
  line: Line,
  rate: number,
  rateCell: number | 'words',
  index: number,
  count: number,
  printed: readonly (readonly [Expected, Form])[],
): boolean {
  const marked = line.figures.some(({ percent }) => percent);
  const isRate = (figure: Placed): boolean => figure.cell === rateCell && isOneOf(figure, [rate], 1e-9);
  // Without a percent sign, one figure of the cell of rates is the rate; in a text without cells, the last one is.
  const bare = line.figures.filter(isRate);
  const rates = marked
    ? line.figures.filter(({ percent }) => percent)
    : line.cells.length > 1
      ? bare.slice(0, 1)
      : bare.slice(-1);
  const amounts = line.figures.filter((figure) => !rates.includes(figure));
  const roleOf = (figure: Placed): boolean =>
    printed.some(([{ values, within }, form]) =>
      form.size === 0
        ? false
        : [...form, 'other' as const, ...(index === count - 1 ? (['lower'] as const) : [])].some((role) =>
            isOneOf(figure, values[role], within),
          ),
    );
  const isNumber = (figure: Placed): boolean =>
    figure.cell === 0 && line.cells.length > 2 && isOneOf(figure, [index + 1], 0) && figure === line.figures[0];
  if (!amounts.every((figure) => figure.beside || roleOf(figure) || isNumber(figure))) return false;
  return printed.every(([{ values, within }, form]) => {
    const placeOf = (role: Role): number => amounts.findIndex((figure) => isOneOf(figure, values[role], within));
    if (
      form.has('lower') &&
      form.has('upper') &&
      index > 0 &&
      index < count - 1 &&
      placeOf('lower') >= placeOf('upper')
    )
      return false;
    // One figure is not both the limit and the width of a band, also where these are equal.
    const both = [...values.lower, ...values.width];
    if (
      form.has('lower') &&
      form.has('width') &&
      index > 0 &&
      index < count - 1 &&
      amounts.filter((figure) => isOneOf(figure, both, within)).length < 2
    )
      return false;
    return [...form].every((role) => {
      if (role === 'lower' && index === 0) return true;
      if (role !== 'lower' && index === count - 1)
        return form.has('lower') || endsScale(line, amounts, values.lower, within);
      return placeOf(role) >= 0;
    });
  });
}

/** The last band without a limit above: its lower limit, or a word such as «remainder». */
const endsScale = (line: Line, amounts: readonly Placed[], lower: readonly number[], within: number): boolean =>
  amounts.some((figure) => isOneOf(figure, lower, within)) ||
  (amounts.every(({ beside }) => beside) && remainder.test(line.text));

/**
 * Without a column of lower limits, what the first band states stands above what the second states, and the limit above
 * which the last band begins stands below the others.
 */
function areInOneColumn(run: Lines): boolean {
  const amounts = (line: Line): readonly number[] =>
    line.figures.filter(({ percent, beside }) => !percent && !beside).map(({ cell }) => cell);
  const first = run[0]!.figures.filter(({ percent, beside, readings }) => !percent && !beside && !readings.includes(0));
  if (run.length > 2 && run[0]!.cells.length > 1 && first.length > 0) {
    const second = amounts(run[1]!);
    if (!first.some(({ cell }) => second.includes(cell))) return false;
  }
  const last = run.at(-1)!;
  if (last.cells.length < 2) return true;
  const columns = new Set(run.slice(0, -1).flatMap(amounts));
  const above = run.slice(1, -1).length === 0 ? amounts(run[0]!) : run.slice(1, -1).flatMap(amounts);
  return amounts(last).every((cell) => columns.has(cell) && above.includes(cell));
}

/** A column without any text: the other limits of the bands once stood there. */
const hasEmptyColumn = (run: Lines): boolean =>
  run[0]!.cells.some((_, column) => run.every(({ cells }) => (cells[column] ?? '') === ''));

/** Is a line beside a scale a further band of it? */
function isFurtherBand(line: Line | undefined, next: Line, within: (amount: number) => boolean): boolean {
  if (line === undefined || Math.abs(line.row - next.row) !== 1 || line.cells.length !== next.cells.length)
    return false;
  const rates = line.figures.filter(({ percent, readings }) => percent || readings.some((value) => value <= 100));
  const amounts = line.figures.filter((figure) => !figure.percent && !figure.beside);
  return rates.length > 0 && amounts.some(({ readings }) => readings.some(within));
}

/** Where a scale stands in a block, and the years that are named nearest to it. */
export interface ScaleFound {
  /** The row of the block in which it begins. */
  readonly row: number;
  readonly years: readonly number[];
}

/** Figures of a scale that stand in its order in one block, although not all of them do. */
const partOf = 0.5;

function printedAt(lines: Lines, start: number, { bands, period }: WatchedScale): boolean {
  const run = lines.slice(start, start + bands.length);
  const cells = run.map((line, i) => rateCells(line, bands[i]!.rate));
  const shared = [...new Set(cells.flat())].filter((cell) =>
    cells.every((list) => list.includes(cell) || (list.includes('words') && cell !== 'words')),
  );
  if (shared.length === 0) return false;
  const first = bands[0]!;
  const last = bands.at(-1)!;
  if (isFurtherBand(lines[start + bands.length], run.at(-1)!, (amount) => amount > last.from + 1)) return false;
  if (isFurtherBand(lines[start - 1], run[0]!, (amount) => amount > 1 && amount < (first.to ?? 0))) return false;
  const [one, ...others] = factors[period];
  const pairs = [
    ...forms.map((form) => [[one, form]] as const),
    ...others.flatMap((other) => [
      ...forms.map((form) => [[other, form]] as const),
      ...forms.flatMap((form) =>
        forms.map(
          (second) =>
            [
              [one, form],
              [other, second],
            ] as const,
        ),
      ),
    ]),
  ];
  return shared.some((rateCell) =>
    pairs.some(
      (printed) =>
        (printed.some(([, form]) => form.has('lower')) || areInOneColumn(run)) &&
        (printed.some(([, form]) => form.size > 1 || !form.has('lower')) || !hasEmptyColumn(run)) &&
        run.every((line, index) =>
          statesBand(
            line,
            bands[index]!.rate,
            rateCell,
            index,
            bands.length,
            printed.map(([factor, form]) => [expectedOf(bands, index, factor), form]),
          ),
        ),
    ),
  );
}

/** The years named nearest above a line: in the lines just above it, else in what stands above its block. */
function yearsAbove({ above, rows }: Block, row: number, isSentence: boolean): readonly number[] {
  const lines = isSentence
    ? [textOf({ above, rows })]
    : rows
        .slice(0, row)
        .map((cells) => cells.join(' '))
        .reverse();
  const own: string[] = [];
  for (const line of lines) {
    if (!isSentence && figuresIn(plain(line)).some(({ beside }) => !beside)) break;
    own.push(line);
  }
  for (const text of [...own, ...[...above].reverse()]) {
    const years = yearsIn(plain(text));
    if (years.length > 0) return years;
  }
  return [];
}

/** Every place in which a block states a scale in its order, and nothing else beside it. */
export function scalesIn(block: Block, scale: WatchedScale): readonly ScaleFound[] {
  const isText = block.rows.every((cells) => cells.length === 1);
  return readingsOf(block).flatMap((lines, reading) =>
    lines.flatMap((line, start): ScaleFound[] =>
      start + scale.bands.length <= lines.length && printedAt(lines, start, scale)
        ? [
            {
              row: line.row,
              years: yearsAbove(
                block,
                isText || reading === 0 ? line.row : 0,
                isText && (reading > 0 || block.rows.length === 1),
              ),
            },
          ]
        : [],
    ),
  );
}

/** The figures of a scale that a page must repeat. */
const figuresOf = ({ bands }: WatchedScale): number[] =>
  bands.flatMap(({ from, rate }) => [from, rate]).filter((value) => value !== 0);

/** The share of the figures of a scale that a block has, in any order. */
function shareIn(block: Block, scale: WatchedScale): number {
  const wanted = figuresOf(scale);
  const figures = block.rows.flat().flatMap((text) => figuresIn(plain(text)));
  return (
    wanted.filter((value) => figures.some((figure) => isOneOf(figure, [value, value + 1], 1e-9))).length / wanted.length
  );
}

/** The block that is most like a scale without stating it; undefined where none has half of its figures. */
export function mostLike(blocks: readonly Block[], scale: WatchedScale): Block | undefined {
  const [best] = blocks.map((block) => ({ block, share: shareIn(block, scale) })).sort((a, b) => b.share - a.share);
  return best !== undefined && best.share >= partOf ? best.block : undefined;
}

/** The years of blocks that look like a scale: at least two lines with a rate and an amount. */
export function yearsOfScales(block: Block): readonly number[] {
  const lines = block.rows.map((cells, row) => lineOf(cells.map(plain), row));
  const bandLike = lines.filter(
    ({ figures }) =>
      figures.some(({ percent, readings }) => percent || readings.every((value) => value <= 100)) &&
      figures.some(({ beside, readings }) => !beside && readings.some((value) => value > 100)),
  );
  const sentences = block.rows.length === 1 && bandLike.length === 1 && lines[0]!.figures.length > 3;
  if (bandLike.length < 2 && !sentences) return [];
  return bandLike.flatMap(({ row }) => yearsAbove(block, row, sentences));
}
