import type { Context } from '../src/engine';
import { type Market, rateOn } from '../src/market';
import { dayOf } from '../src/market/age';
import type { Markets } from './markets';

/** What an answer is worked out with: the day, the market as it is known now, and the exchange rates of it. */
export interface World extends Context {
  readonly market: Market;
}

/** The day on which sample data stands still. */
export const sampleDay = '2026-11-01';

const worldOf = (today: string, market: Market): World => ({
  today,
  market,
  exchangeRate: (from, to, date) => rateOn(market, from, to, date),
});

const minute = 60_000;

/**
 * Tells the world as it is now, and as sample data has it.
 *
 * @param now milliseconds since 1970
 */
export function createWorlds(markets: Markets, now: () => number) {
  const sample = worldOf(sampleDay, markets.sample);
  const sampleTime = Date.parse(`${sampleDay}T00:00:00Z`);
  let current = worldOf('', markets.sample);

  return {
    /** A new object once a day and for new rates, so that what was prepared with it is found again. */
    world(isSample: boolean): World {
      if (isSample) return sample;
      const [today, market] = [dayOf(now()), markets.known()];
      if (today !== current.today || market !== current.market) current = worldOf(today, market);
      return current;
    },
    /**
     * The minute that it is, in milliseconds since 1970: answers of one minute judge age alike, so that one of them
     * serves for all.
     */
    minute: (isSample: boolean): number => (isSample ? sampleTime : Math.floor(now() / minute) * minute),
    /** The market that a caller is told of, as it is known now or was at the end of a day. */
    marketOn: (world: World, day: string | undefined): Market =>
      day === undefined || world === sample ? world.market : markets.known(day),
  };
}
export type Worlds = ReturnType<typeof createWorlds>;
