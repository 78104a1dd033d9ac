import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { productName } from '../../src/contract';
import { installedFolder } from '../settings/installed';
import { projectRoot } from '../settings/project';
import { withCommandLines } from '../settings/command-line';
import { page } from './page';

const folder = join(installedFolder, 'docs');
const heading = /^# (.+)$/m;

/** The address in the guide files. A page shows the address of the service instead. */
const example = /http:\/\/localhost:3000/g;
/** Links to pages of the service. They become relative, so readers stay on the server that they use. */
const own = /\]\(http:\/\/localhost:3000(\/[^()]*)\)/g;
/** Links between the files, in the form that works in a repository. */
const relative = /\]\((?![a-z]+:|[/#])([\w./-]+?)(#[\w-]+)?\)/g;

/** READMEs of packages, by their place in the project, and the addresses of their pages. */
export const readmes: Readonly<Record<string, string>> = {
  'connectors/google-sheets/README.md': '/docs/connectors/google-sheets',
  'connectors/libreoffice/README.md': '/docs/connectors/libreoffice',
  'connectors/n8n/README.md': '/docs/connectors/n8n',
  'connectors/zapier/README.md': '/docs/connectors/zapier',
  'sdk/python/README.md': '/docs/clients/python',
  'sdk/typescript/README.md': '/docs/clients/typescript',
};

/** The files of the guides, in the folder of the documentation. */
const files = [
  'README.md',
  'excel.md',
  'rest.md',
  'clients.md',
  'agents.md',
  'trust.md',
  'employees.md',
  'accounts.md',
  'install.md',
  'upgrade.md',
  'administration.md',
  'operate.md',
  'scale.md',
  'company.md',
  'feeds.md',
  'changes.md',
  'connectors.md',
  'webhooks.md',
  'keeping-figures-right.md',
  'recipes/README.md',
  ...['power-query', 'office-scripts', 'google-sheets', 'libreoffice', 'shell', 'n8n', 'zapier', 'make'].map(
    (name) => `recipes/${name}.md`,
  ),
  ...Object.keys(readmes).map((place) => `../${place}`),
] as const;

/** The address of the page for a file. A README gets the address of its folder. */
function addressOf(file: string): string {
  const place = posix.join('docs', file);
  return readmes[place] ?? `/${place}`.replace(/\.md$/, '').replace(/\/README$/, '');
}

/** Reads a file on first use, for a faster start. */
function source(file: string): string {
  const place = posix.join('docs', file);
  const path = readmes[place] === undefined ? join(folder, file) : join(projectRoot, place);
  return withCommandLines(readFileSync(path, 'utf8'));
}

/** The workflow for import into n8n, with the address of the service. */
export const workflow = (url: string): object =>
  JSON.parse(source('recipes/n8n-workflow.json').replace(example, () => url)) as object;

/** A guide as a page. `url` is the address of the service, for the examples. */
async function guidePage(file: string, url: string): Promise<string> {
  // Loaded on first use, for a faster start.
  const { marked } = await import('marked');
  const address = addressOf(file);
  const text = source(file)
    .replace(own, (_, path: string) => `](${path})`)
    .replace(
      relative,
      (_, target: string, anchor = '') => `](${addressOf(posix.join(file, '..', target))}${anchor as string})`,
    )
    .replace(example, () => url);
  // A table wider than the screen scrolls on its own, so the keyboard must reach it.
  const html = marked.parse(text, { async: false }).replaceAll('<table>', '<table class="stacked" tabindex="0">');
  return page(heading.exec(text)?.[1] ?? productName, html, address);
}

/** The guides by their address. */
export const guides: readonly { readonly address: string; readonly page: (url: string) => Promise<string> }[] =
  files.map((file) => ({ address: addressOf(file), page: (url) => guidePage(file, url) }));
