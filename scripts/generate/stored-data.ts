import { storedOfPerson } from '../../src/contract/words/stored-data';

const between = /(<!-- stored data, .*? -->\n)[\s\S]*?(\n<!-- end of stored data -->)/;

const table = (): string =>
  [
    '| what | why | until |',
    '|---|---|---|',
    ...Object.values(storedOfPerson).map(({ what, why, until }) => `| ${what} | ${why} | ${until} |`),
  ].join('\n');

/**
 * The text of a guide with the table of what is stored of a person.
 *
 * @throws Error if the guide has no marks between which it stands
 */
export function withStoredData(text: string): string {
  if (!between.test(text)) throw new Error('docs/accounts.md has no marks between which the stored data stand.');
  return text.replace(between, (_, begin: string, end: string) => `${begin}\n${table()}\n${end}`);
}
