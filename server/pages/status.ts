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
import { type Language, localeOf } from '../../src/language/languages';
import { numberFormatIn } from '../../src/language/number-format';
import { message, type Sentence } from '../../src/language/message';
import { countryTerm } from '../../src/language/terms';
import { promisedDays } from '../../src/truth/grade';
import type { PagesRead } from '../../src/truth/reading';
import type { FastifyInstance } from 'fastify';
import type { Laws } from '../laws';
import type { Clock } from '../clock';
import type { Markets } from '../markets';
import { lineChart } from './chart';
import { keepFor, sendKept } from './kept';
import { keptPages } from './kept-pages';
import { inEachLanguage, pageLanguage, saidOnPage } from './language';
import { escaped, isolated, scrolling } from './html';
import { type Frame, type Frames, pageHeaders } from './page';

function sayIn(language: Language): Say {
  const plain = (sentence: Sentence): string => saidOnPage(sentence, language);
  const list = new Intl.ListFormat(localeOf[language], { type: 'unit' });
  return Object.assign((sentence: Sentence): string => escaped(plain(sentence)), {
    plain,
    language,
    listed: (names: readonly string[]) => list.format(names),
  });
}

/** The name of a currency, country or bank. Those of banks are official, and the same in every language. */
function nameIn({ plain, language }: Say, entity: string, name: string): string {
  if (/^[A-Z]{2}$/.test(entity)) return plain(countryTerm(entity));
  if (language === 'en' || !/^[A-Z]{3}$/.test(entity)) return name;
  return new Intl.DisplayNames(localeOf[language], { type: 'currency', fallback: 'none' }).of(entity) ?? name;
}

/** What `/status` says of the law. */
interface LawStatus {
  readonly pagesRead: PagesRead | undefined;
  readonly ages: readonly LawAges[];
}

type SeriesRow = ServiceStatus['series'][number];
type FeedRow = ServiceStatus['feeds'][number];

/** Writes values in the language of the page. */
const writtenIn =
  (language: Language, digits: number) =>
  (value: number): string =>
    numberFormatIn(language, { maximumSignificantDigits: digits }).format(value);
/** Says a sentence in the language of the page, as HTML or as plain text. */
interface Say {
  (sentence: Sentence): string;
  readonly plain: (sentence: Sentence) => string;
  readonly language: Language;
  /** Names one after the other. */
  readonly listed: (names: readonly string[]) => string;
}

const momentOf = (text: string): string => `<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`;
const moment = (text: string | null, say: Say): string =>
  text === null ? say(message('status_never')) : momentOf(text);
const state = (kept: boolean, say: Say): string =>
  kept
    ? `<span class="kept">${say(message('status_on_time'))}</span>`
    : `<span class="broken">${say(message('status_late'))}</span>`;
const head = (say: Say, ...codes: readonly Parameters<typeof message>[0][]): string =>
  `<thead><tr>${codes.map((code) => `<th scope="col">${say({ code })}</th>`).join('')}</tr></thead>`;

type Licence = FeedRow['licence'];
type InstitutionRow = FeedRow['institutions'][number];

const permissions = {
  allowed: message('status_allowed'),
  with_permission: message('status_with_permission'),
  unknown: message('status_unknown'),
} as const satisfies Readonly<Record<Licence['redistribution'], Sentence>>;

const terms = ({ name, url, redistribution, commercial_use }: Licence, say: Say): string =>
  `${url === null ? say(name) : `<a href="${escaped(url)}" rel="noreferrer">${say(name)}</a>`}<br>${say(message('status_permissions', { redistribution: permissions[redistribution], commercial: permissions[commercial_use] }))}`;

const institutionState = ({ on, off_because, newest, stopped }: InstitutionRow, say: Say): string => {
  if (!on) return `${say(message('status_off'))}<br>${say(off_because ?? '')}`;
  if (newest === null) return say(message('status_no_rate'));
  return `<time datetime="${newest}">${newest}</time>${stopped ? ` <span class="broken">${say(message('status_stopped'))}</span>` : ''}`;
};

const institutionRow = (row: InstitutionRow, say: Say): string => `
              <tr>
                <th scope="row">${escaped(row.name)}<br>${escaped(row.entity)}</th>
                <td>${institutionState(row, say)}</td>
                <td>${terms(row.licence, say)}</td>
              </tr>`;

