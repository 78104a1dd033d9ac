import { cells as english } from '../../src/language/en/cells';
import { type Language, localeOf } from '../../src/language/languages';
import type { ValueNames } from '../../src/language/message';

/** What cells say in one language. */
export interface CellCatalog {
  readonly language: Language;
  readonly cells: Readonly<Record<WordsCode, string>>;
}
type WordsCode = keyof typeof english;

/** Said where the words of another language cannot be loaded. */
export const inEnglish: CellCatalog = { language: 'en', cells: english };

/** What stands in a sentence: a text, a number, further words, a list, or a label that each language has. */
export type Value = string | number | Words | readonly Value[] | ((language: Language) => string);

/** Words of a cell by their code. They become text last, in the language of the reader. */
export class Words {
  constructor(
    readonly code: WordsCode,
    readonly values: Readonly<Record<string, Value>>,
  ) {}
}

/** The words of a code, with the values that its sentence needs. */
export const words = <Code extends WordsCode>(
  code: Code,
  ...values: [ValueNames<(typeof english)[Code]>] extends [never]
    ? []
    : [Readonly<Record<ValueNames<(typeof english)[Code]>, Value>>]
): Words => new Words(code, values[0] ?? {});

/** Several texts of which one is meant. */
export const oneOf = (texts: readonly string[]): Value =>
  texts.slice(1).reduce<Value>((first, then) => words('or', { first, then }), texts[0] ?? '');

/** Several things together. */
export const together = (things: readonly Value[]): Value =>
  things.slice(1).reduce<Value>((first, then) => words('and', { first, then }), things[0] ?? '');

/** A text that a person wrote, in quotes and not too long. */
export const quoted = (text: unknown, longest = 40): string => JSON.stringify(String(text).slice(0, longest));

function valueIn(value: Value, catalog: CellCatalog): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'function') return value(catalog.language);
  if (value instanceof Words) return say(value, catalog);
  if (typeof value === 'number')
    return value.toLocaleString(localeOf[catalog.language], { useGrouping: false, maximumFractionDigits: 12 });
  return value.map((one) => valueIn(one, catalog)).join(catalog.cells.list_separator);
}

/** The text of words in a language. A text of the service or of another cell is returned as it is. */
export const say = (sentence: string | Words, catalog: CellCatalog = inEnglish): string =>
  typeof sentence === 'string'
    ? sentence
    : catalog.cells[sentence.code].replace(/\{(\w+)\}/g, (_, name: string) => valueIn(sentence.values[name]!, catalog));
