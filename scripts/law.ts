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
import { Explained } from '../server/explained';
import { told } from '../server/terminal';
import { checkData } from '../server/runtime/data-files';
import { dayOfMoment } from '../src/day';
import { message } from '../src/language/message';
import { isLawVersion, nextLawVersion } from '../src/reference';
import { reportFailure } from './command/failure';
import { programInLanguage } from './command/in-language';
import { projectRoot } from './command/project';
import { withNewStore, withStore } from './command/store';
import { addKeys } from './law/keys';
import { changesPage, statusPage } from './law/page';
import { addWatch } from './law/watch';

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
  if (!existsSync(place)) throw new Explained(message('place_missing', { file: place }));
  if (statSync(place).size > packageLimits.unpacked)
    throw new Explained(message('law_file_too_large', { file: place }));
  return readFileSync(place);
}

/** Where a package came from, for the audit trail: without what may be secret in an address. */
const nameOf = (place: string): string => {
  if (!isAddress(place)) return basename(place);
  const { origin, pathname } = new URL(place);
  return origin + pathname;
};

const program = programInLanguage(commandLine('law'), message('law_about')).addHelpText(
  'after',
  `\n${told(message('law_exit_codes'))}`,
);

program
  .command('status')
  .description(told(message('law_status')))
  .action(() =>
    withLaw(async (applier) => {
      const inUse = await lawInUse(applier);
      console.log(statusPage(inUse, ofRelease, trustedKeys(applier.keys, retiredKeys(inUse.laws))));
    }),
  );

program
  .command('apply <file-or-address>')
  .description(told(message('law_apply')))
  .option('--dry-run', told(message('law_dry_run_option')))
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
  .description(told(message('law_revert')))
  .action(() =>
    withLaw(async (applier) => {
      const { before, after } = await revertPackage(applier);
      console.log(told(message('law_reverted', { before, after })));
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
  .description(told(message('law_make')))
  .option('--key <file>', told(message('law_key_option')))
  .option('--version <version>', told(message('law_version_option')))
  .option('--retire <ids...>', told(message('law_retire_option')), [])
  .option('--out <folder>', told(message('law_out_option')), join('dist', 'law'))
  .action(async ({ key = process.env['SVC_LAW_SIGNING_KEY'], version, out, retire }: MakeOptions) => {
    if (isRelease) throw new Explained(message('law_make_in_clone'));
    if (key === undefined || key === '') throw new Explained(message('law_make_unsigned'));
    const now = Date.now();
    const today = dayOfMoment(now);
    const made = version ?? nextLawVersion(ofRelease.edition.version, today);
    if (!isLawVersion(made)) throw new Explained(message('law_make_version_wrong', { version: made }));
    const { makeLawPackage } = await import('./law/make.js');
    const file = await makeLawPackage({
      version: made,
      keyFile: key,
      retires: retire,
      into: resolve(projectRoot, out),
      madeOn: today,
      now,
    });
    console.log(told(message('law_made', { version: made, file })));
  });

addKeys(program);

addWatch(program, async (store) => (store === undefined ? ofRelease : (await lawInUse({ store, ofRelease })).current));

program.parseAsync().catch(reportFailure);
