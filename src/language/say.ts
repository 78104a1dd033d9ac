import { IntlMessageFormat } from 'intl-messageformat';
import { isDay } from '../day';
import { oncePer } from '../once';
import { codesInOrder, valuesInOrder } from './codes-in-order';
import { dayAsWritten } from './day-as-written';
import { english } from './en';
import { type Language, localeOf, pluralsOf } from './languages';
import type { Message, MessageCode, MessageValue, Sentence } from './message';
import { numberFormatIn } from './number-format';

/** The sentences of one language by code, and notes of the law by their text in English. */
export interface Catalog {
  readonly language: Language;
  readonly sentences: Readonly<Record<MessageCode, string>>;
  readonly notes?: Readonly<Record<string, string>>;
}

const inEnglish: Catalog = { language: 'en', sentences: english };

/** Formats of numbers, days and plurals, each made once by its locale and options. */
function cached<Options, Made>(make: (locale: string, options?: Options) => Made) {
  const made = new Map<string, Made>();
  return (locale: string | string[] | undefined, options?: Options): Made => {
    const key = JSON.stringify([locale, options]);
    const found = made.get(key) ?? make(String(locale), options);
    made.set(key, found);
    return found;
  };
}

/** In Portuguese, the plurals are of another locale than the numbers. */
const formattersOf = oncePer(({ language }: Catalog) => ({
  getNumberFormat: cached((_, options?: Intl.NumberFormatOptions) => numberFormatIn(language, options)),
  getDateTimeFormat: cached((locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)),
  getPluralRules: cached((_, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(pluralsOf[language], options)),
}));

/** Each sentence is parsed once, on first use. */
const formatsOf = oncePer((_: Catalog) => new Map<MessageCode, IntlMessageFormat>());

function formatOf(catalog: Catalog, code: MessageCode): IntlMessageFormat {
  const formats = formatsOf(catalog);
  let format = formats.get(code);
  if (format === undefined) {
    // What an earlier version stored may have a code that has gone.
    const text = catalog.sentences[code] ?? code.replaceAll('_', ' ');
    format = new IntlMessageFormat(text, localeOf[catalog.language], undefined, {
      ignoreTag: true,
      formatters: formattersOf(catalog),
    });
    formats.set(code, format);
  }
  return format;
}

const listFormatOf = oncePer(
  ({ language }: Catalog) => new Intl.ListFormat(localeOf[language], { type: 'unit', style: 'long' }),
);

/**
 * How a language writes days. English, whose readers are programs, too, writes them as answers do. A day of the law is
 * the same everywhere, so it is formatted in UTC.
 */
const dayWriterOf = oncePer(({ language }: Catalog): ((day: string) => string) => {
  if (language === 'en') return (day) => day;
  const locale = localeOf[language];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' });
  return (day) => dayAsWritten(format.format(new Date(day)), locale);
});

/**
 * How a language writes a number with decimals that stands in a sentence as it is: `655,957`. English, whose readers are
 * programs, too, writes it as answers do.
 */
const decimalsWriterOf = oncePer(({ language }: Catalog): ((value: number) => string | number) => {
  if (language === 'en') return (value) => value;
  const format = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 10 });
  return (value) => (Number.isInteger(value) ? value : format.format(value));
});

const textIn = (catalog: Catalog, text: string): string =>
  text.length === 10 && isDay(text) ? dayWriterOf(catalog)(text) : text;

function valueIn(catalog: Catalog, value: MessageValue): string | number {
  if (typeof value === 'string') return textIn(catalog, value);
  if (typeof value === 'number') return value;
  if ('code' in value) return say(value, catalog);
  return listFormatOf(catalog).format(
    value.map((part) => (typeof part === 'string' ? textIn(catalog, part) : say(part, catalog))),
  );
}

/** A note of the law as somebody wrote it in the language; undefined where it is recorded in English only. */
const noteIn = ({ code, values }: Message, { notes }: Catalog): string | undefined =>
  notes !== undefined && code === 'law_note' && typeof values?.['text'] === 'string'
    ? notes[values['text']]
    : undefined;

/** Is a sentence nothing but a value, which then has no letters around it? */
const isOneValue = (text: string | undefined): boolean => text !== undefined && /^\{\w+\}$/.test(text);

function textOf(sentence: Message, catalog: Catalog): string {
  const note = noteIn(sentence, catalog);
  if (note !== undefined) return note;
  const { language, sentences } = catalog;
  const format = formatOf(catalog, sentence.code);
  const entries = Object.entries(sentence.values ?? {});
  const isPlain = (name: string): boolean => !sentences[sentence.code]?.includes(`{${name},`);
  const values = Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'number' && isPlain(name) ? decimalsWriterOf(catalog)(value) : valueIn(catalog, value),
    ]),
  );
  const said = isOneValue(sentences[sentence.code]) ? values : valuesInOrder(values, language);
  return codesInOrder(String(format.format(said)), language);
}

/** Many answers share a message, such as the notice of a rate, so its text is made once. */
const textsIn = oncePer((catalog: Catalog) => oncePer((sentence: Message) => textOf(sentence, catalog)));

/** The text of a sentence in the language of a catalog. Texts from the reference data are returned unchanged. */
export const say = (sentence: Sentence, catalog: Catalog = inEnglish): string =>
  typeof sentence === 'string' ? sentence : textsIn(catalog)(sentence);
