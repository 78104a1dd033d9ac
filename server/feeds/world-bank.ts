import { z } from 'zod';
import { countryCodes, type CountryCode } from '../../src/contract/country-code';
import type { SeriesId } from '../../src/market';
import { BadAnswer, type Feed, type FeedRequest, type Span } from './feed';
import { readJson } from './read';

/*
 * Annual inflation and growth of all countries: the World Bank's indicators.
 *
 * Schedule: a few updates a year. The figures of a year appear six to eighteen months after its end.
 * Terms: CC BY 4.0, no key.
 * Quirks: the answer is an array of two items; the second is null where there is no data. An error is an array of one
 * item. A year without a figure has the value null.
 */

const indicators: readonly { readonly code: string; readonly series: SeriesId; readonly title: string }[] = [
  { code: 'FP.CPI.TOTL.ZG', series: 'inflation_annual', title: 'Inflation, consumer prices (annual %)' },
  { code: 'NY.GDP.MKTP.KD.ZG', series: 'gdp_growth_annual', title: 'GDP growth (annual %)' },
];

const Row = z.object({
  country: z.object({ id: z.string() }),
  date: z.string().regex(/^\d{4}$/),
  value: z.number().nullable(),
});
const Answer = z.tuple([z.object({ page: z.number(), pages: z.number() }), z.array(Row).nullable()], {
  error: 'it is not a page with rows',
});

const known = new Set<string>(countryCodes);

const requestFor = (
  { code, series }: (typeof indicators)[number],
  { from, to }: Span,
  countries: readonly CountryCode[] = countryCodes,
): FeedRequest => ({
  path: `/country/${countries.join(';')}/indicator/${code}?format=json&per_page=20000&date=${from.slice(0, 4)}:${to.slice(0, 4)}`,
  accept: 'application/json',
  series,
});

export const worldBank: Feed = {
  name: 'world-bank',
  group: 'statistics',
  title: 'World Development Indicators',
  publisher: 'World Bank',
  licence: {
    name: 'CC-BY-4.0',
    url: 'https://www.worldbank.org/en/about/legal/terms-of-use-for-datasets',
    attribution: 'The World Bank: World Development Indicators',
    redistribution: 'allowed',
    commercial_use: 'allowed',
  },
  hosts: ['https://api.worldbank.org/v2'],
  schedule: { pattern: '23 6 * * 2', timezone: 'America/New_York' },
  lookback: 3 * 366,
  largest: 4 * 2 ** 20,
  covers: indicators.map(({ series }) => ({ series, entities: countryCodes })),
  requests: (span) => indicators.map((indicator) => requestFor(indicator, span)),
  sample: (span) => requestFor(indicators[0]!, span, ['KE', 'NG', 'ZA']),
  read(text, { series }) {
    const [{ pages }, rows] = readJson(text, Answer);
    if (pages > 1) throw new BadAnswer(`The answer has ${pages} pages and not one.`);
    const { code, title } = indicators.find((indicator) => indicator.series === series)!;
    return (rows ?? []).flatMap(({ country, date: year, value }) =>
      value === null || !known.has(country.id)
        ? []
        : [
            {
              series: series!,
              entity: country.id as CountryCode,
              date: `${year}-12-31`,
              value,
              details: { period: year },
              source: { title, publisher: 'World Bank', url: `https://data.worldbank.org/indicator/${code}` },
              authority: 'compiled' as const,
            },
          ],
    );
  },
};
