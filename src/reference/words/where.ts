import { type CircumstanceName, type CircumstanceWord, circumstanceWords } from '../../contract/words/circumstances';
import { type Message, message, type MessageCode, type Sentence } from '../../language/message';
import { exactNumber as number, joined, listed } from '../../language/terms';
import type { Where, WhereAll } from '../schema';

/** A choice of a circumstance inside a sentence: `married`. */
export const choiceInWords = (name: CircumstanceName, choice: string): Message => ({
  code: `choice_${name}_${choice}` as Extract<MessageCode, `choice_${string}`>,
});

function askedInWords(name: CircumstanceName, asked: WhereAll[CircumstanceName]): Message {
  const what = message(`circumstance_${name}`);
  const word: CircumstanceWord = circumstanceWords[name];
  const is = (value: Sentence): Message => message('where_is', { what, value });
  if (word.kind === 'choice') {
    const codes = [asked].flat() as string[];
    return is(
      listed(
        'listed_with_or',
        codes.map((code) => choiceInWords(name, code)),
      ),
    );
  }
  if (word.kind === 'flag') return is(message(asked === true ? 'word_yes' : 'word_no'));
  if (typeof asked !== 'object') return is(number(asked as number));
  const { at_least, at_most } = asked as { at_least?: number; at_most?: number };
  if (at_least === undefined) return message('where_at_most', { what, value: number(at_most!) });
  return at_most === undefined
    ? message('where_at_least', { what, value: number(at_least) })
    : message('where_between', { what, from: number(at_least), to: number(at_most) });
}

const allInWords = (entry: WhereAll): Sentence =>
  joined(
    'joined_by_comma',
    (Object.keys(entry) as CircumstanceName[]).map((name) => askedInWords(name, entry[name])),
  );

/** Whom a rule is for, in words: `where marital status is married or widowed, number of children is at least 1`. */
export const whereInWords = (where: Where): Message =>
  message('where_all', { conditions: joined('where_or', (Array.isArray(where) ? where : [where]).map(allInWords)) });
