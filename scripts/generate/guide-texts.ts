import type { Example } from '../../server/pages/examples';
import { guides as arabic, exampleCells as arabicCells } from '../../src/language/ar/guides';
import { guides as french, exampleCells as frenchCells } from '../../src/language/fr/guides';
import type { Language } from '../../src/language/languages';
import { guides as portuguese, exampleCells as portugueseCells } from '../../src/language/pt/guides';

type Texts = Readonly<Record<string, string>>;
const texts: Readonly<Record<Exclude<Language, 'en'>, Texts>> = { fr: french, pt: portuguese, ar: arabic };
const cells: Readonly<Record<Exclude<Language, 'en'>, Texts>> = {
  fr: frenchCells,
  pt: portugueseCells,
  ar: arabicCells,
};

/**
 * A text of the generated parts of guides in a language.
 *
 * @throws Error if the language does not have it yet
 */
export function guideText(english: string, language: Language): string {
  const text = language === 'en' ? english : texts[language][english];
  if (text === undefined) throw new Error(`src/language/${language}/guides.ts does not have "${english}".`);
  return text;
}

/** An example with the words in its ranges as readers of a language write them. */
export function cellsIn<Given extends Pick<Example, 'cells'>>(example: Given, language: Language): Given {
  if (language === 'en' || example.cells === undefined) return example;
  const own = cells[language];
  const translated = Object.entries(example.cells).map(([range, rows]) => [
    range,
    rows.map((row) => row.map((value) => (typeof value === 'string' ? (own[value] ?? value) : value))),
  ]);
  return { ...example, cells: Object.fromEntries(translated) };
}
