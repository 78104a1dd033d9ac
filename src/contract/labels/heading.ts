import { columnMeant } from './columns';
import { keyOf, wordsIn } from './heading-key';
import { dateText, headingWords, type Meaning, meaningsByKey, totalKeys } from './heading-lists';
import { withoutUnit, type WithoutUnit } from './heading-unit';

/** The meaning of a heading, and the unit that it names. */
export type HeadingMeant = Omit<WithoutUnit, 'text'> & { readonly meaning: Meaning | undefined };

type Words = ReadonlySet<string>;

/** Is a heading of words from two lists, of which one at least is from the first? */
const isMadeOf = (words: readonly string[], core: Words, beside?: Words): boolean =>
  words.some((word) => core.has(word)) && words.every((word) => core.has(word) || beside?.has(word) === true);

function meaningOf(text: string): Meaning | undefined {
  const name = columnMeant(text);
  if (name !== undefined) return { kind: 'states', name };
  const words = wordsIn(text);
  const known = meaningsByKey.get(keyOf(words));
  if (known !== undefined) return known;
  const { deductions, besideDeductions, phones, people, besidePeople } = headingWords;
  if (isMadeOf(words, deductions, besideDeductions)) return { kind: 'deducts' };
  if (isMadeOf(words, phones)) return { kind: 'phone' };
  return isMadeOf(words, people, besidePeople) || words.includes(dateText) ? { kind: 'passed' } : undefined;
}

/**
 * What a heading means, in any language, as somebody at a desk writes it: with abbreviations, plurals, a unit, in
 * several lines.
 */
export function headingMeant(heading: string): HeadingMeant {
  const { text, ...unit } = withoutUnit(heading);
  return { meaning: meaningOf(text), ...unit };
}

/** Is a text the name of a row of sums? */
export const isTotal = (text: string): boolean => totalKeys.has(keyOf(wordsIn(text)));

/** May a text be the name of a row of sums: `Total Abidjan`? */
export const mayBeTotal = (text: string): boolean => headingWords.totals.has(wordsIn(text)[0] ?? '');
