import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the folder that `npm ci` empties, so that nothing counts as installed after an interrupted installation. */
const noteIn = (root) => join(root, 'node_modules', '.installed.json');

const lockOf = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

function noteOf(root) {
  const note = noteIn(root);
  return existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : undefined;
}

/** Are the packages of this package-lock.json installed, with those of the tests if they are asked for? */
export function isInstalled(root, tests) {
  const note = noteOf(root);
  return note?.lock === lockOf(root) && (note.tests || !tests);
}

/** Notes what is installed. */
export const noteInstalled = (root, tests) =>
  writeFileSync(noteIn(root), JSON.stringify({ lock: lockOf(root), tests }));

/** Did an earlier start install what the tests need? A later start keeps it. */
export const hasTests = (root) => noteOf(root)?.tests === true;

/** Has npm completed any installation here? */
export const hasPackages = (root) => existsSync(join(root, 'node_modules', '.package-lock.json'));
