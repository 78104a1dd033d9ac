import http from 'node:http';
import { type Bundle, createAppTester } from 'zapier-platform-core';
import { validateAppDefinition } from 'zapier-platform-schema';
import app from '../../connectors/zapier/index';
import { lists } from '../../connectors/zapier/lists';
import { authentication } from '../../connectors/zapier/authentication';

const authData = { baseUrl: process.env['SERVICE_URL']!, apiKey: process.env['SERVICE_KEY']! };
const tester = createAppTester(app);
const bundleOf = (inputData: Readonly<Record<string, unknown>> = {}): Partial<Bundle> => ({ authData, inputData });

/** A definition as it is sent to Zapier: functions are written as texts. */
const written = (value: unknown): unknown => {
  if (typeof value === 'function') return `$func$${value.length}$f$`;
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, written(inner)]));
};

test('the definition is valid for Zapier', () => {
  expect(validateAppDefinition(written(app)).errors.map(({ stack }) => stack)).toEqual([]);
});

test('a connection is tried with its key', async () => {
  expect(await tester(authentication.test, bundleOf())).toMatchObject({ success: true });
  await expect(tester(authentication.test, { authData: { ...authData, apiKey: 'svc_live_wrong' } })).rejects.toThrow(
    /key/i,
  );
});

test('a payslip, and the gross behind a net', async () => {
  const { perform } = app.creates!['calculatePaye']!.operation;
  expect(await tester(perform, bundleOf({ country: 'KE', amount: 85_000 }))).toMatchObject({
    data: { net_amount: 61_017.9 },
  });
  expect(
    await tester(perform, bundleOf({ country: 'KE', amount: 61_017.9, mode: 'net_to_gross', employee__age: '' })),
  ).toMatchObject({ data: { gross_amount: 85_000 } });
});

test('the members of a group reach the service together', async () => {
  const { perform } = app.creates!['calculatePaye']!.operation;
  const gabon = {
    country: 'GA',
    amount: 900_000,
    employee__marital_status: 'married',
    employee__children: 2,
    pay__transport: 50_000,
  };
  expect(await tester(perform, bundleOf(gabon))).toMatchObject({ data: { net_amount: 789_629 } });
});

test('VAT and withholding', async () => {
  const vat = app.creates!['calculateVat']!.operation.perform;
  expect(await tester(vat, bundleOf({ country: 'KE', amount: 1_000, mode: 'add' }))).toMatchObject({
    data: { vat_amount: 160 },
  });
  const tax = app.creates!['calculateTax']!.operation.perform;
  const dividend = {
    country: 'KE',
    amount: 1_000_000,
    type: 'withholding',
    payment_type: 'dividends',
    residency: 'non_resident',
  };
  expect(await tester(tax, bundleOf(dividend))).toMatchObject({ data: { tax_amount: 150_000 } });
});

test('a refusal stops the step with the sentence of the service', async () => {
  const { perform } = app.creates!['calculatePaye']!.operation;
  await expect(tester(perform, bundleOf({ country: 'KX', amount: 1 }))).rejects.toThrow(/did you mean KE/);
});

test.each<[string, Readonly<Record<string, unknown>>, object]>([
  ['getExchangeRate', { from: 'EUR', to: 'XOF', amount: 100 }, { data: { rate: 655.957 } }],
  ['getCountries', { country: 'NG' }, { data: { country: { code: 'NG' } } }],
  ['getFuelPrices', { country: 'KE' }, { success: true }],
  ['getCentralBankData', { country: 'KE' }, { success: true }],
  ['getMinimumWages', { country: 'NG' }, { success: true }],
  ['getPayrollCalendar', { country: 'KE', month: '2026-11' }, { success: true }],
])('the search %s', async (key, filled, expected) => {
  const found = await tester(app.searches![key]!.operation.perform, bundleOf(filled));
  expect(found).toMatchObject([{ id: key, ...expected }]);
});

test('drop-down lists come from the service', async () => {
  const { perform } = lists['list_getCountries']!.operation;
  const countries = (await tester(perform, bundleOf())) as unknown[];
  expect(countries).toHaveLength(54);
  expect(countries).toContainEqual({ id: 'KE', name: 'Kenya' });
});

test('the requests of other programs in the process stay as they are', () => {
  expect(http).not.toHaveProperty('patchedByZapier');
});
