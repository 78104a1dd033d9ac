import type { FastifyRequest } from 'fastify';
import { stringify } from 'csv-stringify/sync';
import type { Failure } from '../../src/contract';
import type { Columns } from '../../src/contract/columns';
import { message } from '../../src/language/message';

/**
 * The values of the parameter `format`, as written. They are read from the address, because a checked query holds only
 * the parameters that its route knows.
 */
const formatsOf = ({ url }: FastifyRequest): readonly string[] =>
  url.includes('?')
    ? new URLSearchParams(url.slice(url.indexOf('?'))).getAll('format').filter((format) => format !== '')
    : [];

/** What is wrong with the requested format; undefined if nothing is. */
export function formatFailure(request: FastifyRequest): Failure | undefined {
  const formats = formatsOf(request);
  if (formats.length > 1)
    return { code: 'invalid_format', message: message('field_repeated', { field: 'format', times: formats.length }) };
  const [format] = formats;
  if (format === undefined || /^(csv|json)$/i.test(format)) return undefined;
  return {
    code: 'invalid_format',
    message: message('format_unknown', { format: JSON.stringify(format.slice(0, 40)) }),
  };
}

/**
 * Does the caller want a table? `format=csv` asks for one. Without a format, an Accept header that puts CSV before JSON
 * does.
 */
export function wantsCsv(request: FastifyRequest): boolean {
  const [format] = formatsOf(request);
  if (format !== undefined) return /^csv$/i.test(format);
  const accept = request.headers.accept ?? '';
  const csv = accept.indexOf('text/csv');
  const json = accept.indexOf('application/json');
  return csv >= 0 && (json < 0 || csv < json);
}

/** The text of a cell. Text that a spreadsheet would take for a formula is marked as text. */
function cellOf(value: unknown): unknown {
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

/** A row of a table. */
export type Row = Readonly<Record<string, unknown>>;

/** The columns of rows, where an operation has several tables: those that have a place for every field of a row. */
export const columnsFor = ([first, ...others]: readonly [Columns, ...Columns[]], [row = {}]: readonly Row[]): Columns =>
  [first, ...others].find((columns) => Object.keys(row).every((field) => columns.includes(field))) ?? first;

/** Rows as CSV with a header line. */
export const csv = (columns: Columns, rows: readonly Row[]): string =>
  stringify(
    rows.map((row) => columns.map((column) => cellOf(row[column] ?? ''))),
    { header: true, columns: [...columns], record_delimiter: 'windows' },
  );
