import type { CountryCode } from './country-code';
import { countryNames } from './countries';
import aliases from './country-aliases.json';

interface Aliases {
  /** ISO 3166-1 alpha-3 code. */
  readonly alpha3: string;
  readonly names: readonly string[];
}

const known: Readonly<Record<CountryCode, Aliases>> = aliases.countries;
const codes = Object.keys(countryNames) as readonly CountryCode[];

/** A name as it is compared: accents, letter case, punctuation, spaces and «The» in front do not count. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]|\p{Lm}/gu, ' ')
    .trim()
    .replace(/^the +/, '')
    .replaceAll(' ', '');

const isCode = (text: string): text is CountryCode => Object.hasOwn(known, text);

/**
 * What people call a country: the name that the service uses first, then its other names, then its alpha-3 code.
 * Nothing for what is no alpha-2 code of a country.
 */
export const namesOf = (code: string): readonly string[] =>
  isCode(code) ? [countryNames[code], ...known[code].names, known[code].alpha3] : [];

/** Codes are compared with their punctuation: N/A must not become NA, which is Namibia. */
const byCode = new Map(
  codes.flatMap(
    (code) =>
      [
        [code, code],
        [known[code].alpha3, code],
      ] as const,
  ),
);
const byName = new Map(
  codes.flatMap((code) => [countryNames[code], ...known[code].names].map((name) => [foldedName(name), code] as const)),
);
const ambiguous = new Map(
  Object.entries(aliases.ambiguous).map(([name, meant]) => [foldedName(name), meant as readonly CountryCode[]]),
);

/** Names as they are compared, with the country that each means. */
export const countriesByName: ReadonlyMap<string, CountryCode> = byName;

/**
 * The countries that a text may mean: one for a code or a name of its own, several for a name that they share, none
 * otherwise.
 * Guinea is one country's whole name, so it means that country; Congo is nobody's, so it means both.
 */
export function countriesMeant(text: string): readonly CountryCode[] {
  // Only the letters of ISO codes: some others have the same upper case.
  const code = /^\s*[a-z]{2,3}\s*$/i.test(text) ? byCode.get(text.trim().toUpperCase()) : undefined;
  if (code !== undefined) return [code];
  const name = foldedName(text);
  const one = byName.get(name);
  return one === undefined ? (ambiguous.get(name) ?? []) : [one];
}

/** The code of a country by any of its codes and names; undefined where there is none, or more than one. */
export function countryOf(text: string): CountryCode | undefined {
  const meant = countriesMeant(text);
  return meant.length === 1 ? meant[0] : undefined;
}