/** The banks behind a feed. Those that stopped are named; the others are in a table to open. */
function institutionsOf({ title, institutions }: FeedRow, say: Say): string {
  if (institutions.length === 0) return '';
  const stopped = institutions
    .filter((row) => row.stopped)
    .map(({ name: bank, entity, newest }) => say(message('status_last_rate', { bank, entity, day: newest ?? '' })));
  const warning =
    stopped.length === 0
      ? ''
      : `<p><span class="broken">${say(message('status_stopped_publishing'))}</span> ${say.listed(stopped)}.</p>`;
  const off = institutions.filter(({ on }) => !on).length;
  const counts = { count: institutions.length, feed: title, stopped: stopped.length, off };
  return `${warning}
        <details><summary>${say(message('status_banks_counted', counts))}</summary>
          ${scrolling(
            say.plain(message('status_banks_through', { feed: title })),
            `<table>
            ${head(say, 'status_bank', 'status_latest', 'status_terms')}
            <tbody>${institutions.map((row) => institutionRow(row, say)).join('')}</tbody>
          </table>`,
          )}
        </details>`;
}

const feedRow = (
  { name, title, licence, on, off_because, last_run, last_summary, last_error, next_run }: FeedRow,
  say: Say,
): string => `
          <tr>
            <th scope="row">${say(title)}<br><code>${escaped(name)}</code></th>
            <td>${on ? moment(last_run, say) : say(message('status_off'))}${off_because === null ? '' : `<br>${say(off_because)}`}${last_summary === null ? '' : `<br>${say(last_summary)}`}${last_error === null ? '' : `<br><span class="broken">${say(last_error)}</span>`}</td>
            <td>${next_run === null ? '' : momentOf(next_run)}</td>
            <td>${terms(licence, say)}</td>
          </tr>`;

const seriesRow = ({ series, entity, name, date, age_days, kept, source }: SeriesRow, say: Say): string => `
            <tr>
              <th scope="row"><a href="/status/${series}/${entity}">${escaped(nameIn(say, entity, name))}</a></th>
              <td><time datetime="${date}">${date}</time><br>${series === 'mpc_meeting' ? '' : say(message('status_days', { count: age_days }))}</td>
              <td>${state(kept, say)}</td>
              <td>${isolated(source)}</td>
            </tr>`;

function seriesSection(
  { id }: Series,
  rows: readonly SeriesRow[],
  missing: readonly string[],
  nameOf: (entity: string) => string,
  say: Say,
): string {
  const title = message(`series_title_${id}`);
  const kept = rows.filter((row) => row.kept).length;
  const without =
    missing.length === 0
      ? ''
      : `<p class="quiet">${say(message('status_no_data', { entities: say.listed(missing.map(nameOf)) }))}</p>`;
  const table = scrolling(
    say.plain(message('status_latest_table', { title })),
    `<table>
            ${head(say, 'status_for', 'status_latest', 'status_schedule', 'status_source')}
            <tbody>${rows.map((row) => seriesRow(row, say)).join('')}</tbody>
          </table>`,
  );
  return `
      <section id="${id}" aria-labelledby="${id}-title">
        <h2 id="${id}-title">${say(title)} <span class="status">${say(message('status_kept_of', { kept, all: rows.length }))}</span></h2>
        <p class="quiet">${say(message('status_in_unit', { unit: message(`series_unit_${id}`) }))} ${say(promiseOf(id))}</p>
        ${rows.length === 0 ? '' : `<details><summary>${say(message('status_latest_count', { count: rows.length }))}</summary>${table}</details>`}
        ${without}
      </section>`;
}

const lawRow = ({ area, current, readAgain, due, stale, none }: LawAges, say: Say): string => `
            <tr>
              <th scope="row">${say(message(`law_area_${area}`))}</th>
              ${[current, readAgain, due, stale, none].map((count) => `<td class="number">${count}</td>`).join('')}
            </tr>`;

/** What reading the cited pages again came to; empty where none was read. */
function readingsInWords(read: PagesRead | undefined, say: Say): string {
  if (read === undefined) return '';
  const { pages, same, differs: differ, notRead: failed, never } = read.counts;
  const at = `${read.lastRead.slice(0, 16).replace('T', ' ')} UTC`;
  return `
        <p>${say(message('status_pages_read', { pages, same, differ, failed, never, at }))}</p>`;
}

/** How old the law in force is, and on how many pages that were read again its age rests. */
const lawSection = ({ pagesRead, ages }: LawStatus, say: Say): string => `
      <section aria-labelledby="law-title">
        <h2 id="law-title">${say(message('status_law'))}</h2>
        <p>${say(message('status_law_ages', { days: promisedDays }))}</p>${readingsInWords(pagesRead, say)}
        ${scrolling(
          say.plain(message('status_law_table')),
          `<table>
          ${head(say, 'status_tax', 'status_law_current', 'status_law_read_again', 'status_law_due', 'status_law_stale', 'status_law_none')}
          <tbody>${ages.map((row) => lawRow(row, say)).join('')}</tbody>
        </table>`,
        )}
      </section>`;

