import { IntlMessageFormat } from 'intl-messageformat';
import { isDay } from '../day';
import { oncePer } from '../once';
import { english } from './en';
import { dayAsWritten, type Language, localeOf, pluralsOf } from './languages';
import type { Message, MessageCode, MessageValue, Sentence } from './message';

/** The sentences of one language by code. */
export interface Catalog {
  readonly language: Language;
  readonly sentences: Readonly<Record<MessageCode, string>>;
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
  getNumberFormat: cached((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options)),
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
 * How a language writes days; undefined for English, whose readers are programs, too: it writes them as answers do.
 * A day of the law is the same everywhere, so it is formatted in UTC.
 */
const dayFormatOf = oncePer(({ language }: Catalog): { readonly of: Intl.DateTimeFormat | undefined } => ({
  of:
    language === 'en'
      ? undefined
      : new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' }),
}));

const textIn = (catalog: Catalog, text: string): string =>
  text.length === 10 && isDay(text)
    ? dayAsWritten(catalog.language, dayFormatOf(catalog).of?.format(new Date(text)) ?? text)
    : text;

function valueIn(catalog: Catalog, value: MessageValue): string | number {
  if (typeof value === 'string') return textIn(catalog, value);
  if (typeof value === 'number') return value;
  if ('code' in value) return say(value, catalog);
  return listFormatOf(catalog).format(
    value.map((part) => (typeof part === 'string' ? textIn(catalog, part) : say(part, catalog))),
  );
}

function textOf(sentence: Message, catalog: Catalog): string {
  const format = formatOf(catalog, sentence.code);
  const values = Object.entries(sentence.values ?? {});
  return String(format.format(Object.fromEntries(values.map(([name, value]) => [name, valueIn(catalog, value)]))));
}

/** Many answers share a message, such as the notice of a rate, so its text is made once. */
const textsIn = oncePer((catalog: Catalog) => oncePer((sentence: Message) => textOf(sentence, catalog)));

/** The text of a sentence in the language of a catalog. Texts from the reference data are returned unchanged. */
export const say = (sentence: Sentence, catalog: Catalog = inEnglish): string =>
  typeof sentence === 'string' ? sentence : textsIn(catalog)(sentence);
