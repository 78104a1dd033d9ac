import { oncePer } from '../once';

const arabic = /[\u0600-\u06FF]/;
/** Beginnings of at most this many letters would begin too many words. */
const wholeWord = 5;

/** Text in lower case without accents and raised numbers of notes, with the usual digits, spaces and dashes. */
export const plain = (text: string): string =>
  text
    .replace(/[\u00B9\u00B2\u00B3\u2070-\u2079]/g, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\u064B-\u0655\u0640]/g, '')
    .toLowerCase()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\u066B/g, ',')
    .replace(/\u066C/g, '’')
    .replace(/\u066A/g, '%')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s\u200B\u200E\u200F\u202A-\u202E]+/g, ' ')
    .trim();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for beginnings of words, as `plain` leaves them. */
function patternOf(term: string): string {
  const word = plain(term);
  if (arabic.test(word)) return escaped(word);
  return `(?<![\\p{L}\\d])${escaped(word)}${word.length <= wholeWord ? '(?![\\p{L}\\d])' : ''}`;
}

/** A pattern that finds any of the terms. */
export const anyOf = (terms: readonly string[]): RegExp => new RegExp(terms.map(patternOf).join('|'), 'u');

/** Terms by what they stand for. */
export type Axis = Readonly<Record<string, readonly string[]>>;

/** Longer terms first, because «non-resident» holds «resident». */
const patterns = oncePer((axis: Axis) =>
  Object.entries(axis)
    .flatMap(([key, terms]) => terms.map((term) => ({ key, term })))
    .sort((a, b) => b.term.length - a.term.length)
    .map(({ key, term }) => ({ key, pattern: new RegExp(patternOf(term), 'gu') })),
);

/**
 * What a text speaks of, of an axis.
 *
 * @param text as `plain` leaves it
 */
export function keysIn(text: string, axis: Axis): ReadonlySet<string> {
  let rest = text;
  const found = new Set<string>();
  for (const { key, pattern } of patterns(axis)) {
    const without = rest.replace(pattern, ' # ');
    if (without !== rest) found.add(key);
    rest = without;
  }
  return found;
}
