import { productName } from '../../src/contract/product';
import { googleSheets as arabic } from '../../src/language/ar/google-sheets';
import { googleSheets as english } from '../../src/language/en/google-sheets';
import { googleSheets as french } from '../../src/language/fr/google-sheets';
import type { Language } from '../../src/language/languages';
import type { ValueNames } from '../../src/language/message';
import { googleSheets as portuguese } from '../../src/language/pt/google-sheets';

const sentences = { en: english, fr: french, pt: portuguese, ar: arabic } as const;

type Code = keyof typeof english;

/** Says a sentence of the package, with its values. */
export type Say = <One extends Code>(
  code: One,
  ...values: [ValueNames<(typeof english)[One]>] extends [never]
    ? []
    : [Readonly<Record<ValueNames<(typeof english)[One]>, string | number>>]
) => string;

/** What the package says in a language. */
export const sayIn =
  (language: Language): Say =>
  (code, ...[values]) =>
    sentences[language][code].replace(/\{(\w+)\}/g, (_, name: string) =>
      String((values as Readonly<Record<string, string | number>>)[name]),
    );

/** Where the menu has the command that opens the panel. */
export const placeOfOpen = (say: Say): string => say('place_of_open', { product: productName });

/** A sentence, with how to ask again: Google Sheets keeps an error until an argument changes. */
export const withAdvice = (say: Say, sentence: string): string =>
  say('ask_again', { sentence, place: say('place_of_refresh', { product: productName }) });
