import '../support/pane-in-english';
import { excel } from './support/opened-excel';
import { callsIn } from '../../src/contract';
import { languages } from '../../src/contract/labels';
import { serialOfDay } from '../../src/serial';
import { columnName, isDate } from '../../taskpane/sheet/table';
import { yearPayroll } from '../../taskpane/views/pay/year/year-sheet';
import { expectedRows, payrollSheets } from '../support/payroll-sheets';
import { service } from '../support/service';
import { answeredYear, yearOf } from '../support/year-of-pay';
import type { Result } from './excel';

jest.setTimeout(120_000);

const usual = ['tax_amount', 'pension', 'net_amount', 'employer_cost'];

/** The figures of a payslip over REST. */
async function figures(body: object, names: readonly string[] = usual): Promise<unknown[]> {
  const answer = await service.post('/api/tax', { type: 'income', ...body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const { data } = answer.body as { readonly data: Readonly<Record<string, unknown>> };
  return names.map((name) => data[name] ?? 0);
}

type Rows = readonly (readonly unknown[])[];
const payroll = (country: string | null, table: Rows, ...rest: readonly unknown[]): Promise<Result> =>
  excel.value('PAYROLL', country, table, ...rest);

test('a table in English: a row for each row, in its order, without a header row', async () => {
  expect(
    await payroll('KE', [
      ['Name', 'Gross pay', 'DISABLED', 'bonus', 'transport', 'in_kind_meals', 'Pension plan paid'],
      ['Amina', 85_000, '', '', '', '', ''],
      ['Baraka', 500_000, 'Yes', 40_000, '10%', 8_000, 5_000],
    ]),
  ).toEqual([
    await figures({ country: 'KE', amount: 85_000 }),
    await figures({
      country: 'KE',
      amount: 500_000,
      employee: { disabled: true },
      pay: { bonus: 40_000, transport: { percent_of_basic: 10 } },
      in_kind: { meals: 8_000 },
      paid: { pension: 5_000 },
    }),
  ]);
});

test('a table in French, in any order, with words in French', async () => {
  expect(
    await payroll('Gabon', [
      ['Enfants', 'Matricule', 'Salaire  brut', 'SITUATION FAMILIALE', 'Conjoint avec revenu', 'Catégorie'],
      [2, 17, 900_000, 'Marié(e)', 'oui', 'Cadre'],
      ['', 18, 650_000, 'veuve', '', ''],
    ]),
  ).toEqual([
    await figures({
      country: 'GA',
      amount: 900_000,
      employee: { marital_status: 'married', spouse_income: true, children: 2, category: 'executive' },
    }),
    await figures({ country: 'GA', amount: 650_000, employee: { marital_status: 'widowed' } }),
  ]);
});

test('the months of a year, as the pane inserts them, in Côte d’Ivoire', async () => {
  const pay = { housing: { percent_of_basic: 20 } };
  const of = await yearOf('CI', { stated: { include_pension: true, pay } });
  const { input, answer } = await answeredYear(of, [
    { id: 1, name: 'employee.marital_status', month: 5, text: 'married' },
    { id: 2, name: 'pay.thirteenth', month: 12, text: '600,000' },
  ]);
  const { columns, rows } = yearPayroll(of.asks, input, answer.data, 'en')!;
  expect(
    await payroll('CI', [
      columns.map(columnName),
      ...rows.map((row) => row.map((cell) => (cell === null ? '' : isDate(cell) ? serialOfDay(cell.date) : cell))),
    ]),
  ).toEqual(
    answer.data.months.map(({ tax, contributions, net, employer_cost }) => [tax, contributions, net, employer_cost]),
  );
});

describe('pay', () => {
  test('is gross, net, or basic pay with its parts', async () => {
    const [net] = await figures({ country: 'KE', amount: 85_000 }, ['net_amount']);
    expect(
      await payroll(
        'KE',
        [
          ['Gross', 'Net', 'Basic salary', 'Housing', 'Transport'],
          [85_000, '', '', '', ''],
          ['', net, '', '', ''],
          ['', '', 60_000, 15_000, 0.1],
          [81_000, '', 60_000, 15_000, '10%'],
        ],
        'Gross pay; net_amount',
      ),
    ).toEqual([
      [85_000, net],
      [85_000, net],
      ...(await Promise.all(
        [1, 2].map(() =>
          figures({ country: 'KE', amount: 81_000, pay: { housing: 15_000, transport: { percent_of_basic: 10 } } }, [
            'gross_amount',
            'net_amount',
          ]),
        ),
      )),
    ]);
  });

  test('that is missing or contradicts itself is an error of its row', async () => {
    const result = (await payroll(
      'KE',
      [
        ['Gross', 'Net', 'Basic pay', 'Bonus'],
        [85_000, 60_000, '', ''],
        ['', '', '', 5_000],
        [85_000, '', 70_000, 10_000],
        [85_000, '', 70_000, 15_000],
      ],
      'net_amount',
    )) as Rows;
    const reason = (sentence: string) => ({ error: '#VALUE!', message: expect.stringMatching(sentence) as string });
    expect(result.map(([cell]) => cell)).toEqual([
      reason('both net pay and gross'),
      reason('no pay'),
      reason('are 80000, but gross pay is 85000'),
      ...(await figures({ country: 'KE', amount: 85_000, pay: { bonus: 15_000 } }, ['net_amount'])),
    ]);
  });
});

test('columns are asked by name, by label, or by the headings above the result', async () => {
  const table = [['Gross'], [85_000]];
  const names = ['employer_cost', 'taxable_amount', 'effective_rate'];
  const wanted = [await figures({ country: 'KE', amount: 85_000 }, names)];
  expect(await payroll('KE', table, names.join(', '))).toEqual(wanted);
  expect(await payroll('KE', table, [['Coût employeur', 'Taxable', 'Tax rate']])).toEqual(wanted);
  expect(await payroll('KE', table, 'net_amout')).toEqual({
    error: '#VALUE!',
    message: expect.stringMatching(
      /^"net_amout" is neither a figure nor a line of the payslips: did you mean net_amount\? Figures: /,
    ) as string,
  });
});

test('country, period and day are those of the row, or else the arguments', async () => {
  const day = '2025-12-31';
  expect(
    await payroll(
      null,
      [
        ['Pays', 'Amount', 'Période', 'Pay date'],
        ['Kenya', 85_000, '', ''],
        ['NG', 900_000, 'Hebdomadaire', serialOfDay('2026-06-30')],
        ['', 900_000, '', ''],
        ['KE', '', '', ''],
      ],
      'net_amount',
      'annual',
      serialOfDay(day),
    ),
  ).toEqual([
    await figures({ country: 'KE', amount: 85_000, period: 'annual', pay_date: day }, ['net_amount']),
    await figures({ country: 'NG', amount: 900_000, period: 'weekly', pay_date: '2026-06-30' }, ['net_amount']),
    [{ error: '#VALUE!', message: expect.stringContaining('This row has no country') as string }],
    [''],
  ]);
});

test('a bad cell is an error of its own row, an empty row stays empty, and the others are right', async () => {
  const right = await figures({ country: 'KE', amount: 85_000 }, ['net_amount', 'tax_amount']);
  const twice = (sentence: RegExp) =>
    Array.from({ length: 2 }, () => ({ error: '#VALUE!', message: expect.stringMatching(sentence) as string }));
  expect(
    await payroll(
      'KE',
      [
        ['ID', 'Gross', 'Children', 'Residency', 'Pay date'],
        [1, 85_000, '', '', ''],
        [2, 'a lot', '', '', ''],
        ['', '', '', '', ''],
        [4, 85_000, 2.5, '', ''],
        [5, 85_000, '', 'residnt', ''],
        [6, 85_000, '', '', 'soon'],
        [7, -1, '', '', ''],
        [8, 85_000, '', '', ''],
      ],
      'net_amount, tax_amount',
    ),
  ).toEqual([
    right,
    twice(/^"a lot" is not a number\. Enter a number for Gross/),
    ['', ''],
    twice(/^Children must be a whole number/),
    twice(/^Tax residence cannot be "residnt": did you mean "resident"/),
    twice(/^Pay date must be a date/),
    twice(/^Amount must be above 0/),
    right,
  ]);
});

describe('as a desk writes it', () => {
  test.each(payrollSheets)('$what', async ({ country, table, result }) => {
    const error = (sentence: RegExp) => ({ error: '#VALUE!', message: expect.stringMatching(sentence) as string });
    const found = await payroll(country, table, 'tax_amount, net_amount');
    if (result instanceof RegExp) return expect(found).toEqual(error(result));
    const rows = await expectedRows(result);
    expect(found).toEqual(rows.map((row) => (row instanceof RegExp ? [error(row), error(row)] : row)));
  });

  test('what is paid out is net pay less the deductions of the row', async () => {
    const [net] = (await figures({ country: 'KE', amount: 85_000 }, ['net_amount'])) as [number];
    expect(
      await payroll(
        'KE',
        [
          ['Name', 'Gross', 'Advance', 'Loan repayment'],
          ['A', 85_000, 10_000, 2_500],
          ['B', 85_000, 80_000, ''],
        ],
        [['Net pay', 'Paid out']],
      ),
    ).toEqual([
      [net, net - 12_500],
      [net, { error: '#VALUE!', message: expect.stringMatching(/The deductions of this row are 80000/) as string }],
    ]);
  });
});

describe('headings', () => {
  const wrong: readonly (readonly [string, Rows, RegExp])[] = [
    [
      'unknown ones are all named, with the nearest',
      [
        ['Gross', 'Maritl status', 'Shoe size', 'Situation famliale'],
        [85_000, 'Married', 43, 'Mariée'],
      ],
      /^Unknown headings: "Maritl status" \(did you mean Marital status\?\), "Shoe size", "Situation famliale" \(did you mean Situation familiale\?\)\. .*PAYROLLHEADERS/,
    ],
    [
      'two with one meaning',
      [
        ['Gross', 'Enfants', 'children'],
        [85_000, 1, 2],
      ],
      /^"Enfants" and "children" both mean Children/,
    ],
    [
      'none for the pay',
      [
        ['Name', 'Children'],
        ['Amina', 1],
      ],
      /first row of the table must hold headings.*Gross pay/,
    ],
    ['no header row', [[85_000], [90_000]], /^The first row of the table must hold headings/],
    [
      'values without a heading',
      [
        ['Gross', ''],
        [85_000, 3],
      ],
      /^Column 2 of the table has values but no heading/,
    ],
  ];
  test.each(wrong)('%s: one error for the table', async (_what, table, message) => {
    expect(await payroll('KE', table)).toEqual({ error: '#VALUE!', message: expect.stringMatching(message) as string });
  });

  test('a header row alone gives empty cells', async () => {
    expect(await payroll('KE', [['Gross']], 'net_amount, tax_amount')).toEqual([['', '']]);
  });
});

describe('PAYROLLHEADERS', () => {
  test('gives headings that PAYROLL takes, in each language, for every country', async () => {
    const countries = ['KE', 'NG', 'ZA', 'MG', 'GA', 'CM', 'CD', 'MA', 'TN', 'ET', 'SN'];
    const formulas = countries.flatMap((country) => languages.map((language) => [country, language] as const));
    const headings = await excel.calculate(formulas.map((args) => ['PAYROLLHEADERS', ...args]));
    const slips = await excel.calculate(
      formulas.map(([country], i) => {
        const row = ([headings[i]].flat(2) as readonly string[]).map((_, at) => (at === 0 ? 500_000 : ''));
        return ['PAYROLL', country, [[headings[i]].flat(2), row]];
      }),
    );
    for (const [i, [country]] of formulas.entries())
      expect([country, slips[i]]).toEqual([country, [await figures({ country, amount: 500_000 })]]);
  });

  test('starts with the pay, and names what the law asks', async () => {
    const [french] = (await excel.value('PAYROLLHEADERS', 'Gabon', 'fr')) as Rows;
    expect(french![0]).toBe('Salaire brut');
    expect(french).toEqual(expect.arrayContaining(['Situation familiale', 'Enfants']));
  });
});

test('5,000 employees are at most two requests, and equal rows are asked once', async () => {
  const countries = ['GA', 'KE', 'NG', 'MG'];
  const row = (i: number) => [
    `Employee ${i}`,
    countries[i % 4],
    300_000 + i * 13,
    i % 2 === 0 ? 'Married' : 'Célibataire',
    i % 5,
    20_000 + (i % 7),
    i % 3 === 0 ? 50_000 : '',
    '5%',
    i % 11 === 0,
    3_000,
  ];
  const table = [
    [
      'Name',
      'Country',
      'Gross',
      'Marital status',
      'Children',
      'Transport',
      'Bonus',
      'Housing',
      'Disabled',
      'Pension plan paid',
    ],
    ...Array.from({ length: 5_000 }, (_, i) => row(i)),
  ];
  const before = excel.requests.length;
  const result = (await payroll(null, table)) as Rows;
  expect(excel.requests.length - before).toBeLessThanOrEqual(2);
  const cells = result.flat();
  expect(cells.length).toBe(20_000);
  expect(cells.filter((cell) => typeof cell !== 'number')).toEqual([]);
  const sent = excel.page.waitForRequest((request) => request.url().endsWith('/batch'));
  await payroll('KE', [['Gross'], ...Array.from({ length: 5_000 }, (_, i) => [700_000 + (i % 3)])]);
  expect(callsIn((JSON.parse((await sent).postData()!) as { readonly items: readonly unknown[] }).items)).toBe(3);
});

test('the page reported no errors', () => {
  expect(excel.complaints).toEqual([]);
});
