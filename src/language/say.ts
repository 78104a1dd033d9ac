import { IntlMessageFormat } from 'intl-messageformat';
import { english } from './en';
import type { Message, MessageCode, MessageValue, Sentence } from './message';

/** The sentences of one language by code. */
export interface Catalog {
  /** BCP 47 tag, such as `en`. */
  readonly language: string;
  readonly sentences: Readonly<Record<MessageCode, string>>;
}

const inEnglish: Catalog = { language: 'en', sentences: english };

const formats = new WeakMap<Catalog, Map<MessageCode, IntlMessageFormat>>();

/** Each sentence is parsed once, on first use. */
function formatOf(catalog: Catalog, code: MessageCode): IntlMessageFormat {
  let ofCatalog = formats.get(catalog);
  if (ofCatalog === undefined) formats.set(catalog, (ofCatalog = new Map()));
  let format = ofCatalog.get(code);
  if (format === undefined) {
    format = new IntlMessageFormat(catalog.sentences[code], catalog.language, undefined, { ignoreTag: true });
    ofCatalog.set(code, format);
  }
  return format;
}

const listFormats = new WeakMap<Catalog, Intl.ListFormat>();

function listFormatOf(catalog: Catalog): Intl.ListFormat {
  let format = listFormats.get(catalog);
  if (format === undefined)
    listFormats.set(catalog, (format = new Intl.ListFormat(catalog.language, { type: 'unit', style: 'long' })));
  return format;
}

function valueIn(catalog: Catalog, value: MessageValue): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (!('code' in value)) {
    const words = value.map((part) => say(part, catalog));
    return listFormatOf(catalog).format(words);
  }
  return say(value, catalog);
}

function textOf(sentence: Message, catalog: Catalog): string {
  const format = formatOf(catalog, sentence.code);
  const values = Object.entries(sentence.values ?? {});
  return String(format.format(Object.fromEntries(values.map(([name, value]) => [name, valueIn(catalog, value)]))));
}

/** Cached texts of messages that many answers share, such as the notices of a rate. */
const texts = new WeakMap<Catalog, WeakMap<Message, string>>();

/** The text of a sentence in the language of a catalog. Texts from the reference data are returned unchanged. */
export function say(sentence: Sentence, catalog: Catalog = inEnglish): string {
  if (typeof sentence === 'string') return sentence;
  let ofCatalog = texts.get(catalog);
  if (ofCatalog === undefined) texts.set(catalog, (ofCatalog = new WeakMap()));
  let text = ofCatalog.get(sentence);
  if (text === undefined) ofCatalog.set(sentence, (text = textOf(sentence, catalog)));
  return text;
}
