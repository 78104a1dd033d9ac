import { storedOfPerson } from '../../src/contract/words/stored-data';
import type { Language } from '../../src/language/languages';
import { withBetween } from './between';
import { guideText } from '../../server/pages/guide-texts';

const heads = ['what', 'why', 'until'] as const;

const rowOf = (texts: readonly string[], language: Language): string =>
  `| ${texts.map((text) => guideText(text, language)).join(' | ')} |`;

const table = (language: Language): string =>
  [
    rowOf(heads, language),
    '|---|---|---|',
    ...Object.values(storedOfPerson).map(({ what, why, until }) => rowOf([what, why, until], language)),
  ].join('\n');

/** The text of a guide with the table of what is stored of a person. */
export const withStoredData = (text: string, language: Language): string =>
  withBetween(text, 'stored data', table(language));

/** The texts of this table that need a translation. */
export const storedDataTexts: readonly string[] = [
  ...heads,
  ...Object.values(storedOfPerson).flatMap(({ what, why, until }) => [what, why, until]),
];
