import { countryNames } from '../contract/countries';
import otherCountries from '../contract/world-countries.json';
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

/** A text from the law itself, such as the name of a levy. It stays in the language in which it is recorded. */
export const lawText = (text: string): Message => message('law_text', { text });

/** The texts that the law has, of those that it may have. */
export const lawTexts = (...texts: readonly (string | undefined)[]): Message[] =>
  texts.flatMap((text) => (text === undefined ? [] : [lawText(text)]));

/** A text that the law may have; undefined where it has none. */
export const lawTextIfAny = (text: string | undefined): Message | undefined =>
  text === undefined ? undefined : lawText(text);

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
