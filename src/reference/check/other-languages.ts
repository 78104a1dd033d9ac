import type { Country } from '../schema';
import { payslipNames } from '../payslip/names';
import { type Finding, objectsIn } from './finding';

/** Texts in other languages that no name or note of the file has: one that was renamed, or misspelt. */
export function checkOtherLanguages(country: Country): Finding[] {
  const { names = {}, ...law } = country;
  const recorded = new Set([...objectsIn(law)].flatMap(({ object }) => [object['name'], object['note']]));
  return Object.entries(names).flatMap(([language, texts]) =>
    Object.keys(texts ?? {})
      .filter((text) => !recorded.has(text))
      .map((text) => ({
        country: country.code,
        where: `names.${language}`,
        message: `no name or note is "${text}"`,
      })),
  );
}

/** The official languages in which payroll is done, by country, where they are not English. */
const countriesOf = {
  fr: 'BF BI BJ CD CF CG CI CM DJ DZ GA GN GQ KM MA MG ML MR NE SN TD TG TN',
  pt: 'AO CV GW MZ ST',
  ar: 'DZ EG LY MA MR SD SO TN',
} as const;

/** Is the payroll of a country done in a language? */
export const isPaidIn = (language: keyof typeof countriesOf, { code }: Country): boolean =>
  countriesOf[language].split(' ').includes(code);

/** Names or notes of a country, recorded and missing in a language in which its payroll is done. */
export interface TextsCounted {
  readonly language: keyof typeof countriesOf;
  readonly country: string;
  readonly recorded: number;
  readonly missing: readonly string[];
}

/**
 * How many texts each country has in the languages of its payroll.
 *
 * @param textsOf the texts of a country, in English
 * @param wordsIn what a language has for them
 */
export const countTexts = (
  countries: readonly Country[],
  textsOf: (country: Country) => readonly string[],
  wordsIn: (language: keyof typeof countriesOf, country: Country) => Readonly<Record<string, string>> | undefined,
): readonly TextsCounted[] =>
  (Object.keys(countriesOf) as (keyof typeof countriesOf)[]).flatMap((language) =>
    countries
      .filter((country) => isPaidIn(language, country))
      .map((country) => {
        const [texts, words] = [textsOf(country), wordsIn(language, country)];
        const missing = texts.filter((text) => words?.[text] === undefined);
        return { language, country: country.code, recorded: texts.length - missing.length, missing };
      }),
  );

/** How many names of payslip lines each country has in the languages of its payroll. */
export const countNames = (countries: readonly Country[]): readonly TextsCounted[] =>
  countTexts(countries, payslipNames, (language, { names }) => names?.[language]);
