import type { Context } from '../src/engine';
import { type Market, rateOn } from '../src/market';
import { startOfDay } from '../src/day';
import { dayOf } from '../src/market/age';
import type { Markets } from './markets';

/** What an answer is computed from: the day, the market as known now, and its exchange rates. */
export interface World extends Context {
  readonly market: Market;
}

/** The fixed day of sample data. */
export const sampleDay = '2026-11-01';

const worldOf = (today: string, market: Market): World => ({
  today,
  market,
  exchangeRate: (from, to, date) => rateOn(market, from, to, date),
});

const minute = 60_000;

/**
 * The current world, and the fixed world of sample data.
 *
 * @param now milliseconds since 1970
 */
export function createWorlds(markets: Markets, now: () => number) {
  const sample = worldOf(sampleDay, markets.sample);
  const sampleTime = startOfDay(sampleDay);
  let current = worldOf('', markets.sample);

  return {
    /** The same object until the day or the market changes, so results cached for it can be reused. */
    world(isSample: boolean): World {
      if (isSample) return sample;
      const [today, market] = [dayOf(now()), markets.known()];
      if (today !== current.today || market !== current.market) current = worldOf(today, market);
      return current;
    },
    /**
     * The current minute, in milliseconds since 1970. All answers within a minute use it to judge ages, so one cached
     * answer can serve them all.
     */
    minute: (isSample: boolean): number => (isSample ? sampleTime : Math.floor(now() / minute) * minute),
    /** The market for a caller: as known now, or at the end of a day. Sample data has one market. */
    marketOn: (world: World, day: string | undefined): Market =>
      day === undefined || world === sample ? world.market : markets.known(day),
  };
}
export type Worlds = ReturnType<typeof createWorlds>;
