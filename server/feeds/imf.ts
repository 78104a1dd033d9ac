import { z } from 'zod';
import { lastDayOfMonth } from '../../src/day';
import { countryCodes, type CountryCode } from '../../src/contract/country-code';
import type { SeriesId } from '../../src/market';
import { marketFiles } from '../../src/reference/market/data';
import { BadAnswer, type Feed, type FeedRequest } from './feed';
import { readCsv } from './read';

/*
 * Monthly policy rates (Monetary and Financial Statistics, interest rates) and inflation (Consumer Price Index): the
 * International Monetary Fund, SDMX 3.0.
 *
 * Schedule: each country at its own time, one to twelve months late.
 * Terms: the Fund's terms of use, with attribution; no key. About ten calls in five seconds.
 * Quirks: one call per country, because these flows ignore wildcards. Countries have three-letter codes, and months
 * look like `2026-M03`. For a country without the series, the answer is 204 or a table without rows. `startPeriod` is
 * ignored, so the request filters by `TIME_PERIOD`. Each of the two common central banks is read through one member.
 */

const letters: Readonly<Record<CountryCode, string>> = {
  AO: 'AGO',
  BF: 'BFA',
  BI: 'BDI',
  BJ: 'BEN',
  BW: 'BWA',
  CD: 'COD',
  CF: 'CAF',
  CG: 'COG',
  CI: 'CIV',
  CM: 'CMR',
  CV: 'CPV',
  DJ: 'DJI',
  DZ: 'DZA',
  EG: 'EGY',
  ER: 'ERI',
  ET: 'ETH',
  GA: 'GAB',
  GH: 'GHA',
  GM: 'GMB',
  GN: 'GIN',
  GQ: 'GNQ',
  GW: 'GNB',
  KE: 'KEN',
  KM: 'COM',
  LR: 'LBR',
  LS: 'LSO',
  LY: 'LBY',
  MA: 'MAR',
  MG: 'MDG',
  ML: 'MLI',
  MR: 'MRT',
  MU: 'MUS',
  MW: 'MWI',
  MZ: 'MOZ',
  NA: 'NAM',
  NE: 'NER',
  NG: 'NGA',
  RW: 'RWA',
  SC: 'SYC',
  SD: 'SDN',
  SL: 'SLE',
  SN: 'SEN',
  SO: 'SOM',
  SS: 'SSD',
  ST: 'STP',
  SZ: 'SWZ',
  TD: 'TCD',
  TG: 'TGO',
  TN: 'TUN',
  TZ: 'TZA',
  UG: 'UGA',
  ZA: 'ZAF',
  ZM: 'ZMB',
  ZW: 'ZWE',
};

/** Each central bank with the country to request: its own, or for a common bank one of its members. */
const banks: readonly (readonly [entity: string, country: CountryCode])[] = [
  ...countryCodes
    .filter((code) => !('union' in (marketFiles.banks.countries[code] ?? {})))
    .map((code) => [code, code] as const),
  ['BCEAO', 'SN'],
  ['BEAC', 'CM'],
];

const flows: readonly {
  readonly series: SeriesId;
  readonly title: string;
  readonly entities: readonly (readonly [entity: string, country: CountryCode])[];
  readonly path: (letters: string) => string;
}[] = [
  {
    series: 'policy_rate',
    title: 'Monetary and Financial Statistics: interest rates, policy-related',
    entities: banks,
    path: (country) => `IMF.STA/MFS_IR/+/${country}.MFS166_RT_PT_A_PT.M`,
  },
  {
    series: 'inflation',
    title: 'Consumer Price Index: all items, change over twelve months',
    entities: countryCodes.map((code) => [code, code] as const),
    path: (country) => `IMF.STA/CPI/+/${country}.CPI._T.YOY_PCH_PA_PT.M`,
  },
];

const Row = z.object({
  TIME_PERIOD: z.string().regex(/^\d{4}-M\d{2}$/, 'a month is expected as 2026-M03'),
  OBS_VALUE: z.string(),
});

export const imf: Feed = {
  name: 'imf',
  group: 'policy',
  title: 'Statistics of the International Monetary Fund',
  publisher: 'International Monetary Fund',
  hosts: ['https://api.imf.org/external/sdmx/3.0/data/dataflow'],
  schedule: { pattern: '7 9 * * 1,4', timezone: 'America/New_York' },
  lookback: 400,
  largest: 2 * 2 ** 20,
  pause: 600,
  covers: flows.map(({ series, entities }) => ({ series, entities: entities.map(([entity]) => entity) })),
  requests: ({ from }): FeedRequest[] =>
    flows.flatMap(({ series, entities, path }) =>
      entities.map(([entity, country]) => ({
        path: `/${path(letters[country])}?c[TIME_PERIOD]=ge:${from.slice(0, 4)}-M${from.slice(5, 7)}`,
        accept: 'application/vnd.sdmx.data+csv',
        optional: true,
        entity,
        series,
      })),
    ),
  read(text, { entity, series }) {
    const { title } = flows.find((flow) => flow.series === series)!;
    return readCsv(text, Row).flatMap(({ TIME_PERIOD, OBS_VALUE }) => {
      if (OBS_VALUE === '' || OBS_VALUE === 'NaN') return [];
      const value = Number(OBS_VALUE);
      if (!Number.isFinite(value))
        throw new BadAnswer(`${JSON.stringify(OBS_VALUE)} of ${TIME_PERIOD} is not a number.`);
      const month = TIME_PERIOD.replace('M', '');
      return [
        {
          series: series!,
          entity: entity!,
          date: lastDayOfMonth(month),
          value: Number(value.toFixed(4)),
          details:
            series === 'inflation' ? { period: month, precision: 'month' as const } : { precision: 'month' as const },
          source: { title, publisher: 'International Monetary Fund', url: 'https://data.imf.org/' },
          authority: 'compiled' as const,
        },
      ];
    });
  },
};
