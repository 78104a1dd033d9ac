import { catalogOf } from '../src/language/catalogs';
import { directionOf, type Language, languageOf } from '../src/language/languages';
import type { Message } from '../src/language/message';
import { say } from '../src/language/say';
import { withCommandLines } from './command-line';

/** An empty LC_ALL counts as unset, except to Intl, which then knows no language. */
function systemLocale(): string | undefined {
  const { locale } = new Intl.PluralRules().resolvedOptions();
  if (locale !== 'und') return locale;
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return (LC_ALL || LC_MESSAGES || LANG)?.replace('_', '-');
}

/**
 * The language of this system: that of LC_ALL, LC_MESSAGES or LANG, or of the settings of Windows or macOS. Rules of
 * plurals say it fifty times as quickly as formats of dates, which every start would wait for.
 */
export const systemLanguage = (): Language => languageOf(systemLocale());

/** A sentence for a person at this machine, with commands as they are typed here. */
export const sayHere = (sentence: Message, language = systemLanguage()): string =>
  withCommandLines(say(sentence, catalogOf(language)));

/** Words, numbers and signs of ASCII that follow one another. */
const leftToRight = /[!-~]+(?: +[!-~]+)*/g;

/** What keeps its order among Arabic letters: it begins and ends with a letter or digit, or is a number. */
const keepsOrder = /^(?:[A-Z](?:.*[A-Z0-9])?|[\d.,]+)$/i;

/** What belongs to the sentence before a run: a sign and a space, and quotation marks or brackets. */
const before = /^(?:[,;:!?]+ +)?["'(`]*/;
const after = `])"'\`.,;:!?`;

/** A run from the left to the right, kept in order. The punctuation of the sentence around it is none of it. */
function isolated(run: string): string {
  const start = before.exec(run)![0].length;
  let end = run.length;
  while (start < end && after.includes(run[end - 1]!)) end--;
  const inner = run.slice(start, end);
  return !/\w/.test(inner) || keepsOrder.test(inner)
    ? run
    : `${run.slice(0, start)}\u2066${inner}\u2069${run.slice(end)}`;
}

/** A text as a terminal shows it in order: paths, addresses and numbers are isolated from Arabic. */
const forTerminal = (text: string, language: Language): string =>
  directionOf(language) === 'rtl' ? text.replace(leftToRight, isolated) : text;

/** Sentences for the terminal of whoever reads them, a line for each. */
export const told = (sentences: Message | readonly Message[], language = systemLanguage()): string =>
  ('code' in sentences ? [sentences] : sentences)
    .map((sentence) => forTerminal(sayHere(sentence, language), language))
    .join('\n');
