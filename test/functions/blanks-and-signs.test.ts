import { testWith } from '../support/recipe';
import { type Formula, inCalc, inExcel } from '../support/sheets';

jest.mock('../../functions/answer', () => jest.requireActual<object>('../support/excel-answer'));

/** What Excel hands over for an empty cell: null since 2024, empty text in ranges, 0 before. */
const blanks = [null, '', 0];
const invocation = (...parameterAddresses: readonly (string | null)[]) => ({ parameterAddresses });

/** Each function with an empty cell for an optional argument, and without the argument. */
const optional: readonly (readonly [string, (blank: unknown) => Formula, Formula])[] = [
  ['turnover', (blank) => ['CIT', 'NG', 10_000_000, blank], ['CIT', 'NG', 10_000_000]],
  ['turnover as a range', (blank) => ['CIT', 'NG', 10_000_000, [[blank]]], ['CIT', 'NG', 10_000_000]],
  ['tax year and sector', (blank) => ['CIT', 'KE', 1_000_000, null, blank, blank], ['CIT', 'KE', 1_000_000]],
  ['date of a rate', (blank) => ['FXRATE', 'USD', 'KES', 1, blank], ['FXRATE', 'USD', 'KES', 1]],
  ['date of a price', (blank) => ['FUEL', 'KE', 'petrol', blank, blank], ['FUEL', 'KE', 'petrol']],
  ['date of a figure', (blank) => ['CBRATE', 'KE', 'policy_rate', blank], ['CBRATE', 'KE', 'policy_rate']],
  ['date of a wage', (blank) => ['MINWAGE', 'DZ', blank], ['MINWAGE', 'DZ']],
  ['month', (blank) => ['DUE', 'KE', blank], ['DUE', 'KE']],
  ['mode and category', (blank) => ['VAT', 'KE', 1_000, blank, blank], ['VAT', 'KE', 1_000]],
  ['payment type', (blank) => ['WHT', 'KE', 1_000, blank, blank, blank, blank, blank], ['WHT', 'KE', 1_000]],
  ['taxpayer', (blank) => ['CGT', 'KE', 1_000, blank, blank], ['CGT', 'KE', 1_000]],
  ['period and tax year', (blank) => ['NETPAY', 'KE', 85_000, blank, blank, null, blank], ['NETPAY', 'KE', 85_000]],
  ['brackets', (blank) => ['BRACKETS', 'KE', blank, blank, blank], ['BRACKETS', 'KE']],
  ['indicator', (blank) => ['ASOF', 'PAYE', 'KE', blank], ['ASOF', 'PAYE', 'KE']],
  [
    'end, frequency and columns',
    (blank) => ['HISTORY', 'fx', 'KES', '2026-03-02', blank, blank, blank],
    ['HISTORY', 'fx', 'KES', '2026-03-02'],
  ],
  [
    'country, columns, period and date of a payroll',
    (blank) => [
      'PAYROLL',
      'KE',
      [
        ['Gross pay', 'Pay date'],
        [85_000, blank],
      ],
      blank,
      blank,
      blank,
    ],
    ['PAYROLL', 'KE', [['Gross pay'], [85_000]]],
  ],
  [
    'details in a range',
    (blank) => [
      'NETPAY',
      'KE',
      85_000,
      null,
      null,
      null,
      [
        ['pay_date', blank],
        ['period', blank],
      ],
    ],
    ['NETPAY', 'KE', 85_000],
  ],
];

describe('an empty cell for an optional argument is an argument left out', () => {
  test.each(optional)('%s', async (_what, withBlank, without) => {
    const expected = await inExcel(without);
    expect(JSON.stringify(expected)).not.toContain('"error"');
    for (const blank of blanks) expect([blank, await inExcel(withBlank(blank))]).toEqual([blank, expected]);
  });

  test('text 0, which Excel makes of an empty cell for a parameter of type text, counts as well', async () => {
    expect(await inExcel(['VAT', 'KE', 1_000, '0', '0'])).toBe(160);
  });

  test('in a range of turnovers or dates each empty cell counts for its own row', async () => {
    const [known, without] = [await inExcel(['CIT', 'NG', 1e7, 4e7]), await inExcel(['CIT', 'NG', 1e7])];
    for (const blank of blanks)
      expect(await inExcel(['CIT', 'NG', [[1e7], [1e7]], [[4e7], [blank]]])).toEqual([[known], [without]]);
    const [rate, latest] = [
      await inExcel(['FXRATE', 'USD', 'KES', 1, '2026-03-02']),
      await inExcel(['FXRATE', 'USD', 'KES', 1]),
    ];
    for (const blank of blanks)
      expect(await inExcel(['FXRATE', 'USD', 'KES', 1, [['2026-03-02'], [blank]]])).toEqual([[rate], [latest]]);
  });

  test('an empty cell as a flag counts as left out; FALSE, and 0 in the formula, are FALSE', async () => {
    const [with_, without] = [61_017.9, await inExcel(['NETPAY', 'KE', 85_000, null, null, false])];
    expect(without).not.toBe(with_);
    const at = invocation(null, null, null, null, 'Sheet1!E2');
    for (const blank of blanks)
      expect(await inExcel(['NETPAY', 'KE', 85_000, null, null, blank, null, at])).toBe(with_);
    expect(await inExcel(['NETPAY', 'KE', 85_000, null, null, false, null, at])).toBe(without);
    expect(await inExcel(['NETPAY', 'KE', 85_000, null, null, 0, null, invocation()])).toBe(without);
  });

  test('an empty cell as the amount of a conversion stays empty', async () => {
    const cell = invocation(null, null, 'Sheet1!C2');
    expect(await inExcel(['FXRATE', 'USD', 'KES', null, null, cell])).toBe('');
    expect(await inExcel(['FXRATE', 'USD', 'KES', ''])).toBe('');
    expect(await inExcel(['FXRATE', 'USD', 'KES', null])).toEqual(await inExcel(['FXRATE', 'USD', 'KES', 1]));
  });

  testWith(['python3'], 'in LibreOffice too', async () => {
    const formulas = optional.flatMap(([, withBlank, without]) => [without, ...[null, 0].map(withBlank)]);
    const results = inCalc(formulas);
    formulas.forEach((formula, at) => expect([formula, results[at]]).toEqual([formula, results[at - (at % 3)]]));
  });
});

