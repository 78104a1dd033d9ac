import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PackageName } from '../../server/downloads/packages';
import { bundleConnector } from '../connectors/bundled';
import { extensionFiles } from '../connectors/libreoffice/extension';
import { buildPython } from '../sdk/python';
import { buildTypescript } from '../sdk/typescript';
import { sheetsPackage } from '../sheets/package';

function write(target: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), content);
  }
}

/** How the files of each package are made, in a folder that is empty. */
const makers: Readonly<Record<PackageName, (target: string) => void | Promise<void>>> = {
  typescript: buildTypescript,
  python: buildPython,
  n8n: (target) => bundleConnector('n8n', target),
  zapier: (target) => bundleConnector('zapier', target),
  'google-sheets': async (target) => write(target, await sheetsPackage()),
  libreoffice: (target) => write(target, extensionFiles()),
};

/** Writes the files of a package for another program into a folder, before they become an archive. */
export const makePackage = async (name: PackageName, target: string): Promise<void> => makers[name](target);
