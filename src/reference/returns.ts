import type { CountryIdentifiers, ReturnForm } from './schema';

/** The returns of employers, and the identifiers that they state. */
export interface Returns {
  /** By id, such as `KE-p10`. */
  readonly forms: ReadonlyMap<string, ReturnForm>;
  /** By country code. */
  readonly identifiers: ReadonlyMap<string, CountryIdentifiers>;
}

/** Where none are recorded. */
export const noReturns: Returns = { forms: new Map(), identifiers: new Map() };

/** The end of the name of a file of identifiers: `KE-identifiers.json`. All others hold a return. */
const identifiersFile = '-identifiers.json';

/** Is a file of the folder of returns one of identifiers? */
export const isIdentifiersFile = (file: string): boolean => file.endsWith(identifiersFile);

/** The name of a file without its ending: `KE-p10` comes before `KE-p10-housing-levy`. */
const idOf = (file: string): string => file.replace(/\.json$/, '');

/**
 * The returns of a folder, by id.
 *
 * @param files content by name, such as `KE-p10.json`
 */
export function returnsIn(files: ReadonlyMap<string, string>): Returns {
  const names = [...files.keys()].sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
  const contents = (wanted: boolean) =>
    names.filter((file) => isIdentifiersFile(file) === wanted).map((file) => JSON.parse(files.get(file)!) as unknown);
  return {
    forms: new Map((contents(false) as ReturnForm[]).map((form) => [form.id, form])),
    identifiers: new Map((contents(true) as CountryIdentifiers[]).map((one) => [one.country, one])),
  };
}
