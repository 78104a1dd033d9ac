import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRelease } from '../../server/command-line';
import { type Finding, good, warning, wrong } from './finding';
import type { InstalledFiles } from './files';

/** The files without which a part of the service does not work, and that part. */
const parts = [
  { file: isRelease ? 'lib/program.js' : 'dist/server/main.js', missing: 'The server is not built' },
  { file: 'dist/addin/taskpane.html', missing: 'The pane of the add-in is not built' },
  { file: 'dist/addin/functions.js', missing: 'The functions of the add-in are not built' },
];

/** Are the built files there, and newer than their sources? A release has no sources. */
export function buildFindings({ folder, isBuilt }: InstalledFiles): Finding[] {
  const missing = parts.filter(({ file }) => !existsSync(join(folder, file)));
  if (missing.length > 0)
    return missing.map((part) => wrong(`${part.missing}: there is no ${part.file}. Run \`npm run build\`.`));
  if (isRelease) return [good('All built files are present.')];
  return isBuilt(folder)
    ? [good('All built files are present and newer than their sources.')]
    : [warning('Sources have changed since the last build. `npm start` builds them again.')];
}
