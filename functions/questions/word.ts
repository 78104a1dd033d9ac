import { nearest } from '../../src/contract/nearest';
import { wrong } from '../cell/failure';
import { quoted, words as said, type Words } from '../cell/words';
import { type Given, textOf } from '../cell/values';

/** A code as people may write it: `rest_day` for `Rest day` or `rest-day`. */
export const codeWritten = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/**
 * A word of a table, in any letter case.
 *
 * @param what names the words in a sentence: an indicator
 * @throws CellError that lists the words and suggests one
 */
export function wordOf<Word extends string>(given: Given, table: Readonly<Record<Word, unknown>>, what: Words): Word {
  const text = textOf(given);
  const words = Object.keys(table) as Word[];
  const found = words.find((word) => word.toLowerCase() === text.toLowerCase());
  if (found !== undefined) return found;
  const meant = nearest(text, words);
  const unknown = { text: quoted(text), what, words };
  throw wrong(meant === undefined ? said('word_unknown', unknown) : said('word_misspelt', { ...unknown, meant }));
}
