import { askWhich, numberInDigits } from '../../src/number-text';
import { money } from './numbers';

/**
 * What the text of a field means: its value, or a sentence that says how to correct it. An empty field has neither.
 */
export interface Typed {
  readonly value?: number;
  readonly wrong?: string;
}

const largestAmount = 1e15;
const digits = /^\d*(?:\.\d*)?$/;

/** The text without spaces and apostrophes, which only group digits. */
const bare = (text: string): string => text.replace(/[\s'’_]/g, '');

/** A comma that does not group thousands is a decimal comma in many countries, or a slip. */
const decimalPoint = (text: string): string =>
  `Use a decimal point: ${text.replace(',', '.')}. Commas only separate thousands, as in 85,000.`;

/** The number of a typed amount, without limits. The pane writes thousands with commas, so it reads them so. */
function readNumber(text: string, example: string): Typed {
  const found = numberInDigits(text.trim());
  if (found === undefined) return { wrong: `Enter a number${example}` };
  const { value, unclear } = found;
  if (unclear === 'point') return { wrong: askWhich(text.trim()) };
  if (unclear === 'decimal_comma') return { wrong: decimalPoint(bare(text)) };
  return value > largestAmount ? { wrong: `Enter an amount of at most ${money(largestAmount)}.` } : { value };
}

/**
 * What a typed amount of money means. Spaces, apostrophes and commas group thousands; a point separates decimals. An
 * ambiguous amount is a question to the reader, not a guess.
 */
export function readAmount(text: string): Typed {
  if (text.trim() === '') return {};
  const typed = readNumber(text, ' above 0, for example 85,000.');
  return typed.value === 0 ? { wrong: 'Enter an amount above 0, for example 85,000.' } : typed;
}

/** The same for an amount, or another number, that may be 0. */
export const readFromZero = (text: string): Typed =>
  text.trim() === '' ? {} : readNumber(text, ' of 0 or more, for example 5,000.');

/**
 * What a typed percentage means: 60 and 60 % are 60. A number of 1 or less without the sign is ambiguous: 0.6 may mean
 * 60 %.
 *
 * @param most the largest percentage
 */
export function readPercent(text: string, most: number): Typed {
  const typed = bare(text);
  if (typed === '') return {};
  const signed = typed.endsWith('%');
  const number = signed ? typed.slice(0, -1) : typed;
  if (/^\d+,\d+$/.test(number)) return { wrong: `Use a decimal point: ${number.replace(',', '.')}.` };
  const value = digits.test(number) && /\d/.test(number) ? Number(number) : NaN;
  if (!(value > 0 && value <= most))
    return { wrong: `Enter a percentage above 0 and up to ${money(most)}, for example 20.` };
  if (!signed && value <= 1)
    return { wrong: `Did you mean ${number} % or ${Number((value * 100).toFixed(6))} %? Add the % sign.` };
  return { value };
}

/** What a typed count or age means. */
export function readWhole(text: string, least: number, most: number): Typed {
  const typed = text.trim();
  if (typed === '') return {};
  const value = /^\d+$/.test(typed) ? Number(typed) : NaN;
  return value >= least && value <= most
    ? { value }
    : { wrong: `Enter a whole number from ${money(least)} to ${money(most)}.` };
}

/**
 * A day from a date field: empty or YYYY-MM-DD. While a reader types the year, the field holds years of the first
 * centuries.
 */
export const readDay = (text: string): Pick<Typed, 'wrong'> =>
  text === '' || text >= '1900' ? {} : { wrong: 'Enter the year with four digits, for example 2026.' };
