import { directionOf, type Language } from './languages';

/** The mark that counts as a letter that runs from left to right. */
const mark = '\u200e';

const arabicLetter = /[\u0600-\u06ff]/;
const latinLetter = /[A-Za-z]/;

/**
 * A code or a day with a sign between its parts, whose first part is a number: 59-I, 12/B, 2025-987, 2026-11-20. Behind
 * an Arabic letter the Unicode Bidirectional Algorithm turns its parts around. One that begins with a Latin letter, or
 * stands behind one, keeps its order.
 */
const code =
  /(?<![\p{L}\p{N}\p{M}_.,/:=#{}\u200e\u2066-\u2069-])(["`]?)(\d[\d.,/:]*(?:-[\dA-Za-z]|[/.:][A-Za-z])[\w/:-]*(?:[.,][\w/:-]+)*)\1/gu;

/** Is the last letter before a place a Latin one? Numbers behind it run as it does. */
const isBehindLatin = (text: string, at: number): boolean => /[A-Za-z\u200e][^\p{L}\u200e]*$/u.test(text.slice(0, at));

/**
 * A sentence whose codes keep their order where the language runs from right to left. Marks that do not print do it, so
 * that the order is the same in a page, a cell, a mail and on paper.
 */
export function codesInOrder(text: string, language: Language): string {
  if (directionOf(language) === 'ltr' || !arabicLetter.test(text)) return text;
  return text.replace(code, (whole: string, quote: string, _code: string, at: number) => {
    if (isBehindLatin(text, at)) return whole;
    return quote === '' ? `${mark}${whole}` : `${mark}${whole}${mark}`;
  });
}

/** A text in Latin letters, such as a title of an authority, that keeps its ends in a sentence from right to left. */
export function latinInOrder(text: string, language: Language): string {
  if (directionOf(language) === 'ltr' || arabicLetter.test(text) || !latinLetter.test(text)) return text;
  const start = /^[\p{L}\u200e]/u.test(text) ? '' : mark;
  const end = /[\p{L}\p{N}\u200e]$/u.test(text) ? '' : mark;
  return `${start}${text}${end}`;
}

/** The values of a sentence. From right to left, those in Latin letters keep their ends in it. */
export const valuesInOrder = <Value>(
  values: Readonly<Record<string, Value>>,
  language: Language,
): Readonly<Record<string, Value | string>> =>
  directionOf(language) === 'ltr'
    ? values
    : Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'string' ? latinInOrder(value, language) : value,
        ]),
      );
