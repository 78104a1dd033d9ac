import type { Metafile } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fonts from '../../server/documents/fonts.json';
import { keptFolders } from './kept-packages';

/** Headers of this package are compiled into SQLite's binding. */
const compiledIn = 'node_modules/better-sqlite3/node_modules/node-addon-api';

/** The folder of the package that a file belongs to; undefined for a file of the project. */
const packageFolder = (file: string): string | undefined => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

/** The packages whose fonts are copied. */
const fontFolders = Object.values(fonts).map((file) => packageFolder(`node_modules/${file}`)!);

/**
 * The folders of all packages whose code is in a release: bundled, in the scripts of the add-in, or as files of its own.
 *
 * @returns paths from the root of the project, sorted
 */
export function shippedPackages(root: string, { inputs }: Pick<Metafile, 'inputs'>): readonly string[] {
  const bundled = Object.keys(inputs)
    .map(packageFolder)
    .filter((folder) => folder !== undefined);
  const addin = JSON.parse(readFileSync(join(root, 'dist/addin-packages.json'), 'utf8')) as readonly string[];
  return [...new Set([...bundled, ...addin, ...keptFolders, ...fontFolders, compiledIn])].sort();
}
