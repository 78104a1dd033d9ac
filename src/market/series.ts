import { type SeriesId, seriesNames, type SeriesWord, seriesWords } from '../contract/words/series';
import { fuelLimits, inflationLimits, type Limits, positive, tbillLimits } from './limits';
import { dailyMove } from './slips';

export type { SeriesId } from '../contract/words/series';

/** Length of the period of a statistic. */
export type PeriodLength = 'month' | 'quarter' | 'year';

/** When the next value of a series should be known. */
type Rhythm =
  /** Every business day. */
  | { readonly kind: 'daily' }
  /** With the decisions of a committee. */
  | { readonly kind: 'decisions' }
  /** Once it is announced. */
  | { readonly kind: 'announcements' }
  /** `days` after the previous value. */
  | { readonly kind: 'interval'; readonly days: number }
  /** `within` days after the end of its period. `usual` is the period length if the source states none. */
  | {
      readonly kind: 'periods';
      readonly usual: PeriodLength;
      readonly within: Readonly<Record<PeriodLength, number>>;
    };

/** When values of a series are due, and their limits. */
interface Supervision {
  readonly rhythm: Rhythm;
  readonly limits: Limits;
}

/** A series of observations. */
export interface Series extends SeriesWord, Supervision {
  readonly id: SeriesId;
}

/** Pump prices are promised weekly. */
const weekly: Rhythm = { kind: 'interval', days: 7 };
/** Bills are auctioned weekly to monthly: after this many days an auction is missing. */
const auctions: Rhythm = { kind: 'interval', days: 45 };
/**
 * Consumer prices appear within six weeks of the end of a month or quarter. Annual figures come from compiled tables,
 * within seven months.
 */
const prices = (usual: PeriodLength): Rhythm => ({
  kind: 'periods',
  usual,
  within: { month: 45, quarter: 45, year: 210 },
});
/** National accounts appear within four months of the end of a quarter. */
const accounts = (usual: PeriodLength): Rhythm => ({
  kind: 'periods',
  usual,
  within: { month: 120, quarter: 120, year: 210 },
});

const fuel = (least: number, most: number): Supervision => ({ rhythm: weekly, limits: fuelLimits(least, most) });
const bill: Supervision = { rhythm: auctions, limits: tbillLimits };

/** The rhythm and limits of each series. */
const supervision: Readonly<Record<SeriesId, Supervision>> = {
  fx: {
    rhythm: { kind: 'daily' },
    limits: { possible: positive, fed: { share: dailyMove }, entered: { percent: dailyMove * 100 } },
  },
  fuel_petrol: fuel(0.02, 5),
  fuel_diesel: fuel(0.01, 5),
  fuel_kerosene: fuel(0.02, 5),
  fuel_lpg: fuel(0.05, 8),
  policy_rate: {
    rhythm: { kind: 'decisions' },
    limits: { possible: [-5, 250], fed: { points: 5 }, entered: { points: 3, usual: [0, 60] } },
  },
  inflation: { rhythm: prices('month'), limits: inflationLimits(5, -10, 150) },
  inflation_core: { rhythm: prices('month'), limits: inflationLimits(5, -10, 150) },
  inflation_food: { rhythm: prices('month'), limits: inflationLimits(10, -15, 200) },
  inflation_annual: {
    rhythm: prices('year'),
    limits: { possible: [-50, 1000], fed: { points: 300 }, entered: { points: 15, usual: [-10, 300] } },
  },
  tbill_91: bill,
  tbill_182: bill,
  tbill_364: bill,
  gdp_growth: {
    rhythm: accounts('quarter'),
    limits: { possible: [-70, 170], fed: {}, entered: { points: 5, usual: [-40, 40] } },
  },
  gdp_growth_annual: {
    rhythm: accounts('year'),
    limits: { possible: [-70, 170], fed: {}, entered: { points: 8, usual: [-50, 100] } },
  },
  mpc_meeting: { rhythm: { kind: 'announcements' }, limits: { possible: [0, 1], fed: {}, entered: {} } },
};

/** Every series. */
export const allSeries: readonly Series[] = seriesNames.map((id) => ({
  id,
  ...seriesWords[id],
  ...supervision[id],
}));

const byId = new Map(allSeries.map((series) => [series.id, series]));

/** A series by its name. */
export const seriesOf = (id: SeriesId): Series => byId.get(id)!;
