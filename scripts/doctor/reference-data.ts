import { join } from 'node:path';
import { checkData, DamagedData } from '../../server/runtime/data-files';
import { message } from '../../src/language/message';
import { reasonOf } from './examined';
import { type Finding, good, wrong } from './finding';

/** Are all files of law and figures those of the release, in the sources and in the build? */
export function referenceDataFindings(folder: string, roots: readonly string[]): Finding[] {
  for (const root of roots) {
    try {
      checkData(join(folder, root));
    } catch (problem) {
      if (problem instanceof DamagedData) return [wrong(reasonOf(problem))];
      throw problem;
    }
  }
  return [good(message('doctor_data_sound'))];
}
