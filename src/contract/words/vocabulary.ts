import { inSentence } from './in-sentence';

/** A word that may appear in a request or answer. */
export interface Word {
  /** Its text in a list of choices. */
  readonly label: string;
  /** Its meaning in one line, for formula tooltips and field help. */
  readonly meaning: string;
}

/** The words one field may have, by code. Lists show them in this order. */
export type Vocabulary<Entry extends Word = Word> = Readonly<Record<string, Entry>>;

/** The codes of a vocabulary, in its order. */
export const codesOf = <Code extends string>(vocabulary: Readonly<Record<Code, unknown>>) =>
  Object.keys(vocabulary) as unknown as readonly [Code, ...Code[]];

/** All words with their meanings, as a field description: `` `add`: the amount is without VAT. `` */
export const meaningsInWords = (vocabulary: Vocabulary): string =>
  Object.entries(vocabulary)
    .map(([code, { meaning }]) => `\`${code}\`: ${inSentence(meaning)}.`)
    .join(' ');

/** One property of every word, such as its label, by code. */
export const propertyOf = <Words extends Readonly<Record<string, object>>, Property extends keyof Words[keyof Words]>(
  vocabulary: Words,
  property: Property,
) =>
  Object.fromEntries(
    Object.entries(vocabulary).map(([code, word]) => [code, (word as Words[keyof Words])[property]]),
  ) as { readonly [Code in keyof Words]: Words[Code][Property] };
