import { isMessage } from '../../src/language/said';
import type { Sentence } from '../../src/language/message';

/** A sentence as it is stored: its code and values. It is said in the language of whoever reads it later. */
export const sentenceText = (sentence: Sentence): string =>
  typeof sentence === 'string' ? sentence : JSON.stringify(sentence);

/** A stored sentence. Earlier versions stored its English text, which stays as it is. */
export function readSentence(text: string): Sentence {
  if (!text.startsWith('{"code":')) return text;
  try {
    const stored: unknown = JSON.parse(text);
    return isMessage(stored) ? stored : text;
  } catch {
    return text;
  }
}

/** A stored sentence that may be missing. */
export const readSentenceOrNull = (text: string | null): Sentence | null => (text === null ? null : readSentence(text));
