import type { Status } from '../src/contract';
import { message, type Sentence } from '../src/language/message';
import { feedWord, lawNoteIfAny } from '../src/language/terms';
import { type Restriction, unnamedTerms } from './feeds/feed-file';
import { answeredBy, entityName, type Market, promiseOf, seriesStates } from '../src/market';
import { dayOfMoment } from '../src/day';
import { allFeeds, type Feed } from './feeds';
import { hasStopped, newestOf } from './feeds/institutions';
import type { Clock } from './clock';
import { nextAppointed } from './feeds/schedule';
import type { Markets } from './markets';
import type { FeedState } from './store/feed-states';
import type { Store } from './store/store';

/** What the status needs. */
export interface StatusParts {
  readonly markets: Markets;
  readonly store: Pick<Store, 'feedStates' | 'quarantined'>;
  /** The feeds that are on. */
  readonly feeds: readonly Feed[];
  readonly clock: Clock;
}

/** How long a status is cached, in milliseconds: it is open to everybody and costs more than other answers. */
const servedFor = 5_000;

/** An object some fields of which are said by the door. */
type Spoken<Data, Name extends keyof Data> = Omit<Data, Name> & {
  readonly [Field in Name]: null extends Data[Field] ? Sentence | null : Sentence;
};
type FeedOut = Status['feeds'][number];
type Terms = Spoken<FeedOut['licence'], 'name'>;
type InstitutionStatus = Omit<Spoken<FeedOut['institutions'][number], 'off_because'>, 'licence'> & {
  readonly licence: Terms;
};
type FeedStatus = Omit<
  Spoken<FeedOut, 'title' | 'off_because' | 'last_summary' | 'last_error'>,
  'institutions' | 'licence'
> & {
  readonly licence: Terms;
  readonly institutions: InstitutionStatus[];
};

/** Terms with a name in the language of the reader, where they have none of their own. */
const termsOf = (publisher: string, { name, ...licence }: FeedOut['licence']): Terms => ({
  name: name === unnamedTerms(publisher) ? message('licence_unnamed', { publisher }) : name,
  ...licence,
});

/** The banks of a feed, and which of them have stopped publishing. */
const institutionsOf = (feed: Feed, market: Market, today: string): InstitutionStatus[] =>
  (feed.institutions ?? []).map((institution) => {
    const { key, name, entity, on, restricted, licence } = institution;
    const newest = newestOf(market, institution);
    return {
      key,
      name,
      entity,
      on,
      off_because: on || restricted === undefined ? null : offBecause(restricted),
      newest: newest ?? null,
      stopped: on && hasStopped(institution, newest, today),
      licence: termsOf(name, licence),
    };
  });

interface StoreStates {
  readonly states: ReadonlyMap<string, FeedState>;
  readonly quarantined: number;
}

/** The status, with what the door says in the language of the reader. */
export type ServiceStatus = Omit<Status, 'series' | 'feeds'> & {
  readonly feeds: FeedStatus[];
  readonly series: Spoken<Status['series'][number], 'promise' | 'last_error'>[];
};

/** Why a source is off, and how it is switched on. */
const offBecause = ({ because, setting }: Restriction) =>
  message('feed_off', { reason: feedWord(because), setting: `${setting}=on` });

async function statusOf({ markets, store, feeds, clock }: StatusParts): Promise<ServiceStatus> {
  const states = new Map((await store.feedStates()).map((state) => [state.name, state]));
  const quarantined = (await store.quarantined()).length;
  return answeredBy(markets.known(), (market) => statusIn(market, feeds, clock.now(), { states, quarantined }));
}

function statusIn(
  market: Market,
  feeds: readonly Feed[],
  at: number,
  { states, quarantined }: StoreStates,
): ServiceStatus {
  const { states: series, missing } = seriesStates(market, at);
  const feedsOf = new Map<string, string[]>();
  for (const { name, covers } of feeds) {
    for (const { series: id, entities } of covers)
      for (const entity of entities) feedsOf.set(`${id} ${entity}`, [...(feedsOf.get(`${id} ${entity}`) ?? []), name]);
  }
  const rows = series.map(({ series: id, entity, newest, ageDays, kept }) => {
    const by = feedsOf.get(`${id} ${entity}`) ?? [];
    const errors = by.flatMap((name) => states.get(name)?.lastError ?? []);
    return {
      series: id,
      entity,
      name: entityName(market, entity)!,
      date: newest.date,
      age_days: ageDays,
      promise: promiseOf(id),
      kept,
      source: newest.source.publisher,
      feeds: by,
      last_error: lawNoteIfAny(errors[0]) ?? null,
    };
  });
  return {
    at: new Date(at).toISOString(),
    kept: rows.filter(({ kept }) => kept).length,
    broken: rows.filter(({ kept }) => !kept).length,
    quarantined,
    feeds: allFeeds.map((feed) => {
      const { name, title, publisher, licence, restricted, schedule: usual } = feed;
      const own = feeds.find((one) => one.name === name);
      const state = states.get(name);
      const { pattern, timezone } = own?.schedule ?? usual;
      return {
        name,
        title: feedWord(title),
        publisher,
        licence: termsOf(publisher, licence),
        on: own !== undefined,
        off_because: own !== undefined || restricted === undefined ? null : offBecause(restricted),
        schedule: pattern,
        timezone,
        next_run: own === undefined ? null : (nextAppointed(own, new Date(at))?.toISOString() ?? null),
        last_run: state?.lastRunAt ?? null,
        last_success: state?.lastSuccessAt ?? null,
        last_summary: lawNoteIfAny(state?.summary ?? undefined) ?? null,
        last_error: lawNoteIfAny(state?.lastError ?? undefined) ?? null,
        failures: state?.failures ?? 0,
        institutions: institutionsOf(own ?? feed, market, dayOfMoment(at)),
      };
    }),
    series: rows,
    missing: [...missing].map(([id, entities]) => ({ series: id, entities: [...entities] })),
  };
}

/** The age of every series and the state of its feeds. */
export function createStatus(parts: StatusParts): () => Promise<ServiceStatus> {
  let served: { readonly market: Market; readonly until: number; readonly status: Promise<ServiceStatus> } | undefined;
  return () => {
    const at = parts.clock.elapsed();
    if (served === undefined || at >= served.until || served.market !== parts.markets.known())
      served = { market: parts.markets.known(), until: at + servedFor, status: statusOf(parts) };
    return served.status;
  };
}
