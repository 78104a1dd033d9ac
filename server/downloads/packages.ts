import { productVersion } from '../../src/contract';
import { type Files, npmArchive, wheelArchive, zipArchive } from './archive';

/** A version as Python writes it: `1.0.0-beta.2` is `1.0.0b2`. */
export const versionInPython = (version: string): string =>
  version
    .replace(/-alpha\./, 'a')
    .replace(/-beta\./, 'b')
    .replace(/-rc\./, 'rc');

/** The version of the Python package. */
export const pythonVersion = versionInPython(productVersion);

/** A package for another program, which is made from the sources of the project. */
export interface Package {
  /** The file that people download. */
  readonly file: string;
  /** What it is, for people. */
  readonly about: string;
  /** Its guide. */
  readonly guide: string;
  readonly type: string;
  readonly archive: (files: Files) => Promise<Buffer>;
}

const gzipped = { type: 'application/gzip', archive: npmArchive };
const zipped = { type: 'application/zip', archive: zipArchive };

/** The packages by name. */
export const packages = {
  typescript: {
    ...gzipped,
    file: `svc-finance-africa-client-${productVersion}.tgz`,
    about: 'Client package for TypeScript and JavaScript.',
    guide: '/docs/clients/typescript',
  },
  python: {
    file: `svc_finance_africa-${pythonVersion}-py3-none-any.whl`,
    about: 'Client package for Python.',
    guide: '/docs/clients/python',
    type: 'application/zip',
    archive: wheelArchive,
  },
  n8n: {
    ...gzipped,
    file: `n8n-nodes-svc-finance-africa-${productVersion}.tgz`,
    about: 'Nodes for n8n.',
    guide: '/docs/connectors/n8n',
  },
  zapier: {
    ...zipped,
    file: `zapier-svc-finance-africa-${productVersion}.zip`,
    about: 'Integration for Zapier.',
    guide: '/docs/connectors/zapier',
  },
  'google-sheets': {
    ...zipped,
    file: `svc-finance-africa-google-sheets-${productVersion}.zip`,
    about: 'Script for Google Sheets.',
    guide: '/docs/connectors/google-sheets',
  },
  libreoffice: {
    ...zipped,
    type: 'application/vnd.openofficeorg.extension',
    file: `svc-finance-africa-${productVersion}.oxt`,
    about: 'Extension for LibreOffice Calc.',
    guide: '/docs/connectors/libreoffice',
  },
} as const satisfies Readonly<Record<string, Package>>;
export type PackageName = keyof typeof packages;
export const packageNames = Object.keys(packages) as readonly PackageName[];
