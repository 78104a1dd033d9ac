import { Command } from 'commander';
import { sql } from 'kysely';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '../server/config';
import { checkBackup, pagesIn, writeBackup } from '../server/store/moving/backup';
import { checkEmpty, fill } from '../server/store/moving/fill';
import { commandLine } from '../server/command-line';
import { addressOf, atPlace, type Place } from '../server/store/moving/place';
import { type Counts, countRows, dataTableNames, pagesOf } from '../server/store/moving/tables';
import { currentSchema } from '../server/store/sql/migrate';
import { CommandRefused, reportFailure } from './command/failure';
import { countsTable, progressOn } from './store/page';

const program = new Command(commandLine('store'))
  .description(
    'Migrates, checks, copies, backs up and restores the store. An address is sqlite:FILE or postgres://…; without one, the store of the configured server is used.',
  )
  .showHelpAfterError();

/** The address of the configured server's store. */
const configured = (): string => addressOf(readConfig(process.env));

/** An address for people: without its password. */
const withoutPassword = (address: string): string => address.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1:…@');

const sameCounts = (a: Counts, b: Counts): boolean => dataTableNames.every((table) => a[table] === b[table]);

async function checkCurrent({ database, schema }: Place, address: string): Promise<void> {
  const version = await schema.read(database);
  if (version !== currentSchema)
    throw new CommandRefused(
      `${withoutPassword(address)} has schema ${version}, and this version needs ${currentSchema}. Run \`${commandLine('store')} migrate\` first.`,
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
  .description('bring the schema up to date. Servers do this when they start, unless their role lacks the permission')
  .option('--store <address>', 'address of the store')
  .option('--grant-to <role>', 'give a PostgreSQL role what a server needs and no more')
  .option('--dry-run', 'only show what would be done')
  .action(({ store = configured(), grantTo, dryRun = false }: { store?: string; grantTo?: string; dryRun?: boolean }) =>
    atPlace(store, dryRun, async ({ database, schema, migrate, grantsTo }) => {
      if (grantTo !== undefined && grantsTo === undefined)
        throw new CommandRefused('--grant-to needs a PostgreSQL store: SQLite has no roles.');
      const before = dryRun ? await schema.read(database) : await migrate();
      console.log(
        before === currentSchema
          ? `The schema is up to date (${currentSchema}).`
          : `Schema ${before} ${dryRun ? 'would become' : 'is now'} ${currentSchema}.`,
      );
      for (const grant of grantTo === undefined ? [] : grantsTo!(grantTo)) {
        console.log(grant);
        if (!dryRun) await sql.raw(grant).execute(database);
      }
    }),
  );

program
  .command('check')
  .description('check the schema and count the rows of each table')
  .option('--store <address>', 'address of the store')
  .action(({ store = configured() }: { store?: string }) =>
    atPlace(store, true, async (place) => {
      await checkCurrent(place, store);
      const { database } = place;
      const counts = await place.atOneMoment(countRows);
      const { version } = await database.selectFrom('ledger').select('version').executeTakeFirstOrThrow();
      console.log(
        `${withoutPassword(store)}: schema ${currentSchema}, ledger version ${version}.\n\n${countsTable({ rows: counts })}`,
      );
    }),
  );

program
  .command('copy')
  .description('copy a store into an empty one, on either engine. Stop the servers of the source first')
  .requiredOption('--from <address>', 'address of the source')
  .requiredOption('--to <address>', 'address of the target, which must be empty')
  .option('--dry-run', 'only look at both')
  .action(({ from, to, dryRun = false }: { from: string; to: string; dryRun?: boolean }) =>
    atPlace(from, true, async (source) => {
      await checkCurrent(source, from);
      await source.atOneMoment(async (moment) => {
        const counts = await countRows(moment);
        await onTarget(to, dryRun, async (target) => {
          await prepareTarget(target, dryRun);
          if (dryRun) return;
          const progress = progressOn(process.stderr, 'copying');
          const written = await fill(target, (table) => pagesOf(moment, table), progress);
          if (!sameCounts(counts, written)) throw new CommandRefused('The copy has other numbers of rows. Copy again.');
          console.log(`\n${countsTable({ source: counts, target: written })}`);
        });
        if (dryRun) console.log(`${countsTable({ rows: counts })}\n\nNothing was written.`);
      });
    }),
  );

program
  .command('backup <file>')
  .description(
    'write all data of one moment into a new file, while servers go on. Keep the file secret: it has secrets of sessions and webhooks in clear text, and on PostgreSQL the key of the machine. Files beside the store are not in it',
  )
  .option('--store <address>', 'address of the store')
  .option('--dry-run', 'only count the rows')
  .action((file: string, { store = configured(), dryRun = false }: { store?: string; dryRun?: boolean }) => {
    if (existsSync(file)) throw new CommandRefused(`${file} exists. Name a new file.`);
    return atPlace(store, true, async (place) => {
      await checkCurrent(place, store);
      const counts = await place.atOneMoment((moment) =>
        dryRun ? countRows(moment) : writeBackup(moment, file, new Date(), progressOn(process.stderr, 'backing up')),
      );
      console.log(`\n${countsTable({ rows: counts })}\n\n${dryRun ? 'Nothing was written.' : `Written to ${file}.`}`);
    });
  });

program
  .command('restore <file>')
  .description('fill an empty store from a backup, on either engine')
  .option('--store <address>', 'address of the store, which must be empty')
  .option('--dry-run', 'only check the file and the store')
  .addHelpText(
    'after',
    `
Stop the servers first. A store that is not empty is refused. On SQLite, move these files out of the data
directory: service.sqlite, service.sqlite-wal and service.sqlite-shm (the last two need not be there). Leave
machine-key and the folder legal in place: they are in no backup. On PostgreSQL, name an empty database.`,
  )
  .action(async (file: string, { store = configured(), dryRun = false }: { store?: string; dryRun?: boolean }) => {
    if (!existsSync(file)) throw new CommandRefused(`There is no file ${file}.`);
    const { made, counts } = await checkBackup(file);
    console.log(`Backup of ${made}.`);
    await onTarget(store, dryRun, async (target) => {
      await prepareTarget(target, dryRun);
      if (dryRun) return;
      const written = await fill(target, (table) => pagesIn(file, table), progressOn(process.stderr, 'restoring'));
      if (!sameCounts(counts, written))
        throw new CommandRefused('The store has other numbers of rows than the backup.');
      console.log(`\n${countsTable({ backup: counts, store: written })}`);
    });
    if (dryRun) console.log(`${countsTable({ rows: counts })}\n\nNothing was written.`);
  });

program.parseAsync().catch(reportFailure);
