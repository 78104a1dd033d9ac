import { Argument, Command, Option } from 'commander';
import type { NewObservation } from '../server/store/ledger';
import type { Store } from '../server/store/store';
import { askYes } from './ask';
import { newNumber } from './confirm/market';
import { type ImportKind, importKinds } from './import/columns';
import { asJson, differences, remarks } from './import/page';
import { type Confirmed, obstacles, type PlannedRow, planOf } from './import/plan';
import { progressOn } from './import/progress';
import { readTable, type TableRow } from './import/table';
import { writeTemplate } from './import/template';
import { paintFor } from './paint';
import { ended, Refused } from './refused';
import { served } from './served';
import { withStore } from './stored';

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
    throw new Refused(`--confirm takes numbers of rows with commas between them, such as 2,5: "${wrong}" is none.`);
  return new Set(rows.map(Number));
}

const figures = (count: number): string => (count === 1 ? '1 figure' : `${count} figures`);

const observationsOf = (rows: readonly PlannedRow[], number: string, at: string): NewObservation[] =>
  rows.map(({ said }) => {
    const { details, ...rest } = said!;
    return {
      ...rest,
      ...(Object.keys(details).length === 0 ? {} : { details }),
      retrievedAt: at,
      origin: `import:${number}`,
    };
  });

/** Is it wanted? Somebody is asked, or has said so before. */
async function wanted(question: string, yes: boolean): Promise<void> {
  if (yes) return;
  const answer = await askYes(question);
  if (answer === undefined)
    throw new Refused(
      'Nothing is stored, because nobody can be asked here: add --yes to store, or --dry-run to only look.',
    );
  if (!answer) throw new Refused('Nothing is stored.');
}

const progress = progressOn(process.stderr);

async function importRows(
  store: Store,
  file: string,
  rows: readonly TableRow[],
  kind: ImportKind,
  options: Options,
): Promise<void> {
  const now = Date.now();
  const confirmed: Confirmed = { all: options.confirmAll === true, rows: options.confirm ?? new Set() };
  const numbers = new Set(rows.map(({ row }) => row));
  const none = [...confirmed.rows].filter((number) => !numbers.has(number));
  if (none.length > 0)
    throw new Refused(
      `--confirm names row ${none.join(', ')}, and ${file} has none: its rows are ${rows[0]!.row} to ${rows.at(-1)!.row}.`,
    );
  progress.tell('Reading what is served');
  const { market, standing, version } = await served(store);
  const plan = planOf(rows, kind, { market, observations: standing }, confirmed, now, (done) =>
    progress.tell('Comparing rows', done, rows.length),
  );
  progress.clear();
  const refused = plan.filter((row) => obstacles(row).length > 0);
  const json = options.json === true;
  const tell = (number: string | null): void => {
    if (json)
      console.log(
        JSON.stringify(
          {
            file,
            kind,
            import: number,
            stored: number === null ? 0 : plan.length,
            refused: refused.length,
            rows: asJson(plan),
          },
          null,
          2,
        ),
      );
  };
  if (!json) console.log([...differences(plan), ...remarks(plan, paintFor(process.stdout, process.env))].join('\n'));
  if (refused.length > 0) {
    tell(null);
    process.exitCode = 1;
    return;
  }
  if (options.dryRun === true) {
    tell(null);
    if (!json) console.log(`\nNothing is stored: --dry-run only looks. ${figures(plan.length)} would be.`);
    return;
  }
  await wanted(`\nStore ${figures(plan.length)}?`, options.yes === true);
  if ((await store.ledgerVersion()) !== version)
    throw new Refused(
      'Nothing is stored: figures have changed in the meantime. Run the import again to see the differences as they are now.',
    );
  const number = newNumber(now);
  const at = new Date().toISOString();
  progress.tell(`Storing ${figures(plan.length)}`);
  await store.addObservations(observationsOf(plan, number, at), at);
  progress.clear();
  tell(number);
  if (!json)
    console.log(
      `\nImport ${number}: ${figures(plan.length)} stored. Running servers show them within seconds. Undo it with: npm run data:revert -- ${number}`,
    );
}

async function main(kind: ImportKind, file: string | undefined, options: Options): Promise<void> {
  if (options.template !== undefined) {
    if (file !== undefined) throw new Refused('--template writes a table to fill in: leave the file to import out.');
    const path = options.template === true ? `${kind}-template.csv` : options.template;
    await writeTemplate(kind, path);
    console.log(
      options.json === true
        ? JSON.stringify({ template: path })
        : `${path} is written: fill it in, and look at it with \`npm run data:import -- ${kind} ${path} --dry-run\`.`,
    );
    return;
  }
  if (file === undefined)
    throw new Refused(`Which file? \`npm run data:import -- ${kind} FILE\`, or --template for a table to fill in.`);
  progress.tell(`Reading ${file}`);
  const rows = await readTable(file, kind).finally(progress.clear);
  await withStore((store) => importRows(store, file, rows, kind, options));
}

new Command('npm run data:import --')
  .description(
    'Reads figures that were only announced in print from a CSV or XLSX table, shows what they would change, and stores all of them or none.',
  )
  .addArgument(new Argument('<kind>', 'what the table holds').choices(importKinds))
  .argument('[file]', 'the table, .csv or .xlsx')
  .option('--template [file]', 'write a table to fill in, that explains its columns (.csv or .xlsx)')
  .option('--dry-run', 'only show what would change')
  .option('--yes', 'store without asking')
  .option(
    '--confirm <rows>',
    'store these rows although they are implausible, such as 2,5; rows are numbered as a spreadsheet numbers them',
    rowNumbers,
  )
  .option('--confirm-all', 'store all rows that are only implausible')
  .addOption(new Option('--json', 'print the differences as JSON; then --yes or --dry-run has to be given'))
  .showHelpAfterError()
  .addHelpText(
    'after',
    '\nExit code: 0 stored or looked at, 1 nothing stored because something is wrong.\nThe figures go to the data directory of the server (SVC_DATA_DIR), which may be running.\nExample: npm run data:import -- fuel prices.csv --dry-run',
  )
  .action(main)
  .parseAsync()
  .catch(ended);
