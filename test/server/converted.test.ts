import { type FuelList, fuelTypes } from '../../src/contract';
import { type Confidence, confidences } from '../../src/contract/words/truth';
import { marketFiles } from '../../src/reference/market/data';
import { service } from '../support/service';

const answered = async (path: string) => {
  const { status, body } = await service.get(path);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
const titles = (sources: readonly { readonly title: string }[]): string[] => sources.map(({ title }) => title).sort();
const older = (...days: readonly (string | null)[]): string | null =>
  days.filter((day) => day !== null).sort()[0] ?? null;
const lower = (...list: readonly (Confidence | undefined)[]): Confidence =>
  confidences[Math.max(...list.map((one) => confidences.indexOf(one!)))]!;

const countries = Object.entries(marketFiles.fuel.countries);

test.each(['USD', 'EUR'])(
  'a price in %s depends on price and rate: its date and confidence are those of the weaker one',
  async (currency) => {
    for (const [country, { currency: own, fuels }] of countries) {
      const rate = await answered(`/api/forex?from=${own}&to=${currency}`);
      for (const fuel of fuelTypes) {
        if (fuels[fuel] === undefined) continue;
        const query = `country=${country}&fuel_type=${fuel}`;
        const [price, converted] = [
          await answered(`/api/fuel?${query}`),
          await answered(`/api/fuel?${query}&currency=${currency}`),
        ];
        expect([country, fuel, converted.meta]).toEqual([
          country,
          fuel,
          expect.objectContaining({
            as_of: own === currency ? price.meta.as_of : older(price.meta.as_of, rate.meta.as_of),
            data_status: own !== currency && rate.meta.data_status === 'stale' ? 'stale' : price.meta.data_status,
            confidence: own === currency ? price.meta.confidence : lower(price.meta.confidence, rate.meta.confidence),
          }),
        ]);
        expect(titles(converted.meta.sources)).toEqual(
          [...new Set([...titles(price.meta.sources), ...(own === currency ? [] : titles(rate.meta.sources))])].sort(),
        );
      }
    }
  },
);

// EPRA published the cycle of 15 August 2026 for Nairobi on the 14th; the latest rate of the Kenyan shilling dates from
// 29 September.
test('a price older than the rate keeps its date, and a newer price takes the date of the rate', async () => {
  expect((await answered('/api/fuel?country=KE&fuel_type=petrol&currency=USD')).meta.as_of).toBe('2026-08-14');
  // EPRA's cycle of 15 February 2026: the latest rate by then dates from 5 February.
  expect((await answered('/api/fuel?country=KE&fuel_type=petrol&currency=USD&date=2026-02-16')).meta.as_of).toBe(
    '2026-02-05',
  );
});

test('rows of the list state it too', async () => {
  const { data } = await answered('/api/fuel?currency=USD');
  for (const row of (data as unknown as FuelList).countries) {
    const { meta } = await answered(`/api/fuel?country=${row.country}&currency=USD`);
    expect([row.country, row.data_status, row.as_of, row.confidence]).toEqual([
      row.country,
      meta.data_status,
      meta.as_of,
      meta.confidence,
    ]);
  }
});

describe('a legal ceiling stated in another currency', () => {
  const paid = async (body: object) =>
    (await service.post('/api/tax', { type: 'income', amount: 50_000, ...body })).body;

  // Zimbabwe's NSSA takes 4.5 % of at most USD 700 a month.
  test('cites the rate, and is dated no later than the rate', async () => {
    const { meta } = await paid({ country: 'ZW', pay_date: '2026-09-29' });
    const rate = await answered('/api/forex?from=USD&to=ZWG&date=2026-09-29');
    expect(titles(meta.sources)).toEqual(expect.arrayContaining(titles(rate.meta.sources)));
    expect(meta.as_of! <= rate.meta.as_of!).toBe(true);
    expect(meta.notices).toContain(
      'A ceiling in USD was converted at 26.849376 ZWG for 1 USD, the rate of 2026-09-29.',
    );
  });

  test('is out of date if the rate is', async () => {
    const { meta } = await paid({ country: 'ZW' });
    expect(meta.data_status).toBe('stale');
    expect(meta.notices.join(' ')).toContain('the rate of 2026-09-29, which is out of date.');
  });

  test('cites no rate if pay is in that currency, or if the law has no such ceiling', async () => {
    for (const body of [{ country: 'ZW', currency: 'USD' }, { country: 'KE' }]) {
      const { meta } = await paid(body);
      expect(meta.notices.join(' ')).not.toContain('was converted');
      expect(titles(meta.sources).join(' ')).not.toContain('currency-api');
    }
  });
});
