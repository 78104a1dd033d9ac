import { Argument, Command } from 'commander';
import { commandLine } from '../server/command-line';
import { CommandRefused, reportFailure } from './command/failure';
import { print } from './command/print';
import { withNewStore } from './command/store';
import { type ImportKind, importKinds } from './import/columns';
import { importTable, progress } from './import/import';
import { readTable } from './import/table';
import { writeTemplate } from './import/template';

interface Options {
  readonly template?: string | true;
  readonly confirm?: ReadonlySet<number>;
  readonly confirmAll?: true;
  readonly yes?: true;
  readonly dryRun?: true;
  readonly json?: true;
}

function rowNumbers(text: string): ReadonlySet<number> {
  const rows = text.split(',').map((part) => part.trim());
  const wrong = rows.find((row) => !/^[1-9]\d*$/.test(row));
  if (wrong !== undefined)
    throw new CommandRefused(
      `--confirm takes row numbers separated by commas, such as 2,5. "${wrong}" is not a row number.`,
    );
  return new Set(rows.map(Number));
}

async function template(kind: ImportKind, path: string, json: boolean): Promise<void> {
  await writeTemplate(kind, path);
  print(
    json,
    { template: path },
    `${path} is written. Fill it in, then check it with \`${commandLine('data:import')} ${kind} ${path} --dry-run\`.`,
  );
}

async function main(kind: ImportKind, file: string | undefined, options: Options): Promise<void> {
  const json = options.json === true;
  if (options.template !== undefined) {
    if (file !== undefined) throw new CommandRefused('--template writes an empty table. Leave out the file to import.');
    return template(kind, options.template === true ? `${kind}-template.csv` : options.template, json);
  }
  if (file === undefined)
    throw new CommandRefused(
      `Which file? \`${commandLine('data:import')} ${kind} FILE\`, or --template for a table to fill in.`,
    );
  progress.tell(`Reading ${file}`);
  const rows = await readTable(file, kind).finally(progress.clear);
  await withNewStore((store) =>
    importTable(
      store,
      { file, kind, rows },
      {
        confirmed: { all: options.confirmAll === true, rows: options.confirm ?? new Set() },
        yes: options.yes === true,
        dryRun: options.dryRun === true,
        json,
      },
    ),
  );
}

new Command(commandLine('data:import'))
  .description(
    'Imports figures that were only announced in print from a CSV or XLSX table. Shows what they would change, and stores all of them or none.',
  )
  .addArgument(new Argument('<kind>', 'what the table contains').choices(importKinds))
  .argument('[file]', 'the table, .csv or .xlsx')
  .option('--template [file]', 'write a table to fill in that explains its columns (.csv or .xlsx)')
  .option('--dry-run', 'only show what would change')
  .option('--yes', 'store without asking')
  .option(
    '--confirm <rows>',
    'store these rows although they are implausible, such as 2,5; rows are numbered as in a spreadsheet',
    rowNumbers,
  )
  .option('--confirm-all', 'store all rows whose only problem is that they are implausible')
  .option('--json', 'print the differences as JSON; needs --yes or --dry-run')
  .showHelpAfterError()
  .addHelpText(
    'after',
    `\nExit code: 0 where figures were stored or checked, 1 where something is wrong and nothing was stored.\nThe figures go to the data directory of the server (SVC_DATA_DIR), which may be running.\nExample: ${commandLine('data:import')} fuel prices.csv --dry-run`,
  )
  .action(main)
  .parseAsync()
  .catch(reportFailure);
