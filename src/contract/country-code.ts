import { z } from 'zod';
import { countryNames } from './countries';
import { countriesByName, countriesMeant, foldedName } from './country-names';
import { nearest } from './nearest';

export type CountryCode = keyof typeof countryNames;
export const countryCodes = Object.keys(countryNames) as readonly CountryCode[];

/** Abbreviations are too short to guess from. */
const longNames = [...countriesByName.keys()].filter((name) => name.length > 3);

const isCountryCode = (text: string): text is CountryCode => Object.hasOwn(countryNames, text);

/** The codes that somebody may have meant: those of a name that was written out, or the one that is near. */
function codesMeant(text: string): readonly CountryCode[] {
  const meant = countriesMeant(text);
  if (meant.length > 0) return meant;
  const name = text.trim().length > 3 ? nearest(foldedName(text), longNames) : undefined;
  const code = name === undefined ? nearest(text, countryCodes) : countriesByName.get(name);
  return code === undefined ? [] : [code as CountryCode];
}

/** What is wrong with a country, as a sentence that helps: the code of what was meant. */
export function unknownCountry(input: unknown): string {
  if (input === undefined || input === null || input === '')
    return '`country` is missing: send the ISO 3166-1 alpha-2 code of one of the 54 African countries, for example "KE" for Kenya.';
  if (typeof input !== 'string')
    return '`country` must be text: the ISO 3166-1 alpha-2 code of an African country, for example "KE" for Kenya.';
  const text = input.slice(0, 100);
  const meant = codesMeant(text).map((code) => `${code} (${countryNames[code]})`);
  return `${JSON.stringify(text.slice(0, 40))} is not one of the 54 country codes: ${meant.length === 0 ? 'GET /api/tax lists them.' : `did you mean ${meant.join(' or ')}?`}`;
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
  .meta({
    id: 'CountryCode',
    description: 'ISO 3166-1 alpha-2 code of an African country, in any letter case.',
    example: 'KE',
  });
