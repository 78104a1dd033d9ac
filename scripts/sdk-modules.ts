import { Command } from 'commander';
import { reportFailure } from './command/failure';
import { writeTypescriptModules } from './sdk/typescript';

new Command('tsx scripts/sdk-modules.ts')
  .description('Writes the modules of the TypeScript client package that are made from the contract.')
  .showHelpAfterError()
  .action(writeTypescriptModules)
  .parseAsync()
  .catch(reportFailure);
