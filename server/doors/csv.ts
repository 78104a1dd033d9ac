import type { FastifyRequest } from 'fastify';
import { stringify } from 'csv-stringify/sync';
import type { Failure } from '../../src/contract';
import type { Columns } from '../../src/contract/columns';
import { byteOrderMark, looksLikeFormula } from '../../src/contract/csv';
import { type Language, languageParameter } from '../../src/language/languages';
import { message } from '../../src/language/message';
import { headingOf } from '../../src/language/tables';
import { addressProblem, addressValues } from '../errors/address-values';
import { isLanguage } from '../errors/reader';

/** What is wrong with the requested format; undefined if nothing is. */
export function formatFailure({ url }: FastifyRequest): Failure | undefined {
  const problem =
    addressProblem(
      url,
      'format',
      (value) => /^(csv|json)$/i.test(value),
      (format) => message('format_unknown', { format }),
    ) ??
    addressProblem(
      url,
      'bom',
      (value) => /^[01]$/.test(value),
      (bom) => message('bom_unknown', { bom }),
    );
  return problem && { code: 'invalid_format', message: problem };
}

/**
 * Does the caller want a table? `format=csv` asks for one. Without a format, an Accept header that puts CSV before JSON
 * does.
 */
export function wantsCsv(request: FastifyRequest): boolean {
  const [format] = addressValues(request.url, 'format');
  if (format !== undefined) return /^csv$/i.test(format);
  const accept = request.headers.accept ?? '';
  const csv = accept.indexOf('text/csv');
  const json = accept.indexOf('application/json');
  return csv >= 0 && (json < 0 || csv < json);
}

/** The text of a cell. Text that a spreadsheet would take for a formula is marked as text. */
export function cellOf(value: unknown): unknown {
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' && looksLikeFormula(value) ? `'${value}` : value;
}

/** A row of a table. */
export type Row = Readonly<Record<string, unknown>>;

/** The columns of rows, where an operation has several tables: those that have a place for every field of a row. */
export const columnsFor = ([first, ...others]: readonly [Columns, ...Columns[]], [row = {}]: readonly Row[]): Columns =>
  [first, ...others].find((columns) => Object.keys(row).every((field) => columns.includes(field))) ?? first;

/** A table as it goes out: with a byte order mark for Excel, unless `bom=0` asks for none. */
export const marked = (request: FastifyRequest, table: string): string =>
  addressValues(request.url, 'bom')[0] === '0' ? table : byteOrderMark + table;

/**
 * The language of the headings: that of `lang` in the address. `Accept-Language` does not count, because a browser sends
 * it unasked, and programs find columns by the names of their fields.
 */
export function headingLanguage({ url }: FastifyRequest): Language {
  const [language] = addressValues(url, languageParameter);
  return isLanguage(language) ? language : 'en';
}

/** Rows as CSV with a header line in a language. */
export const csv = (columns: Columns, rows: readonly Row[], language: Language): string =>
  stringify(
    rows.map((row) => columns.map((column) => cellOf(row[column] ?? ''))),
    { header: true, columns: columns.map((column) => headingOf(column, language)), record_delimiter: 'windows' },
  );
