import { lawAreaWords } from '../../src/contract/words/law-areas';
import type { ServiceStatus } from '../status';
import { dayLength, dayOfMoment } from '../../src/day';
import { type LawAges, lawAges } from '../../src/engine';
import {
  allSeries,
  answeredBy,
  entityName,
  isKept,
  type Market,
  type Point,
  pointsOf,
  promiseOf,
  type Series,
} from '../../src/market';
import { say } from '../../src/language/say';
import { promisedDays } from '../../src/truth/grade';
import type { PagesRead } from '../../src/truth/reading';
import type { FastifyInstance } from 'fastify';
import type { Laws } from '../laws';
import type { Clock } from '../clock';
import type { Markets } from '../markets';
import { lineChart } from './chart';
import { keepFor, sendKept } from './kept';
import { keptPages } from './kept-pages';
import { inEachLanguage, pageLanguage } from './language';
import { escaped, scrolling } from './html';
import { type Frame, type Frames, pageHeaders } from './page';

/** What `/status` says of the law. */
interface LawStatus {
  readonly pagesRead: PagesRead | undefined;
  readonly ages: readonly LawAges[];
}

type SeriesRow = ServiceStatus['series'][number];
type FeedRow = ServiceStatus['feeds'][number];

const written = (value: number): string => value.toLocaleString('en-US', { maximumSignificantDigits: 7 });
const moment = (text: string | null): string =>
  text === null ? 'never' : `<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`;
const state = (kept: boolean): string =>
  kept ? '<span class="kept">on time</span>' : '<span class="broken">late</span>';
const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

type Licence = FeedRow['licence'];
type InstitutionRow = FeedRow['institutions'][number];

const permissions: Readonly<Record<Licence['redistribution'], string>> = {
  allowed: 'yes',
  with_permission: 'with permission',
  unknown: 'not known',
};

const terms = ({ name, url, redistribution, commercial_use }: Licence): string =>
  `${url === null ? escaped(name) : `<a href="${escaped(url)}" rel="noreferrer">${escaped(name)}</a>`}<br>Redistribution: ${permissions[redistribution]}; commercial use: ${permissions[commercial_use]}`;

const institutionState = ({ on, off_because, newest, stopped }: InstitutionRow): string => {
  if (!on) return `off<br>${escaped(off_because ?? '')}`;
  if (newest === null) return 'no rate yet';
  return `<time datetime="${newest}">${newest}</time>${stopped ? ' <span class="broken">stopped</span>' : ''}`;
};

const institutionRow = (row: InstitutionRow): string => `
              <tr>
                <th scope="row">${escaped(row.name)}<br>${escaped(row.entity)}</th>
                <td>${institutionState(row)}</td>
                <td>${terms(row.licence)}</td>
              </tr>`;

/** The banks behind a feed. Those that stopped are named; the others are in a table to open. */
function institutionsOf({ title, institutions }: FeedRow): string {
  if (institutions.length === 0) return '';
  const stopped = institutions
    .filter((row) => row.stopped)
    .map(({ name, entity, newest }) => `${escaped(name)} (${escaped(entity)}, last rate ${newest})`);
  const warning =
    stopped.length === 0 ? '' : `<p><span class="broken">Stopped publishing:</span> ${stopped.join(', ')}.</p>`;
  const off = institutions.filter(({ on }) => !on).length;
  return `${warning}
        <details><summary>${institutions.length} banks through ${escaped(title)}, ${stopped.length} stopped, ${off} off</summary>
          ${scrolling(
            `Banks through ${title}`,
            `<table>
            <thead><tr><th scope="col">Bank</th><th scope="col">Latest</th><th scope="col">Terms</th></tr></thead>
            <tbody>${institutions.map(institutionRow).join('')}</tbody>
          </table>`,
          )}
        </details>`;
}

const feedRow = ({
  name,
  title,
  licence,
  on,
  off_because,
  last_run,
  last_summary,
  last_error,
  next_run,
}: FeedRow): string => `
          <tr>
            <th scope="row">${escaped(title)}<br><code>${escaped(name)}</code></th>
            <td>${on ? moment(last_run) : 'off'}${off_because === null ? '' : `<br>${escaped(off_because)}`}${last_summary === null ? '' : `<br>${escaped(last_summary)}`}${last_error === null ? '' : `<br><span class="broken">${escaped(last_error)}</span>`}</td>
            <td>${next_run === null ? '' : moment(next_run)}</td>
            <td>${terms(licence)}</td>
          </tr>`;

