import { z } from 'zod';
import { countryNames } from './countries';
import { nearest } from './nearest';

export type CountryCode = keyof typeof countryNames;
export const countryCodes = Object.keys(countryNames) as readonly CountryCode[];

const byName = new Map(countryCodes.map((code) => [countryNames[code], code]));

const isCountryCode = (text: string): text is CountryCode => Object.hasOwn(countryNames, text);

/** What is wrong with a country, as a sentence that helps: a near code, or the code of a name that was written out. */
export function unknownCountry(input: unknown): string {
  if (input === undefined || input === null || input === '') return '`country` is missing: send the ISO 3166-1 alpha-2 code of one of the 54 African countries, for example "KE" for Kenya.';
  if (typeof input !== 'string') return '`country` must be text: the ISO 3166-1 alpha-2 code of an African country, for example "KE" for Kenya.';
  const shown = JSON.stringify(input.slice(0, 40));
  const name = input.trim().length > 3 ? nearest(input, byName.keys()) : undefined;
  const code = name === undefined ? nearest(input, countryCodes) : byName.get(name as never);
  const hint = code === undefined ? 'GET /api/tax lists them.' : `did you mean ${code} (${countryNames[code as CountryCode]})?`;
  return `${shown} is not one of the 54 country codes: ${hint}`;
}

/** ISO 3166-1 alpha-2 code of one of the 54 countries; case-insensitive in, upper case out. */
export const CountryCode = z
  .string({ error: ({ input }) => unknownCountry(input) })
  .transform((text, context): CountryCode => {
    const code = text.trim().toUpperCase();
    // Letters such as ß and ſ only become SS and S in upper case: they are no country.
    if (isCountryCode(code) && /^[a-z]{2}$/i.test(text.trim())) return code;
    context.addIssue({ code: 'custom', message: unknownCountry(text) });
    return z.NEVER;
  })
  .meta({ id: 'CountryCode', description: 'ISO 3166-1 alpha-2 code of an African country, in any letter case.', example: 'KE' });
