import type { Country } from '../schema';
import type { Finding } from './finding';

/** Findings about the folder as a whole carry no code of a country. */
export const nowhere = '--';
const countriesOfAfrica = 54;

/** A folder that does not hold one file a country. */
export function checkFolder(files: readonly string[]): Finding[] {
  const found = (where: string, message: string): Finding => ({ country: nowhere, where, message });
  const strangers = files
    .filter((file) => !/^[A-Z]{2}\.json$/.test(file))
    .map((file) => found(file, 'a country file is called by its code, such as KE.json'));
  return files.length === countriesOfAfrica
    ? strangers
    : [...strangers, found('countries', `there are ${files.length} files, not ${countriesOfAfrica}`)];
}

/** A file whose name, code and schema do not belong together. */
export function checkIdentity(country: Country, file: string): Finding[] {
  const found = (where: string, message: string): Finding => ({ country: file.slice(0, 2), where, message });
  return [
    ...(file === `${country.code}.json`
      ? []
      : [found('code', `the file is called ${file} and its code is ${country.code}`)]),
    ...(country.$schema === '../country.schema.json'
      ? []
      : [found('$schema', `it is "${country.$schema}" and should be "../country.schema.json"`)]),
  ];
}

/**
 * Derived files that no longer follow from the country files.
 *
 * @param expected path → content as it would be generated now
 * @param contentOf what stands at a path; undefined where nothing does
 */
export function checkGenerated(
  expected: ReadonlyMap<string, string>,
  contentOf: (path: string) => string | undefined,
): Finding[] {
  const message = 'is out of date: run `npm run data:generate`';
  return [...expected].flatMap(([where, content]) =>
    contentOf(where) === content ? [] : [{ country: nowhere, where, message }],
  );
}
