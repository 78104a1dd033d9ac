import { runQuery, type Table } from '../support/m-language';
import { blocks, employees, payslip, unknownCountry } from '../support/recipe';

const [ratesQuery = '', payrollQuery = ''] = blocks('power-query.md', 'powerquery');
const key = process.env['SERVICE_KEY']!;

test('a table that refreshes, with the key that Excel stores', async () => {
  const { columns, rows } = (await runQuery(ratesQuery, {}, key)) as Table;
  expect(rows).toHaveLength(54);
  const at = (column: string): number => columns.indexOf(column);
  const kenya = rows.find((row) => row[at('country')] === 'KE')!;
  expect([kenya[at('paye_top_rate')], kenya[at('vat_rate')], kenya[at('data_status')]]).toEqual([
    35,
    16,
    expect.stringMatching(/^(current|due|stale)$/),
  ]);
});

test.each([
  ['api/v1/fx/rates', ['rate']],
  ['api/fuel', ['petrol', 'diesel', 'kerosene', 'lpg']],
  ['api/rates', ['policy_rate', 'inflation_headline']],
  ['api/v1/currencies', ['minor_units']],
])('another table in its place: %s', async (path, numbers) => {
  const query = ratesQuery
    .replace('api/v1/tax/rates', path)
    .replace(
      /\(Rates, \{.*\}, "en-US"\)/,
      `(Rates, {${numbers.map((column) => `{"${column}", type number}`).join(', ')}}, "en-US")`,
    );
  const { columns, rows } = (await runQuery(query, {}, key)) as Table;
  expect(rows.length).toBeGreaterThan(30);
  for (const column of numbers) {
    const values = rows.map((row) => row[columns.indexOf(column)]);
    expect(values.filter((value) => value !== null && !Number.isFinite(value))).toEqual([]);
    expect(values.some((value) => typeof value === 'number')).toBe(true);
  }
});

test('net pay next to every row of a payroll table, and a message next to a wrong row', async () => {
  const payroll: Table = {
    columns: ['Employee', 'Country', 'Gross'],
    rows: employees.map(({ employee, country, gross }) => [employee, country, gross]),
  };
  const { columns, rows } = (await runQuery(
    payrollQuery,
    { Payroll: payroll, ApiKey: { columns: ['Column1'], rows: [[key]] } },
    '',
  )) as Table;
  expect(columns).toEqual(['Employee', 'Country', 'Gross', 'Tax', 'Contributions', 'Net', 'Problem']);
  for (const [at, { employee, country, gross }] of employees.slice(0, 4).entries()) {
    const { tax_amount, pension, net_amount } = await payslip(country, gross);
    expect(rows[at]).toEqual([employee, country, gross, tax_amount, pension, net_amount, null]);
  }
  expect(rows[4]).toEqual(['Nobody', 'XX', 1_000, null, null, null, expect.stringContaining(unknownCountry)]);
});

test('invalid M text is refused', async () => {
  await expect(runQuery(ratesQuery.replace('in\n', ''), {}, key)).rejects.toThrow('The query cannot be parsed.');
});