function statusPage(
  frame: Frame,
  law: LawStatus,
  { at, kept, broken, quarantined, feeds, series, missing }: ServiceStatus,
  nameOf: (entity: string) => string,
  say: Say,
): string {
  const sections = allSeries.map((one) =>
    seriesSection(
      one,
      series.filter((row) => row.series === one.id),
      missing.find((row) => row.series === one.id)?.entities ?? [],
      nameOf,
      say,
    ),
  );
  return frame({
    title: say.plain(message('status_title')),
    written: say.language,
    address: '/status',
    body: `
      <h1>${say(message('status_how_old'))}</h1>
      <p>${say(message('status_counts', { kept, broken, at: `${at.slice(0, 16).replace('T', ' ')} UTC` }))}${quarantined === 0 ? '' : ` ${say(message('status_quarantined', { count: quarantined }))}`} ${say(message('status_as_data'))} <a href="/api/v1/status">JSON</a>, <a href="/api/v1/status?format=csv">CSV</a>.</p>
      <section aria-labelledby="feeds-title">
        <h2 id="feeds-title">${say(message('status_feeds'))}</h2>
        ${scrolling(
          say.plain(message('status_feeds_table')),
          `<table>
          ${head(say, 'status_source', 'status_last_run', 'status_next_run', 'status_terms')}
          <tbody>${feeds.map((row) => feedRow(row, say)).join('')}</tbody>
        </table>`,
        )}${feeds.map((row) => institutionsOf(row, say)).join('')}
      </section>${lawSection(law, say)}${sections.join('')}`,
  });
}

/** Days that a chart covers, and observations that a table lists. */
const [chartedDays, listed] = [3 * 366, 12];

/** A series of one entity, as its page shows it. */
interface ShownSeries {
  readonly market: Market;
  readonly id: Series['id'];
  readonly entity: string;
  /** Its observations, oldest first: at least one. */
  readonly points: readonly Point[];
  readonly now: number;
  /** May the page show figures, or only their days and sources? */
  readonly withValues: boolean;
}

function seriesPage(frame: Frame, { market, id, entity, points, now, withValues }: ShownSeries, say: Say): string {
  const name = nameIn(say, entity, entityName(market, entity)!);
  const from = dayOfMoment(now - chartedDays * dayLength);
  const recent = points.filter(({ date }) => date >= from);
  const charted = recent.length > 0 ? recent : points.slice(-1);
  const newest = points.at(-1)!;
  const heading = say.plain(message('page_of_series', { title: message(`series_title_${id}`), name }));
  const unit = say.plain(message(`series_unit_${id}`));
  const row = ({ date, value, source }: Point): string => `
          <tr><th scope="row"><time datetime="${date}">${date}</time></th>${withValues ? `<td class="number">${writtenIn(say.language, 7)(value)}</td>` : ''}<td>${source.url === null ? isolated(source.publisher) : `<a href="${escaped(source.url)}" rel="noreferrer">${isolated(source.publisher)}</a>`}<br>${isolated(source.title)}</td></tr>`;
  return frame({
    title: heading,
    written: say.language,
    address: `/status/${id}/${entity}`,
    body: `
      <p><a href="/status#${id}">${say(message('status_all_series'))}</a></p>
      <h1>${escaped(heading)}</h1>
      <p>${say(message('status_in_unit', { unit: message(`series_unit_${id}`) }))} ${say(promiseOf(id))} ${say(message(isKept(market, id, entity, newest, now) ? 'status_latest_is_on_time' : 'status_latest_is_late'))}</p>
      ${
        id === 'mpc_meeting' || !withValues
          ? ''
          : lineChart(charted, {
              title: heading,
              written: writtenIn(say.language, 6),
              description: (span) => say.plain(message('status_chart', { ...span, unit })),
              steps: id === 'policy_rate',
            })
      }
      <h2 id="newest">${say(message('status_observations'))}</h2>
      ${scrolling(
        say.plain(message('status_observations')),
        `<table>
        ${head(say, 'status_day', ...(withValues ? (['status_value'] as const) : []), 'status_source')}
        <tbody>${points.slice(-listed).reverse().map(row).join('')}</tbody>
      </table>`,
      )}
      <p>${say(message('status_all_observations', { count: points.length }))} <code>GET /api/v1/series?series=${id}&amp;entity=${escaped(entity)}&amp;format=csv</code></p>`,
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
      statusPage(
        frames(language),
        lawStatus(),
        told,
        (entity) => nameIn(sayIn(language), entity, entityName(markets.known(), entity) ?? entity),
        sayIn(language),
      ),
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
        if (series === undefined || entityName(known, entity) === undefined) return undefined;
        const points = pointsOf(known, series.id, entity);
        if (points.length === 0) return undefined;
        const shown = { market: known, id: series.id, entity, points, now: at, withValues: ownMachine };
        return seriesPage(frames(language), shown, sayIn(language));
      }),
    );
    return kept === undefined ? reply.callNotFound() : sendKept(request, reply, kept, headers);
  });
}
