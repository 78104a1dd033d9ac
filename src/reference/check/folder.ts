import type { Country } from '../schema';
import type { Finding } from './finding';

/** Country code of findings about the whole folder. */
export const nowhere = '--';
const countriesOfAfrica = 54;

/** Files that are not named by country code, and a wrong number of files. */
export function checkFolder(files: readonly string[]): Finding[] {
  const found = (where: string, message: string): Finding => ({ country: nowhere, where, message });
  const strangers = files
    .filter((file) => !/^[A-Z]{2}\.json$/.test(file))
    .map((file) => found(file, 'a country file is called by its code, such as KE.json'));
  return files.length === countriesOfAfrica
    ? strangers
    : [...strangers, found('countries', `there are ${files.length} files, not ${countriesOfAfrica}`)];
}

/** A file whose name does not match its code, or whose schema path is wrong. */
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
 * Generated files that are out of date with the country files.
 *
 * @param expected path → content as generated now
 * @param contentOf the content at a path; undefined if the file does not exist
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
