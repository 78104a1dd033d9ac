// Is the build newer than everything that it is made from? Plain Node without packages, as ensure.mjs is.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Written when a build is complete; its time is that of the build's begin. */
export const stamp = join(root, 'dist', '.built');

const sources = [
  'src',
  'server',
  'docs',
  'functions',
  'taskpane',
  'scripts/addin',
  'manifest.xml',
  'webpack.config.js',
  'tsconfig.json',
  'tsconfig.build.json',
  'tsconfig.addin.json',
  'package.json',
];

/** Newest change in a folder or file, in milliseconds. */
export function newest(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), found.mtimeMs);
}

/** No source has changed since the build began. */
export const built = () => existsSync(stamp) && !sources.some((name) => newest(join(root, name)) > newest(stamp));
