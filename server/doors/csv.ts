import type { FastifyRequest } from 'fastify';
import { stringify } from 'csv-stringify/sync';
import type { Failure } from '../../src/contract';
import { message } from '../../src/language/message';

/**
 * The formats that are asked for by the parameter `format`, as they are written. The address itself is read, because a
 * checked query holds only what its route knows.
 */
const formatsOf = ({ url }: FastifyRequest): readonly string[] =>
  url.includes('?')
    ? new URLSearchParams(url.slice(url.indexOf('?'))).getAll('format').filter((format) => format !== '')
    : [];

/** What is wrong with the format that is asked for, if anything. */
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
 * Does the caller want a table? By `format=csv` or, where no format is named, by an Accept header that puts CSV before
 * JSON.
 */
export function wantsCsv(request: FastifyRequest): boolean {
  const [format] = formatsOf(request);
  if (format !== undefined) return /^csv$/i.test(format);
  const accept = request.headers.accept ?? '';
  const csv = accept.indexOf('text/csv');
  const json = accept.indexOf('application/json');
  return csv >= 0 && (json < 0 || csv < json);
}

/** A cell that a spreadsheet would take for a formula is marked as text. */
const safe = (value: unknown): unknown =>
  typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;

/**
 * Rows as CSV with a header line; the columns are those of all rows, in the order in which they first appear. There is
 * always a row: an empty answer is refused.
 */
export function csv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return stringify(
    rows.map((row) => columns.map((column) => safe(row[column] ?? ''))),
    { header: true, columns, record_delimiter: 'windows' },
  );
}
