import { numberInDigits } from '../number-text';
import { anyOf, plain } from './terms';
import { monthWords, multipliers, nilWords, percentWords } from './words';

/** A figure in a text. */
export interface Figure {
  /** What it may mean: `24.000` is 24000 or 24. */
  readonly readings: readonly number[];
  readonly percent: boolean;
  /** May it be a calendar year, or the number of a paragraph, a day or a row? Then it may stand beside other figures. */
  readonly beside: boolean;
  readonly start: number;
  readonly end: number;
}

const month = `(?:${monthWords.map(plain).join('|')})`;
const ordinal = '(?:st|nd|rd|th|er|o|º)?';

/** Dates, of which no part is a figure. */
const dates = new RegExp(
  [
    `\\b\\d{1,2}${ordinal}\\.?(?: de)? ${month}\\.?,?(?: de)? \\d{4}\\b`,
    `\\b\\d{1,2}${ordinal}\\.?(?: de)? ${month}(?![\\p{L}])`,
    `(?<!\\p{L})${month}\\.? \\d{1,2}${ordinal},? \\d{4}\\b`,
    `(?<!\\p{L})${month}\\.?,?(?: de)? \\d{4}\\b`,
    '\\b\\d{4}-\\d{2}-\\d{2}\\b',
    '\\b\\d{1,2}[/.]\\d{1,2}[/.]\\d{4}\\b',
    '\\b(?:19|20)\\d{2}\\s?[/-]\\s?(?:(?:19|20)\\d{2}|\\d{2})(?![\\d,.%])',
  ].join('|'),
  'gu',
);

const digits =
  /(?<![\d.,])\d{1,3}(?:([ '\u2019.,])\d{3})(?:\1\d{3})*(?:[.,]\d{1,3})?(?![\d])|(?<![\d.,])\d+(?:[.,]\d+)?(?![\d])/gu;

const percentAfter = new RegExp(`^\\s?(?:%|${percentWords.map(plain).join('|').replaceAll('.', '\\.')})`, 'u');
const factorAfter = multipliers.map(([words, factor]) => ({
  pattern: new RegExp(`^\\s?(?:${words.map(plain).join('|')})(?!\\p{L})`, 'u'),
  factor,
}));
const ordinalAfter = /^(?:st|nd|rd|th|er|ere|eme|\u00ba|\u00aa|\))(?!\p{L})/u;
const numberBefore =
  /(?:section|article|art\.?|artigo|no\.?|n\u00ba|n\u00b0|paragraph|act|law|loi|lei|schedule|step|band|bracket|tranche|escalao|\u0627\u0644\u0645\u0627\u062f\u0629|\u0631\u0642\u0645) $/u;

/** What a text of digits may mean. */
function readingsOf(text: string): number[] {
  const read = numberInDigits(text);
  if (read === undefined) return [];
  // Three digits after one sign are thousands or decimals.
  const [whole, three] = text.split(/[.,]/);
  return read.unclear === 'point' || read.unclear === 'thousands_comma'
    ? [Number(`${whole}${three}`), Number(`${whole}.${three}`)]
    : [read.value];
}

/**
 * The figures of a text, in their order. Dates are left out.
 *
 * @param text as `plain` leaves it
 */
export function figuresIn(text: string): readonly Figure[] {
  const searched = text.replace(dates, (date) => '#'.repeat(date.length));
  return [...searched.matchAll(digits)].flatMap((match): Figure[] => {
    const after = searched.slice(match.index + match[0].length);
    const mark = percentAfter.exec(after);
    const factor = factorAfter.find(({ pattern }) => pattern.test(after))?.factor ?? 1;
    const readings = readingsOf(match[0]).map((value) => value * factor);
    if (readings.length === 0) return [];
    const isYear = factor === 1 && mark === null && /^(?:19|20)\d{2}$/.test(match[0]);
    return [
      {
        readings,
        percent: mark !== null || /(?:^|[^\d\s])\s?%\s?$/.test(searched.slice(0, match.index)),
        beside: isYear || ordinalAfter.test(after) || numberBefore.test(searched.slice(0, match.index)),
        start: match.index,
        end: match.index + match[0].length + (mark?.[0].length ?? 0),
      },
    ];
  });
}

const nil = anyOf(nilWords);

/** Does a text say that a rate is 0, in words? `text` is as `plain` leaves it. */
export const saysNil = (text: string): boolean => nil.test(text);
