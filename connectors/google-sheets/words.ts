import type { CellCatalog } from '../../functions/cell/words';
import { productName } from '../../src/contract/product';
import { cells as arabicCells } from '../../src/language/ar/cells';
import { googleSheets as arabic } from '../../src/language/ar/google-sheets';
import { cells as englishCells } from '../../src/language/en/cells';
import { googleSheets as english } from '../../src/language/en/google-sheets';
import { cells as frenchCells } from '../../src/language/fr/cells';
import { googleSheets as french } from '../../src/language/fr/google-sheets';
import type { Language } from '../../src/language/languages';
import type { Asked } from '../../src/language/message';
import { cells as portugueseCells } from '../../src/language/pt/cells';
import { googleSheets as portuguese } from '../../src/language/pt/google-sheets';

const sentences = { en: english, fr: french, pt: portuguese, ar: arabic } as const;
const cells = { en: englishCells, fr: frenchCells, pt: portugueseCells, ar: arabicCells } as const;

type Code = keyof typeof english;

/** What the package says to somebody, and what cells say, in one language. */
export interface Reader {
  readonly language: Language;
  readonly cells: CellCatalog;
  /** A sentence of the package with its values. */
  readonly say: <One extends Code>(
    code: One,
    ...values: [Asked<(typeof english)[One]>] extends [never]
      ? []
      : [Readonly<Record<Asked<(typeof english)[One]>, string | number>>]
  ) => string;
}

/** What the package says in a language. */
export const readerIn = (language: Language): Reader => ({
  language,
  cells: { language, cells: cells[language] },
  say: (code, ...[values]) =>
    sentences[language][code].replace(/\{(\w+)\}/g, (_, name: string) =>
      String((values as Readonly<Record<string, string | number>>)[name]),
    ),
});

/** Where the menu has the command that opens the panel. */
export const placeOfOpen = ({ say }: Reader): string => say('place_of_open', { product: productName });

/** A sentence, with how to ask again: Google Sheets keeps an error until an argument changes. */
export const withAdvice = ({ say }: Reader, sentence: string): string =>
  say('ask_again', { sentence, place: say('place_of_refresh', { product: productName }) });
