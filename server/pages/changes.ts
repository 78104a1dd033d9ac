import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Feed } from 'feed';
import { type Change, changeKinds, ChangesQuery, type CountryCode, countryCodes } from '../../src/contract';
import { midnight } from '../../src/changes/entry';
import { changeOf, entriesSince, type Wanted } from '../../src/changes/list';
import { addDays } from '../../src/day';
import { message } from '../../src/language/message';
import { say } from '../../src/language/say';
import { nameOfCountry } from '../../src/changes/market';
import { answeredBy } from '../../src/market';
import { dayOf } from '../../src/market/age';
import type { ChangeSources } from '../changes/since';
import { refuse } from '../errors/refused';
import { keep, sendKept } from './kept';
import { escaped, page, pageHeaders } from './page';

/** How far back feeds and the page go, in days, and the most entries that they list. */
const shown = { days: 92, most: 200 } as const;

/** What the pages of changes need. */
export interface ChangesPageParts extends ChangeSources {
  /** The address at which people reach the service. */
  readonly address: () => string;
  /** Can only this machine reach the service? Figures need a key, so others see law and meetings. */
  readonly ownMachine: boolean;
}

/** The kinds and countries that an address asks for. */
function wantedOf({ query }: FastifyRequest, ownMachine: boolean): Wanted {
  const read = ChangesQuery.pick({ kind: true, country: true }).safeParse(query);
  if (!read.success)
    throw refuse('bad_request', message('list_malformed', { field: String(read.error.issues[0]!.path[0]) }));
  const { kind, country } = read.data;
  const open = changeKinds.filter((one) => ownMachine || one === 'law' || one === 'meeting');
  return { kinds: kind === undefined ? open : open.filter((one) => kind.includes(one)), countries: country };
}

const titleOf = ({ countries }: Wanted): string =>
  say(
    message('changes_feed_title', {
      countries: countries === undefined ? message('all_countries') : countries.map(nameOfCountry),
    }),
  );

/** The changes as a feed. Its addresses carry no key. */
function feedOf(changes: readonly Change[], wanted: Wanted, address: string): Feed {
  const feed = new Feed({
    id: `${address}/changes`,
    link: `${address}/changes`,
    title: titleOf(wanted),
    description: say(message('changes_feed_subtitle')),
    language: 'en',
    copyright: '',
    generator: 'SVC Finance Africa',
    updated: new Date(changes[0]?.recorded_at ?? 0),
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

function pageOf(changes: readonly Change[], { countries }: Wanted): string {
  const query = countries === undefined ? '' : `?country=${countries.join(',')}`;
  const links = countryCodes.map(
    (code: CountryCode) => `<a href="/changes?country=${code}">${escaped(nameOfCountry(code))}</a>`,
  );
  const [only] = countries ?? [];
  return page(
    'What changed',
    `
      <h1>What changed${countries === undefined ? '' : `: ${escaped(countries.map(nameOfCountry).join(', '))}`}</h1>
      <p>Follow it in a news reader: <a href="/changes.rss${query}">RSS</a>, <a href="/changes.json${query}">JSON Feed</a>.${
        only === undefined
          ? ''
          : ` In your calendar: <a href="/calendar.ics?country=${only}">what is due and central bank meetings of ${escaped(nameOfCountry(only))}</a>.`
      } How to use them: <a href="/docs/changes">following what changes</a>.</p>
      <details><summary>Follow a country</summary><p>${links.join(' · ')}</p></details>
      <table tabindex="0" aria-label="What changed">
        <thead><tr><th scope="col">Recorded</th><th scope="col">Change</th><th scope="col">Source</th></tr></thead>
        <tbody>${changes.map(rowOf).join('')}</tbody>
      </table>`,
    '/changes',
  );
}

/** `/changes` for people, and the same as RSS and JSON Feed. Open to everybody; addresses are limited like other pages. */
export function changesPages(app: FastifyInstance, parts: ChangesPageParts): void {
  const { reference, markets, clock, address, ownMachine } = parts;

  async function changesFor(wanted: Wanted): Promise<readonly Change[]> {
    const moment = clock.now();
    const since = midnight(addDays(dayOf(moment), -shown.days));
    const now = new Date(moment).toISOString();
    return answeredBy(markets.known(), (market) =>
      entriesSince(reference, market, wanted, since, now)
        .slice(0, shown.most)
        .map((entry) => changeOf(entry, moment)),
    );
  }

  const serve =
    (type: string, write: (changes: readonly Change[], wanted: Wanted) => string) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const wanted = wantedOf(request, ownMachine);
      const changes = await changesFor(wanted);
      const modified = new Date(changes[0]?.recorded_at ?? 0).toUTCString();
      return sendKept(request, reply, keep(write(changes, wanted)), {
        ...pageHeaders,
        'content-type': `${type}; charset=utf-8`,
        'last-modified': modified,
      });
    };
  const open = { config: { open: true } };
  app.get('/changes', open, serve('text/html', pageOf));
  app.get(
    '/changes.rss',
    open,
    serve('application/rss+xml', (changes, wanted) => feedOf(changes, wanted, address()).rss2()),
  );
  app.get(
    '/changes.json',
    open,
    serve('application/feed+json', (changes, wanted) => feedOf(changes, wanted, address()).json1()),
  );
}
