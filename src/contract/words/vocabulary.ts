/** A word that a request or an answer may hold. */
export interface Word {
  /** What a person chooses from a list. */
  readonly label: string;
  /** What it means, in one line: the tooltip of a formula, the help of a field. */
  readonly meaning: string;
}

/** The words that one field may hold, by the code that is sent, in the order of every list. */
export type Vocabulary<Entry extends Word = Word> = Readonly<Record<string, Entry>>;

/** The codes of a vocabulary, in its order. */
export const codesOf = <Code extends string>(vocabulary: Readonly<Record<Code, unknown>>) =>
  Object.keys(vocabulary) as unknown as readonly [Code, ...Code[]];

/** Every word with its meaning, as the description of a field: `` `add`: the amount is without VAT. `` */
export const meaningsInWords = (vocabulary: Vocabulary): string =>
  Object.entries(vocabulary)
    .map(([code, { meaning }]) => `\`${code}\`: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}.`)
    .join(' ');

/** One property of every word, such as its label, by the code. */
export const propertyOf = <Words extends Readonly<Record<string, object>>, Property extends keyof Words[keyof Words]>(
  vocabulary: Words,
  property: Property,
) =>
  Object.fromEntries(
    Object.entries(vocabulary).map(([code, word]) => [code, (word as Words[keyof Words])[property]]),
  ) as { readonly [Code in keyof Words]: Words[Code][Property] };
