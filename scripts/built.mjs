// Is the build newer than all of its sources? Plain Node without packages, like ensure.mjs.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Written when a build is complete. Its modification time is the start of that build. */
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

/** The latest change of a file, or in a folder, in milliseconds since 1970. */
export function newest(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), found.mtimeMs);
}

/** Is there a build, and has no source changed since it began? */
export const built = () => existsSync(stamp) && !sources.some((name) => newest(join(root, name)) > newest(stamp));
