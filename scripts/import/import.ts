import { commandLine } from '../../server/command-line';
import type { NewObservation } from '../../server/store/ledger';
import type { Store } from '../../server/store/store';
import { confirmed as askToGoOn } from '../command/confirm';
import { CommandRefused } from '../command/failure';
import { paintFor } from '../command/paint';
import { figures } from '../command/print';
import { served } from '../command/served';
import { newNumber } from '../confirm/market';
import type { ImportKind } from './columns';
import { asJson, differences, remarks } from './page';
import { type Confirmed, obstacles, type PlannedRow, planOf } from './plan';
import { progressOn } from './progress';
import type { TableRow } from './table';

/** A table of figures to import. */
export interface ImportTable {
  readonly file: string;
  readonly kind: ImportKind;
  readonly rows: readonly TableRow[];
}

export interface ImportOptions {
  readonly confirmed: Confirmed;
  readonly yes: boolean;
  readonly dryRun: boolean;
  readonly json: boolean;
}

/** The progress of the import, on standard error. */
export const progress = progressOn(process.stderr);

const observationsOf = (plan: readonly PlannedRow[], number: string, at: string): NewObservation[] =>
  plan.map(({ figure }) => {
    const { details, ...rest } = figure!;
    return {
      ...rest,
      ...(Object.keys(details).length === 0 ? {} : { details: details as Readonly<Record<string, string>> }),
      retrievedAt: at,
      origin: `import:${number}`,
    };
  });

function checkConfirmedRows({ file, rows }: ImportTable, confirmed: Confirmed): void {
  const numbers = new Set(rows.map(({ row }) => row));
  const missing = [...confirmed.rows].filter((number) => !numbers.has(number));
  if (missing.length > 0)
    throw new CommandRefused(
      `--confirm names row ${missing.join(', ')}, but ${file} has only rows ${rows[0]!.row} to ${rows.at(-1)!.row}.`,
    );
}

/** Prints the differences between the table and the current figures, for a person. */
const printPlan = (plan: readonly PlannedRow[]): void =>
  console.log([...differences(plan), ...remarks(plan, paintFor(process.stdout, process.env))].join('\n'));

/** Prints the outcome as JSON. The number is null where nothing was stored. */
const printJson = ({ file, kind }: ImportTable, plan: readonly PlannedRow[], number: string | null): void =>
  console.log(
    JSON.stringify(
      {
        file,
        kind,
        import: number,
        stored: number === null ? 0 : plan.length,
        refused: plan.filter((row) => obstacles(row).length > 0).length,
        rows: asJson(plan),
      },
      null,
      2,
    ),
  );

/** Stores a plan in one step, and returns the number of the import. */
async function storePlan(store: Store, plan: readonly PlannedRow[], version: number, now: number): Promise<string> {
  if ((await store.ledgerVersion()) !== version)
    throw new CommandRefused(
      'Nothing is stored: figures have changed in the meantime. Run the import again to see the current differences.',
    );
  const number = newNumber(now);
  const at = new Date().toISOString();
  progress.tell(`Storing ${figures(plan.length)}`);
  await store.addObservations(observationsOf(plan, number, at), at);
  progress.clear();
  return number;
}

/**
 * Shows what a table would change, and stores all its figures or none. The exit code is 1 if a row is refused.
 *
 * @throws CommandRefused where an option does not fit the table, or the person answers no
 */
export async function importTable(store: Store, table: ImportTable, options: ImportOptions): Promise<void> {
  const now = Date.now();
  checkConfirmedRows(table, options.confirmed);
  progress.tell('Reading current figures');
  const { market, standing, version } = await served(store);
  const plan = planOf(table.rows, table.kind, { market, observations: standing }, options.confirmed, now, (done) =>
    progress.tell('Comparing rows', done, table.rows.length),
  );
  progress.clear();
  if (!options.json) printPlan(plan);
  const isRefused = plan.some((row) => obstacles(row).length > 0);
  if (isRefused) process.exitCode = 1;
  if (isRefused || options.dryRun) {
    if (options.json) printJson(table, plan, null);
    else if (!isRefused) console.log(`\nNothing is stored (--dry-run). Without it, ${figures(plan.length)} would be.`);
    return;
  }
  await askToGoOn(`\nStore ${figures(plan.length)}?`, options.yes, 'Nothing is stored');
  const number = await storePlan(store, plan, version, now);
  if (options.json) printJson(table, plan, number);
  else
    console.log(
      `\nImport ${number}: ${figures(plan.length)} stored. Running servers show them within seconds. Undo with: ${commandLine('data:revert')} ${number}`,
    );
}
