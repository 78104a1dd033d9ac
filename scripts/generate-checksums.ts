import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksums, checksumsPath } from '../server/runtime/data-files';

/** The checksums of the data files as they are now, which a start compares. Path from the root → content. */
export const generatedChecksums = (): ReadonlyMap<string, string> =>
  new Map([[checksumsPath, `${JSON.stringify(checksums(), null, 2)}\n`]]);

/** To be called by whatever writes a data file. */
export function renewChecksums(): void {
  for (const [path, content] of generatedChecksums()) writeFileSync(join(__dirname, '..', path), content);
}
