import { storedOfPerson } from '../../src/contract/words/stored-data';
import { withBetween } from './between';

const table = (): string =>
  [
    '| what | why | until |',
    '|---|---|---|',
    ...Object.values(storedOfPerson).map(({ what, why, until }) => `| ${what} | ${why} | ${until} |`),
  ].join('\n');

/** The text of a guide with the table of what is stored of a person. */
export const withStoredData = (text: string): string => withBetween(text, 'stored data', table());
