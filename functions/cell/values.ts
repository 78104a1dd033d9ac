import { countryOf } from '../../src/contract/country-names';
import { numberInText, twoReadings } from '../../src/number-text';
import { dayInText } from './day-text';
import { CellError, wrong } from './failure';
import { dayOfSerial } from '../../src/serial';
import { quoted, type Value, words } from './words';

/** A cell as it is passed: a plain value or, in Excel, an object for a rich value or an error. */
export type Given = unknown;

const isRich = (
  value: Given,
): value is { readonly type?: unknown; readonly basicValue?: unknown; readonly code?: unknown } =>
  typeof value === 'object' && value !== null;

/** Marks that texts of Arabic pages and answers have around days and codes. They come along when these are copied. */
const directionMarks = /[\u200e\u200f\u061c\u2066-\u2069]/g;

/**
 * The plain value of a cell.
 *
 * @throws CellError the error that the cell holds
 */
export function plain(value: Given): unknown {
  if (typeof value === 'string') return value.replace(directionMarks, '');
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

const isEmptyText = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** An empty cell, or an argument that was left out. */
export const isBlank = (value: Given): boolean =>
  value === undefined ||
  value === null ||
  isEmptyText(value) ||
  (isRich(value) && value.type !== 'Error' && isEmptyText(value.basicValue));

/**
 * An argument that cannot be 0, and is blank. Excel hands over an empty cell as null, as empty text or, before August
 * 2024, as 0; LibreOffice does so today.
 */
export const isUnset = (value: Given): boolean => isBlank(value) || value === 0 || value === '0';

/** A number in a cell, and whether the text of the cell writes it as a percentage. */
export interface NumberGiven {
  readonly number: number;
  readonly percent: boolean;
}

/**
 * A number, or text that represents one.
 *
 * @param what names the number in a sentence
 * @throws CellError if the text is not a number, or can be read as two
 */
export function numberGiven(value: Given, what: Value): NumberGiven {
  const found = plain(value);
  if (typeof found === 'number') return { number: found, percent: false };
  const read = typeof found === 'string' ? numberInText(found) : undefined;
  if (read === undefined) throw wrong(words('not_a_number', { text: quoted(found), what }));
  if ('unclear' in read) {
    const { sign, ...readings } = twoReadings(read.unclear);
    throw wrong(words(`two_numbers_${sign}`, readings));
  }
  return read;
}

/** A number that is not a percentage. */
export function numberOf(value: Given, what: Value): number {
  const { number, percent } = numberGiven(value, what);
  if (percent) throw wrong(words('is_percentage', { text: quoted(plain(value)), what }));
  return number;
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
  const text = isUnset(value) ? '' : textOf(value);
  return countryOf(text) ?? text;
}

/** TRUE or FALSE. */
export function flagOf(value: Given, what: Value): boolean {
  const found = plain(value);
  if (typeof found === 'boolean') return found;
  if (found === 0 || found === 1) return found === 1;
  const word = String(found).trim().toLowerCase();
  if (word === 'true' || word === 'false') return word === 'true';
  throw wrong(words('not_true_or_false', { text: quoted(found), what }));
}

/** A day as YYYY-MM-DD, from an Excel date or from text, such as 31/10/2026. The service checks other text. */
export function dayOf(value: Given): string {
  const found = plain(value);
  if (typeof found !== 'number') return dayInText(textOf(found));
  try {
    return dayOfSerial(found);
  } catch {
    throw wrong(Math.floor(found) === 60 ? words('leap_day_of_1900') : words('not_a_date', { number: found }));
  }
}

/** The given parts of an input, none of which can be 0, each converted by its own reader. */
export const given = (
  parts: Readonly<Record<string, readonly [Given, (value: Given) => string | number | boolean]>>,
): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, [value, read]]) => (isUnset(value) ? [] : [[name, read(value)]])),
  );
