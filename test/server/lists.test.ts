import { parse } from 'csv-parse/sync';
import type { CurrencyList, FuelTypeList } from '../../src/contract';
import { service } from '../support/service';

const listed = async <List>(path: string): Promise<List> => (await service.get(path)).body.data as unknown as List;
const rowsOf = async (path: string): Promise<Record<string, string>[]> =>
  parse((await service.get(path)).body as unknown as string, { columns: true });

test('every listed currency has a rate, and every country its currency', async () => {
  const { currencies, count } = await listed<CurrencyList>('/api/v1/currencies');
  expect(count).toBe(currencies.length);
  expect(new Set(currencies.map(({ code }) => code)).size).toBe(count);
  const { rates } = await listed<{ rates: { currency: string }[] }>(
    `/api/v1/fx/rates?quotes=${currencies.map(({ code }) => code).join(',')}`,
  );
  expect(rates.map(({ currency }) => currency)).toEqual(currencies.map(({ code }) => code));
  const { countries } = await listed<{ countries: { currency: string }[] }>('/api/tax');
  for (const { currency } of countries) expect(currencies.map(({ code }) => code)).toContain(currency);
});

test('a currency with its peg, decimals and countries', async () => {
  const { currencies } = await listed<CurrencyList>('/api/v1/currencies');
  expect(currencies.find(({ code }) => code === 'XOF')).toEqual({
    code: 'XOF',
    name: 'West African CFA franc',
    kind: 'african',
    minor_units: 0,
    countries: ['BJ', 'BF', 'CI', 'GW', 'ML', 'NE', 'SN', 'TG'],
    pegged_to: 'EUR',
    pegged_at: 655.957,
    pegged_since: '1999-01-01',
  });
  expect(currencies.find(({ code }) => code === 'BTC')).toMatchObject({
    kind: 'coin',
    minor_units: null,
    countries: [],
    pegged_to: null,
    pegged_at: null,
    pegged_since: null,
  });
});

test('a fuel has a price in each country that it lists, and in no other', async () => {
  const { fuels } = await listed<FuelTypeList>('/api/v1/fuels');
  expect(fuels.map(({ fuel_type, name, unit }) => [fuel_type, name, unit])).toEqual([
    ['petrol', 'Petrol', 'litre'],
    ['diesel', 'Diesel', 'litre'],
    ['kerosene', 'Kerosene', 'litre'],
    ['lpg', 'LPG', 'kg'],
  ]);
  const { countries } = await listed<{ countries: ({ country: string } & Record<string, unknown>)[] }>('/api/fuel');
  for (const fuel of fuels)
    expect(fuel.countries).toEqual(
      countries.filter((row) => row[fuel.fuel_type] !== undefined).map(({ country }) => country),
    );
});

test('both lists as CSV', async () => {
  expect((await rowsOf('/api/v1/currencies?format=csv')).find(({ code }) => code === 'LSL')).toMatchObject({
    name: 'Lesotho loti',
    countries: 'LS',
    pegged_to: 'ZAR',
  });
  expect((await rowsOf('/api/v1/fuels?format=csv')).find(({ fuel_type }) => fuel_type === 'lpg')).toMatchObject({
    unit: 'kg',
  });
});
