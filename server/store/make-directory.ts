import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { message } from '../../src/language/message';
import { StoreError } from './store';

const isDirectory = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Makes a directory with those above it, unless it exists. Node's own `recursive` tries for ever where the system makes
 * none, such as in /proc.
 *
 * @throws StoreError where the system makes no directory
 */
export function makeDirectory(path: string): void {
  if (isDirectory(path)) return;
  const above = dirname(path);
  if (!existsSync(above)) makeDirectory(above);
  try {
    mkdirSync(path);
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException;
    // Another process may have made it meanwhile.
    if (code === 'EEXIST' && isDirectory(path)) return;
    if (code !== 'ENOENT') throw problem;
    throw new StoreError(message('directory_not_made', { path, above }), { cause: problem });
  }
}
