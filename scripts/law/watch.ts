import type { Command } from 'commander';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../server/config';
import type { LawPage } from '../../server/store/law-readings';
import { storeExists } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { createGet } from '../../server/watch/get';
import { readSaved, savedPages } from '../../server/watch/offline';
import type { Reading } from '../../server/watch/read-page';
import { isDue, runWatch } from '../../server/watch/run';
import { countryNames } from '../../src/contract/countries';
import { dayOfMoment } from '../../src/day';
import type { Reference } from '../../src/reference';
import { type CitedPage, citedPages } from '../../src/watch/cited-pages';
import { Explained } from '../../server/explained';
import { told } from '../../server/terminal';
import { message } from '../../src/language/message';
import { jsonOption } from '../command/in-language';
import { print } from '../command/print';
import { withNewStore, withStore } from '../command/store';
import { readingLine, watchSummary } from './watch-page';

/** How the law in use is found, for a store or without one. */
export type LawOf = (store: Store | undefined) => Promise<Reference>;

interface Options {
  readonly country?: string;
  readonly offline?: string;
  readonly json?: true;
}

function countryCode(text: string | undefined): string | undefined {
  const code = text?.toUpperCase();
  if (code !== undefined && !Object.hasOwn(countryNames, code))
    throw new Explained(message('law_watch_country_wrong', { country: text! }));
  return code;
}

const citedBy = (law: Reference, country: string | undefined): readonly CitedPage[] =>
  citedPages(law.countries.values(), dayOfMoment(Date.now())).filter(
    ({ citations }) => country === undefined || citations.some((citation) => citation.country === country),
  );

/** Reads saved pages. What they state is stored if this machine has a store. */
async function readFolder(
  folder: string,
  law: Reference,
  country: string | undefined,
  store: Store | undefined,
): Promise<Reading[]> {
  if (!existsSync(folder)) throw new Explained(message('law_watch_no_folder', { folder }));
  const pages = citedBy(law, country);
  const saved = savedPages(folder, pages);
  if (saved.size === 0) throw new Explained(message('law_watch_no_page', { folder }));
  const known = new Map<string, LawPage>((await store?.lawPages())?.map((page) => [page.url, page]));
  const readings: Reading[] = [];
  for (const page of pages) {
    const copy = saved.get(page.url);
    const reading = copy && (await readSaved(page, copy, known.get(page.url)));
    if (reading === undefined) continue;
    await store?.recordLawPage(reading);
    readings.push(reading);
  }
  return readings;
}

async function readWeb(
  law: Reference,
  country: string | undefined,
  store: Store,
  say: (line: string) => void,
): Promise<readonly Reading[]> {
  const { lawWatch } = readConfig(process.env);
  const pages = citedBy(law, country);
  const known = new Map((await store.lawPages()).map((page) => [page.url, page]));
  const due = pages.filter(({ url }) => isDue(known.get(url), Date.now())).length;
  say(told(message('law_watch_due', { due: String(due), pages: String(pages.length) })));
  return runWatch(pages, {
    store,
    get: createGet(lawWatch.reach),
    now: () => new Date(),
    wait: (milliseconds) => pause(milliseconds),
    contact: lawWatch.contact,
    onRead: (reading) => say(readingLine(reading)),
  });
}

/**
 * Adds the command that reads cited pages again.
 *
 * @param lawOf the law in use
 */
export function addWatch(program: Command, lawOf: LawOf): void {
  program
    .command('watch')
    .description(told(message('law_watch')))
    .option('--country <code>', told(message('law_watch_country_option')))
    .option('--offline <folder>', told(message('law_watch_offline_option')))
    .option(...jsonOption(message('law_watch_json_option')))
    .action(async ({ country: text, offline, json }: Options) => {
      const country = countryCode(text);
      const say = (line: string): void => (json ? undefined : console.log(line));
      const readings =
        offline === undefined
          ? await withNewStore(async (store) => readWeb(await lawOf(store), country, store, say))
          : await (storeExists(readConfig(process.env))
              ? withStore(async (store) => readFolder(offline, await lawOf(store), country, store))
              : readFolder(offline, await lawOf(undefined), country, undefined));
      if (offline !== undefined) for (const reading of readings) say(readingLine(reading));
      print(json, { readings }, watchSummary(readings));
      if (readings.some(({ outcome }) => outcome === 'differs')) process.exitCode = 1;
    });
}
