import { columnLabel, columnMeant } from './columns';
import { headingKey, keyOf, wordsIn } from './heading-key';
import { dateText, headingWords, type Meaning, meaningsByKey, overtimePayHeadings, totalKeys } from './heading-lists';
import { withoutUnit, type WithoutUnit } from './heading-unit';

/** The meaning of a heading, and the unit that it names. */
export type HeadingMeant = Omit<WithoutUnit, 'text' | 'money'> & { readonly meaning: Meaning | undefined };

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

/** Hours in francs are the pay for them: `Heures supplémentaires (FCFA)`. */
const inMoney = (meaning: Meaning | undefined): Meaning | undefined =>
  meaning?.kind === 'states' && meaning.name === 'overtime_hours' ? { kind: 'states', name: 'overtime' } : meaning;

/**
 * What a heading means, in any language, as somebody at a desk writes it: with abbreviations, plurals, a unit, in
 * several lines.
 */
export function headingMeant(heading: string): HeadingMeant {
  const { text, money, ...unit } = withoutUnit(heading);
  // `HOUSING IN KIND: AGE` is no amount in AGE.
  if (unit.currency !== undefined && columnMeant(heading) !== undefined) return { meaning: meaningOf(heading) };
  const meaning = meaningOf(text);
  return { meaning: money ? inMoney(meaning) : meaning, ...unit };
}

/** The heading for overtime pay in the language of a heading for its hours. */
export const overtimePayHeading = (hours: string): string =>
  overtimePayHeadings.get(headingKey(withoutUnit(hours).text)) ?? columnLabel('overtime', 'en');

/** Is a text the name of a row of sums? */
export const isTotal = (text: string): boolean => totalKeys.has(keyOf(wordsIn(text)));

/** May a text be the name of a row of sums: `Total Abidjan`? */
export const mayBeTotal = (text: string): boolean => headingWords.totals.has(wordsIn(text)[0] ?? '');
