import type { Sentence } from '../language/message';
import { type Catalog, say } from '../language/say';
import { payDetails } from './details';

/**
 * Labels by the field of a request: those of details, which have further fields for their amounts. What is not inside
 * another field is an argument of the functions, too, and goes by its name.
 */
const labels = new Map(
  Object.values(payDetails).flatMap(({ path, label }) =>
    path.length === 1 ? [] : ['', '.cost', '.amount'].map((end) => [`${path.join('.')}${end}`, label] as const),
  ),
);

/** What a sheet calls a field: a label, or the name of an argument in plain words. */
const nameInSheet = (field: string): string => labels.get(field) ?? field.split('.').at(-1)!.replace(/_/g, ' ');

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Does a sentence begin with a name that stays as it is written, such as that of an element of a file? */
function beginsWithName(sentence: Sentence, { sentences }: Catalog): boolean {
  if (typeof sentence === 'string') return false;
  if (sentence.code === 'law_text') return true;
  const [, first = ''] = /^\{(\w+)\}/.exec(sentences[sentence.code] ?? '') ?? [];
  const value = sentence.values?.[first];
  return typeof value === 'object' && 'code' in value && value.code === 'law_text';
}

/**
 * A refusal or a notice as somebody at a spreadsheet reads it: without fields, addresses and verbs of the API.
 *
 * @param catalog the sentences for a spreadsheet in the reader's language
 */
export function sayInSheet(sentence: Sentence, catalog: Catalog): string {
  const text = say(sentence, catalog).replace(/`([a-z_.]+)`/g, (_quoted, field: string) => nameInSheet(field));
  return beginsWithName(sentence, catalog) ? text : capitalised(text);
}
