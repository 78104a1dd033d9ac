import { abbreviations, fillers } from './heading-words';

const filler = new Set(fillers);

/** A word without its plural: `allowances` is `allowance`, and `gross` stays. */
const singular = (word: string): string =>
  word.length >= 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

/** The words of a heading that matter: without accents, letter case, plural, fillers and abbreviations. */
export const wordsIn = (heading: string): readonly string[] =>
  heading
    .replace(/n[.\s]?[\u00b0\u00ba]|#/gi, ' number ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    // N.I.F. is NIF.
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !filler.has(word))
    .map((word) => singular(abbreviations[word] ?? word));

/** Equal for headings of the same words in any order: `No. of children`, `Children, number`. */
export const keyOf = (words: readonly string[]): string => [...words].sort().join(' ');
export const headingKey = (heading: string): string => keyOf(wordsIn(heading));
