import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { newerNodePackage } from '../node-version.cjs';

const isWindows = process.platform === 'win32';
const file = isWindows ? 'node.exe' : 'node';

/** A tree of its own, so that npm neither removes it with the packages nor writes it down in package-lock.json. */
const ownTree = (root) => join(root, 'node_modules', '.node');
const program = (root) => join(ownTree(root), 'node_modules', newerNodePackage(), 'bin', file);

/** Was a newer Node fetched for this clone? */
export const hasNode = (root) => existsSync(program(root));

/** The arguments of npm that fetch Node 24 from the registry. */
export const fetchCommand = (root) => [
  'install',
  '--prefix',
  ownTree(root),
  '--no-save',
  '--no-package-lock',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  `${newerNodePackage()}@24`,
];

/** Puts the fetched Node where every script of npm finds it first. */
export function linkNode(root) {
  const bin = join(root, 'node_modules', '.bin');
  const link = join(bin, file);
  mkdirSync(bin, { recursive: true });
  if (isWindows) {
    if (!existsSync(link)) copyFileSync(program(root), link);
    return;
  }
  rmSync(link, { force: true });
  symlinkSync(relative(bin, program(root)), link);
}
