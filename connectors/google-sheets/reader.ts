import type { CellCatalog } from '../../functions/cell/words';
import { cells as arabic } from '../../src/language/ar/cells';
import { cells as english } from '../../src/language/en/cells';
import { cells as french } from '../../src/language/fr/cells';
import type { Language } from '../../src/language/languages';
import { cells as portuguese } from '../../src/language/pt/cells';
import { type Say, sayIn } from './words';

const cells = { en: english, fr: french, pt: portuguese, ar: arabic } as const;

/** The person to whom the package, the cells and the service speak. */
export interface Reader {
  readonly language: Language;
  /** What the package says. */
  readonly say: Say;
  /** What cells say. */
  readonly cells: CellCatalog;
}

/** A reader of a language. */
export const readerIn = (language: Language): Reader => ({
  language,
  say: sayIn(language),
  cells: { language, cells: cells[language] },
});
