import { sql } from 'kysely';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '../server/config';
import { checkBackup, pagesIn, writeBackup } from '../server/store/moving/backup';
import { checkEmpty, fill } from '../server/store/moving/fill';
import { commandLine } from '../server/command-line';
import { Explained } from '../server/explained';
import { addressOf, atPlace, type Place } from '../server/store/moving/place';
import { type Counts, countRows, dataTableNames, pagesOf } from '../server/store/moving/tables';
import { currentSchema } from '../server/store/sql/migrate';
import { told } from '../server/terminal';
import { message } from '../src/language/message';
import { reportFailure } from './command/failure';
import { programInLanguage } from './command/in-language';
import { countsTable, progressOn } from './store/page';

const program = programInLanguage(commandLine('store'), message('store_about'));

/** The address of the configured server's store. */
const configured = (): string => addressOf(readConfig(process.env));

/** An address for people: without its password. */
const withoutPassword = (address: string): string => address.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1:…@');

const sameCounts = (a: Counts, b: Counts): boolean => dataTableNames.every((table) => a[table] === b[table]);

async function checkCurrent({ database, schema }: Place, address: string): Promise<void> {
  const version = await schema.read(database);
  if (version !== currentSchema)
    throw new Explained(
      message('store_schema_old', {
        store: withoutPassword(address),
        version: String(version),
        schema: String(currentSchema),
      }),
    );
}

/** Looks at a target: migrates it, unless nothing may be written, and makes sure that it is empty. */
async function prepareTarget({ database, schema, migrate }: Place, dryRun: boolean): Promise<void> {
  if (!dryRun) await migrate();
  if ((await schema.read(database)) > 0) await checkEmpty(database);
}

/** Looks at a target that a dry run must not make. */
const onTarget = (address: string, dryRun: boolean, work: (place: Place) => Promise<void>): Promise<void> =>
  dryRun && address.startsWith('sqlite:') && !existsSync(resolve(address.slice(7)))
    ? Promise.resolve()
    : atPlace(address, false, work);

program
  .command('migrate')
  .description(told(message('store_migrate')))
  .option('--store <address>', told(message('store_address_option')))
  .option('--grant-to <role>', told(message('store_grant_option')))
  .option('--dry-run', told(message('command_dry_run_option')))
  .action(({ store = configured(), grantTo, dryRun = false }: { store?: string; grantTo?: string; dryRun?: boolean }) =>
    atPlace(store, dryRun, async ({ database, schema, migrate, grantsTo }) => {
      if (grantTo !== undefined && grantsTo === undefined) throw new Explained(message('store_no_roles'));
      const before = dryRun ? await schema.read(database) : await migrate();
      console.log(
        told(
          before === currentSchema
            ? message('store_schema_current', { schema: String(currentSchema) })
            : message(dryRun ? 'store_schema_would_become' : 'store_schema_is_now', {
                before: String(before),
                schema: String(currentSchema),
              }),
        ),
      );
      for (const grant of grantTo === undefined ? [] : grantsTo!(grantTo)) {
        console.log(grant);
        if (!dryRun) await sql.raw(grant).execute(database);
      }
    }),
  );

program
  .command('check')
  .description(told(message('store_check')))
  .option('--store <address>', told(message('store_address_option')))
  .action(({ store = configured() }: { store?: string }) =>
    atPlace(store, true, async (place) => {
      await checkCurrent(place, store);
      const { database } = place;
      const counts = await place.atOneMoment(countRows);
      const { version } = await database.selectFrom('ledger').select('version').executeTakeFirstOrThrow();
      const checked = message('store_checked', {
        store: withoutPassword(store),
        schema: String(currentSchema),
        version: String(version),
      });
      console.log(`${told(checked)}\n\n${countsTable({ rows: counts })}`);
    }),
  );

program
  .command('copy')
  .description(told(message('store_copy')))
  .requiredOption('--from <address>', told(message('store_from_option')))
  .requiredOption('--to <address>', told(message('store_to_option')))
  .option('--dry-run', told(message('store_look_option')))
  .action(({ from, to, dryRun = false }: { from: string; to: string; dryRun?: boolean }) =>
    atPlace(from, true, async (source) => {
      await checkCurrent(source, from);
      await source.atOneMoment(async (moment) => {
        const counts = await countRows(moment);
        await onTarget(to, dryRun, async (target) => {
          await prepareTarget(target, dryRun);
          if (dryRun) return;
          const progress = progressOn(process.stderr, told(message('store_copying')));
          const written = await fill(target, (table) => pagesOf(moment, table), progress);
          if (!sameCounts(counts, written)) throw new Explained(message('store_copy_differs'));
          console.log(`\n${countsTable({ source: counts, target: written })}`);
        });
        if (dryRun) console.log(`${countsTable({ rows: counts })}\n\n${told(message('store_nothing_written'))}`);
      });
    }),
  );

program
  .command('backup <file>')
  .description(told(message('store_backup')))
  .option('--store <address>', told(message('store_address_option')))
  .option('--dry-run', told(message('store_count_option')))
  .action((file: string, { store = configured(), dryRun = false }: { store?: string; dryRun?: boolean }) => {
    if (existsSync(file)) throw new Explained(message('command_file_exists', { file }));
    return atPlace(store, true, async (place) => {
      await checkCurrent(place, store);
      const counts = await place.atOneMoment((moment) =>
        dryRun
          ? countRows(moment)
          : writeBackup(moment, file, new Date(), progressOn(process.stderr, told(message('store_backing_up')))),
      );
      const outcome = dryRun ? message('store_nothing_written') : message('store_written', { file });
      console.log(`\n${countsTable({ rows: counts })}\n\n${told(outcome)}`);
    });
  });

program
  .command('restore <file>')
  .description(told(message('store_restore')))
  .option('--store <address>', told(message('store_empty_address_option')))
  .option('--dry-run', told(message('store_restore_check_option')))
  .addHelpText('after', `\n${told(message('store_restore_steps'))}`)
  .action(async (file: string, { store = configured(), dryRun = false }: { store?: string; dryRun?: boolean }) => {
    if (!existsSync(file)) throw new Explained(message('place_missing', { file }));
    const { made, counts } = await checkBackup(file);
    console.log(told(message('store_backup_of', { moment: made })));
    await onTarget(store, dryRun, async (target) => {
      await prepareTarget(target, dryRun);
      if (dryRun) return;
      const written = await fill(
        target,
        (table) => pagesIn(file, table),
        progressOn(process.stderr, told(message('store_restoring'))),
      );
      if (!sameCounts(counts, written)) throw new Explained(message('store_restore_differs'));
      console.log(`\n${countsTable({ backup: counts, store: written })}`);
    });
    if (dryRun) console.log(`${countsTable({ rows: counts })}\n\n${told(message('store_nothing_written'))}`);
  });

program.parseAsync().catch(reportFailure);
