import { once } from '../once';
import { countryNames } from './countries';
import { countryOf, foldedName } from './country-names';
import others from './world-countries.json';

/** The English name of every country and territory by ISO 3166-1 alpha-2 code. The 54 have the service's own names. */
const worldNames: Readonly<Record<string, string>> = { ...others, ...countryNames };

/** The English name of a country or territory; its code if the code is unknown. */
export const worldNameOf = (code: string): string => worldNames[code] ?? code;

/** Is it the upper-case ISO 3166-1 alpha-2 code of a country or territory? */
export const isWorldCode = (code: string): boolean => Object.hasOwn(worldNames, code);

const byName = once(() => new Map(Object.entries(others).map(([code, name]) => [foldedName(name), code])));

/** The ISO code of a country or territory for its code in any letter case or its name; undefined if none matches. */
export function worldCodeOf(text: string): string | undefined {
  const code = /^\s*[a-z]{2}\s*$/i.test(text) ? text.trim().toUpperCase() : undefined;
  if (code !== undefined && isWorldCode(code)) return code;
  return countryOf(text) ?? byName().get(foldedName(text));
}
