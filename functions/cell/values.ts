import { countryOf } from '../../src/contract/country-names';
import { numberInText } from '../../src/number-text';
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

const quoted = (value: unknown): string => JSON.stringify(String(value).slice(0, 40));

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
export function numberGiven(value: Given, what: string): NumberGiven {
  const found = plain(value);
  if (typeof found === 'number') return { number: found, percent: false };
  const read = typeof found === 'string' ? numberInText(found) : undefined;
  if (read === undefined) throw wrong(`${quoted(found)} is not a number. Enter a number for ${what}.`);
  if ('wrong' in read) throw wrong(read.wrong);
  return read;
}

/** A number that is not a percentage. */
export function numberOf(value: Given, what: string): number {
  const { number, percent } = numberGiven(value, what);
  if (percent) throw wrong(`${quoted(plain(value))} is a percentage. Enter a number for ${what}.`);
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
export function flagOf(value: Given, what: string): boolean {
  const found = plain(value);
  if (typeof found === 'boolean') return found;
  if (found === 0 || found === 1) return found === 1;
  const word = String(found).trim().toLowerCase();
  if (word === 'true' || word === 'false') return word === 'true';
  throw wrong(`${quoted(found)} is not TRUE or FALSE. Enter TRUE or FALSE for ${what}.`);
}

/** A day as YYYY-MM-DD, from an Excel date or from text. The service checks the text. */
export function dayOf(value: Given): string {
  const found = plain(value);
  if (typeof found !== 'number') return textOf(found);
  try {
    return dayOfSerial(found);
  } catch (error) {
    throw wrong((error as RangeError).message);
  }
}

/** The given parts of an input, none of which can be 0, each converted by its own reader. */
export const given = (
  parts: Readonly<Record<string, readonly [Given, (value: Given) => string | number | boolean]>>,
): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, [value, read]]) => (isUnset(value) ? [] : [[name, read(value)]])),
  );
