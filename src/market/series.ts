import { seriesNames } from '../contract/status';
import { fuelLimits, inflationLimits, type Limits, positive, tbillLimits } from './limits';
import { dailyMove } from './slips';

export type SeriesId = (typeof seriesNames)[number];

/**
 * What an entity of a series is: a currency, a country, or a central bank (a country's, or a common one such as
 * `BCEAO`).
 */
type EntityKind = 'currency' | 'country' | 'bank';

/** How long the period of a statistic is. */
export type PeriodLength = 'month' | 'quarter' | 'year';

/** When the next value of a series should be known. */
export type Rhythm =
  /** Each business day. */
  | { readonly kind: 'daily' }
  /** With the decisions of a committee. */
  | { readonly kind: 'decisions' }
  /** Once it is announced. */
  | { readonly kind: 'announcements' }
  /** So many days after the one before. */
  | { readonly kind: 'interval'; readonly days: number }
  /** So many days after the end of its period; `usual` is the period of a figure whose source does not state one. */
  | {
      readonly kind: 'periods';
      readonly usual: PeriodLength;
      readonly within: Readonly<Record<PeriodLength, number>>;
    };

/** A series of observations. */
export interface Series {
  readonly id: SeriesId;
  readonly title: string;
  /** What one unit of a value is. */
  readonly unit: string;
  readonly entities: EntityKind;
  readonly rhythm: Rhythm;
  readonly limits: Limits;
}

/** Pump prices are promised weekly. */
const weekly: Rhythm = { kind: 'interval', days: 7 };
/** Bills are auctioned weekly to monthly: after so many days an auction was missed. */
const auctions: Rhythm = { kind: 'interval', days: 45 };
/**
 * Consumer prices appear within six weeks of a month or quarter. A year is counted as compiled tables have it: within
 * seven months.
 */
const prices = (usual: PeriodLength): Rhythm => ({
  kind: 'periods',
  usual,
  within: { month: 45, quarter: 45, year: 210 },
});
/** National accounts appear within four months of a quarter. */
const accounts = (usual: PeriodLength): Rhythm => ({
  kind: 'periods',
  usual,
  within: { month: 120, quarter: 120, year: 210 },
});

const fuel = (title: string, unit: 'litre' | 'kg', limits: Limits) =>
  ({ title, unit: `currency of the country per ${unit}`, entities: 'country', rhythm: weekly, limits }) as const;
const ofBank = (title: string, rhythm: Rhythm, limits: Limits) =>
  ({ title, unit: 'percent', entities: 'bank', rhythm, limits }) as const;

/** Everything that is the same for all entities of a series. */
const table: Readonly<Record<SeriesId, Omit<Series, 'id'>>> = {
  fx: {
    title: 'Exchange rate',
    unit: 'units for one US dollar',
    entities: 'currency',
    rhythm: { kind: 'daily' },
    limits: { possible: positive, fed: { share: dailyMove }, entered: { percent: dailyMove * 100 } },
  },
  fuel_petrol: fuel('Petrol', 'litre', fuelLimits(0.02, 5)),
  fuel_diesel: fuel('Diesel', 'litre', fuelLimits(0.01, 5)),
  fuel_kerosene: fuel('Kerosene', 'litre', fuelLimits(0.02, 5)),
  fuel_lpg: fuel('Liquefied petroleum gas', 'kg', fuelLimits(0.05, 8)),
  policy_rate: ofBank(
    'Policy rate',
    { kind: 'decisions' },
    { possible: [-5, 250], fed: { points: 5 }, entered: { points: 3, usual: [0, 60] } },
  ),
  inflation: ofBank('Inflation over twelve months', prices('month'), inflationLimits(5, -10, 150)),
  inflation_core: ofBank('Core inflation over twelve months', prices('month'), inflationLimits(5, -10, 150)),
  inflation_food: ofBank('Food inflation over twelve months', prices('month'), inflationLimits(10, -15, 200)),
  inflation_annual: ofBank('Inflation, average of a year', prices('year'), {
    possible: [-50, 1000],
    fed: { points: 300 },
    entered: { points: 15, usual: [-10, 300] },
  }),
  tbill_91: ofBank('Treasury bill yield, 91 days', auctions, tbillLimits),
  tbill_182: ofBank('Treasury bill yield, 182 days', auctions, tbillLimits),
  tbill_364: ofBank('Treasury bill yield, 364 days', auctions, tbillLimits),
  gdp_growth: ofBank('Growth of GDP', accounts('quarter'), {
    possible: [-70, 170],
    fed: {},
    entered: { points: 5, usual: [-40, 40] },
  }),
  gdp_growth_annual: ofBank('Growth of GDP in a year', accounts('year'), {
    possible: [-70, 170],
    fed: {},
    entered: { points: 8, usual: [-50, 100] },
  }),
  mpc_meeting: {
    title: 'Meeting of the monetary policy committee',
    unit: '1 planned, 0 called off',
    entities: 'bank',
    rhythm: { kind: 'announcements' },
    limits: { possible: [0, 1], fed: {}, entered: {} },
  },
};

/** Every series there is. */
export const allSeries: readonly Series[] = seriesNames.map((id) => ({ id, ...table[id] }));

const byId = new Map(allSeries.map((series) => [series.id, series]));

/** A series by its name. */
export const seriesOf = (id: SeriesId): Series => byId.get(id)!;
