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

/** A value in an answer by the key of an output field; of a list, that of its first entry. */
const valueAt = (answer: unknown, key: string): unknown =>
  key
    .replaceAll('[]', '__0__')
    .split('__')
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined | null)?.[step], answer);

test.each(Object.entries({ ...app.creates, ...app.searches }))(
  '%s offers its values before a test has brought any',
  (_, { operation }) => {
    const { outputFields, sample } = operation as {
      readonly outputFields: readonly { readonly key: string; readonly label: string; readonly type: string }[];
      readonly sample: object;
    };
    const given = outputFields.filter(({ key }) => !['undefined', 'object'].includes(typeof valueAt(sample, key)));
    expect(given.length).toBeGreaterThan(5);
    for (const { key, type } of given) expect([key, typeof valueAt(sample, key)]).toEqual([key, type]);
  },
);

test('net pay can be mapped from the fields and from the sample', () => {
  const { outputFields, sample } = app.creates!['calculatePaye']!.operation;
  expect(outputFields).toContainEqual({ key: 'data__net_amount', label: 'Net Amount', type: 'number' });
  expect(sample).toMatchObject({ success: true, data: { country: 'KE', net_amount: 61_017.9, gross_amount: 85_000 } });
});

describe('a form shows the fields that matter', () => {
  type Shown = readonly { readonly key: string; readonly altersDynamicFields?: boolean }[];
  const shown = async (action: string, inputData: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
    const fields = (app.creates![action]!.operation.inputFields as readonly unknown[]).map(async (field) =>
      typeof field === 'function' ? ((await tester(field as never, bundleOf(inputData))) as Shown) : ([field] as Shown),
    );
    return (await Promise.all(fields)).flat().map(({ key }) => key);
  };

  test('without a country: no question about the employee', async () => {
    const keys = await shown('calculatePaye', {});
    expect(keys).toEqual([
      'country',
      'amount',
      'period',
      'pay_periods',
      'mode',
      'include_pension',
      'tax_year',
      'law_version',
      'pay_date',
      'currency',
    ]);
  });

  // Gabon counts shares of the family; Kenya does not ask for the children.
  test('what the law of a country asks for, and not what that of another does', async () => {
    const gabon = await shown('calculatePaye', { country: 'GA' });
    const kenya = await shown('calculatePaye', { country: 'KE' });
    expect(gabon).toEqual(expect.arrayContaining(['employee__marital_status', 'employee__children']));
    expect(kenya).not.toContain('employee__children');
    expect(kenya).toContain('paid__mortgage_interest');
  });

  test('what affects the type of tax', async () => {
    const withholding = await shown('calculateTax', { country: 'KE', type: 'withholding' });
    expect(withholding).toEqual(expect.arrayContaining(['payment_type', 'residency', 'recipient_country']));
    expect(withholding.filter((key) => /^(employee|pay|paid|in_kind)__|turnover|taxpayer/.test(key))).toEqual([]);
    expect(await shown('calculateTax', { country: 'KE', type: 'corporate' })).toContain('turnover');
  });

  test('Zapier is told which fields decide about others', () => {
    const fields = app.creates!['calculateTax']!.operation.inputFields as Shown;
    expect(fields.filter(({ altersDynamicFields }) => altersDynamicFields).map(({ key }) => key)).toEqual([
      'country',
      'type',
    ]);
  });
});

test('drop-down lists come from the service', async () => {
  const { perform } = lists['list_getCountries']!.operation;
  const countries = (await tester(perform, bundleOf())) as unknown[];
  expect(countries).toHaveLength(54);
  expect(countries).toContainEqual({ id: 'KE', name: 'Kenya' });
  const returns = await tester(lists['list_getPayrollReturns']!.operation.perform, bundleOf());
  expect(returns).toContainEqual({ id: 'KE-p9a', name: 'Kenya: P9A tax deduction card' });
});

test('the requests of other programs in the process stay as they are', () => {
  expect(http).not.toHaveProperty('patchedByZapier');
});
