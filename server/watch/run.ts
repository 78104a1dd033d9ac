import type { CitedPage } from '../../src/watch/cited-pages';
import { readByPersonsOnly } from '../../src/watch/terms-of-use';
import { productVersion } from '../../src/contract';
import type { LawPage, LawReadings } from '../store/law-readings';
import type { Get } from './get';
import { createRobots, readerName } from './robots';
import { lawHashOf, readAnswer, type Reading, unread } from './read-page';

/** What a run needs from outside. */
export interface WatchParts {
  readonly store: Pick<LawReadings, 'lawPages' | 'recordLawPage'>;
  readonly get: Get;
  readonly now: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** What the owner of a page can write to; undefined: nothing is set. */
  readonly contact: string | undefined;
  /** Called after each page. */
  readonly onRead?: (reading: Reading) => void;
  /** Asked before each page; false ends the run. */
  readonly goesOn?: () => Promise<boolean>;
}

const day = 86_400_000;
/** A page is asked for at most this often, in milliseconds. Six hours are left for runs that begin at different hours. */
const readEvery = 7 * day;
const early = day / 4;
/** The pause between two pages of one host, in milliseconds. */
const usualPause = 5_000;
/** Hosts that are asked at the same time. Each is asked for one page at a time. */
const hostsAtOnce = 4;

/** The name under which pages are asked for: who asks, and where to complain. */
export const userAgentFor = (contact: string | undefined): string =>
  `${readerName}/${productVersion} (reads again what tax rates are cited from, once a week${contact === undefined ? '' : `; +${contact}`})`;

/** Is a page to be read now? */
export const isDue = (before: Pick<LawPage, 'at'> | undefined, now: number): boolean =>
  before === undefined || Date.parse(before.at) <= now - readEvery + early;

const headersFor = (page: CitedPage, before: LawPage | undefined): Readonly<Record<string, string>> =>
  // Without new text, a page cannot be compared with law that has changed.
  before === undefined || before.lawHash !== lawHashOf(page) || before.outcome === 'gone'
    ? {}
    : {
        ...(before.etag === null ? {} : { 'if-none-match': before.etag }),
        ...(before.lastModified === null ? {} : { 'if-modified-since': before.lastModified }),
      };

/** Pages by host, so that each host is asked for one at a time. */
function byHost(pages: readonly CitedPage[]): CitedPage[][] {
  const found = new Map<string, CitedPage[]>();
  for (const page of pages) {
    const { host } = new URL(page.url);
    found.set(host, [...(found.get(host) ?? []), page]);
  }
  return [...found.values()];
}

/**
 * Reads the pages that are due and stores what each came to. A page that robots.txt or the terms of its publisher keep
 * from programs is not asked for.
 *
 * @returns the readings, in no order
 */
export async function runWatch(pages: readonly CitedPage[], parts: WatchParts): Promise<readonly Reading[]> {
  const { store, get, now, wait, contact, onRead = () => undefined, goesOn = async () => true } = parts;
  const headers = {
    'user-agent': userAgentFor(contact),
    accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9,text/plain;q=0.5',
  };
  const robots = createRobots(get, headers, usualPause);
  const known = new Map((await store.lawPages()).map((page) => [page.url, page]));
  const readings: Reading[] = [];

  async function read(page: CitedPage, before: LawPage | undefined): Promise<{ reading: Reading; pause: number }> {
    const at = now().toISOString();
    const persons = readByPersonsOnly(page.url);
    if (persons !== undefined) {
      const why = `The terms of ${persons.publisher} leave this page to persons: ${persons.terms}`;
      return { reading: unread(page.url, at, 'refused', why, before), pause: 0 };
    }
    const { verdict, pause } = await robots(page.url);
    if (verdict === 'forbidden')
      return {
        reading: unread(page.url, at, 'refused', 'The robots.txt of the host keeps programs from this page.', before),
        pause,
      };
    if (verdict === 'unknown')
      return {
        reading: unread(
          page.url,
          at,
          'unreadable',
          'The host does not say now whether programs may read the page.',
          before,
        ),
        pause,
      };
    const got = await get(
      page.url,
      { ...headers, ...headersFor(page, before) },
      undefined,
      async (to) => readByPersonsOnly(to) === undefined && (await robots(to)).verdict === 'allowed',
    );
    return { reading: await readAnswer(page, got, at, before), pause };
  }

  const queues = byHost(pages.filter((page) => isDue(known.get(page.url), now().getTime())));
  async function readQueues(): Promise<void> {
    for (let queue = queues.shift(); queue !== undefined; queue = queues.shift()) {
      for (const [i, page] of queue.entries()) {
        if (!(await goesOn())) return;
        const { reading, pause } = await read(page, known.get(page.url));
        await store.recordLawPage(reading);
        readings.push(reading);
        onRead(reading);
        if (i < queue.length - 1) await wait(pause);
      }
    }
  }
  await Promise.all(Array.from({ length: hostsAtOnce }, readQueues));
  return readings;
}
