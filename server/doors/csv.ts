import type { FastifyRequest } from 'fastify';
import { stringify } from 'csv-stringify/sync';
import type { Failure } from '../../src/contract';
import type { Columns } from '../../src/contract/columns';
import { byteOrderMark, looksLikeFormula } from '../../src/contract/csv';
import { type Message, message } from '../../src/language/message';

/**
 * The values of a parameter of tables, as written. They are read from the address, because a checked query holds only
 * the parameters that its route knows.
 */
const valuesOf = ({ url }: FastifyRequest, name: string): readonly string[] =>
  url.includes('?')
    ? new URLSearchParams(url.slice(url.indexOf('?'))).getAll(name).filter((value) => value !== '')
    : [];

/** The values that the parameters of tables may have, and what to say about others. */
const allowed: readonly (readonly [name: string, pattern: RegExp, wrong: (sent: string) => Message])[] = [
  ['format', /^(csv|json)$/i, (format) => message('format_unknown', { format })],
  ['bom', /^[01]$/, (bom) => message('bom_unknown', { bom })],
];

/** What is wrong with the requested format; undefined if nothing is. */
export function formatFailure(request: FastifyRequest): Failure | undefined {
  for (const [field, pattern, wrong] of allowed) {
    const [value, ...others] = valuesOf(request, field);
    if (others.length > 0)
      return { code: 'invalid_format', message: message('field_repeated', { field, times: others.length + 1 }) };
    if (value !== undefined && !pattern.test(value))
      return { code: 'invalid_format', message: wrong(JSON.stringify(value.slice(0, 40))) };
  }
  return undefined;
}

/**
 * Does the caller want a table? `format=csv` asks for one. Without a format, an Accept header that puts CSV before JSON
 * does.
 */
export function wantsCsv(request: FastifyRequest): boolean {
  const [format] = valuesOf(request, 'format');
  if (format !== undefined) return /^csv$/i.test(format);
  const accept = request.headers.accept ?? '';
  const csv = accept.indexOf('text/csv');
  const json = accept.indexOf('application/json');
  return csv >= 0 && (json < 0 || csv < json);
}

/** The text of a cell. Text that a spreadsheet would take for a formula is marked as text. */
function cellOf(value: unknown): unknown {
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
  valuesOf(request, 'bom')[0] === '0' ? table : byteOrderMark + table;

/** Rows as CSV with a header line. */
export const csv = (columns: Columns, rows: readonly Row[]): string =>
  stringify(
    rows.map((row) => columns.map((column) => cellOf(row[column] ?? ''))),
    { header: true, columns: [...columns], record_delimiter: 'windows' },
  );
