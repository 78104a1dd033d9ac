import { countryTerm } from '../../src/language/terms';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Feed } from 'feed';
import {
  type Change,
  type ChangeKind,
  changeKinds,
  ChangesQuery,
  type CountryCode,
  countryCodes,
  countryNames,
  productName,
} from '../../src/contract';
import { isWantedKind } from '../../src/contract/words/changes';
import { type Entry, midnight } from '../../src/changes/entry';
import { changeOf, entriesSince } from '../../src/changes/list';
import { addDays } from '../../src/day';
import { message } from '../../src/language/message';
import { saidIn } from '../../src/language/said';
import { say } from '../../src/language/say';
import { answeredBy } from '../../src/market';
import { refuse } from '../errors/refused';
import { jsonFeedOf } from './json-feed';
import { sendKept } from './kept';
import { keptPages } from './kept-pages';
import { pageLanguage } from './language';
import { escaped, scrolling } from './html';
import type { Clock } from '../clock';
import type { Language } from '../../src/language/languages';
import type { World, Worlds } from '../world';
import { type Frame, type Frames, pageHeaders } from './page';

/** How far back feeds and the page go, in days, and the most entries that they list. */
const shown = { days: 92, most: 200 } as const;

/** What the pages of changes need. */
export interface ChangesPageParts {
  readonly worlds: Worlds;
  readonly clock: Pick<Clock, 'now'>;
  readonly frames: Frames;
  /** The address at which people reach the service. */
  readonly address: () => string;
  /** Can only this machine reach the service? Figures need a key, so others see law and meetings. */
  readonly ownMachine: boolean;
}

/** The changes that an address selects. */
interface Selection {
  /** The kinds to show. */
  readonly kinds: readonly ChangeKind[];
  /** In the order of their codes; undefined for all. */
  readonly countries: readonly CountryCode[] | undefined;
  /** The selection as part of an address, with its question mark; empty for everything. */
  readonly query: string;
}

function selectionIn({ query }: FastifyRequest, ownMachine: boolean): Selection {
  const read = ChangesQuery.pick({ kind: true, country: true }).safeParse(query);
  if (!read.success)
    throw refuse('bad_request', message('list_malformed', { field: String(read.error.issues[0]!.path[0]) }));
  const { kind, country } = read.data;
  const open = changeKinds.filter((one) => ownMachine || one === 'law' || one === 'meeting');
  const countries = country && [...country].sort();
  const parameters = [
    ...(countries === undefined ? [] : [`country=${countries.join(',')}`]),
    ...(kind === undefined ? [] : [`kind=${changeKinds.filter((one) => kind.includes(one)).join(',')}`]),
  ];
  return {
    kinds: open.filter((one) => isWantedKind(one, kind)),
    countries,
    query: parameters.length === 0 ? '' : `?${parameters.join('&')}`,
  };
}

const titleOf = ({ countries }: Pick<Selection, 'countries'>): string =>
  say(
    message('changes_feed_title', {
      countries: countries === undefined ? message('all_countries') : countries.map(countryTerm),
    }),
  );

/** The forms in which a list of changes can be followed, by the name of each in an address. */
const followedAs = {
  rss: { name: 'RSS', type: 'application/rss+xml' },
  json: { name: 'JSON Feed', type: 'application/feed+json' },
} as const;
const forms = Object.entries(followedAs);

/**
 * The changes as a feed. Its addresses carry no key.
 *
 * @param today the day of a feed without changes: on it, there were none
 */
function feedOf(changes: readonly Change[], selection: Selection, address: string, today: string): Feed {
  const feed = new Feed({
    id: `${address}/changes`,
    link: `${address}/changes`,
    title: titleOf(selection),
    description: say(message('changes_feed_subtitle')),
    language: 'en',
    copyright: '',
    generator: productName,
    updated: new Date(changes[0]?.recorded_at ?? midnight(today)),
    feedLinks: { rss: `${address}/changes.rss${selection.query}` },
  });
  for (const change of changes)
    feed.addItem({
      id: change.id,
      guid: change.id,
      title: change.title,
      link: change.source.url ?? `${address}/changes`,
      date: new Date(change.recorded_at),
      description: [
        change.source.name,
        ...change.differences.map(({ what, before, after }) => `${what}: ${after ?? '–'} (${before ?? '–'})`),
      ].join('\n'),
    });
  return feed;
}

const rowOf = ({ recorded_at, title, source, differences, data_stale }: Change): string => `
          <tr>
            <th scope="row"><time datetime="${recorded_at}">${recorded_at.slice(0, 10)}</time></th>
            <td>${escaped(title)}${data_stale ? ' <span class="broken">out of date</span>' : ''}${
              differences.length === 0
                ? ''
                : `<details><summary>${differences.length} ${differences.length === 1 ? 'figure differs' : 'figures differ'}</summary><ul>${differences
                    .map(
                      ({ what, before, after }) =>
                        `<li>${escaped(what)}: ${escaped(after ?? 'removed')}${before === null ? '' : ` (before: ${escaped(before)})`}</li>`,
                    )
                    .join('')}</ul></details>`
            }</td>
            <td>${source.url === null ? escaped(source.name) : `<a href="${escaped(source.url)}" rel="noreferrer">${escaped(source.name)}</a>`}</td>
          </tr>`;

