import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../settings/project';
import type { Files } from './archive';
import type { PackageName } from './packages';

const run = promisify(execFile);

/** The folder of a release with the files of its packages, each in a folder of its name. */
export const packedFolder = 'dist/downloads';

/** Every file below a folder. */
export async function filesIn(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = paths
    .sort()
    .map(async (path) => [path.slice(folder.length + 1).replaceAll(sep, '/'), await readFile(path)] as const);
  return Object.fromEntries(await Promise.all(read));
}

/** Makes the files from the sources, in a process of its own, so that the server goes on answering. */
async function madeNow(name: PackageName, script: string): Promise<Files> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-download-'));
  try {
    await run(process.execPath, [require.resolve('tsx/cli'), script, name, folder], { cwd: projectRoot });
    return await filesIn(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The files of a package. A release has them, a clone makes them when they are first asked for.
 *
 * @returns undefined if neither is possible: the program was put together in another way
 */
export async function packageFiles(name: PackageName): Promise<Files | undefined> {
  const packed = join(projectRoot, packedFolder, name);
  if (existsSync(packed)) return filesIn(packed);
  const script = join(projectRoot, 'scripts', 'download-files.ts');
  return existsSync(script) ? madeNow(name, script) : undefined;
}
