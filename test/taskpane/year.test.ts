import '../support/pane-in-english';
import type { SuccessOf } from '../../src/client';
import { type DetailName, detailNames, payDetails, requestOfDetails } from '../../src/contract/details';
import { monthFrom, dueNext } from '../../taskpane/views/pay/due/due-months';
import { areYearChanges, newChange, type YearChange } from '../../taskpane/views/pay/year/changes';
import { fittingColumns } from '../../taskpane/views/pay/year/fitting-columns';
import { yearAsked } from '../../taskpane/views/pay/year/year-request';
import { columnName } from '../../taskpane/sheet/table';
import { yearPayroll, yearTable } from '../../taskpane/views/pay/year/year-sheet';
import { service } from '../support/service';
import { answeredYear, yearOf } from '../support/year-of-pay';

const change = (id: number, name: YearChange['name'], month: number, text = ''): YearChange => ({
  id,
  name,
  month,
  text,
});
const family = [
  change(1, 'employee.children', 9, '1'),
  change(2, 'employee.marital_status', 5, 'married'),
  change(3, 'pay.thirteenth', 12, '600,000'),
  change(4, 'amount', 9, '650,000'),
];

describe('what a year is asked by', () => {
  test('changes of one month stand together, the months in their order', async () => {
    const { input, complaints } = yearAsked(await yearOf('CI'), family);
    expect(complaints).toEqual({});
    expect(input).toEqual({
      country: 'CI',
      tax_year: '2026',
      amount: 600_000,
      detail: true,
      include_pension: true,
      months: [
        { month: '2026-05', employee: { marital_status: 'married' } },
        { month: '2026-09', employee: { children: 1 }, amount: 650_000 },
        { month: '2026-12', pay: { thirteenth: 600_000 } },
      ],
    });
  });

  test('a calendar month is the month of the tax year; what the law does not ask is not sent', async () => {
    const changes = [
      change(1, 'joins', 11),
      change(2, 'leaves', 1),
      change(3, 'amount', 1, '32,500'),
      ...family.slice(1, 2),
    ];
    const { input, complaints } = yearAsked(await yearOf('ZA'), changes);
    expect(complaints).toEqual({});
    expect(input).toMatchObject({
      from: '2026-11',
      to: '2027-01',
      months: [{ month: '2027-01', amount: 32_500 }],
    });
  });

  test('pay of a week is 52 twelfths a month; what is paid once is no part of it', async () => {
    const { amount, paidOnce, input } = yearAsked(
      await yearOf('CI', {
        gross: 15_000,
        period: 'weekly',
        stated: {
          include_pension: true,
          pay: { bonus: 3_000, transport: 1_200, overtime: { amount: 600, hours: 3 } },
          year_to_date: { months: 2 },
        },
      }),
      [],
    );
    expect(amount).toBe(52_000);
    expect(paidOnce).toEqual(['Bonus']);
    expect(input).toMatchObject({ amount: 52_000, pay: { transport: 5_200, overtime: { amount: 2_600, hours: 13 } } });
    expect(input).not.toHaveProperty('year_to_date');
    expect(input).not.toHaveProperty('months');
  });

  test.each<[string, readonly YearChange[], Readonly<Record<string, string>>]>([
    [
      'twice in a month',
      [change(1, 'amount', 5, '1,000'), change(2, 'amount', 5, '2,000')],
      { '2.month': 'Another line changes this in the same month. Choose another month.' },
    ],
    [
      'before the employee joins',
      [change(1, 'joins', 6), change(2, 'pay.bonus', 5, '1,000')],
      { '2.month': 'The employee has no pay in this month. Choose another month.' },
    ],
    [
      'leaving before joining',
      [change(1, 'leaves', 2), change(2, 'joins', 6)],
      { '1.month': 'The last month is before the first. Choose a later month.' },
    ],
    ['a number that is none', [change(1, 'employee.children', 5, 'two')], { 1: 'Enter a whole number from 0 to 30.' }],
  ])('%s is a sentence, and nothing is asked', async (_, changes, complaints) => {
    expect(yearAsked(await yearOf('CI'), changes)).toMatchObject({ input: undefined, complaints });
  });

  test('a new change stands in a month of the tax year, with a value that differs from the default', async () => {
    const { asks, months } = await yearOf('CI');
    expect(newChange('employee.marital_status', [], asks, months, '2026-07')).toEqual(
      change(1, 'employee.marital_status', 7, 'married'),
    );
    expect(newChange('amount', family, asks, months, '2031-07')).toEqual(change(5, 'amount', 1));
    expect(newChange('pay.thirteenth', [], asks, months, '2026-07').month).toBe(12);
  });

  test('changes that were edited by hand are dropped', () => {
    expect(areYearChanges(family)).toBe(true);
    expect(areYearChanges([{ ...family[0], month: 13 }])).toBe(false);
    expect(areYearChanges([{ ...family[0], name: 'pay.luck' }])).toBe(false);
    expect(areYearChanges([null])).toBe(false);
  });
});

