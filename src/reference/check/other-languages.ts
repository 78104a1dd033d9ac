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
export const countriesOf = {
  fr: 'BF BI BJ CD CF CG CI CM DJ DZ GA GN GQ KM MA MG ML MR NE SN TD TG TN',
  pt: 'AO CV GW MZ ST',
  ar: 'DZ EG LY MA MR SD SO TN',
} as const;

/** The names that a payslip of a country may show, recorded and missing in a language in which its payroll is done. */
export interface NamesCounted {
  readonly language: keyof typeof countriesOf;
  readonly country: string;
  readonly recorded: number;
  readonly missing: readonly string[];
}

/** How many names of payslip lines each country has in the languages of its payroll. */
export const countNames = (countries: readonly Country[]): readonly NamesCounted[] =>
  (Object.keys(countriesOf) as (keyof typeof countriesOf)[]).flatMap((language) =>
    countries
      .filter(({ code }) => countriesOf[language].split(' ').includes(code))
      .map((country) => {
        const names = payslipNames(country);
        const missing = names.filter((name) => country.names?.[language]?.[name] === undefined);
        return { language, country: country.code, recorded: names.length - missing.length, missing };
      }),
  );
