import { countryOf } from '../../src/contract/country-names';
import { decimalOf } from '../../src/contract/decimal';
import { dayInText } from './day-text';
import { CellError, wrong } from './failure';
import { dayOfSerial } from '../../src/serial';

/** A cell as it is passed: a plain value or, in Excel, an object for a rich value or an error. */
export type Given = unknown;

const isRich = (
  value: Given,
): value is { readonly type?: unknown; readonly basicValue?: unknown; readonly code?: unknown } =>
  typeof value === 'object' && value !== null;

/**
 * The plain value of a cell.
 *
 * @throws CellError the error that the cell holds
 */
export function plain(value: Given): unknown {
  if (!isRich(value)) return value;
  if (value.type === 'Error' || value instanceof Error) {
    const code = value.basicValue ?? value.code;
    throw new CellError(
      typeof code === 'string' ? code : '#VALUE!',
      value instanceof Error ? value.message : undefined,
    );
  }
  return value.basicValue;
}

/** An empty cell, or an argument that was left out. */
export const isBlank = (value: Given): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const quoted = (value: unknown): string => JSON.stringify(String(value).slice(0, 40));

/** A number, or text that represents a number. */
export function numberOf(value: Given, what: string): number {
  const found = plain(value);
  if (typeof found === 'number') return found;
  const number = typeof found === 'string' ? decimalOf(found.trim()) : Number.NaN;
  if (Number.isFinite(number)) return number;
  throw wrong(`${quoted(found)} is not a number. Enter a number for ${what}.`);
}

/**
 * Trimmed text. A number becomes text, because a year may be given as 2026. No word of the service is longer than 100
 * characters.
 */
export const textOf = (value: Given, longest = 100): string => String(plain(value)).trim().slice(0, longest);

/**
 * The code of a country, from any of its names or codes. Any other text goes to the service, whose error suggests a
 * country.
 */
export function countryText(value: Given): string {
  const text = textOf(value);
  return countryOf(text) ?? text;
}

/** TRUE or FALSE. */
export function flagOf(value: Given, what: string): boolean {
  const found = plain(value);
  if (typeof found === 'boolean') return found;
  if (found === 0 || found === 1) return found === 1;
  const word = String(found).trim().toLowerCase();
  if (word === 'true' || word === 'false') return word === 'true';
  throw wrong(`${quoted(found)} is not TRUE or FALSE. Enter TRUE or FALSE for ${what}.`);
}

/** A day as YYYY-MM-DD, from an Excel date or from text, such as 31/10/2026. The service checks other text. */
export function dayOf(value: Given): string {
  const found = plain(value);
  if (typeof found !== 'number') return dayInText(textOf(found));
  try {
    return dayOfSerial(found);
  } catch (error) {
    throw wrong((error as RangeError).message);
  }
}

/** The given parts of an input, each converted by its own reader. */
export const given = (
  parts: Readonly<Record<string, readonly [Given, (value: Given) => string | number | boolean]>>,
): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, [value, read]]) => (isBlank(value) ? [] : [[name, read(value)]])),
  );
