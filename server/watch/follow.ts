import { setImmediate as nextRound } from 'node:timers/promises';
import { dayOfMoment, startOfDay } from '../../src/day';
import type { Reference } from '../../src/reference';
import { type KnownPage, withReadings } from '../../src/watch/confirmed';
import type { FollowedLaws } from '../laws';
import type { DifferingPage, PagesRead } from '../../src/truth/reading';
import { following } from '../store/following';
import type { LawPage, LawReadings } from '../store/law-readings';
import { countsOf, isOpen, isUnread, type PageRead, pagesRead } from './overview';

/** How often readings are looked for, in milliseconds. */
const usualInterval = 3_000;

/** While pages are being read, the law takes in their readings this seldom, because every answer is then made anew. */
const seldom = 60_000;

const dayOf = (moment: string): string => moment.slice(0, 10);

/** A page as the judgement of facts needs it. */
const knownPage = ({ url, outcome, comparedAt, since, found, missing, lost, settled }: LawPage): KnownPage => ({
  url,
  outcome,
  comparedOn: comparedAt && dayOf(comparedAt),
  since: dayOf(since),
  found,
  missing,
  lost,
  settled: settled && { on: dayOf(settled.at), figures: settled.figures },
});

/**
 * The law with what its cited pages came to; the same object where none was read. Countries are worked out one after the
 * other, so that answers do not wait for all of them.
 */
export async function lawWithReadings(law: Reference, pages: readonly LawPage[], today: string): Promise<Reference> {
  if (pages.length === 0) return law;
  const known = new Map(pages.map((page) => [page.url, knownPage(page)]));
  const countries = new Map(law.countries);
  for (const [code, country] of law.countries) {
    countries.set(code, withReadings(country, known, today));
    await nextRound();
  }
  return { ...law, countries, pagesRead: summaryOf(law, pages, today) };
}

const differingPage = ({ page: { url, citations }, read }: PageRead): DifferingPage => ({
  url,
  publisher: citations[0]!.source.publisher,
  countries: [...new Set(citations.map(({ country }) => country))],
  since: read!.since,
  missing: read!.missing.map(({ about, law, page }) => ({ about, law, page })),
});

function summaryOf(law: Reference, readings: readonly LawPage[], today: string): PagesRead {
  const pages = pagesRead(law, readings, today);
  return {
    counts: countsOf(pages),
    unread: pages.filter((page) => isUnread(page, startOfDay(today))).length,
    differing: pages.filter(isOpen).map(differingPage),
    lastRead: readings.reduce((last, { at }) => (at > last ? at : last), ''),
  };
}

/**
 * Law that follows what any process of the group reads of the cited pages. Of earlier laws nothing is read again.
 *
 * @param now milliseconds since 1970
 * @param onProblem receives the problem when readings can no longer be read; they then stay as they are
 */
export async function followReadings(
  laws: FollowedLaws,
  store: Pick<LawReadings, 'lawPages' | 'lawReadingsVersion'>,
  now: () => number,
  onProblem: (problem: unknown) => void,
  { interval = usualInterval, pause = seldom }: { readonly interval?: number; readonly pause?: number } = {},
): Promise<FollowedLaws> {
  let base = laws.now();
  let current = base;
  let version = '';
  let seen = '';
  let today = '';
  let takenIn = -Infinity;

  async function takeIn(): Promise<boolean> {
    const [law, day] = [laws.now(), dayOfMoment(now())];
    const newest = await store.lawReadingsVersion();
    const isOther = law !== base || day !== today;
    // Several readings that follow each other are taken in together, once no further one arrives.
    const isStill = newest === seen;
    seen = newest;
    if (!isOther && (newest === version || (!isStill && now() - takenIn < pause))) return false;
    current = await lawWithReadings(law, await store.lawPages(), day);
    [base, version, today, takenIn] = [law, newest, day, now()];
    return true;
  }

  const { refresh, follow } = following(takeIn, onProblem);

  await refresh();
  const timer = setInterval(follow, interval);
  timer.unref();

  // Law that is newer than the readings is used without them until they are taken in.
  const withLatest = (): Reference => (laws.now() === base ? current : laws.now());
  return {
    ...laws,
    now: withLatest,
    under: (asked) => (asked === withLatest().edition.version ? withLatest() : laws.under(asked)),
    async refresh() {
      const changed = await laws.refresh();
      return (await refresh()) || changed;
    },
    close() {
      clearInterval(timer);
      laws.close();
    },
  };
}
