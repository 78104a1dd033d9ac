import { parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { BadAnswer } from './feed';

const nothing = (text: string): boolean => text.trim() === '';

/** A value checked against a schema; throws BadAnswer where it does not match. */
function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  throw new BadAnswer(
    `The answer does not have the expected form: ${path.length === 0 ? '' : `${path.join('.')}: `}${message}.`,
  );
}

/**
 * Reads JSON that matches a schema.
 *
 * @throws BadAnswer where the text is empty, is not JSON, or does not match
 */
export function readJson<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> {
  if (nothing(text)) throw new BadAnswer('The answer is empty.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadAnswer(`The answer is not JSON, or not whole: it begins with ${JSON.stringify(text.slice(0, 40))}.`);
  }
  return checked(schema, value);
}

/**
 * Reads CSV with a header, whose rows match a schema. A table without rows is an empty list.
 *
 * @throws BadAnswer where the text is empty, is not a table, lacks a column, or has rows that do not match
 */
export function readCsv<Schema extends z.ZodObject>(text: string, row: Schema): z.output<Schema>[] {
  if (nothing(text)) throw new BadAnswer('The answer is empty.');
  let header: readonly string[] = [];
  let rows: unknown[];
  try {
    rows = parse(text, { columns: (names: string[]) => (header = names), bom: true, skip_empty_lines: true });
  } catch {
    throw new BadAnswer(
      `The answer is not a table, or not whole: it begins with ${JSON.stringify(text.slice(0, 40))}.`,
    );
  }
  // A page that explains an error reads like a header without rows.
  const missing = Object.entries(row.shape).find(
    ([name, column]) => !header.includes(name) && !(column as z.ZodType).safeParse(undefined).success,
  );
  if (missing !== undefined)
    throw new BadAnswer(`The answer does not have the expected form: it has no column ${missing[0]}.`);
  return rows.map((one) => checked(row, one));
}

/**
 * A number that a source states as text, such as `1,253.60`.
 *
 * @param subject what it is about, for the message
 * @throws BadAnswer where it is not a number
 */
export function readNumber(text: string, subject: string): number {
  const value = Number(text.replaceAll(',', ''));
  if (text.trim() === '' || !Number.isFinite(value))
    throw new BadAnswer(`${JSON.stringify(text)} of ${subject} is not a number.`);
  return value;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A day that a source writes as `19 Mar 2026` or `19-Mar-26`, as `2026-03-19`.
 *
 * @throws BadAnswer where it is written in another way
 */
export function readDay(text: string): string {
  const [, day, name, year] = /^(\d{2})[ -]([A-Z][a-z]{2})[ -]((?:20)?\d{2})$/.exec(text) ?? [];
  const month = months.indexOf(name ?? '') + 1;
  if (day === undefined || year === undefined || month === 0)
    throw new BadAnswer(`${JSON.stringify(text)} is not a day such as 19 Mar 2026.`);
  return `20${year.slice(-2)}-${String(month).padStart(2, '0')}-${day}`;
}
