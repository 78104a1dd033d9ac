import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRelease, programName } from '../../server/command-line';
import { dataFolder } from './data-folder';

const rewrite = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** Names the commands of the release in all files of a folder, which are text. */
export function nameCommandsIn(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (statSync(file).isFile()) rewrite(file, inRelease);
  }
}

/** The line of the settings with the data folder of a clone. */
const ofAClone = 'SVC_DATA_DIR=.data';

const folderOn = (platform: NodeJS.Platform, environment: Readonly<Record<string, string>> = {}): string =>
  dataFolder(programName, platform, environment, '~');

/**
 * The example of settings with the commands and the data folder of a release.
 *
 * @throws Error if it has no line for the data folder
 */
export function releaseSettings(file: string): void {
  rewrite(file, (text) => {
    if (!text.includes(`${ofAClone}\n`)) throw new Error(`${file} has no line ${ofAClone}.`);
    const folders = `# Empty: ${folderOn('linux')} on Linux, ${folderOn('darwin')} on a Mac, ${folderOn('win32', { LOCALAPPDATA: '%LOCALAPPDATA%' })} on Windows.`;
    return inRelease(text).replace(ofAClone, `${folders}\nSVC_DATA_DIR=`);
  });
}
