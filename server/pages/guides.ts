import { marked } from 'marked';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { productName } from '../../src/contract';
import { page } from './page';

const folder = join(__dirname, '../../docs');
const heading = /^# (.+)$/m;

/** The address that the guides are written with; a page shows the service's own in its place. */
const example = /http:\/\/localhost:3000/g;
/** Links to pages of the service, which stay where the reader is. */
const own = /\]\(http:\/\/localhost:3000(\/[^)]*)\)/g;
/** Links between the files, as a repository shows them. */
const relative = /\]\((?![a-z]+:|[/#])([\w./-]+?)(#[\w-]+)?\)/g;

/** The guides, as files in the folder of the documentation. */
const files = [
  'README.md',
  'excel.md',
  'rest.md',
  'trust.md',
  'administration.md',
  'company.md',
  'feeds.md',
  'keeping-figures-right.md',
  'recipes/README.md',
  ...['power-query', 'office-scripts', 'google-sheets', 'libreoffice', 'shell', 'n8n', 'zapier'].map(
    (name) => `recipes/${name}.md`,
  ),
] as const;

/** The address of the page that a file becomes: that of its folder where it introduces one. */
const addressOf = (file: string): string => `/docs/${file}`.replace(/\.md$/, '').replace(/\/README$/, '');

/** Read when first asked for, so that the files do not delay the start. */
const source = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** The workflow that n8n imports, for the service at an address. */
export const workflow = (url: string): object =>
  JSON.parse(source('recipes/n8n-workflow.json').replace(example, () => url)) as object;

/** A guide as a page; `url` is the address of the service, which stands in the examples. */
function guidePage(file: string, url: string): string {
  const address = addressOf(file);
  const text = source(file)
    .replace(own, (_, path: string) => `](${path})`)
    .replace(
      relative,
      (_, target: string, anchor = '') => `](${addressOf(posix.join(file, '..', target))}${anchor as string})`,
    )
    .replace(example, () => url);
  // A table that is wider than the screen scrolls by itself, so the keyboard has to reach it.
  const html = marked.parse(text, { async: false }).replaceAll('<table>', '<table class="stacked" tabindex="0">');
  return page(heading.exec(text)?.[1] ?? productName, html, address);
}

/** The guides by their address. */
export const guides: readonly { readonly address: string; readonly page: (url: string) => string }[] = files.map(
  (file) => ({ address: addressOf(file), page: (url) => guidePage(file, url) }),
);
