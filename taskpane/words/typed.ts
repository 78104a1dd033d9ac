import { numberInDigits, twoReadings } from '../../src/number-text';
import { numberSigns } from '../../ui/words/number-language';
import { inField, money, percent } from '../../ui/words/numbers';
import { say } from '../../ui/language/say';

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
const bare = (text: string): string => text.replace(/[\s'’_\u200e\u200f]/g, '');

/** A comma that does not group thousands is a slip where decimals have a point. */
const decimalPoint = (text: string): string =>
  say('use_a_decimal_point_commas_only', { value: text.replace(',', '.'), value2: money(85_000) });

/** The number in a text where points group thousands: 850.000 is clear to this reader. */
const withoutPoints = (text: string): string =>
  /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/.test(bare(text)) ? text.replaceAll('.', '') : text;

/**
 * The number of a typed amount, without limits. The signs between thousands and before decimals are those that the pane
 * writes for this reader.
 */
export function readNumber(text: string, unreadable = ''): Typed {
  const signs = numberSigns();
  const typed = signs.group === '.' ? withoutPoints(text.trim()) : text.trim();
  const found = numberInDigits(typed);
  if (found === undefined) return { wrong: unreadable };
  const { value, unclear } = found;
  const isDecimalComma = signs.decimal === ',';
  if (unclear === 'point' || (unclear === 'thousands_comma' && isDecimalComma))
    return { wrong: say('number_unclear', twoReadings(typed, signs)) };
  if (unclear === 'decimal_comma' && !isDecimalComma) return { wrong: decimalPoint(bare(text)) };
  return value > largestAmount
    ? { wrong: say('enter_an_amount_of_at_most', { largestAmount: money(largestAmount) }) }
    : { value };
}

/** How many decimals a readable number was typed with. */
function typedDecimals(text: string, value: number): number {
  const tail = /[.,](\d*)$/.exec(bare(text))?.[1]?.length ?? 0;
  return tail === 3 && Number.isInteger(value) ? 0 : Math.min(tail, 10);
}

/** The text of a field once the reader leaves it: a number with its thousands apart, anything else as typed. */
export function grouped(text: string): string {
  const { value } = readNumber(text);
  return value === undefined ? text : inField(value, typedDecimals(text, value));
}

/** What a typed amount of money means. An ambiguous amount is a question to the reader, not a guess. */
export function readAmount(text: string): Typed {
  if (text.trim() === '') return {};
  const typed = readNumber(text, say('enter_number_above_0', { example: money(85_000) }));
  return typed.value === 0 ? { wrong: say('enter_an_amount_above_0_for', { value: money(85_000) }) } : typed;
}

/** What a typed amount, or another number, that may be 0 means. */
export const readFromZero = (text: string): Typed =>
  text.trim() === '' ? {} : readNumber(text, say('enter_number_from_0', { example: money(5_000) }));

/**
 * What a typed percentage means: 60 and 60 % are 60. A number of 1 or less without the sign is ambiguous where 60 % is
 * possible: 0.6 may mean 60 %.
 *
 * @param most the largest percentage
 */
export function readPercent(text: string, most: number): Typed {
  const typed = bare(text);
  if (typed === '') return {};
  const signed = typed.endsWith('%');
  const sent = signed ? typed.slice(0, -1) : typed;
  const number = numberSigns().decimal === ',' ? sent.replace(',', '.') : sent;
  if (/^\d+,\d+$/.test(number)) return { wrong: say('use_a_decimal_point', { value: number.replace(',', '.') }) };
  const value = digits.test(number) && /\d/.test(number) ? Number(number) : NaN;
  if (!(value > 0 && value <= most)) return { wrong: say('enter_a_percentage_above_0_and', { most: money(most) }) };
  if (!signed && value <= 1 && value * 100 <= most)
    return { wrong: say('did_you_mean_or_add_the', { value: percent(value), value2: percent(value * 100) }) };
  return { value };
}

/** What a typed count or age means. */
export function readWhole(text: string, least: number, most: number): Typed {
  if (text.trim() === '') return {};
  const { value = NaN } = readNumber(text);
  return Number.isInteger(value) && value >= least && value <= most
    ? { value }
    : { wrong: say('enter_a_whole_number_from_to', { least: money(least), most: money(most) }) };
}

/**
 * A day from a date field: empty or YYYY-MM-DD. While a reader types the year, the field holds years of the first
 * centuries.
 */
export const readDay = (text: string): Pick<Typed, 'wrong'> =>
  text === '' || text >= '1900' ? {} : { wrong: say('enter_the_year_with_four_digits') };
