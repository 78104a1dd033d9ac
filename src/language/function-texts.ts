import { functions as arabic } from './ar/functions';
import { terms as arabicTerms } from './ar/terms';
import type { FunctionText } from './en/functions';
import { functions as french } from './fr/functions';
import { terms as frenchTerms } from './fr/terms';
import { type Language, languages } from './languages';
import { functions as portuguese } from './pt/functions';
import { terms as portugueseTerms } from './pt/terms';

/** A language into which the help on the functions is translated. */
export type Translated = Exclude<Language, 'en'>;
export const translated = languages.filter((language): language is Translated => language !== 'en');

const texts: Readonly<Record<Translated, Readonly<Record<FunctionText, string>>>> = {
  fr: french,
  pt: portuguese,
  ar: arabic,
};
const terms = { fr: frenchTerms, pt: portugueseTerms, ar: arabicTerms } as const;

/** A word that Excel offers for a parameter. */
interface Choice {
  readonly stringValue?: string;
  readonly tooltip?: string;
}

/** What Excel reads about the functions, as far as it is text. */
interface FunctionHelp {
  readonly functions: readonly {
    readonly description: string;
    readonly parameters: readonly { readonly name: string; readonly description?: string }[];
  }[];
  readonly enums: readonly { readonly id: string; readonly values: readonly Choice[] }[];
}

/**
 * A text about a function or an argument in a language.
 *
 * @throws Error that names an English text without a translation
 */
export function functionText(text: string, language: Language): string {
  if (language === 'en') return text;
  const found = (texts[language] as Readonly<Record<string, string>>)[text];
  if (found === undefined) throw new Error(`src/language/${language}/functions.ts does not have the text «${text}».`);
  return found;
}

/**
 * What Excel reads about the functions, in another language. Names, ids, words and their order stay as they are.
 *
 * @throws Error that names an English text without a translation
 */
export function helpIn<Help extends FunctionHelp>(language: Translated, help: Help) {
  const translatedText = (text: string): string => functionText(text, language);
  const withText = <Described extends { readonly description?: string }>(described: Described) =>
    described.description === undefined
      ? described
      : { ...described, description: translatedText(described.description) };
  const countries: Readonly<Record<string, string>> = terms[language];
  const tooltipOf = (id: string, { stringValue = '', tooltip = '' }: Choice): string =>
    id === 'COUNTRY' ? countries[`country_${stringValue}`]! : translatedText(tooltip);
  return {
    ...help,
    functions: help.functions.map((one) => ({ ...withText(one), parameters: one.parameters.map(withText) })),
    enums: help.enums.map((one) => ({
      ...one,
      values: one.values.map((choice) => ({ ...choice, tooltip: tooltipOf(one.id, choice) })),
    })),
  };
}
