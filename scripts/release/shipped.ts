import type { Metafile } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptFolders } from './kept-packages';

/** Headers of this package are compiled into SQLite's binding. */
const compiledIn = 'node_modules/better-sqlite3-node-api/node_modules/node-addon-api';

/** The folder of the package that a file belongs to; undefined for a file of the project. */
const packageFolder = (file: string): string | undefined => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

/** The source files that the scripts of the add-in were made from, as their source maps list them. */
const addinSources = (addin: string): readonly string[] =>
  readdirSync(addin)
    .filter((name) => name.endsWith('.js.map'))
    .flatMap((name) => (JSON.parse(readFileSync(join(addin, name), 'utf8')) as { sources: string[] }).sources)
    .flatMap((source) => /\.\/(node_modules\/.+)$/.exec(source)?.[1] ?? []);

/**
 * The folders of all packages whose code is in a release: bundled, in the scripts of the add-in, or as files of its own.
 *
 * @returns paths from the root of the project, sorted
 */
export function shippedPackages(root: string, { inputs }: Pick<Metafile, 'inputs'>): readonly string[] {
  const files = [...Object.keys(inputs), ...addinSources(join(root, 'dist/addin'))];
  const folders = files.map(packageFolder).filter((folder) => folder !== undefined);
  return [...new Set([...folders, ...keptFolders, compiledIn])].sort();
}
