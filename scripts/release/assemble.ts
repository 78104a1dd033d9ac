import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { programName } from '../../server/command-line';
import { packedFolder } from '../../server/downloads/package-files';
import { packageNames } from '../../server/downloads/packages';
import { readmes } from '../../server/pages/guides';
import { CommandRefused } from '../command/failure';
import { makePackage } from '../downloads/make';
import { bundle, codeFolder, starterFile } from './bundle';
import { compressFiles } from './compress';
import { keepPackages, type PackageFile, readPackage } from './kept-packages';
import { shippedPackages } from './shipped';
import { nameCommandsIn, releaseSettings } from './texts';

/** Files and folders that are copied as they are, and the name that they get in the release. */
const copied: readonly (readonly [from: string, to: string])[] = [
  ['manifest.xml', 'manifest.xml'],
  ['dist/addin', 'dist/addin'],
  ['dist/dashboard', 'dist/dashboard'],
  ['CHANGELOG.md', 'CHANGELOG.md'],
  ['.env.example', 'settings.env.example'],
  ['docs/install.md', 'README.md'],
  ['deploy', 'deploy'],
];

const isSampleOrFolder = (path: string): boolean =>
  statSync(path).isDirectory() || /^(expected\.json|sample.*)$/.test(basename(path));

const starter = `#!/usr/bin/env node\nrequire('../${codeFolder}/${starterFile}');\n`;

/** A release as files, before it is packed. */
export interface AssembledRelease {
  readonly version: string;
  /** The folders of the packages whose code it contains, from the root of the project. */
  readonly packages: readonly string[];
}

function copyAssets(root: string, into: string): void {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/copy-assets.mjs'), into], { stdio: 'inherit' });
  if (status !== 0) throw new CommandRefused('The files of the release could not be copied.');
}

/**
 * Makes the folder of a release: all that an installation runs, and nothing to be compiled or downloaded.
 *
 * @param root of the project, whose add-in is built
 * @param into the folder of the release, which is made anew
 */
export async function assemble(root: string, into: string): Promise<AssembledRelease> {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(join(into, 'bin'), { recursive: true });
  const project = readPackage(root) as PackageFile & { readonly engines: unknown };
  const { inputs } = await bundle(root, into, project.version);
  copyAssets(root, into);
  for (const [from, to] of [...copied, ...readmes.map((place) => [place, place] as const)])
    cpSync(join(root, from), join(into, to), { recursive: true });
  // `feeds check` compares the answers of sources with the samples.
  cpSync(join(root, 'server/feeds'), join(into, 'server/feeds'), { recursive: true, filter: isSampleOrFolder });
  await compressFiles(join(into, 'dist/addin'));
  for (const one of packageNames) await makePackage(one, join(into, packedFolder, one));
  nameCommandsIn(join(into, 'deploy'));
  releaseSettings(join(into, 'settings.env.example'));
  writeFileSync(join(into, 'bin', `${programName}.js`), starter, { mode: 0o755 });
  const dependencies = keepPackages(root, into);
  const { name, version, description, license, engines } = project;
  const about = { name, version, description, license, engines, bin: { [programName]: `bin/${programName}.js` } };
  writeFileSync(
    join(into, 'package.json'),
    `${JSON.stringify({ ...about, dependencies, bundleDependencies: Object.keys(dependencies) }, null, 2)}\n`,
  );
  return { version, packages: shippedPackages(root, { inputs }) };
}
