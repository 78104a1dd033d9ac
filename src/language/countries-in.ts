import { countryNames } from '../contract/countries';
import otherCountries from '../contract/world-countries.json';
import { family } from './family';

type CountryName = keyof typeof countryNames | keyof typeof otherCountries;

/**
 * The names of countries and territories in a language, as Unicode has them.
 *
 * @param locale whose names are used
 * @param own the names that official texts of the region write otherwise
 */
export function countriesIn(locale: string, own: Partial<Readonly<Record<CountryName, string>>>) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const codes = Object.keys({ ...otherCountries, ...countryNames }) as CountryName[];
  return family(
    'country',
    Object.fromEntries(codes.map((code) => [code, own[code] ?? names.of(code) ?? code])) as Readonly<
      Record<CountryName, string>
    >,
  );
}
