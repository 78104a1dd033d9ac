import { type CircumstanceName, circumstanceWords } from '../../src/contract/words/circumstances';
import { money } from './numbers';

/**
 * What the text of a field means: its value, or a sentence that says what is wrong with it and what to write; neither
 * while nothing is typed.
 */
export interface Typed {
  readonly value?: number;
  readonly wrong?: string;
}

const largestAmount = 1e15;
const digits = /^\d*\.?\d*$/;

/** Without spaces and apostrophes, which only group digits. */
const bare = (text: string): string => text.replace(/[\s'’_]/g, '');

/** A number with a point for its decimals, however many zeros end it. */
const plainly = (text: string): string => String(Number(text));

/** Whether the one point of 850.000 separates decimals or thousands depends on where one learned to write. */
function eitherWay(text: string): string | undefined {
  const [whole, three] = /^([1-9]\d{0,2})\.(\d{3})$/.exec(text)?.slice(1) ?? [];
  if (whole === undefined || three === undefined) return undefined;
  const decimal = three.endsWith('0') ? plainly(text) : `${text}0`;
  return `${whole},${three} or ${decimal}? A point before three digits can mean either: write the one you mean.`;
}

/** A comma that groups no thousands is a decimal comma in many countries, or a slip. */
const decimalPoint = (text: string): string =>
  `Write ${text.replace(',', '.')} with a point. Commas only group thousands, as in 85,000.`;

/** The digits that remain when all that groups thousands is gone, or a sentence where that is not certain. */
function ungrouped(text: string): { readonly plain: string } | { readonly wrong: string } | undefined {
  const asked = eitherWay(text);
  if (asked !== undefined) return { wrong: asked };
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text)) return { plain: text.replace(/,/g, '') };
  if (/^[1-9]\d{0,2}(\.\d{3})+,\d+$/.test(text) || /^[1-9]\d{0,2}(\.\d{3}){2,}$/.test(text))
    return { plain: text.replace(/\./g, '').replace(',', '.') };
  if (/^\d+,\d+$/.test(text)) return { wrong: decimalPoint(text) };
  return digits.test(text) && /\d/.test(text) ? { plain: text } : undefined;
}

/**
 * What a typed amount of money means. Spaces, apostrophes and commas group thousands; a point separates decimals. What
 * could mean two amounts is asked, not guessed.
 */
export function readAmount(text: string): Typed {
  if (text.trim() === '') return {};
  const grouped = /^\s*\d{1,3}([\s'’]\d{3})+,\d{1,2}\s*$/.test(text);
  const found = grouped ? { plain: bare(text).replace(',', '.') } : ungrouped(bare(text));
  if (found === undefined) return { wrong: 'Write a number above 0, for example 85,000.' };
  if ('wrong' in found) return found;
  const value = Number(found.plain);
  if (!(value > 0)) return { wrong: 'Write an amount above 0, for example 85,000.' };
  return value > largestAmount ? { wrong: `Write an amount of at most ${money(largestAmount)}.` } : { value };
}

/**
 * What a typed share in percent means: 60 and 60 % are 60. Without its sign a number of 1 or less could be a share of 1
 * as well, so it is asked.
 */
export function readShare(text: string): Typed {
  const typed = bare(text);
  if (typed === '') return {};
  const signed = typed.endsWith('%');
  const number = signed ? typed.slice(0, -1) : typed;
  if (/^\d+,\d+$/.test(number)) return { wrong: `Write ${number.replace(',', '.')} with a point.` };
  const value = digits.test(number) && /\d/.test(number) ? Number(number) : NaN;
  if (!(value > 0 && value <= 100)) return { wrong: 'Write a percentage above 0 and up to 100, for example 60.' };
  if (!signed && value <= 1)
    return { wrong: `${number} % or ${Number((value * 100).toFixed(6))} %? Write it with its % sign.` };
  return { value };
}

/** What a typed count or age means. */
export function readWhole(text: string, field: CircumstanceName): Typed {
  const typed = text.trim();
  if (typed === '') return {};
  const { least, most } = circumstanceWords[field];
  const value = /^\d+$/.test(typed) ? Number(typed) : NaN;
  return value >= least && value <= most
    ? { value }
    : { wrong: `Write a whole number from ${least} to ${most} in digits.` };
}

/**
 * A day from a date field, which is empty or YYYY-MM-DD. While its year is being typed it runs through the first
 * centuries.
 */
export const readDay = (text: string): Pick<Typed, 'wrong'> =>
  text === '' || text >= '1900' ? {} : { wrong: 'Write the year in four digits, for example 2026.' };
