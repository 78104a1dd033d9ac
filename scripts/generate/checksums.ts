import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksums, checksumsPath } from '../../server/runtime/data-files';
import { projectRoot } from '../command/project';

/** The checksums of the data files. Every start of the server checks them. Path from the root → content. */
export const generatedChecksums = (): ReadonlyMap<string, string> =>
  new Map([[checksumsPath, `${JSON.stringify(checksums(), null, 2)}\n`]]);

/** Rewrites the checksums after a data file has changed. */
export function renewChecksums(): void {
  for (const [path, content] of generatedChecksums()) writeFileSync(join(projectRoot, path), content);
}
