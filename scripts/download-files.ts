import { Command } from 'commander';
import { type PackageName, packageNames } from '../server/downloads/packages';
import { CommandRefused, reportFailure } from './command/failure';
import { makePackage } from './downloads/make';

const isPackage = (name: string): name is PackageName => (packageNames as readonly string[]).includes(name);

new Command('tsx scripts/download-files.ts')
  .description('Writes the files of a package that the server offers for download. A server of a clone calls it.')
  .argument('<package>', packageNames.join(', '))
  .argument('<folder>', 'an empty folder')
  .showHelpAfterError()
  .action(async (name: string, folder: string) => {
    if (!isPackage(name))
      throw new CommandRefused(`There is no package "${name}". Name one of ${packageNames.join(', ')}.`);
    await makePackage(name, folder);
  })
  .parseAsync()
  .catch(reportFailure);
