import { Command } from 'commander';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reportFailure } from './command/failure';
import { projectRoot } from './command/project';
import { bundleConnector, bundledConnectors } from './connectors/bundled';
import { extensionName, packedExtension } from './connectors/libreoffice/extension';
import { sheetsPackage } from './sheets/package';

const folderOf = (name: string): string => join(projectRoot, 'dist', 'connectors', name);

/** An emptied folder for a package that is not an npm package, with its files. */
function write(name: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  const target = folderOf(name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), content);
  }
  console.log(`${name}: ${Object.keys(files).join(', ')}`);
}

new Command('npm run connectors:pack --')
  .description(
    'Builds the packages for n8n, Zapier, Google Sheets and LibreOffice into dist/connectors, those of n8n, Zapier and LibreOffice with their archives.',
  )
  .showHelpAfterError()
  .action(async () => {
    for (const name of bundledConnectors) {
      await bundleConnector(name, folderOf(name));
      execFileSync('npm', ['pack', '--silent'], { cwd: folderOf(name), stdio: ['ignore', 'inherit', 'inherit'] });
    }
    write('google-sheets', await sheetsPackage());
    write('libreoffice', { [extensionName]: packedExtension() });
  })
  .parseAsync()
  .catch(reportFailure);
