import { countryOf } from '../../src/contract/country-names';
import { decimalOf } from '../../src/contract/decimal';
import { wrong } from './failure';
import { dayOfSerial } from '../../src/serial';

/** A cell as Excel hands it over: a plain value, or an object where the cell holds a rich value or an error. */
export type Given = unknown;

const isRich = (
  value: Given,
): value is { readonly type?: unknown; readonly basicValue?: unknown; readonly code?: unknown } =>
  typeof value === 'object' && value !== null;

/** The plain value under a formatted number; the error itself where the cell holds one. */
function plain(value: Given): unknown {
  if (!isRich(value)) return value;
  if (value instanceof CustomFunctions.Error) throw value;
  if (value.type === 'Error')
    throw new CustomFunctions.Error((value.basicValue ?? value.code) as CustomFunctions.ErrorCode);
  return value.basicValue;
}

/** Nothing given: an empty cell, or an argument that was left out. */
export const isBlank = (value: Given): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const shown = (value: unknown): string => JSON.stringify(String(value).slice(0, 40));

/** A number; text that is written as one counts. */
export function numberOf(value: Given, what: string): number {
  const found = plain(value);
  if (typeof found === 'number') return found;
  const number = typeof found === 'string' ? decimalOf(found.trim()) : Number.NaN;
  if (Number.isFinite(number)) return number;
  throw wrong(`${shown(found)} is not a number: ${what} has to be one.`);
}

/**
 * Text, trimmed; numbers count as text, so that 2026 is a year. No word that the service knows is longer than a hundred
 * characters.
 */
export const textOf = (value: Given, longest = 100): string => String(plain(value)).trim().slice(0, longest);

/**
 * The code of a country by any of its names and codes. What is none goes to the service as it is: its refusal says what
 * may be meant.
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
  throw wrong(`${shown(found)} is not TRUE or FALSE: ${what} has to be one of them.`);
}

/** A day as YYYY-MM-DD, from an Excel date or from text in that form, which the service checks. */
export function dayOf(value: Given): string {
  const found = plain(value);
  if (typeof found !== 'number') return textOf(found);
  try {
    return dayOfSerial(found);
  } catch (error) {
    throw wrong((error as RangeError).message);
  }
}

/** The parts of an input that were given, each read its way. */
export const given = (
  parts: Readonly<Record<string, readonly [Given, (value: Given) => string | number | boolean]>>,
): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, [value, read]]) => (isBlank(value) ? [] : [[name, read(value)]])),
  );
