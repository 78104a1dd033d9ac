import { Command } from 'commander';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createDownload } from '../server/feeds/fetch';
import { type Applier, applyPackage, judgePackage, lawInUse, revertPackage } from '../server/laws/apply';
import { retiredKeys } from '../server/laws/chain';
import { getPackage } from '../server/laws/index-of-packages';
import { trustedKeys } from '../server/laws/keys';
import { packageLimits } from '../server/laws/package';
import { releasedLaw } from '../server/laws/released';
import { commandLine, isRelease } from '../server/command-line';
import { checkData } from '../server/runtime/data-files';
import { dayOfMoment } from '../src/day';
import { isLawVersion, nextLawVersion } from '../src/reference';
import { CommandRefused, reportFailure } from './command/failure';
import { projectRoot } from './command/project';
import { withNewStore, withStore } from './command/store';
import { keysCommand } from './law/keys';
import { changesPage, statusPage } from './law/page';
import { watchCommand } from './law/watch';

const ofRelease = releasedLaw();

/** Works on the law of the server that has the same configuration. Edited files would be compared as if they were the release's. */
const withLaw = <T>(work: (applier: Applier) => Promise<T>, onStore: typeof withStore<T> = withStore): Promise<T> => {
  checkData();
  return onStore((store, { lawKeys }) => work({ store, ofRelease, keys: lawKeys, actor: 'administrator' }));
};

const isAddress = (place: string): boolean => /^https?:\/\//.test(place);

/** The bytes of a package: of a file, or from an address. */
async function bytesOf(place: string): Promise<Uint8Array> {
  if (isAddress(place)) return getPackage(createDownload(), place);
  if (!existsSync(place)) throw new CommandRefused(`There is no file ${place}.`);
  if (statSync(place).size > packageLimits.unpacked)
    throw new CommandRefused(`${place} is larger than 64 MB, so it is no law package.`);
  return readFileSync(place);
}

/** Where a package came from, for the audit trail: without what may be secret in an address. */
const nameOf = (place: string): string => {
  if (!isAddress(place)) return basename(place);
  const { origin, pathname } = new URL(place);
  return origin + pathname;
};

const program = new Command(commandLine('law'))
  .description(
    'Shows which law is in use, applies signed law packages, and takes them back. Servers follow within seconds.',
  )
  .showHelpAfterError()
  .addHelpText(
    'after',
    '\nExit code: 0 where it was done, 1 where it was refused. A refused package changes nothing, and the audit trail says why.',
  );

program
  .command('status')
  .description('show the law in use, earlier packages, and the keys that are trusted')
  .action(() =>
    withLaw(async (applier) => {
      const inUse = await lawInUse(applier);
      console.log(statusPage(inUse, ofRelease, trustedKeys(applier.keys, retiredKeys(inUse.laws))));
    }),
  );

program
  .command('apply <file-or-address>')
  .description('check a law package as a whole, and put it in use')
  .option('--dry-run', 'only check it, and say what would change')
  .action((place: string, { dryRun = false }: { dryRun?: boolean }) =>
    withLaw(
      async (applier) => {
        const bytes = await bytesOf(place);
        const judged = dryRun ? await judgePackage(applier, bytes) : await applyPackage(applier, bytes, nameOf(place));
        console.log(changesPage(judged, !dryRun));
      },
      dryRun ? withStore : withNewStore,
    ),
  );

program
  .command('revert')
  .description('take the newest package back: the law before it is in use again')
  .action(() =>
    withLaw(async (applier) => {
      const { before, after } = await revertPackage(applier);
      console.log(`Law ${before} was taken back. Law ${after} is in use again.`);
    }),
  );

interface MakeOptions {
  readonly key?: string;
  readonly version?: string;
  readonly out: string;
  readonly retire: readonly string[];
}

program
  .command('make')
  .description('make a signed law package from the country files of this clone')
  .option('--key <file>', 'the private key that signs it. Default: the file that SVC_LAW_SIGNING_KEY names')
  .option('--version <version>', 'year, month and number, such as 2026.12.1. Default: the next one')
  .option('--retire <ids...>', 'keys that are no longer trusted once the package is in use', [])
  .option('--out <folder>', 'where the package is written', join('dist', 'law'))
  .action(async ({ key = process.env['SVC_LAW_SIGNING_KEY'], version, out, retire }: MakeOptions) => {
    if (isRelease)
      throw new CommandRefused('A law package is made in a clone of the project: a release has no worked payslips.');
    if (key === undefined || key === '')
      throw new CommandRefused(
        'A law package is always signed. Name the file of the private key with --key or SVC_LAW_SIGNING_KEY.',
      );
    const now = Date.now();
    const today = dayOfMoment(now);
    const made = version ?? nextLawVersion(ofRelease.edition.version, today);
    if (!isLawVersion(made))
      throw new CommandRefused(`${made} is not a version: a year, a month and a number, such as 2026.12.1.`);
    const { makeLawPackage } = await import('./law/make.js');
    const file = await makeLawPackage({
      version: made,
      keyFile: key,
      retires: retire,
      into: resolve(projectRoot, out),
      madeOn: today,
      now,
    });
    console.log(`Law ${made} is in ${file}.`);
  });

program.addCommand(keysCommand);

program.addCommand(
  watchCommand(async (store) => (store === undefined ? ofRelease : (await lawInUse({ store, ofRelease })).current)),
);

program.parseAsync().catch(reportFailure);
