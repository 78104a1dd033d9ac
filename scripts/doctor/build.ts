import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRelease } from '../../server/command-line';
import { message } from '../../src/language/message';
import { type Finding, good, warning, wrong } from './finding';

/** The files of an installation. */
export interface InstalledFiles {
  /** The folder with package.json. */
  readonly folder: string;
  /** Is the build in a folder newer than its sources? */
  readonly isBuilt: (folder: string) => boolean;
}

/** The files without which a part of the service does not work, and that part. */
const parts = [
  { file: isRelease ? 'lib/program.js' : 'dist/server/main.js', part: 'server' },
  { file: 'dist/addin/taskpane.html', part: 'pane' },
  { file: 'dist/addin/functions.js', part: 'functions' },
];

/** Are the built files there, and newer than their sources? A release has no sources. */
export function buildFindings({ folder, isBuilt }: InstalledFiles): Finding[] {
  const missing = parts.filter(({ file }) => !existsSync(join(folder, file)));
  if (missing.length > 0)
    return missing.map(({ file, part }) => wrong(message('doctor_build_missing', { part, file })));
  if (isRelease) return [good(message('doctor_build_present'))];
  return isBuilt(folder) ? [good(message('doctor_build_newer'))] : [warning(message('doctor_build_older'))];
}
