import { decimalOf } from './contract/decimal';

/** Spaces of any width, apostrophes and low lines, which only group digits. */
const groupSigns = "[\\s'’_]";

/** A way to write a number. */
interface NumberForm {
  readonly pattern: string;
  /** Does the pattern see the spaces and apostrophes between groups? */
  readonly grouped: boolean;
  /** The sign before the decimals. The other one of point and comma groups thousands. */
  readonly decimals: '.' | ',';
  /** The sign that can be read in another way: `85,000` as 85, `85,5` as a slip for 85,500, `85.000` as 85,000. */
  readonly unclear?: 'point' | 'thousands_comma' | 'decimal_comma';
}

/**
 * The ways to write a number, without its sign, in the order in which they are tried. The functions in Python read them
 * too, so the patterns use nothing that is not the same in both languages.
 */
export const numberForms: readonly NumberForm[] = [
  {
    pattern: `[0-9]{1,3}(${groupSigns}[0-9]{3})+,[0-9]{1,2}`,
    grouped: true,
    decimals: ',',
  },
  { pattern: '[1-9][0-9]{0,2}\\.[0-9]{3}', grouped: false, decimals: '.', unclear: 'point' },
  { pattern: '[1-9][0-9]{0,2},[0-9]{3}', grouped: false, decimals: '.', unclear: 'thousands_comma' },
  { pattern: '[1-9][0-9]{0,2}(,[0-9]{3})+(\\.[0-9]*)?', grouped: false, decimals: '.' },
  { pattern: '[1-9][0-9]{0,2}(\\.[0-9]{3})+,[0-9]+', grouped: false, decimals: ',' },
  { pattern: '[1-9][0-9]{0,2}(\\.[0-9]{3}){2,}', grouped: false, decimals: ',' },
  { pattern: '[0-9]+,[0-9]+', grouped: false, decimals: ',', unclear: 'decimal_comma' },
  { pattern: '[0-9]+\\.?[0-9]*|\\.[0-9]+', grouped: false, decimals: '.' },
];

/** The question about a number such as 850.000. */
const ambiguityQuestion = 'Did you mean {grouped} or {decimal}? A {sign} before three digits can mean either.';

/** A number read from text, with the sign in it that can be read in another way. */
export interface TextNumber {
  readonly value: number;
  readonly unclear?: NumberForm['unclear'];
}

const forms = numberForms.map((form) => ({ ...form, regExp: new RegExp(`^(?:${form.pattern})$`) }));
const groups = new RegExp(groupSigns, 'g');
const otherSign = { '.': /,/g, ',': /\./g } as const;

/**
 * The number that a text of digits means: spaces and apostrophes group thousands, and points and commas do what their
 * places allow.
 *
 * @param text without a sign, a percent sign, or spaces around it
 * @returns undefined if the text is not a number
 */
export function numberInDigits(text: string): TextNumber | undefined {
  const bare = text.replace(groups, '');
  const form = forms.find(({ regExp, grouped }) => regExp.test(grouped ? text : bare));
  if (form === undefined) return undefined;
  const { decimals, unclear } = form;
  const value = Number(bare.replace(otherSign[decimals], '').replace(',', '.'));
  return unclear === undefined ? { value } : { value, unclear };
}

/**
 * The two numbers that a text such as 850.000 or 850,000 can mean, and the sign that leaves it open.
 *
 * @param signs of the language in which the two are written
 */
export function twoReadings(text: string, signs = { group: text.includes(',') ? '' : ',', decimal: '.' }) {
  const [whole, three] = text.replace(groups, '').split(/[.,]/) as [string, string];
  const decimal = (three.endsWith('0') ? String(Number(`${whole}.${three}`)) : `${whole}.${three}0`).replace(
    '.',
    signs.decimal,
  );
  const sign = text.includes(',') ? ('comma' as const) : ('point' as const);
  return { grouped: `${whole}${signs.group}${three}`, decimal, sign };
}

/** Asks which of two numbers a text such as 850.000 or 850,000 means. */
export function askWhich(text: string, signs?: { readonly group: string; readonly decimal: string }): string {
  const { grouped, decimal, sign } = twoReadings(text, signs);
  return ambiguityQuestion.replace('{grouped}', grouped).replace('{decimal}', decimal).replace('{sign}', sign);
}

/** A number in the text of a cell, or digits that can mean two. */
export type CellNumber =
  | { readonly number: number; readonly percent: boolean }
  | { readonly unclear: string }
  | undefined;

/**
 * The number in the text of a cell, a formula or a list. It may have a sign, a percent sign and an exponent. A point or a
 * comma before exactly three digits can mean either, since nobody knows which language wrote the text.
 *
 * @returns undefined if the text is not a number
 */
export function numberInText(text: string): CellNumber {
  const trimmed = text.trim();
  const sign = /^[+\-\u2212]/.exec(trimmed)?.[0] ?? '';
  const percent = trimmed.endsWith('%');
  const digits = trimmed.slice(sign.length, percent ? -1 : undefined).trim();
  const found = numberInDigits(digits);
  // No percentage has thousands, so the sign in it starts decimals.
  if (!percent && (found?.unclear === 'point' || found?.unclear === 'thousands_comma')) return { unclear: digits };
  const value = percent ? (decimalInPercentage(digits) ?? found?.value) : (found?.value ?? decimalOf(digits));
  if (value === undefined || !Number.isFinite(value) || /^[+-]/.test(digits)) return undefined;
  return { number: sign === '' || sign === '+' ? value : -value, percent };
}

/** A number with one point or comma, which starts its decimals. */
const decimalInPercentage = (digits: string): number | undefined =>
  /^[0-9]+[.,][0-9]+$/.test(digits) ? Number(digits.replace(',', '.')) : undefined;
