import type * as Arabic from '../../src/language/ar/guides';
import type * as French from '../../src/language/fr/guides';
import type { Language } from '../../src/language/languages';
import type * as Portuguese from '../../src/language/pt/guides';
import { once } from '../../src/once';
import type { Example } from './examples';

type Texts = Readonly<Record<string, string>>;
interface GuideTexts {
  readonly guides: Texts;
  readonly exampleCells: Texts;
}

/* eslint-disable @typescript-eslint/no-require-imports -- A text is looked up without waiting, so import() would not do. */

/** A language is loaded when somebody first reads it, for a faster start. */
const texts: Readonly<Record<Exclude<Language, 'en'>, () => GuideTexts>> = {
  fr: once(() => require('../../src/language/fr/guides') as typeof French),
  pt: once(() => require('../../src/language/pt/guides') as typeof Portuguese),
  ar: once(() => require('../../src/language/ar/guides') as typeof Arabic),
};

/* eslint-enable @typescript-eslint/no-require-imports */

/**
 * A text of the generated parts of guides in a language.
 *
 * @throws Error if the language does not have it yet
 */
export function guideText(english: string, language: Language): string {
  const text = language === 'en' ? english : texts[language]().guides[english];
  if (text === undefined) throw new Error(`src/language/${language}/guides.ts does not have "${english}".`);
  return text;
}

/** An example with the words in its ranges as readers of a language write them. */
export function cellsIn<Given extends Pick<Example, 'cells'>>(example: Given, language: Language): Given {
  if (language === 'en' || example.cells === undefined) return example;
  const own = texts[language]().exampleCells;
  const translated = Object.entries(example.cells).map(([range, rows]) => [
    range,
    rows.map((row) => row.map((value) => (typeof value === 'string' ? (own[value] ?? value) : value))),
  ]);
  return { ...example, cells: Object.fromEntries(translated) };
}
