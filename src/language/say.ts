import { IntlMessageFormat } from 'intl-messageformat';
import { english } from './en';
import type { MessageCode, MessageValue, Sentence } from './message';

/** The sentences of one language, by their codes. */
export interface Catalog {
  /** BCP 47, such as `en`. */
  readonly language: string;
  readonly sentences: Readonly<Record<MessageCode, string>>;
}

const inEnglish: Catalog = { language: 'en', sentences: english };

const formats = new WeakMap<Catalog, Map<MessageCode, IntlMessageFormat>>();

/** Sentences are parsed once, when they are first said. */
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

function valueIn(catalog: Catalog, value: MessageValue): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (!('code' in value)) {
    const words = value.map((part) => say(part, catalog));
    return new Intl.ListFormat(catalog.language, { type: 'unit', style: 'long' }).format(words);
  }
  return say(value, catalog);
}

/** The text of a sentence in the language of a catalog. A text of the reference data stays as it is. */
export function say(sentence: Sentence, catalog: Catalog = inEnglish): string {
  if (typeof sentence === 'string') return sentence;
  const format = formatOf(catalog, sentence.code);
  const values = Object.entries(sentence.values ?? {});
  return String(format.format(Object.fromEntries(values.map(([name, value]) => [name, valueIn(catalog, value)]))));
}