const seriesRow = ({ series, entity, name, date, age_days, kept, source }: SeriesRow): string => `
            <tr>
              <th scope="row"><a href="/status/${series}/${entity}">${escaped(name)}</a></th>
              <td><time datetime="${date}">${date}</time><br>${series === 'mpc_meeting' ? '' : days(age_days)}</td>
              <td>${state(kept)}</td>
              <td>${escaped(source)}</td>
            </tr>`;

function seriesSection(
  { id, title, unit }: Series,
  rows: readonly SeriesRow[],
  missing: readonly string[],
  nameOf: (entity: string) => string,
): string {
  const kept = rows.filter((row) => row.kept).length;
  const without =
    missing.length === 0
      ? ''
      : `<p class="quiet">No data for ${missing.map((entity) => escaped(nameOf(entity))).join(', ')}.</p>`;
  const table = scrolling(
    `Latest figures: ${title}`,
    `<table>
            <thead><tr><th scope="col">For</th><th scope="col">Latest</th><th scope="col">Schedule</th><th scope="col">Source</th></tr></thead>
            <tbody>${rows.map(seriesRow).join('')}</tbody>
          </table>`,
  );
  return `
      <section id="${id}" aria-labelledby="${id}-title">
        <h2 id="${id}-title">${escaped(title)} <span class="status">${kept} of ${rows.length} on time</span></h2>
        <p class="quiet">In ${escaped(unit)}. ${escaped(say(promiseOf(id)))}</p>
        ${rows.length === 0 ? '' : `<details><summary>${rows.length} latest figures</summary>${table}</details>`}
        ${without}
      </section>`;
}

const lawRow = ({ area, current, readAgain, due, stale, none }: LawAges): string => `
            <tr>
              <th scope="row">${escaped(lawAreaWords[area].label)}</th>
              ${[current, readAgain, due, stale, none].map((count) => `<td class="number">${count}</td>`).join('')}
            </tr>`;

/** What reading the cited pages again came to; empty where none was read. */
function readingsInWords(read: PagesRead | undefined): string {
  if (read === undefined) return '';
  const { pages, same, differs, notRead, never } = read.counts;
  return `
        <p>The law cites ${pages} pages that programs can read. ${same} still state it, ${differs} differ, ${notRead} could not be read and ${never} were never read. The last one was read at ${moment(read.lastRead)}.</p>`;
}

/** How old the law in force is, and on how many pages that were read again its age rests. */
const lawSection = ({ pagesRead, ages }: LawStatus): string => `
      <section aria-labelledby="law-title">
        <h2 id="law-title">Law</h2>
        <p>Countries by the age of their law in force. It is current where it was confirmed in the last ${promisedDays} days: by a person, or because this service read the cited pages again and found it unchanged.</p>${readingsInWords(pagesRead)}
        ${scrolling(
          'Age of the law',
          `<table>
          <thead><tr><th scope="col">Tax</th><th scope="col">Current</th><th scope="col">Of these, read again</th><th scope="col">Due for a check</th><th scope="col">Not confirmed for this tax year</th><th scope="col">Not recorded</th></tr></thead>
          <tbody>${ages.map(lawRow).join('')}</tbody>
        </table>`,
        )}
      </section>`;

function statusPage(
  frame: Frame,
  law: LawStatus,
  { at, kept, broken, quarantined, feeds, series, missing }: ServiceStatus,
  nameOf: (entity: string) => string,
): string {
  const sections = allSeries.map((one) =>
    seriesSection(
      one,
      series.filter((row) => row.series === one.id),
      missing.find((row) => row.series === one.id)?.entities ?? [],
      nameOf,
    ),
  );
  return frame({
    title: 'Status',
    address: '/status',
    body: `
      <h1>How old the figures are</h1>
      <p>${kept} series are on time and ${broken} are late, as of ${moment(at)}.${quarantined === 0 ? '' : ` ${quarantined} ${quarantined === 1 ? 'observation waits' : 'observations wait'} for review.`} The same as data: <a href="/api/v1/status">JSON</a>, <a href="/api/v1/status?format=csv">CSV</a>.</p>
      <section aria-labelledby="feeds-title">
        <h2 id="feeds-title">Feeds</h2>
        ${scrolling(
          'State of each feed',
          `<table>
          <thead><tr><th scope="col">Source</th><th scope="col">Last run</th><th scope="col">Next run</th><th scope="col">Terms</th></tr></thead>
          <tbody>${feeds.map(feedRow).join('')}</tbody>
        </table>`,
        )}${feeds.map(institutionsOf).join('')}
      </section>${lawSection(law)}${sections.join('')}`,
  });
}

