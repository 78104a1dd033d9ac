import { z } from 'zod';
import { countryCodes, type CountryCode } from '../../../src/contract/country-code';
import type { SeriesId } from '../../../src/market';
import { type Adapter, BadAnswer, type FeedRequest, type Span } from '../feed';
import { readJson } from '../read';

/*
 * Annual inflation and growth of all countries: the World Bank's indicators.
 *
 * Terms: no key.
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

export const adapter: Adapter = {
  covers: indicators.map(({ series }) => ({ series, entities: countryCodes })),
  requests: (span) => indicators.map((indicator) => requestFor(indicator, span)),
  sample: (span) => requestFor(indicators[0]!, span, ['KE', 'NG', 'ZA']),
  read(text, { series }, { publisher }) {
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
              source: { title, publisher, url: `https://data.worldbank.org/indicator/${code}` },
              authority: 'compiled' as const,
            },
          ],
    );
  },
};
