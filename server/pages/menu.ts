import { addinPath } from '../../src/contract';
import { message, type Message, type Sentence } from '../../src/language/message';

/** The page that Excel opens for help on a function. */
export const functionsAddress = `${addinPath}/functions.html`;

/** A page in the menu: a guide by its file, seen from the folder of the documentation, or any page by its address. */
interface Entry {
  /** The name of a product is the same in every language. */
  readonly name: Sentence;
  readonly address: string;
  readonly file?: string;
}

/** The page of a guide. A README gets the address of its folder. */
const guide = (file: string, name: Sentence): Entry => ({
  name,
  file,
  address: `/docs/${file}`.replace(/\.md$/, '').replace(/\/README$/, ''),
});
/** The page of a README of a package, by its folder in the project. */
const readme = (folder: string, address: string, name: Sentence): Entry => ({
  name,
  file: `../${folder}/README.md`,
  address,
});
const other = (address: string, name: Sentence): Entry => ({ name, address });

/** The pages by what readers come for. */
export const menu: readonly { readonly title: Message; readonly entries: readonly Entry[] }[] = [
  {
    title: message('menu_sheet'),
    entries: [
      guide('README.md', message('menu_start')),
      guide('excel.md', message('menu_excel')),
      other(functionsAddress, message('menu_functions')),
      guide('employees.md', message('menu_employees')),
      guide('returns.md', message('menu_returns')),
    ],
  },
  {
    title: message('menu_recipes'),
    entries: [
      guide('recipes/README.md', message('menu_all_recipes')),
      guide('recipes/power-query.md', 'Power Query'),
      guide('recipes/office-scripts.md', message('menu_office_scripts')),
      guide('recipes/google-sheets.md', 'Google Sheets'),
      guide('recipes/libreoffice.md', 'LibreOffice Calc'),
      guide('recipes/shell.md', message('menu_shell')),
      guide('recipes/n8n.md', 'n8n'),
      guide('recipes/zapier.md', 'Zapier'),
      guide('recipes/make.md', 'Make'),
    ],
  },
  {
    title: message('menu_figures'),
    entries: [
      guide('trust.md', message('menu_trust')),
      guide('feeds.md', message('menu_feeds')),
      other('/status', message('menu_status')),
      other('/changes', message('menu_what_changed')),
      guide('changes.md', message('menu_changes')),
      guide('law-packages.md', message('menu_law_packages')),
    ],
  },
  {
    title: message('menu_programs'),
    entries: [
      guide('rest.md', message('menu_rest')),
      other('/docs/reference', message('menu_reference')),
      other('/docs/errors', message('menu_errors')),
      guide('clients.md', message('menu_clients')),
      guide('webhooks.md', message('menu_webhooks')),
      guide('agents.md', message('menu_agents')),
      guide('connectors.md', message('menu_connectors')),
      other('/connector', 'Power Platform'),
    ],
  },
  {
    title: message('menu_packages'),
    entries: [
      other('/downloads', message('menu_downloads')),
      readme('sdk/typescript', '/docs/clients/typescript', message('menu_typescript')),
      readme('sdk/python', '/docs/clients/python', message('menu_python')),
      readme('connectors/n8n', '/docs/connectors/n8n', message('menu_n8n_nodes')),
      readme('connectors/zapier', '/docs/connectors/zapier', message('menu_zapier_integration')),
      readme('connectors/google-sheets', '/docs/connectors/google-sheets', message('menu_google_functions')),
      readme('connectors/libreoffice', '/docs/connectors/libreoffice', message('menu_libreoffice_extension')),
    ],
  },
  {
    title: message('menu_run'),
    entries: [
      guide('accounts.md', message('menu_accounts')),
      guide('company.md', message('menu_company')),
      guide('install.md', message('menu_install')),
      guide('upgrade.md', message('menu_upgrade')),
      guide('administration.md', message('menu_administration')),
      guide('operate.md', message('menu_operate')),
      guide('scale.md', message('menu_scale')),
      guide('keeping-figures-right.md', message('menu_keeping_right')),
      guide('law-watch.md', message('menu_law_watch')),
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