/** Days that a chart covers, and observations that a table lists. */
const [chartedDays, listed] = [3 * 366, 12];

function seriesPage(
  frame: Frame,
  market: Market,
  { id, title, unit }: Series,
  entity: string,
  points: readonly Point[],
  now: number,
  withValues: boolean,
): string {
  const name = entityName(market, entity)!;
  const from = dayOfMoment(now - chartedDays * dayLength);
  const recent = points.filter(({ date }) => date >= from);
  const charted = recent.length > 0 ? recent : points.slice(-1);
  const newest = points.at(-1)!;
  const heading = `${title}: ${name}`;
  const row = ({ date, value, source }: Point): string => `
          <tr><th scope="row"><time datetime="${date}">${date}</time></th>${withValues ? `<td class="number">${written(value)}</td>` : ''}<td>${source.url === null ? escaped(source.publisher) : `<a href="${escaped(source.url)}" rel="noreferrer">${escaped(source.publisher)}</a>`}<br>${escaped(source.title)}</td></tr>`;
  return frame({
    title: heading,
    address: `/status/${id}/${entity}`,
    body: `
      <p><a href="/status#${id}">All series</a></p>
      <h1>${escaped(heading)}</h1>
      <p>In ${escaped(unit)}. ${escaped(say(promiseOf(id)))} The latest figure is ${state(isKept(market, id, entity, newest, now))}.</p>
      ${id === 'mpc_meeting' || !withValues ? '' : lineChart(charted, { title: heading, unit, steps: id === 'policy_rate' })}
      <h2 id="newest">Latest observations</h2>
      ${scrolling(
        'Latest observations',
        `<table>
        <thead><tr><th scope="col">Day</th>${withValues ? '<th scope="col">Value</th>' : ''}<th scope="col">Source</th></tr></thead>
        <tbody>${points.slice(-listed).reverse().map(row).join('')}</tbody>
      </table>`,
      )}
      <p>All ${points.length} observations as CSV, with a key of the Pro plan or above: <code>GET /api/v1/series?series=${id}&amp;entity=${escaped(entity)}&amp;format=csv</code></p>`,
  });
}

/** How long the page of a series is kept, in milliseconds. */
const toldFor = 60_000;

/** What the status pages need. */
interface PageParts {
  readonly markets: Pick<Markets, 'known'>;
  readonly clock: Clock;
  readonly status: () => Promise<ServiceStatus>;
  readonly frames: Frames;
  readonly laws: Pick<Laws, 'now'>;
  /** Can only this machine reach the service? Then a person who opens a page could read its key as well. */
  readonly ownMachine: boolean;
}

/**
 * `/status` shows the age of every series and of the law, and the state of the feeds. `/status/fx/KES` shows one series. The pages are
 * open to everybody, but figures need a key. Charts and figures therefore appear only if just this machine can reach
 * the server.
 */
export function statusPages(app: FastifyInstance, parts: PageParts): void {
  const { frames, laws, markets, status, clock, ownMachine } = parts;
  const open = { config: { open: true } };
  const headers = { ...pageHeaders, 'content-type': 'text/html; charset=utf-8' };
  const lawStatus = (): LawStatus => {
    const law = laws.now();
    return { pagesRead: law.pagesRead, ages: lawAges(law, dayOfMoment(clock.now())) };
  };
  const statusText = inEachLanguage((language) =>
    keepFor((told: ServiceStatus) =>
      statusPage(frames(language), lawStatus(), told, (entity) => entityName(markets.known(), entity) ?? entity),
    ),
  );
  app.get('/status', open, async (request, reply) =>
    sendKept(request, reply, statusText(pageLanguage(request, reply))(await status()), headers),
  );

  const pages = keptPages();
  app.get<{ Params: { series: string; entity: string } }>('/status/:series/:entity', open, async (request, reply) => {
    const { series: id, entity } = request.params;
    const [market, at] = [markets.known(), clock.now()];
    const language = pageLanguage(request, reply);
    const kept = await pages(market, Math.floor(at / toldFor), `${language} ${id} ${entity}`, () =>
      answeredBy(market, (known) => {
        const series = allSeries.find((one) => one.id === id);
        const points =
          series === undefined || entityName(known, entity) === undefined ? [] : pointsOf(known, series.id, entity);
        return points.length === 0
          ? undefined
          : seriesPage(frames(language), known, series!, entity, points, at, ownMachine);
      }),
    );
    return kept === undefined ? reply.callNotFound() : sendKept(request, reply, kept, headers);
  });
}
