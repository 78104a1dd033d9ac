import { join } from 'node:path';
import { checkData, DamagedData } from '../../server/runtime/data-files';
import { type Finding, good, wrong } from './finding';

/** Are all files of law and figures those of the release, in the sources and in the build? */
export function referenceDataFindings(folder: string, roots: readonly string[]): Finding[] {
  for (const root of roots) {
    try {
      checkData(join(folder, root));
    } catch (problem) {
      if (problem instanceof DamagedData) return [wrong(problem.message)];
      throw problem;
    }
  }
  return [good('All files of law and figures have the checksums of the release.')];
}
