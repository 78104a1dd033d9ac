import type { Context } from '../src/engine';
import { type Known, type Market, rateOn } from '../src/market';
import { startOfDay } from '../src/day';
import { dayOf } from '../src/market/age';
import type { Reference } from '../src/reference';
import type { Laws } from './laws';
import type { Markets } from './markets';

/** What an answer is computed from: the day, the law, the market as known now and on past days, and exchange rates. */
export interface World extends Context {
  readonly reference: Reference;
  readonly market: Market;
  /** The market as known at the end of a day. Sample data has one market. */
  readonly knownOn: (day: string) => Market;
}

/** The fixed day of sample data. */
export const sampleDay = '2026-11-01';

const worldOf = (today: string, reference: Reference, market: Market, knownOn: World['knownOn']): World => ({
  today,
  reference,
  market,
  knownOn,
  exchangeRate: (from, to, date) => rateOn(market, from, to, date),
});

/** A world with other markets: those that a question is tried on, or those of a newer version of the ledger. */
export const withMarkets = (world: World, known: Known): World => {
  const market = known();
  return market === world.market ? world : worldOf(world.today, world.reference, market, known);
};

const minute = 60_000;

/**
 * The current world, and the world of sample data, in which only the law changes.
 *
 * @param now milliseconds since 1970
 */
export function createWorlds(laws: Laws, markets: Markets, now: () => number) {
  const sampleOf = (reference: Reference): World => worldOf(sampleDay, reference, markets.sample, () => markets.sample);
  const sampleTime = startOfDay(sampleDay);
  let sample = sampleOf(laws.now());
  let current = worldOf('', laws.now(), markets.sample, markets.known);

  return {
    /** The same object until the day, the law or the market changes, so results cached for it can be reused. */
    world(isSample: boolean): World {
      const reference = laws.now();
      if (isSample) return reference === sample.reference ? sample : (sample = sampleOf(reference));
      const [today, market] = [dayOf(now()), markets.known()];
      if (today !== current.today || reference !== current.reference || market !== current.market)
        current = worldOf(today, reference, market, markets.known);
      return current;
    },
    /**
     * The current minute, in milliseconds since 1970. All answers within a minute use it to judge ages, so one cached
     * answer can serve them all.
     */
    minute: (isSample: boolean): number => (isSample ? sampleTime : Math.floor(now() / minute) * minute),
  };
}
export type Worlds = ReturnType<typeof createWorlds>;
