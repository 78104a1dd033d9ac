import { nearest } from '../nearest';
import { keyOf, wordsIn } from './heading-key';
import { knownWords, textByKey } from './heading-lists';

/** A word has one mistake for each so many letters. Shorter words have none: too many differ by one letter. */
const lettersToAMistake = 6;

/** The known word that was mistyped. A word that is known itself means what it says, and is never taken for another. */
const corrected = (word: string): string | undefined =>
  knownWords.has(word) ? word : nearest(word, knownWords, Math.floor(word.length / lettersToAMistake));

/** The heading of pay that a mistyped one was meant to be. Each of its words may have a mistake, but none is replaced. */
export function suggestedHeading(heading: string): string | undefined {
  const words = wordsIn(heading).map(corrected);
  return words.includes(undefined) ? undefined : textByKey.get(keyOf(words as string[]));
}
