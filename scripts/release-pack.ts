import { Command } from 'commander';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { programName } from '../server/command-line';
import { reportFailure } from './command/failure';
import { projectRoot } from './command/project';
import { makeLawPackage } from './law/make';
import { assemble } from './release/assemble';
import { thirdPartyNotices } from './release/notices';
import { npm } from './release/npm';
import { billOfMaterials } from './release/sbom';
import { releasedEdition } from '../src/reference';
import { oldestNode } from './node-version.cjs';

const output = join(projectRoot, 'dist', 'release');

const checksumLine = (path: string): string =>
  `${createHash('sha256').update(readFileSync(path)).digest('hex')}  ${basename(path)}\n`;

async function main(): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  const folder = join(output, programName);
  const { version, packages } = await assemble(projectRoot, folder);
  const materials = billOfMaterials(projectRoot, packages);
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), thirdPartyNotices(projectRoot, packages));
  writeFileSync(join(folder, 'sbom.json'), materials);
  writeFileSync(join(output, `${programName}-${version}.sbom.json`), materials);
  npm(folder, 'pack', '--silent', '--pack-destination', output);
  rmSync(folder, { recursive: true });
  const signingKey = process.env['SVC_LAW_SIGNING_KEY'];
  if (signingKey === undefined || signingKey === '')
    console.log('No law package was made, because SVC_LAW_SIGNING_KEY names no key.');
  else {
    const { version: law, made_on: madeOn } = releasedEdition;
    await makeLawPackage({ version: law, keyFile: signingKey, retires: [], into: output, madeOn, now: Date.now() });
  }
  const files = readdirSync(output).map((name) => join(output, name));
  writeFileSync(join(output, 'SHA256SUMS'), files.map(checksumLine).join(''));
  for (const file of files) console.log(`${file}  ${(statSync(file).size / 1e6).toFixed(1)} MB`);
  console.log(`${packages.length} packages are inside. Node ${oldestNode} and newer run on Linux, Mac and Windows.`);
}

new Command('npm run release:pack --')
  .description(
    'Makes the release archive in dist/release, with server, commands and add-in. You can install it with `npm install --global` or run it unpacked. Beside it: a bill of materials (CycloneDX) and SHA-256 checksums.',
  )
  .showHelpAfterError()
  .action(main)
  .parseAsync()
  .catch(reportFailure);
