import { z } from 'zod';
import { lastDayOfMonth } from '../../../src/day';
import { countryCodes, type CountryCode } from '../../../src/contract/country-code';
import type { SeriesId } from '../../../src/market';
import { marketFiles } from '../../../src/reference/market/data';
import { type Adapter, BadAnswer, type FeedRequest, type Found } from '../feed';
import { readCsv, readNumber } from '../read';

/*
 * Monthly policy rates (Monetary and Financial Statistics, interest rates) and inflation (Consumer Price Index): the
 * International Monetary Fund, SDMX 3.0.
 *
 * Terms: free of charge with attribution, no key. Reuse for pay needs a licence (copyright@imf.org), so the feed is off
 * unless a deployment switches it on. About ten calls in five seconds.
 * Quirks: one request with a wildcard brings every country of a series, under three-letter codes, so two requests are
 * enough. The answer begins with a metadata row whose dimensions are blank. An empty match is a status 200 with only
 * that row, and its header may lack the dimensions. Months look like `2026-M03`. `startPeriod` is ignored, so the
 * request filters by `TIME_PERIOD`, with encoded brackets. A common central bank has no code of its own: its rate
 * stands under its members.
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

/** The common central bank of a country, or the country itself. */
const bankOf = (code: CountryCode): string => {
  const facts = marketFiles.banks.countries[code];
  return facts !== undefined && 'union' in facts ? facts.union : code;
};

/** What a series is called at the source, and which entity a country's rows are about. */
interface Flow {
  readonly series: SeriesId;
  readonly title: string;
  readonly entityOf: (country: CountryCode) => string;
  readonly path: string;
  /** The dimensions that a row must have, besides its country. */
  readonly dimensions: Readonly<Record<string, string>>;
}

const flows: readonly Flow[] = [
  {
    series: 'policy_rate',
    title: 'Monetary and Financial Statistics: interest rates, policy-related',
    entityOf: bankOf,
    path: 'IMF.STA/MFS_IR/+/*.MFS166_RT_PT_A_PT.M',
    dimensions: { INDICATOR: 'MFS166_RT_PT_A_PT', FREQUENCY: 'M' },
  },
  {
    series: 'inflation',
    title: 'Consumer Price Index: all items, change over twelve months',
    entityOf: (country) => country,
    path: 'IMF.STA/CPI/+/*.CPI._T.YOY_PCH_PA_PT.M',
    dimensions: { INDEX_TYPE: 'CPI', COICOP_1999: '_T', TYPE_OF_TRANSFORMATION: 'YOY_PCH_PA_PT', FREQUENCY: 'M' },
  },
];

const flowOf = (series: SeriesId | undefined): Flow => flows.find((flow) => flow.series === series)!;

const countryOf = new Map(countryCodes.map((code) => [letters[code], code]));

const Row = z.looseObject({ TIME_PERIOD: z.string(), OBS_VALUE: z.string(), COUNTRY: z.string().optional() });
const month = /^(\d{4})-M(\d{2})$/;

/** The month of a row, as 2026-03. */
function monthOf(period: string): string {
  const [, year, number] = month.exec(period) ?? [];
  if (year === undefined) throw new BadAnswer(`${JSON.stringify(period)} is not a month such as 2026-M03.`);
  return `${year}-${number}`;
}

const requestFor = ({ series, path }: Flow, from: string): FeedRequest => ({
  path: `/${path}?c%5BTIME_PERIOD%5D=ge:${from.slice(0, 4)}-M${from.slice(5, 7)}`,
  accept: 'application/vnd.sdmx.data+csv',
  series,
});

export const adapter: Adapter = {
  covers: flows.map(({ series, entityOf }) => ({ series, entities: [...new Set(countryCodes.map(entityOf))] })),
  requests: ({ from }) => flows.map((flow) => requestFor(flow, from)),
  sample: ({ from }) => requestFor(flows[0]!, from),
  read(text, { series }, { publisher }) {
    const { title, entityOf, dimensions } = flowOf(series);
    const found = new Map<string, Found>();
    const contradicted = new Set<string>();
    for (const row of readCsv(text, Row)) {
      const { TIME_PERIOD, OBS_VALUE, COUNTRY } = row;
      if (TIME_PERIOD === '') continue;
      if (COUNTRY === undefined) throw new BadAnswer('The answer has no column COUNTRY.');
      const country = countryOf.get(COUNTRY);
      const isAsked = Object.entries(dimensions).every(([name, code]) => row[name] === undefined || row[name] === code);
      if (country === undefined || !isAsked || OBS_VALUE === '' || OBS_VALUE === 'NaN') continue;
      const period = monthOf(TIME_PERIOD);
      const entity = entityOf(country);
      const rounded = Number(readNumber(OBS_VALUE, TIME_PERIOD).toFixed(4));
      const key = `${entity} ${period}`;
      const known = found.get(key);
      // Members of a common central bank share its rate. Where they differ, it is not known.
      if (known !== undefined && known.value !== rounded) contradicted.add(key);
      found.set(key, {
        series: series!,
        entity,
        date: lastDayOfMonth(period),
        value: rounded,
        details: series === 'inflation' ? { period, precision: 'month' } : { precision: 'month' },
        source: { title, publisher, url: 'https://data.imf.org/' },
        authority: 'compiled',
      });
    }
    for (const key of contradicted) found.delete(key);
    if (found.size === 0) throw new BadAnswer('The answer has no value of the countries that were asked for.');
    return [...found.values()];
  },
};
