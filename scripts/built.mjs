// Is the build newer than all of its sources? Plain Node without packages, like ensure.mjs.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const stampIn = (folder) => join(folder, 'dist', '.built');

/** Written when a build is complete. Its modification time is the start of that build. */
export const stamp = stampIn(root);

const sources = [
  'src',
  'server',
  'docs',
  'functions',
  'taskpane',
  'dashboard',
  'ui',
  'tools/webpack',
  'scripts/build-addin.mjs',
  'scripts/build-server.ts',
  'scripts/bundle',
  'manifest.xml',
  'webpack.config.js',
  'tsconfig.json',
  'tsconfig.addin.json',
  'package.json',
];

/** The latest change of a file, or in a folder, in milliseconds since 1970. */
export function newest(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), found.mtimeMs);
}

/** Is there a build in a folder of the project, and has no source changed since it began? */
export function built(folder = root) {
  const begun = stampIn(folder);
  return existsSync(begun) && !sources.some((name) => newest(join(folder, name)) > newest(begun));
}
