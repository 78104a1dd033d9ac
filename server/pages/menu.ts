import { addinPath } from '../../src/contract';

/** The page that Excel opens for help on a function. */
export const functionsAddress = `${addinPath}/functions.html`;

/** A page in the menu: a guide by its file, seen from the folder of the documentation, or any page by its address. */
interface Entry {
  readonly name: string;
  readonly address: string;
  readonly file?: string;
}

/** The page of a guide. A README gets the address of its folder. */
const guide = (file: string, name: string): Entry => ({
  name,
  file,
  address: `/docs/${file}`.replace(/\.md$/, '').replace(/\/README$/, ''),
});
/** The page of a README of a package, by its folder in the project. */
const readme = (folder: string, address: string, name: string): Entry => ({
  name,
  file: `../${folder}/README.md`,
  address,
});
const other = (address: string, name: string): Entry => ({ name, address });

/** The pages by what readers come for. */
export const menu: readonly { readonly title: string; readonly entries: readonly Entry[] }[] = [
  {
    title: 'In a sheet',
    entries: [
      guide('README.md', 'Start here'),
      guide('excel.md', 'In Excel'),
      other(functionsAddress, 'Functions'),
      guide('employees.md', 'Which employees are covered'),
    ],
  },
  {
    title: 'Recipes',
    entries: [
      guide('recipes/README.md', 'All recipes'),
      guide('recipes/power-query.md', 'Power Query'),
      guide('recipes/office-scripts.md', 'Office Scripts'),
      guide('recipes/google-sheets.md', 'Google Sheets'),
      guide('recipes/libreoffice.md', 'LibreOffice Calc'),
      guide('recipes/shell.md', 'A shell'),
      guide('recipes/n8n.md', 'n8n'),
      guide('recipes/zapier.md', 'Zapier'),
      guide('recipes/make.md', 'Make'),
    ],
  },
  {
    title: 'Where figures come from',
    entries: [
      guide('trust.md', 'How far to trust a figure'),
      guide('feeds.md', 'How current figures are'),
      other('/status', 'Status'),
      other('/changes', 'What changed'),
      guide('changes.md', 'Following what changes'),
      guide('law-packages.md', 'New law without a restart'),
    ],
  },
  {
    title: 'For programs',
    entries: [
      guide('rest.md', 'Over REST'),
      other('/docs/reference', 'API reference'),
      other('/docs/errors', 'Error codes'),
      guide('clients.md', 'Client packages'),
      guide('webhooks.md', 'Webhooks'),
      guide('agents.md', 'AI agents'),
      guide('connectors.md', 'Connectors'),
      other('/connector', 'Power Platform'),
    ],
  },
  {
    title: 'Packages',
    entries: [
      other('/downloads', 'Downloads'),
      readme('sdk/typescript', '/docs/clients/typescript', 'TypeScript client'),
      readme('sdk/python', '/docs/clients/python', 'Python client'),
      readme('connectors/n8n', '/docs/connectors/n8n', 'Nodes for n8n'),
      readme('connectors/zapier', '/docs/connectors/zapier', 'Integration for Zapier'),
      readme('connectors/google-sheets', '/docs/connectors/google-sheets', 'Functions for Google Sheets'),
      readme('connectors/libreoffice', '/docs/connectors/libreoffice', 'Extension for LibreOffice'),
    ],
  },
  {
    title: 'Run the service',
    entries: [
      guide('accounts.md', 'Accounts'),
      guide('company.md', 'A whole company'),
      guide('install.md', 'Installing'),
      guide('upgrade.md', 'Upgrading'),
      guide('administration.md', 'Administration'),
      guide('operate.md', 'Operating'),
      guide('scale.md', 'Many machines'),
      guide('keeping-figures-right.md', 'Keeping figures right'),
      guide('law-watch.md', 'Law that is read again'),
    ],
  },
];

/** The guides: each file with the address of its page. */
export const guideFiles: readonly { readonly file: string; readonly address: string }[] = menu
  .flatMap(({ entries }) => entries)
  .flatMap(({ file, address }) => (file === undefined ? [] : [{ file, address }]));

/** The entry that a page belongs to: its own, or the one whose address its own begins with. */
export const entryOf = (address: string | undefined): Entry | undefined =>
  menu
    .flatMap(({ entries }) => entries)
    .filter((entry) => address === entry.address || (address?.startsWith(`${entry.address}/`) ?? false))
    .sort((one, another) => another.address.length - one.address.length)[0];
