import { accessSync, constants, existsSync, mkdtempSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startProblem } from '../../server/runtime/start-problems';
import { message } from '../../src/language/message';
import { reasonOf } from './examined';
import { type Finding, good, warning, wrong } from './finding';

const mebibyte = 2 ** 20;

/** Free space in MiB below which the doctor warns, and below which it reports a fault. */
const space = { little: 1_024, none: 64 };

/** The directory itself, or the nearest one above it that exists. */
function existing(path: string): string {
  let directory = path;
  while (!existsSync(directory) && dirname(directory) !== directory) directory = dirname(directory);
  return directory;
}

/** Writes and removes a file. */
function tryToWrite(directory: string): void {
  accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  const folder = mkdtempSync(join(directory, '.doctor-'));
  try {
    writeFileSync(join(folder, 'file'), 'x'.repeat(4_096));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function spaceFindings(directory: string): Finding[] {
  const { bavail, bsize } = statfsSync(directory);
  const free = Math.floor((bavail * bsize) / mebibyte);
  const values = { free, directory };
  if (free < space.none) return [wrong(message('doctor_space_none', values))];
  if (free < space.little) return [warning(message('doctor_space_little', values))];
  return [good(message('doctor_space', values))];
}

/** Can the data directory be written, and is there room on its disk? A directory that is missing is not created. */
export function dataDirectoryFindings(dataDir: string): Finding[] {
  const directory = existing(dataDir);
  if (!statSync(directory).isDirectory())
    return [wrong(startProblem(Object.assign(new Error(), { code: 'EEXIST', path: directory }))!)];
  try {
    tryToWrite(directory);
  } catch (problem) {
    const explained = startProblem(Object.assign(problem as NodeJS.ErrnoException, { path: directory }));
    return [wrong(explained ?? message('doctor_directory_not_written', { directory, reason: reasonOf(problem) }))];
  }
  return [
    good(
      directory === dataDir
        ? message('doctor_directory_written', { directory })
        : message('doctor_directory_missing', { directory: dataDir }),
    ),
    ...spaceFindings(directory),
  ];
}
