import { Command } from 'commander';
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
import { CommandRefused } from '../command/failure';
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
    throw new CommandRefused(`"${text}" is not one of the 54 countries. Use a code such as KE.`);
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
  if (!existsSync(folder)) throw new CommandRefused(`There is no folder ${folder}.`);
  const pages = citedBy(law, country);
  const saved = savedPages(folder, pages);
  if (saved.size === 0)
    throw new CommandRefused(
      `${folder} has no page that the law cites. Name a file after the country and the id of its source, such as KE/pwc-ke-tax.html, or save it with its address in it, as browsers do.`,
    );
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
  say(`${due} of ${pages.length} cited pages are due. Each is read at most weekly.`);
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
 * The command that reads cited pages again.
 *
 * @param lawOf the law in use
 */
export const watchCommand = (lawOf: LawOf): Command =>
  new Command('watch')
    .description(
      'read again the pages that the law cites, and say which still state it. A server with SVC_LAW_WATCH=on does this by itself.',
    )
    .option('--country <code>', 'only the pages of one country')
    .option('--offline <folder>', 'read saved pages instead of the web. A copy confirms the day on which it was saved')
    .option('--json', 'print the readings as JSON')
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