/** The inputs of accounts: credit notes, losses, overdrafts, unpaid leave. 16 % is the VAT of Kenya. */
const signs: readonly (readonly [Formula, unknown])[] = [
  [
    ['VAT', 'KE', [[-1_000], [0], [1_000]]],
    [[-160], [0], [160]],
  ],
  [['VATNET', 'KE', -1_160], -1_000],
  [['VATGROSS', 'KE', -1_000], -1_160],
  [
    ['FXRATE', 'EUR', 'XOF', [[-100], [0], [100]]],
    [[-65_595.7], [0], [65_595.7]],
  ],
  [['FX', 'EUR', 'XOF', 0], 0],
  [['CIT', 'KE', -1_000_000], 0],
  [['CIT', 'KE', 0], 0],
  [['CIT', 'KE', -1_000_000, 50_000_000], 0],
  // Cameroon: 2.2 % of turnover at least.
  [['CIT', 'CM', -1_000_000, 50_000_000], 1_100_000],
  [
    ['CGT', 'KE', [[-5_000], [0]]],
    [[0], [0]],
  ],
  [
    ['WHT', 'KE', [[-1_000], [0]], 'dividends', 'non_resident'],
    [[-150], [0]],
  ],
  [
    ['NETPAY', 'KE', [[0], [85_000]]],
    [[0], [61_017.9]],
  ],
  [['EMPLOYERCOST', 'KE', 0], 0],
  [['EFFECTIVERATE', 'KE', 0], 0],
  [['GROSSUP', 'KE', 0], 0],
  [
    [
      'PAYROLL',
      'KE',
      [
        ['Name', 'Gross pay'],
        ['A', 85_000],
        ['B', 0],
      ],
      'net_amount, tax_amount, employer_cost',
    ],
    [
      [61_017.9, 15_269.6, 91_425],
      [0, 0, 0],
    ],
  ],
];

describe('amounts of accounts', () => {
  test.each(signs)('%j', async (formula, result) => {
    expect(await inExcel(formula)).toEqual(result);
  });

  test('a payslip of no pay is a payslip of zeros', async () => {
    const rows = (await inExcel(['PAYSLIP', 'NG', 0])) as unknown as (readonly [string, number])[];
    expect(rows.map(([name]) => name)).toContain('Net pay');
    expect(rows.map(([, amount]) => amount)).toEqual(rows.map(() => 0));
  });

  test('a wrong country is wrong for 0 as well, and negative pay is refused', async () => {
    expect(await inExcel(['VAT', 'KX', 0])).toMatchObject({ error: '#VALUE!' });
    expect(await inExcel(['CIT', 'KX', -5])).toMatchObject({ error: '#VALUE!' });
    expect(await inExcel(['NETPAY', 'KE', -5])).toMatchObject({ error: '#VALUE!' });
  });

  testWith(['python3'], 'in LibreOffice too', async () => {
    const results = inCalc(signs.map(([formula]) => formula));
    expect(signs.map(([formula], at) => [formula, results[at]])).toEqual(signs);
  });
});

// Côte d'Ivoire: the contributions of an employee on 450 francs are those on the minimum base.
describe('net pay below zero is an error with its reason', () => {
  const message = /^Net pay is below zero \(-4775\)/;
  const error = { error: '#VALUE!', message: expect.stringMatching(message) as unknown };

  test('in a cell, in the row of a table and in the line of a payslip', async () => {
    expect(await inExcel(['NETPAY', 'CI', 450])).toEqual(error);
    expect(await inExcel(['PAYROLL', 'CI', [['Gross pay'], [450]], 'net_amount, tax_amount'])).toEqual([[error, 0]]);
    expect(await inExcel(['PAYSLIP', 'CI', 450])).toContainEqual(['Net pay', error]);
  });

  testWith(['python3'], 'in LibreOffice too', async () => {
    const [net, row, slip] = inCalc([
      ['NETPAY', 'CI', 450],
      ['PAYROLL', 'CI', [['Gross pay'], [450]], 'net_amount, tax_amount'],
      ['PAYSLIP', 'CI', 450],
    ]);
    expect(net).toMatch(message);
    expect(row).toEqual([[net, 0]]);
    expect(slip).toContainEqual(['Net pay', net]);
  });
});
