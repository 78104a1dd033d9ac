import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../src/language/languages';
import { projectRoot } from '../command/project';
import { withCells } from './cells';
import { withDetails } from './details';
import { withExamples } from './examples';
import { withStoredData } from './stored-data';

/** Writes the generated parts of a guide. */
type Write = (text: string, language: Language) => string;

/** The guides with generated parts that are also in other languages: English path to what is written. */
const written: Readonly<Record<string, Write>> = {
  'README.md': (text, language) => withCells(withExamples(text, language, 'first'), language),
  'docs/README.md': (text, language) => withExamples(text, language, 'first'),
  'docs/excel.md': (text, language) => withDetails(withExamples(text, language, 'all'), language),
  'docs/accounts.md': withStoredData,
};

/** The path of a guide in a language. */
const pathIn = (path: string, language: Language): string =>
  language === 'en'
    ? path
    : path.startsWith('docs/')
      ? path.replace('docs/', `docs/${language}/`)
      : path.replace('.md', `.${language}.md`);

/** These guides in every language in which they exist. Path from the root → content. */
export const generatedGuides = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(written).flatMap(([english, write]) =>
      languages.flatMap((language): [string, string][] => {
        const path = pathIn(english, language);
        const file = join(projectRoot, path);
        return existsSync(file) ? [[path, write(readFileSync(file, 'utf8'), language)]] : [];
      }),
    ),
  );
