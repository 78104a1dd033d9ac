import { once } from '../once';
import { countryNames } from './countries';
import aliases from './country-aliases.json';

type Code = keyof typeof countryNames;

interface Aliases {
  /** ISO 3166-1 alpha-3 code. */
  readonly alpha3: string;
  readonly names: readonly string[];
}

const aliasesByCode: Readonly<Record<Code, Aliases>> = aliases.countries;
const codes = Object.keys(countryNames) as readonly Code[];

/** A name normalised for comparison: without accents, letter case, punctuation, spaces or a leading «The». */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]|\p{Lm}/gu, ' ')
    .trim()
    .replace(/^the +/, '')
    .replaceAll(' ', '');

const isCode = (text: string): text is Code => Object.hasOwn(aliasesByCode, text);

/**
 * The names of a country: the service's own name first, then other names, then the alpha-3 code.
 * Empty if `code` is not an alpha-2 country code.
 */
export const namesOf = (code: string): readonly string[] =>
  isCode(code) ? [countryNames[code], ...aliasesByCode[code].names, aliasesByCode[code].alpha3] : [];

/** Codes keep their punctuation when compared: N/A must not become NA, which is Namibia. */
const byCode = new Map(
  codes.flatMap(
    (code) =>
      [
        [code, code],
        [aliasesByCode[code].alpha3, code],
      ] as const,
  ),
);
/** Country code by normalised name. */
export const countriesByName = once(
  (): ReadonlyMap<string, Code> =>
    new Map(
      codes.flatMap((code) =>
        [countryNames[code], ...aliasesByCode[code].names].map((name) => [foldedName(name), code] as const),
      ),
    ),
);
const ambiguous = once(
  () => new Map(Object.entries(aliases.ambiguous).map(([name, meant]) => [foldedName(name), meant as readonly Code[]])),
);

/** The names that Unicode has in the other languages of the service. Most texts are another name or a code. */
const furtherNames = once(
  (): ReadonlyMap<string, Code> =>
    new Map(
      ['ar', 'fr', 'pt'].flatMap((language) => {
        const names = new Intl.DisplayNames(language, { type: 'region' });
        return codes.map((code) => [foldedName(names.of(code) ?? code), code] as const);
      }),
    ),
);

/** Every normalised name that means one country, in any language. */
export const everyCountryName = (): ReadonlyMap<string, Code> =>
  new Map([...[...furtherNames()].filter(([name]) => !ambiguous().has(name)), ...countriesByName()]);

/**
 * The countries a text may mean: one for a code or a unique name, several for a shared name, none otherwise.
 * Guinea is the full name of one country, so it means that country. Congo is the full name of none, so it means both.
 */
export function countriesMeant(text: string): readonly Code[] {
  // Only ASCII letters: some other letters have the same upper case.
  const code = /^\s*[a-z]{2,3}\s*$/i.test(text) ? byCode.get(text.trim().toUpperCase()) : undefined;
  if (code !== undefined) return [code];
  const name = foldedName(text);
  const several = ambiguous().get(name);
  const one = countriesByName().get(name) ?? (several === undefined ? furtherNames().get(name) : undefined);
  return one === undefined ? (several ?? []) : [one];
}

/** The country code for any code or name; undefined if no country matches, or more than one. */
export function countryOf(text: string): Code | undefined {
  const meant = countriesMeant(text);
  return meant.length === 1 ? meant[0] : undefined;
}
