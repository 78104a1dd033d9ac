import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFindings, type InstalledFiles } from './build';
import { type Examined, examined, type Part } from './examined';
import { nodeFindings } from './node-version';
import { referenceDataFindings } from './reference-data';

/** The part that everything else rests on. */
export const dataPart = 'law and figures' satisfies Part;

/** The folders that hold files of law and figures: the sources, the build, or both. */
const dataRoots = (folder: string): readonly string[] =>
  ['.', 'dist'].filter((root) => existsSync(join(folder, root, 'src/reference')));

/**
 * Examines Node.js, the build, and the files of law and figures. It reads no law, because a damaged file would break
 * it.
 *
 * @param today YYYY-MM-DD
 */
export const examineFiles = (files: InstalledFiles, today: string): Promise<readonly Examined[]> =>
  Promise.all([
    examined('Node.js', () => nodeFindings(files.folder, process.versions.node, today)),
    examined('build', () => buildFindings(files)),
    examined(dataPart, () => referenceDataFindings(files.folder, dataRoots(files.folder))),
  ]);
