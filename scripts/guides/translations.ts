import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTranslation } from '../../server/pages/translations';
import { type Language, languages } from '../../src/language/languages';
import { projectRoot } from '../command/project';

/** A guide in another language than English. Paths are seen from the root. */
export interface Translation {
  readonly language: Language;
  readonly original: string;
  readonly path: string;
}

/** The guides that exist in every language. */
const guides = ['README.md', 'install.md', 'excel.md', 'trust.md', 'accounts.md', 'company.md'] as const;

/** All translations that there must be. */
export const translations: readonly Translation[] = languages
  .filter((language) => language !== 'en')
  .flatMap((language) => [
    { language, original: 'README.md', path: `README.${language}.md` },
    ...guides.map((file) => ({ language, original: `docs/${file}`, path: `docs/${language}/${file}` })),
  ]);

/** The text of a file by its path from the root. */
export const textAt = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** A translation is current, old because its original has changed since, or missing. */
type TranslationState = 'current' | 'old' | 'missing';

export function stateOf({ original, path }: Translation): TranslationState {
  if (!existsSync(join(projectRoot, path))) return 'missing';
  return readTranslation(textAt(path), textAt(original)).isOld ? 'old' : 'current';
}
