import { IntlMessageFormat } from 'intl-messageformat';
import { oncePer } from '../once';
import { english } from './en';
import type { Message, MessageCode, MessageValue, Sentence } from './message';

/** The sentences of one language by code. */
export interface Catalog {
  /** BCP 47 tag, such as `en`. */
  readonly language: string;
  readonly sentences: Readonly<Record<MessageCode, string>>;
}

const inEnglish: Catalog = { language: 'en', sentences: english };

/** Each sentence is parsed once, on first use. */
const formatsOf = oncePer((_: Catalog) => new Map<MessageCode, IntlMessageFormat>());

function formatOf(catalog: Catalog, code: MessageCode): IntlMessageFormat {
  const formats = formatsOf(catalog);
  let format = formats.get(code);
  if (format === undefined) {
    format = new IntlMessageFormat(catalog.sentences[code], catalog.language, undefined, { ignoreTag: true });
    formats.set(code, format);
  }
  return format;
}

const listFormatOf = oncePer(({ language }: Catalog) => new Intl.ListFormat(language, { type: 'unit', style: 'long' }));

function valueIn(catalog: Catalog, value: MessageValue): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if ('code' in value) return say(value, catalog);
  return listFormatOf(catalog).format(value.map((part) => say(part, catalog)));
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
