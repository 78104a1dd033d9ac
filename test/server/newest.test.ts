import { fuelTypes } from '../../src/contract';
import { marketFiles } from '../../src/reference/market/data';
import { service } from '../support/service';

// Each answer carries the date of the latest observation in its own series on or before the requested day. The test
// reads the data files directly, without the lookups of the service.

const asked = ['2026-11-20', '2026-09-29', '2026-04-05', '2025-08-31', '2024-07-30'];
const { dates, rates } = marketFiles.rates;
const days = dates.split(' ');
const anchorOf = new Map(
  marketFiles.currencies.currencies.map(({ code, parities }) => [code, parities?.at(-1)?.anchor ?? code]),
);

const newestRate = (code: string, day: string): string | undefined => {
  const values = rates[anchorOf.get(code)!]!.split(' ');
  return days.filter((date, i) => date <= day && values[i] !== '-').at(-1);
};

test.each(asked)('rates to the dollar on %s', async (day) => {
  for (const { code } of marketFiles.currencies.currencies) {
    if (code === 'USD') continue;
    const { status, body } = await service.get(`/api/forex?from=USD&to=${code}&date=${day}`);
    const newest = newestRate(code, day);
    expect([code, status === 200 ? (body.data as unknown as { timestamp: string }).timestamp : undefined]).toEqual([
      code,
      newest === undefined ? undefined : `${newest}T00:00:00.000Z`,
    ]);
    if (status === 200) expect([code, body.meta.as_of]).toEqual([code, newest]);
  }
});

test.each(asked)('fuel prices on %s', async (day) => {
  for (const [country, { fuels }] of Object.entries(marketFiles.fuel.countries)) {
    for (const fuel of fuelTypes) {
      const newest = fuels[fuel]?.prices.filter(({ date }) => date <= day).at(-1);
      const { status, body } = await service.get(`/api/fuel?country=${country}&fuel_type=${fuel}&date=${day}`);
      const data = body.data as unknown as { updated: string; fuels: Record<string, { price: number }> } | undefined;
      expect([country, fuel, status === 200 ? data!.updated : undefined, data?.fuels[fuel]?.price]).toEqual([
        country,
        fuel,
        newest?.date,
        newest?.price,
      ]);
    }
  }
});
