import { countryNames } from '../contract/countries';
import otherCountries from '../contract/world-countries.json';
import { feedWords } from './en/feed-words';
import { holidayWords } from './en/holiday-words';
import { labourWords } from './en/labour-words';
import { lawWords } from './en/law-words';
import { returnDoubts } from './en/return-doubts';
import { returnWords } from './en/return-words';
import { message, type Message, type MessageCode, type Sentence } from './message';

// One object for each country, so that its name is looked up once in each language.
const codes = Object.keys({ ...otherCountries, ...countryNames }) as (
  | keyof typeof otherCountries
  | keyof typeof countryNames
)[];
const countries: Readonly<Record<string, Message>> = Object.fromEntries(
  codes.map((code) => [code, message(`country_${code}`)]),
);

/** The name of a country or territory of the world; a code that is none stays as it is. */
export const countryTerm = (code: string): Sentence => countries[code] ?? code;

/** A number with all its digits: `359,556.25`. */
export const exactNumber = (value: number): Message => message('exact_number', { value });

/** A rate in percent: `7.5 %`. */
export const ratePercent = (rate: number): Message => message('rule_percent', { rate: exactNumber(rate) });

/** An amount as on a payslip: whole, or with two or three decimals. */
export const moneyAmount = (value: number): Message =>
  // A credit of zero is minus zero, which must appear without a sign.
  message(Number.isInteger(value) ? 'money_whole' : 'money', { value: value === 0 ? 0 : value });

/** A name from the law itself, such as that of a levy. It stays in the language in which it is recorded. */
export const lawText = (text: string): Message => message('law_text', { text });

/** A name that the law may have; undefined where it has none. */
export const lawTextIfAny = (text: string | undefined): Message | undefined =>
  text === undefined ? undefined : lawText(text);

/** A note of the law, which is recorded in English only: in another language, the sentence says so. */
export const lawNote = (text: string): Message => message('law_note', { text });

/** The notes that the law has, of those that it may have. */
export const lawNotes = (...texts: readonly (string | undefined)[]): Message[] =>
  texts.flatMap((text) => (text === undefined ? [] : [lawNote(text)]));

/** A note that the law may have; undefined where it has none. */
export const lawNoteIfAny = (text: string | undefined): Message | undefined =>
  text === undefined ? undefined : lawNote(text);

const lawWordCodes: ReadonlyMap<string, Message> = new Map(
  [...labourWords, ...lawWords].map((word) => [word, message(`law_word_${word}`)] as const),
);

/** A word of the law, such as a sector or a base of pay, in the language of the reader; a note where no language has it. */
export const lawWord = (text: string): Message => lawWordCodes.get(text) ?? lawNote(text);

const feedWordCodes: ReadonlyMap<string, Message> = new Map(
  feedWords.map((word) => [word, message(`feed_word_${word}`)] as const),
);

/** What the file of a feed says in words, in the language of the reader; a note in English where no language has it. */
export const feedWord = (text: string): Message => feedWordCodes.get(text) ?? lawNote(text);

const returnWordCodes: ReadonlyMap<string, Message> = new Map(
  [...returnDoubts, ...returnWords].map((word) => [word, message(`return_word_${word}`)] as const),
);

/** What a layout of a return says in words, in the language of the reader; a note in English where no language has it. */
export const returnWord = (text: string): Message => returnWordCodes.get(text) ?? lawNote(text);

/** A name in a layout of a return: a word that the reader's language has, or the name as the authority writes it. */
export const returnName = (text: string): Message => returnWordCodes.get(text) ?? lawText(text);

const holidayCodes: ReadonlyMap<string, Message> = new Map(
  holidayWords.map((word) => [word, message(`holiday_${word}`)] as const),
);
/** What is said behind the name of a holiday. */
const holidayEndings = [
  [' (substitute day)', 'holiday_in_place'],
  [' (moved)', 'holiday_moved'],
  [', second day', 'holiday_second_day'],
] as const;

/** The name of a public holiday in the language of the reader; a name of people or places stays as it is. */
export function holidayTerm(name: string): Message {
  const ending = holidayEndings.find(([words]) => name.endsWith(words));
  if (ending !== undefined) return message(ending[1], { holiday: holidayTerm(name.slice(0, -ending[0].length)) });
  // Two on one day are named together.
  const [first = '', ...then] = name.split(', ');
  return then.length > 0
    ? message('joined_by_comma', { first: holidayTerm(first), then: holidayTerm(then.join(', ')) })
    : (holidayCodes.get(name) ?? lawText(name));
}

const wordsOfTaxLaw: ReadonlySet<string> = new Set(lawWords);

/** Whom something is paid to, or its form. Words of labour law are parts of sentences, in which such a name has an article. */
export const recordedName = (name: string): Message => (wordsOfTaxLaw.has(name) ? lawWord(name) : lawText(name));

/** A name of the law: a word that the reader's language has, or the name as it is recorded. */
export const lawName = (text: string): Message => lawWordCodes.get(text) ?? lawText(text);

/** A word that the law may have, as {@link lawWord}; undefined where it has none. */
export const lawWordIfAny = (text: string | undefined): Message | undefined =>
  text === undefined ? undefined : lawWord(text);

/** How parts of a sentence are joined. */
type Joint = Extract<MessageCode, `joined_by_${string}` | 'where_or'>;

/** Parts in their order, with what the language writes between them; empty if there are none. */
export const joined = (joint: Joint, parts: readonly Sentence[]): Sentence =>
  parts.length === 0 ? '' : parts.reduce((first, then) => message(joint, { first, then }));

/** Parts as a list with a word before the last. */
export function listed(word: 'listed_with_and' | 'listed_with_or', parts: readonly Sentence[]): Sentence {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : message(word, { others: joined('joined_by_comma', parts.slice(0, -1)), last });
}