describe('in the sheet', () => {
  test('each row of the payroll table asks for the payslip of its month', async () => {
    const of = await yearOf('CI', {
      stated: { include_pension: true, pay: { housing: { percent_of_basic: 20 } } },
    });
    const { input, answer } = await answeredYear(of, family);
    const { columns, rows, totals, formula } = yearPayroll(of.asks, input, answer.data, 'en')!;
    expect(columns.map(columnName)).toEqual([
      'Month',
      'Gross pay',
      'Pay date',
      'Marital status',
      'Children',
      'Housing allowance',
      'Thirteenth month',
    ]);
    expect(rows[8]).toEqual(['Sep 2026', 650_000, { date: '2026-09-30' }, 'Married', 1, '20%', null]);
    expect(totals).toEqual(['Gross pay', 'Thirteenth month']);
    expect(formula('A1:G13')).toMatchObject({ name: 'PAYROLL', args: ['CI', { cells: 'A1:G13' }] });
    for (const at of [0, 4, 8, 11]) {
      const [, amount, date, status, children, , thirteenth] = rows[at]!;
      const { body } = await service.post('/api/tax', {
        country: 'CI',
        type: 'income',
        amount,
        ...requestOfDetails({
          pay_date: (date as { date: string }).date,
          ...(status === null ? {} : { marital_status: 'married' }),
          ...(children === null ? {} : { children: Number(children) }),
          housing: { percent_of_basic: 20 },
          ...(thirteenth === null ? {} : { thirteenth: Number(thirteenth) }),
        }),
      });
      const { tax, net, contributions, employer_cost } = answer.data.months[at]!;
      expect(body.data).toMatchObject({ tax_amount: tax, net_amount: net, pension: contributions, employer_cost });
    }
    const labels = new Set(detailNames.map((name: DetailName) => payDetails[name].label));
    expect(columns.slice(2).every((column) => labels.has(columnName(column)))).toBe(true);
  });

  test('there is no payroll table where the law of a month looks at earlier months; values always are', async () => {
    const of = await yearOf('NG');
    const { input, answer } = await answeredYear(of, [change(1, 'joins', 3)]);
    expect(yearPayroll(of.asks, input, answer.data, 'en')).toBeUndefined();
    const { rows, columns } = yearTable(answer.data, 'As of today');
    const { totals, settlement } = answer.data;
    expect(columns).toHaveLength(6);
    expect(rows).toHaveLength(10 + 1 + 3);
    expect(rows[10]).toEqual([
      'Total',
      totals.gross,
      totals.contributions,
      totals.tax,
      totals.net,
      totals.employer_cost,
    ]);
    expect(rows[13]).toEqual(['Refund', null, null, settlement!.refund, null, null]);
  });
});

describe('columns that fit', () => {
  const columns = [
    { id: 'month', priority: 9, texts: ['Jan 2026'] },
    { id: 'gross', priority: 1, texts: ['85,000.00', '1,020,000.00'] },
    { id: 'tax', priority: 4, texts: ['15,269.60'] },
    { id: 'net', priority: 3, texts: ['61,017.90'] },
  ];
  test.each([
    [0, ['month']],
    // 8 characters, then 9 with a gap.
    [80 + 10 + 90, ['month', 'tax']],
    [80 + 2 * (10 + 90) - 1, ['month', 'tax']],
    [80 + 2 * (10 + 90), ['month', 'tax', 'net']],
    [80 + 2 * (10 + 90) + 10 + 120, ['month', 'gross', 'tax', 'net']],
  ])('in %i pixels: %p', (width, ids) => {
    expect(fittingColumns(columns, width, 10, 10).map(({ id }) => id)).toEqual(ids);
  });
});

test('what is due next is all that is due on the first day from today on', async () => {
  const { body } = await service.get('/api/v1/payroll/calendar?country=KE&due_in=2026-12');
  const { items } = body.data as unknown as SuccessOf<'getPayrollCalendar'>['data'];
  const next = dueNext(items, '2026-12-01');
  expect(new Set(next.map(({ due }) => due))).toEqual(new Set(['2026-12-09']));
  expect(next.length).toBe(items.filter(({ due }) => due === '2026-12-09').length);
  expect(dueNext(items, '2027-01-01')).toEqual([]);
  expect(monthFrom('2026-12-31', 1)).toBe('2027-01');
  expect(monthFrom('2026-01-31', -1)).toBe('2025-12');
});
