import type { LabourLaw } from '../contract/labour';
import type { LabourKind } from '../contract/words/labour';
import { addMonths } from '../day';
import type { WorkbookWords } from '../language/en/workbooks';
import {
  area,
  type Block,
  type BookSettings,
  type BookSheet,
  column,
  type Content,
  formula,
  head,
  line,
  on,
} from './book';
import type { CalculableRule, LabourFacts } from './labour-facts';

/** What a book of labour law is made for. */
export interface LabourBookSettings extends BookSettings {
  readonly country: string;
  readonly countryName: string;
  readonly law: LabourLaw;
  readonly facts: LabourFacts;
  /** Pay of a month of the examples, in the currency of the country. */
  readonly pay: number;
  readonly money: string;
  /** Today, YYYY-MM-DD. */
  readonly today: string;
}

export const dayFormat = 'yyyy-mm-dd';

/** The rule of a kind, which the country has. */
export const ruleOf = (facts: LabourFacts, kind: LabourKind): CalculableRule => facts.get(kind)!;

/** A day some years and months before another one, on the first of its month. */
export const firstDayBefore = (day: string, years: number, months = 0): string =>
  `${addMonths(day.slice(0, 7), -12 * years - months)}-01`;

/** Names and values that a function takes as its details, as two columns to type into. */
export interface DetailBlock {
  readonly blocks: readonly Block[];
  /** The two columns, for a formula. */
  readonly cells: string;
  /** How many rows it takes. */
  readonly rows: number;
}

/**
 * Details of a function of labour law. The group that the law tells apart has a drop-down.
 *
 * @param names the details, by the names that the function knows
 */
export function detailBlock(
  row: number,
  at: number,
  { groups, group }: CalculableRule,
  names: readonly string[],
): DetailBlock {
  const shown = names.filter((name) => name !== 'category' || groups.length > 0);
  return {
    rows: shown.length,
    cells: area(row, at, shown.length, 2),
    blocks: [
      column(row, at, shown, 'label'),
      ...shown.map((name, i): Block => ({
        row: row + i,
        column: at + 1,
        rows: name === 'category' && group !== '' ? [[group]] : [],
        reach: { rows: 1, columns: 1 },
        look: 'input',
        ...(name === 'category' ? { choices: groups } : {}),
      })),
    ],
  };
}

/**
 * A table with a row for each employee. Its headings are above it, and above them its sums.
 *
 * @param sheet the name of its sheet
 * @param firstAt its first row
 */
export function employeeTable(sheet: string, firstAt: number, places: number) {
  const rows = Array.from({ length: places }, (_, place) => firstAt + place);
  const columnOf = (at: number): string => area(firstAt, at, places, 1);
  return {
    /** A column, for a formula on any sheet. */
    there: (at: number): string => on(sheet, columnOf(at)),
    headings: (names: readonly string[]): Block => line(firstAt - 1, 0, names, 'heading'),
    /** Sums of columns beside each other. */
    sums: (columns: readonly number[], format: string): Block =>
      line(
        firstAt - 2,
        columns[0]!,
        columns.map((at) => formula(`SUM(${columnOf(at)})`)),
        'total',
        format,
      ),
    /** A column to type into, with examples. */
    input: (at: number, examples: Block['rows'], format?: string): Block => ({
      row: firstAt,
      column: at,
      rows: examples,
      reach: { rows: places, columns: 1 },
      look: 'input',
      ...(format === undefined ? {} : { format }),
    }),
    /** Figures of each row, in columns beside each other. */
    figures: (at: number, figuresOf: (row: number) => readonly Content[], format: string): Block => ({
      row: firstAt,
      column: at,
      rows: rows.map(figuresOf),
      look: 'figure',
      format,
    }),
  };
}

/** The sheet of the rules that a book rests on, with their articles and sources on the day of its making. */
export function labourSourceSheet(
  name: string,
  { words, law, today }: Pick<LabourBookSettings, 'words' | 'law' | 'today'>,
  kinds: readonly LabourKind[],
): BookSheet {
  const named: Readonly<Partial<Record<LabourKind, keyof WorkbookWords>>> = {
    hours: 'legal_hours',
    overtime: 'overtime',
    annual_leave: 'annual_leave',
    notice: 'notice',
    severance: 'severance',
    redundancy: 'redundancy',
  };
  const rows = law.facts
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ kind, article, effective_from, sources }) =>
      sources.map(({ title, publisher, dated, url }): Content[] => [
        words[named[kind] ?? 'source'],
        article ?? '–',
        effective_from === null ? '–' : { day: effective_from },
        `${title} (${publisher})`,
        dated === null ? '–' : { day: dated },
        url ?? '–',
      ]),
    );
  return {
    name,
    widths: [24, 40, 14, 70, 14, 70],
    blocks: [
      ...head(words.sources, words.labour_sources_note),
      line(2, 0, [words.as_of], 'label'),
      line(2, 1, [{ day: today }], 'figure', dayFormat),
      line(3, 0, [words.rule, words.article, words.in_force_from, words.source, words.dated, words.address], 'heading'),
      { row: 4, column: 0, rows: rows.map(([kind, article]) => [kind!, article!]), look: 'figure' },
      ...[2, 4].map((at): Block => ({
        row: 4,
        column: at,
        rows: rows.map((row) => [row[at]!]),
        look: 'figure',
        format: dayFormat,
      })),
      ...[3, 5].map((at): Block => ({ row: 4, column: at, rows: rows.map((row) => [row[at]!]), look: 'figure' })),
    ],
  };
}
