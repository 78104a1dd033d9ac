import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Language } from '../../src/language/languages';

/** The file of a guide in a language, in the folder of the documentation. */
export const translationFile = (file: string, language: Language): string =>
  language === 'en' ? file : posix.join(language, file);

/** The guide that a file in the folder of the documentation is a translation of; the file itself where it is none. */
export const originalFile = (file: string): string => file.replace(/^(?:fr|pt|ar)\//, '');

const generatedBlock = /(<!-- ([\w ]+), .*? -->\n)[\s\S]*?(\n<!-- end of \2 -->)/g;
const mark = /^<!-- original: ([0-9a-f]{16}) -->\n/;

/**
 * What a translation was made from: the first 16 hexadecimal digits of the SHA-256 of the English text. What
 * `npm run data:generate` writes is left out, because it writes it into translations as well.
 */
const originalHash = (english: string): string =>
  createHash('sha256').update(english.replace(generatedBlock, '$1$3')).digest('hex').slice(0, 16);

/** A translation without its mark, and whether its English original has changed since. */
export function readTranslation(text: string, english: string): { readonly text: string; readonly isOld: boolean } {
  const [whole, hash] = mark.exec(text) ?? ['', undefined];
  return { text: text.slice(whole.length), isOld: hash !== originalHash(english) };
}

/** A translation with the mark that it was made from this English text. */
export const withOriginal = (text: string, english: string): string =>
  `<!-- original: ${originalHash(english)} -->\n${text.replace(mark, '')}`;
