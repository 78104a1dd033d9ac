import { Command } from 'commander';
import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { reportFailure } from './command/failure';
import { projectRoot } from './command/project';
import { packTypescript } from './sdk/typescript';

new Command('npm run sdk:pack --')
  .description(
    'Builds the TypeScript client package into dist/sdk/typescript, with its archive. The Python package needs no build: pip installs it from sdk/python.',
  )
  .showHelpAfterError()
  .action(async () => {
    const archive = await packTypescript(join(projectRoot, 'dist/sdk/typescript'));
    console.log(`${relative(projectRoot, archive)} (${Math.ceil(statSync(archive).size / 1_000)} kB)`);
  })
  .parseAsync()
  .catch(reportFailure);
