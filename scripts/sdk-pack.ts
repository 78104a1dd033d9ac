import { Command } from 'commander';
import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { reportFailure } from './command/failure';
import { projectRoot } from './command/project';
import { packPython } from './sdk/python';
import { packTypescript } from './sdk/typescript';

new Command('npm run sdk:pack --')
  .description(
    'Builds the client packages into dist/sdk/typescript and dist/sdk/python, each with the archive that npm or pip installs.',
  )
  .showHelpAfterError()
  .action(async () => {
    const archives = [
      await packTypescript(join(projectRoot, 'dist/sdk/typescript')),
      await packPython(join(projectRoot, 'dist/sdk/python')),
    ];
    for (const archive of archives)
      console.log(`${relative(projectRoot, archive)} (${Math.ceil(statSync(archive).size / 1_000)} kB)`);
  })
  .parseAsync()
  .catch(reportFailure);
