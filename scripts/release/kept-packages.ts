import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defined } from '../../src/defined';

/** What a release needs of a package: a release carries no sources of compiled code, tests or build files. */
interface KeptPackage {
  /** Its folder under `node_modules`. */
  readonly name: string;
  readonly files: readonly string[];
}

/** The parts of a `package.json` that a release repeats. */
export interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly description?: string;
  readonly homepage?: string;
  readonly main?: string;
  readonly exports?: unknown;
}

const packages: readonly KeptPackage[] = [
  // Brings compiled code for every usual system, for Node-API 10 (Node 22.14).
  { name: 'better-sqlite3', files: ['lib', 'prebuilds', 'LICENSE'] },
];

export const readPackage = (folder: string): PackageFile =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;

/** The folders of the packages that a release keeps, from the root of the project. */
export const keptFolders: readonly string[] = packages.map(({ name }) => `node_modules/${name}`);

/**
 * Copies the packages that stay files of their own, without what a release does not need.
 *
 * @returns their versions as dependencies
 */
export function keepPackages(root: string, into: string): Readonly<Record<string, string>> {
  const dependencies = packages.map(({ name, files }) => {
    const [from, to] = [root, into].map((folder) => join(folder, 'node_modules', name)) as [string, string];
    for (const file of files) cpSync(join(from, file), join(to, file), { recursive: true });
    const { version, license, author, description, homepage, ...about } = readPackage(from);
    const kept = { name, version, license, author, description, homepage, main: about.main, exports: about.exports };
    writeFileSync(join(to, 'package.json'), JSON.stringify(defined(kept), null, 2));
    return [name, version];
  });
  return Object.fromEntries(dependencies) as Readonly<Record<string, string>>;
}
