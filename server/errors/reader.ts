import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { sayInSheet } from '../../src/contract/in-sheet';
import { catalogOf, sheetCatalogOf } from '../../src/language/catalogs';
import { type Language, languageParameter, languages } from '../../src/language/languages';
import type { Sentence } from '../../src/language/message';
import { say } from '../../src/language/say';
import { once } from '../../src/once';
import { addressValues } from './address-values';

/** Who reads an error or a notice: in which language, and a program with its developer or a person at a spreadsheet. */
export interface Reader {
  readonly language: Language;
  readonly atSheet: boolean;
  readonly say: (sentence: Sentence) => string;
}

function programReader(language: Language): Reader {
  const catalog = catalogOf(language);
  return { language, atSheet: false, say: (sentence) => say(sentence, catalog) };
}

function sheetReader(language: Language): Reader {
  const catalog = sheetCatalogOf(language);
  return { language, atSheet: true, say: (sentence) => sayInSheet(sentence, catalog) };
}

/** There is one reader of each kind, so that texts can be kept by reader. */
const readers = Object.fromEntries(
  languages.map((language) => [
    language,
    { program: once(() => programReader(language)), sheet: once(() => sheetReader(language)) },
  ]),
) as Readonly<Record<Language, Readonly<Record<'program' | 'sheet', () => Reader>>>>;

/** The reader who asks for nothing: a program, in English. */
export const usualReader = readers.en.program();

/** What a request says of its reader. */
interface ReaderHints {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly url?: string;
}

export const isLanguage = (text: unknown): text is Language => languages.includes(text as Language);

/** Browsers of one language send one header, so a few hundred are all that a server meets. */
const negotiated = new LRUCache<string, Language>({ max: 500 });

/** The language of ours that a reader prefers, by the `Accept-Language` header; English where there is none. */
function accepted(header: string): Language {
  let found = negotiated.get(header);
  if (found === undefined) {
    found = (new Negotiator({ headers: { 'accept-language': header } }).language([...languages]) ?? 'en') as Language;
    if (header.length <= 200) negotiated.set(header, found);
  }
  return found;
}

function languageOf({ headers, url }: ReaderHints, chosen: Language | undefined): Language {
  const [inAddress] = url === undefined ? [] : addressValues(url, languageParameter);
  if (isLanguage(inAddress)) return inAddress;
  if (chosen !== undefined) return chosen;
  const header = headers['accept-language'];
  return typeof header === 'string' && header !== '' ? accepted(header) : 'en';
}

/**
 * The reader of the answer to a request. `lang` in the address, in the body of a batch or in the cookie of a page decides
 * the language, and else `Accept-Language`; `Prefer: words=sheet` names a person at a spreadsheet.
 *
 * @param chosen the language in the body or in a cookie, where it may have one
 */
export function readerOf(hints: ReaderHints, chosen?: Language): Reader {
  const { prefer } = hints.headers;
  const atSheet = prefer !== undefined && /(?:^|[,;\s])words="?sheet"?(?=$|[,;\s])/i.test(String(prefer));
  return readers[languageOf(hints, chosen)][atSheet ? 'sheet' : 'program']();
}
