import type { Context } from '../src/engine';
import { type Known, type Market, rateOn } from '../src/market';
import { startOfDay } from '../src/day';
import { dayOf } from '../src/market/age';
import { oncePer } from '../src/once';
import type { Language } from '../src/language/languages';
import type { Reference } from '../src/reference';
import { catalogOf } from '../src/language/catalogs';
import { say } from '../src/language/say';
import { publisherIn } from '../src/language/source-remarks';
import { countryTerm } from '../src/language/terms';
import { lawIn } from '../src/reference/in-language';
import type { Laws } from './laws';
import type { Markets } from './markets';

/** What an answer is computed from: the day, the law, the market as known now and on past days, and exchange rates. */
export interface World extends Context {
  /** The law, with its names in the language of the reader where they are recorded in it. */
  readonly reference: Reference;
  readonly language: Language;
  /** The law of earlier versions. */
  readonly laws: Pick<Laws, 'under'>;
  readonly market: Market;
  /** The market as known at the end of a day. Sample data has one market. */
  readonly knownOn: (day: string) => Market;
}

/** The fixed day of sample data. */
export const sampleDay = '2026-11-01';

type Parts = Pick<World, 'today' | 'reference' | 'language' | 'laws' | 'market' | 'knownOn'>;

const worldOf = ({ today, reference, language, laws, market, knownOn }: Parts): World => ({
  today,
  reference,
  language,
  laws,
  market,
  knownOn,
  exchangeRate: (from, to, date) => rateOn(market, from, to, date),
});

/** A world with other markets: those that a question is tried on, or those of a newer version of the ledger. */
export const withMarkets = (world: World, known: Known): World => {
  const market = known();
  return market === world.market ? world : worldOf({ ...world, market, knownOn: known });
};

const lawFor = (reference: Reference, language: Language): Reference =>
  lawIn(reference, language, {
    country: (code) => say(countryTerm(code), catalogOf(language)),
    publisher: (publisher) => publisherIn(language, publisher),
  });

const underLaw = oncePer((world: World) => oncePer((reference: Reference) => worldOf({ ...world, reference })));

/** A world with an earlier law and unchanged markets; undefined if the service never had that law. */
export function worldUnder(world: World, version: string): World | undefined {
  const reference = world.laws.under(version);
  if (reference === undefined) return undefined;
  const asked = lawFor(reference, world.language);
  return asked === world.reference ? world : underLaw(world)(asked);
}

const inLanguages = oncePer((_: World) => new Map<Language, World>());

/** A world whose law has its names in a language. The same object for the same world and language. */
export function worldIn(world: World, language: Language): World {
  if (language === world.language) return world;
  const known = inLanguages(world);
  let found = known.get(language);
  if (found === undefined)
    known.set(language, (found = worldOf({ ...world, language, reference: lawFor(world.reference, language) })));
  return found;
}

const minuteLength = 60_000;

/** The world of a moment, and its minute. */
interface WorldNow {
  /** The same object until the day, the law or the market changes, so results cached for it can be reused. */
  readonly world: World;
  /**
   * The current minute, in milliseconds since 1970. All answers within a minute use it to judge ages, so one cached
   * answer can serve them all.
   */
  readonly minute: number;
}

/**
 * The current world, and the world of sample data, in which only the law changes.
 *
 * @param now milliseconds since 1970
 */
export function createWorlds(laws: Laws, markets: Markets, now: () => number) {
  const sampleOf = (reference: Reference): WorldNow => ({
    world: worldOf({
      today: sampleDay,
      reference,
      language: 'en',
      laws,
      market: markets.sample,
      knownOn: () => markets.sample,
    }),
    minute: startOfDay(sampleDay),
  });
  let sample = sampleOf(laws.now());
  let current = sample;

  return {
    /** What a question that arrives now is answered from. The same object until something of it changes. */
    now(isSample: boolean): WorldNow {
      const reference = laws.now();
      if (isSample) return reference === sample.world.reference ? sample : (sample = sampleOf(reference));
      const [market, minute] = [markets.known(), Math.floor(now() / minuteLength) * minuteLength];
      const { world } = current;
      const isSameSource = reference === world.reference && market === world.market;
      if (isSameSource && minute === current.minute) return current;
      const today = dayOf(minute);
      current = {
        world:
          isSameSource && today === world.today
            ? world
            : worldOf({ today, reference, language: 'en', laws, market, knownOn: markets.known }),
        minute,
      };
      return current;
    },
  };
}
export type Worlds = ReturnType<typeof createWorlds>;
