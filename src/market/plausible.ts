import type { SeriesId } from './series';
import { dailyMove } from './slips';

/** What may be taken of a series without a second look. */
export interface Plausible {
  /** Outside of these a figure cannot be. */
  readonly possible: readonly [least: number, most: number];
  /**
   * How far a figure of a feed may lie from those before and after it: in points, or as a share a day that grows with
   * the root of the days between.
   */
  readonly fed: { readonly points?: number; readonly share?: number };
  /**
   * How far a figure entered by hand may lie from the one before it, in percent of it or in points, and between what it
   * is usual: of fuel in US dollars, of the others in percent. Stricter, because somebody is there to be asked.
   */
  readonly entered: {
    readonly percent?: number;
    readonly points?: number;
    readonly usual?: readonly [least: number, most: number];
  };
}

const positive = [Number.MIN_VALUE, 1e12] as const;
const fuel = (least: number, most: number): Plausible => ({
  possible: positive,
  fed: { share: 0.4 },
  entered: { percent: 25, usual: [least, most] },
});
const inflation = (points: number, least: number, most: number): Plausible => ({
  possible: [-50, 1000],
  fed: { points: 20 },
  entered: { points, usual: [least, most] },
});
const bill: Plausible = { possible: [-5, 150], fed: { points: 10 }, entered: { points: 5, usual: [0, 60] } };

/** The limits of every series. */
export const plausible: Readonly<Record<SeriesId, Plausible>> = {
  fx: { possible: positive, fed: { share: dailyMove }, entered: { percent: dailyMove * 100 } },
  fuel_petrol: fuel(0.02, 5),
  fuel_diesel: fuel(0.01, 5),
  fuel_kerosene: fuel(0.02, 5),
  fuel_lpg: fuel(0.05, 8),
  policy_rate: { possible: [-5, 250], fed: { points: 5 }, entered: { points: 3, usual: [0, 60] } },
  inflation: inflation(5, -10, 150),
  inflation_core: inflation(5, -10, 150),
  inflation_food: inflation(10, -15, 200),
  inflation_annual: { possible: [-50, 1000], fed: { points: 300 }, entered: { points: 15, usual: [-10, 300] } },
  tbill_91: bill,
  tbill_182: bill,
  tbill_364: bill,
  gdp_growth: { possible: [-70, 170], fed: {}, entered: { points: 5, usual: [-40, 40] } },
  gdp_growth_annual: { possible: [-70, 170], fed: {}, entered: { points: 8, usual: [-50, 100] } },
  mpc_meeting: { possible: [0, 1], fed: {}, entered: {} },
};

/** Coins move further than currencies. */
export const plausibleCoin: Plausible = { ...plausible.fx, fed: { share: 0.4 } };
