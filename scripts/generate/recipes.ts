import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleAddress } from '../../server/settings/example-address';
import { payrollScript } from '../../src/recipes/office-script';
import { ratesQuery } from '../../src/recipes/power-query';
import { projectRoot } from '../command/project';

/** The code that a guide shares with the dashboard, by guide: the language of its first block, and the code. */
const recipes: Readonly<Record<string, readonly [language: string, code: string]>> = {
  'docs/recipes/power-query.md': ['powerquery', ratesQuery(exampleAddress)],
  'docs/recipes/office-scripts.md': ['typescript', payrollScript(exampleAddress)],
};

/** The guides whose first block of code is shared with the dashboard, with that code. Path → content. */
export const generatedRecipes = (): readonly (readonly [string, string])[] =>
  Object.entries(recipes).map(([path, [language, code]]) => {
    const block = new RegExp(`(\`\`\`${language}\\n)[\\s\\S]*?(\\n\`\`\`)`);
    const guide = readFileSync(join(projectRoot, path), 'utf8');
    return [path, guide.replace(block, (_, begin: string, end: string) => begin + code + end)];
  });
