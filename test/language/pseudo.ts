import { english } from '../../src/language/en';
import type { MessageCode, Sentence } from '../../src/language/message';
import { type Catalog, say } from '../../src/language/say';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const others = 'αбςδεғгнιјкλмηоρqяστυνωхуζАБСДЕҒГНІЈКЛМПОРΩЯΣТЦВШХУЗ';

/** A sentence with the letters of its text replaced. What stands in an odd number of braces names a value or a choice. */
function translated(sentence: string): string {
  let depth = 0;
  return [...sentence]
    .map((sign) => {
      if (sign === '{') depth += 1;
      if (sign === '}') depth -= 1;
      const place = letters.indexOf(sign);
      return depth % 2 === 0 && place >= 0 ? [...others][place]! : sign;
    })
    .join('');
}

const sentences = Object.fromEntries(
  Object.entries<string>(english).map(([code, sentence]) => [
    code,
    code === 'law_text' || code === 'law_note' ? '‹{text}›' : translated(sentence),
  ]),
) as Readonly<Record<MessageCode, string>>;

// English writes days as answers do, without names of months.
const catalog: Catalog = { language: 'en', sentences };

/**
 * A sentence in a language of no Latin letters, in which texts of the law stand between ‹ and ›. What is still in Latin
 * letters outside of them comes from no catalog.
 */
export const sayInPseudo = (sentence: Sentence): string => say(sentence, catalog);

/** Codes that every language keeps: currencies and pairs of them, names of fields, and words that a request may send. */
const kept = /`[^`]*`|[\w-]+ (?=\([^A-Za-z])|\b[A-Z]{3}(?:\/[A-Z]{3})?\b|\b\d{4}-\d{2}-\d{2}\b/g;

/** The words in Latin letters that no catalog has. */
export const untranslated = (text: string): readonly string[] =>
  text
    .replace(kept, '')
    .replace(/‹[^›]*›/g, '')
    .match(/[A-Za-z]{3,}/g) ?? [];
