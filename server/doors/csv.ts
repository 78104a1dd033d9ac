import type { FastifyRequest } from 'fastify';
import { stringify } from 'csv-stringify/sync';
import type { Failure } from '../../src/contract';
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

/** Marks a cell as text if a spreadsheet would take it for a formula. */
const safe = (value: unknown): unknown =>
  typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;

/**
 * Rows as CSV with a header line. The columns are those of all rows, in order of first appearance. There is always a
 * row, because an empty answer is refused.
 */
export function csv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return stringify(
    rows.map((row) => columns.map((column) => safe(row[column] ?? ''))),
    { header: true, columns, record_delimiter: 'windows' },
  );
}