function pageOf(frame: Frame, changes: readonly Change[], { countries, query }: Selection): string {
  const countryLinks = countryCodes.map(
    (code: CountryCode) => `<a href="/changes?country=${code}">${escaped(countryNames[code])}</a>`,
  );
  const names = countries && escaped(countries.map((code) => countryNames[code]).join(', '));
  const addressAs = (form: string): string => escaped(`/changes.${form}${query}`);
  return frame({
    title: 'What changed',
    address: '/changes',
    body: `
      <h1>What changed${names === undefined ? '' : `: ${names}`}</h1>
      <p>Follow it in a news reader: ${forms.map(([form, { name }]) => `<a href="${addressAs(form)}">${name}</a>`).join(', ')}.${
        countries === undefined
          ? ''
          : ` In your calendar: <a href="/calendar.ics?country=${countries.join(',')}">what is due and central bank meetings of ${names}</a>.`
      } How to use them: <a href="/docs/changes">following what changes</a>.</p>
      <details><summary>Follow a country</summary><p>${countryLinks.join(' · ')}</p></details>
      ${scrolling(
        'What changed',
        `<table>
        <thead><tr><th scope="col">Recorded</th><th scope="col">Change</th><th scope="col">Source</th></tr></thead>
        <tbody>${changes.map(rowOf).join('')}</tbody>
      </table>`,
      )}`,
    links: forms
      .map(
        ([form, { name, type }]) => `
    <link rel="alternate" type="${type}" title="${name}" href="${addressAs(form)}">`,
      )
      .join(''),
  });
}

/** The library leaves it out. Without it, readers take the id of an item for an address. */
const withIds = (rss: string): string => rss.replaceAll('<guid>', '<guid isPermaLink="false">');

const minute = 60_000;

/**
 * `/changes` for people, and the same as RSS and JSON Feed. Open to everybody; addresses are limited like other pages.
 * Feeds are kept for the day, and the page, which shows what is out of date, for the minute.
 */
export function changesPages(app: FastifyInstance, parts: ChangesPageParts): void {
  const { frames, worlds, clock, address, ownMachine } = parts;
  let latest: { readonly world: World; readonly entries: Promise<readonly Entry[]> } | undefined;

  /** All changes that any of these addresses may show. They follow from the world. */
  function entriesOf(world: World): Promise<readonly Entry[]> {
    if (latest?.world !== world) {
      const { reference, market, today } = world;
      const [since, now] = [midnight(addDays(today, -shown.days)), midnight(today)];
      const entries = Promise.resolve(
        answeredBy(market, (known) => entriesSince(reference, known, { kinds: changeKinds }, since, now)),
      );
      latest = { world, entries };
      // Figures that could not be loaded are tried again by the next request.
      entries.catch(() => (latest = undefined));
    }
    return latest.entries;
  }

  const serve = (
    path: string,
    type: string,
    span: number | undefined,
    write: (changes: readonly Change[], selection: Selection, today: string, language: Language) => string,
  ): void => {
    const pages = keptPages();
    app.get(path, { config: { open: true } }, async (request, reply) => {
      const selection = selectionIn(request, ownMachine);
      // The forms for readers of news are the same in every language.
      const language = type === 'text/html' ? pageLanguage(request, reply) : 'en';
      const [{ world }, moment] = [worlds.now(false), clock.now()];
      const { today } = world;
      const kept = await pages(world, span && Math.floor(moment / span), `${language}${selection.query}`, async () => {
        const { kinds, countries } = selection;
        const wanted = (await entriesOf(world)).filter(
          (entry) => kinds.includes(entry.kind) && (countries?.some((code) => entry.countries.includes(code)) ?? true),
        );
        return write(
          wanted.slice(0, shown.most).map((entry) => saidIn<Change>(changeOf(entry, moment), say)),
          selection,
          today,
          language,
        );
      });
      return sendKept(request, reply, kept!, { ...pageHeaders, 'content-type': `${type}; charset=utf-8` });
    });
  };
  serve('/changes', 'text/html', minute, (changes, selection, _today, language) =>
    pageOf(frames(language), changes, selection),
  );
  serve('/changes.rss', followedAs.rss.type, undefined, (changes, selection, today) =>
    withIds(feedOf(changes, selection, address(), today).rss2()),
  );
  serve('/changes.json', followedAs.json.type, undefined, (changes, selection, today) =>
    jsonFeedOf(feedOf(changes, selection, address(), today), `${address()}/changes.json${selection.query}`),
  );
}
