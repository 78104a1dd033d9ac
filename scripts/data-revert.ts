import { Command } from 'commander';
import { commandLine } from '../server/command-line';
import { CommandRefused, reportFailure } from './command/failure';
import { print } from './command/print';
import { served } from './command/served';
import { withStore } from './command/store';
import { entered } from './revert/imports';
import { importsPage } from './revert/page';
import { revert } from './revert/revert';

interface Options {
  readonly list?: true;
  readonly yes?: true;
  readonly dryRun?: true;
  readonly json?: true;
}

const main = (number: string | undefined, { list, yes, dryRun, json }: Options): Promise<void> =>
  withStore(async (store) => {
    if (list === true) {
      const imports = entered((await served(store)).observations);
      return print(json, imports, importsPage(imports));
    }
    if (number === undefined)
      throw new CommandRefused(`Which import? List them with \`${commandLine('data:revert')} --list\`.`);
    await revert(store, number, { yes: yes === true, dryRun: dryRun === true, json: json === true });
  });

new Command(commandLine('data:revert'))
  .description(
    'Undoes an import or a confirmation of figures: they are withdrawn, and the earlier figures are shown again. Nothing is deleted.',
  )
  .argument('[number]', 'number of the import')
  .option('--list', 'list the imports')
  .option('--dry-run', 'only show what would change')
  .option('--yes', 'undo without asking')
  .option('--json', 'print as JSON')
  .showHelpAfterError()
  .action(main)
  .parseAsync()
  .catch(reportFailure);
