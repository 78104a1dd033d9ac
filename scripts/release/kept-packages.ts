import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defined } from '../../src/defined';

/** What a release needs of a package: a release carries no sources of compiled code, tests or build files. */
interface KeptPackage {
  /** Its folder under `node_modules`. */
  readonly name: string;
  readonly files: readonly string[];
  /** The packages that it needs when it runs. */
  readonly needs?: readonly string[];
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
  { name: 'better-sqlite3-node-api', files: ['lib', 'prebuilds', 'LICENSE'] },
  { name: 'better-sqlite3', files: ['lib', 'LICENSE'], needs: ['bindings'] },
  { name: 'bindings', files: ['bindings.js', 'LICENSE.md'], needs: ['file-uri-to-path'] },
  { name: 'file-uri-to-path', files: ['index.js', 'LICENSE'] },
  { name: 'swagger-ui-dist', files: ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE'] },
];

/** Node's binary interface and the system of compiled code, as `bindings` names the folder. */
const compiledFor = `node-v${process.versions.modules}-${process.platform}-${process.arch}`;

export const readPackage = (folder: string): PackageFile =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;

/** The folders of the packages that a release keeps, from the root of the project. */
export const keptFolders: readonly string[] = packages.map(({ name }) => `node_modules/${name}`);

/**
 * Copies the code that SQLite was compiled to for this Node, where `bindings` looks for it.
 *
 * @returns the Node and system that it is for; undefined if this Node needs none, or has none
 */
function keepCompiledSqlite(root: string, into: string): string | undefined {
  const compiled = join(root, 'node_modules/better-sqlite3/build/Release/better_sqlite3.node');
  if (Number(process.versions.napi) >= 10 || !existsSync(compiled)) return undefined;
  const to = join(into, 'node_modules/better-sqlite3/lib/binding', compiledFor, 'better_sqlite3.node');
  mkdirSync(dirname(to), { recursive: true });
  cpSync(compiled, to);
  return compiledFor;
}

/**
 * Copies the packages that stay files of their own, without what a release does not need.
 *
 * @returns their versions as dependencies, and which older Node has compiled code of SQLite
 */
export function keepPackages(
  root: string,
  into: string,
): { readonly dependencies: Readonly<Record<string, string>>; readonly compiledSqlite: string | undefined } {
  const dependencies = packages.map(({ name, files, needs = [] }) => {
    const [from, to] = [root, into].map((folder) => join(folder, 'node_modules', name)) as [string, string];
    for (const file of files) cpSync(join(from, file), join(to, file), { recursive: true });
    const { name: published, version, license, author, description, homepage, ...about } = readPackage(from);
    const kept = { version, license, author, description, homepage, main: about.main, exports: about.exports };
    const dependencies = Object.fromEntries(needs.map((needed) => [needed, '*']));
    writeFileSync(
      join(to, 'package.json'),
      JSON.stringify({ name: published, ...defined(kept), dependencies }, null, 2),
    );
    return [name, published === name ? version : `npm:${published}@${version}`];
  });
  return {
    dependencies: Object.fromEntries(dependencies) as Readonly<Record<string, string>>,
    compiledSqlite: keepCompiledSqlite(root, into),
  };
}
