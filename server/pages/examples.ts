import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, localeOf } from '../../src/language/languages';
import { message } from '../../src/language/message';
import { dayOfSerial } from '../../src/serial';
import { installedFolder } from '../settings/installed';
import { excelError } from './excel-words';
import { saidOnPage } from './language';

type Cell = string | number | boolean | null;
/** An error in a cell: what the cell shows, and the message behind it. */
export interface ErrorResult {
  readonly error: string;
  readonly message: string;
}
export type ExampleResult = Cell | ErrorResult | readonly (readonly Cell[])[];

/** A formula with its result. */
export interface Example {
  readonly what: string;
  readonly formula: string;
  /** The contents of the ranges that the formula uses. */
  readonly cells?: Readonly<Record<string, readonly (readonly Cell[])[]>>;
  /** Is the result an Excel date? The file has it as YYYY-MM-DD. */
  readonly date?: true;
  /** Does the first column of the result, below its heading, hold Excel dates? Tables here show them as days. */
  readonly dates?: true;
  /** How many rows of the result the file has, if not all. `of` is the number of all rows. */
  readonly rows?: number;
  readonly of?: number;
  /** Is it one of the few examples that introduce the functions? */
  readonly first?: true;
  readonly result: ExampleResult;
  /** The result in an Office in another language, where it differs. */
  readonly resultIn?: Readonly<Partial<Record<Language, ExampleResult>>>;
}

/** Formulas grouped by task, with their results on `day`. */
export interface Examples {
  readonly day: string;
  readonly tasks: readonly { readonly title: string; readonly examples: readonly Example[] }[];
}

/** `docs/examples.json`, the single source of example formulas and their results. */
export const examplesFile = join(installedFolder, 'docs/examples.json');
export const readExamples = (): Examples => JSON.parse(readFileSync(examplesFile, 'utf8')) as Examples;

/** Name of the function that a formula calls. */
export const functionOf = ({ formula }: Pick<Example, 'formula'>): string => /^=SVC\.(\w+)\(/.exec(formula)![1]!;

const isTable = (result: ExampleResult): result is readonly (readonly Cell[])[] => Array.isArray(result);
export const isErrorResult = (result: ExampleResult): result is ErrorResult =>
  typeof result === 'object' && result !== null && !isTable(result);

/** A cell as Excel would show it. */
function cellText(cell: Cell, language: Language): string {
  if (cell === null || cell === '') return saidOnPage(message('example_blank'), language);
  return typeof cell === 'number'
    ? cell.toLocaleString(localeOf[language], {
        minimumFractionDigits: Number.isInteger(cell) ? 0 : 2,
        maximumFractionDigits: 6,
      })
    : String(cell);
}

/** A cell in the column of Excel dates: the day, as the cell shows it once it is formatted as a date. */
const dateText = (cell: Cell, language: Language): string =>
  typeof cell === 'number' ? dayOfSerial(cell) : cellText(cell, language);

/** What an example gives in an Office in a language. */
export const resultIn = ({ result, resultIn: others }: Example, language: Language): ExampleResult =>
  others?.[language] ?? result;

/** The rows of a result, as text. */
export function resultRows(example: Example, language: Language): readonly (readonly string[])[] {
  const { of, dates } = example;
  const result = resultIn(example, language);
  if (isErrorResult(result)) return [[`${excelError(result.error, language)} ${result.message}`]];
  if (!isTable(result)) return [[cellText(result, language)]];
  const rows = result.map((row) =>
    row.map((cell, column) => (dates === true && column === 0 ? dateText(cell, language) : cellText(cell, language))),
  );
  return of === undefined ? rows : [...rows, [saidOnPage(message('example_rows', { count: String(of) }), language)]];
}

/** The contents of an example's ranges, as text below its formula. */
export const rangeTexts = ({ cells = {} }: Example, language: Language): readonly string[] =>
  Object.entries(cells).map(([range, rows]) => {
    const betweenCells = language === 'en' ? ', ' : ' · ';
    const betweenRows = rows[0]!.length > 1 ? '; ' : betweenCells;
    const contents = rows
      .map((row) => row.map((cell) => cellText(cell, language)).join(betweenCells))
      .join(betweenRows);
    return saidOnPage(message('example_range', { contents, range }), language);
  });
