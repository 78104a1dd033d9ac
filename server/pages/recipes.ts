import { marked } from 'marked';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { page } from './page';

const folder = join(__dirname, '../../docs/recipes');
const written = /^# (.+)$/m;

/** The address that the recipes are written with; a page shows the service's own in its place. */
const example = /http:\/\/localhost:3000/g;
/** Links between the files, as a repository shows them. */
const link = /\]\((?![a-z]+:|[/#])([\w.-]+?)(\.md)?\)/g;

/** The recipes by the last part of their address; the index by none. */
export const recipeNames = ['', 'power-query', 'office-scripts', 'google-sheets', 'libreoffice', 'shell', 'n8n', 'zapier'] as const;

/** Read when first asked for, so that the files do not delay the start. */
const source = (file: string, url: string): string => readFileSync(join(folder, file), 'utf8').replace(example, () => url);

/** The workflow that n8n imports, for the service at an address. */
export const workflow = (url: string): object => JSON.parse(source('n8n-workflow.json', url)) as object;

/**
 * A recipe as a page.
 *
 * @param url address of the service, which stands in the examples
 */
export function recipePage(name: string, url: string): string {
  const text = source(`${name === '' ? 'README' : name}.md`, url).replace(link, (_, file: string) => `](/docs/recipes/${file})`);
  return page(written.exec(text)?.[1] ?? 'Recipes', marked.parse(text, { async: false }));
}
