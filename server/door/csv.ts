import type { FastifyRequest } from 'fastify';
import { stringify } from 'csv-stringify/sync';

/** Does the caller want a table? By `format=csv`, or by an Accept header that puts CSV before JSON. */
export function wantsCsv(request: FastifyRequest): boolean {
  // The address itself, because a checked query holds only what its route knows.
  if (/[?&]format=csv(&|$)/i.test(request.url)) return true;
  const accept = request.headers.accept ?? '';
  const csv = accept.indexOf('text/csv');
  const json = accept.indexOf('application/json');
  return csv >= 0 && (json < 0 || csv < json);
}

/** A cell that a spreadsheet would take for a formula is marked as text. */
const safe = (value: unknown): unknown => (typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

/** Rows as CSV with a header line; the columns are those of all rows, in the order in which they first appear. */
export function csv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return stringify(rows.map((row) => columns.map((column) => safe(row[column] ?? ''))), { header: true, columns, record_delimiter: 'windows' });
}
