import '../support/pane-in-english';
import type { LawAsks } from '../../src/contract/asks';
import type { TaxResult } from '../../src/contract/tax';
import { divided, tooMuch } from '../../taskpane/views/pay/basic-pay';
import { defaultFields, isPayFields, type PayFields } from '../../taskpane/views/pay/pay-fields';
import { payFormulas } from '../../taskpane/views/pay/formulas';
import { payrollTable } from '../../taskpane/views/pay/payroll-table';
import { dayOfLaw, inCurrency, statedBy } from '../../taskpane/views/pay/stated';
import { formulaText } from '../../taskpane/words/formula';
import { service } from '../support/service';

const asksOf = async (country: string): Promise<LawAsks> => {
  const { body } = await service.get(`/api/v1/tax/law?country=${country}`);
  return (body.data as unknown as { asks: LawAsks }).asks;
};

const married: PayFields = {
  ...defaultFields,
  text: '600,000',
  employee: { marital_status: 'married', children: '3', residency: 'non_resident' },
  parts: [
    { name: 'transport', texts: { amount: '50 000' } },
    { name: 'housing', texts: { amount: '20', unit: 'percent' } },
    { name: 'overtime', texts: { amount: '12,000', hours: '10' } },
    { name: 'bonus', texts: {} },
  ],
  benefits: [{ name: 'vehicle', texts: { price: '500,000', engine: '1,800' } }],
  payments: [{ name: 'medical_insurance', texts: { amount: '3,000' } }],
  yearToDate: { months: '5', gross: '300,000' },
};

const pay = { transport: 50_000, housing: { percent_of_basic: 20 }, overtime: { amount: 12_000, hours: 10 } };

describe('what the fields state', () => {
  test('is what the law of Côte d’Ivoire asks, and every part of pay', async () => {
    expect(statedBy(married, await asksOf('CI'))).toEqual({
      fields: { include_pension: true, employee: { marital_status: 'married', children: 3 }, pay },
      complaints: {},
    });
  });

  test('in South Africa holds the vehicle by its price, the medical scheme and the year so far', async () => {
    expect(statedBy(married, await asksOf('ZA')).fields).toEqual({
      include_pension: true,
      employee: { children: 3 },
      pay,
      in_kind: { vehicle: { price: 500_000 } },
      paid: { medical_insurance: 3_000 },
      year_to_date: { months: 5, gross: 300_000 },
    });
  });

  test('is the paid days of a month, and of monthly pay only', () => {
    const joined: PayFields = { ...defaultFields, worked: { days: '15', of: '26' } };
    expect(statedBy(joined, undefined).fields.worked).toEqual({ days: 15, of: 26 });
    expect(statedBy({ ...joined, worked: { days: '15' } }, undefined).fields.worked).toEqual({ days: 15 });
    expect(statedBy({ ...joined, period: 'weekly' }, undefined).fields.worked).toBeUndefined();
    expect(statedBy({ ...joined, worked: { of: '26' } }, undefined).complaints).toEqual({
      'worked.days': 'Enter the number of days.',
    });
  });

  test('is the first and the last paid day, in one month, and the law of that month', () => {
    const of = (worked: PayFields['worked']) => statedBy({ ...defaultFields, worked }, undefined);
    expect(of({ from: '2026-11-17', to: '' }).fields.worked).toEqual({ from: '2026-11-17' });
    expect(of({ to: '2026-11-09' })).toMatchObject({ fields: { worked: { to: '2026-11-09' } }, complaints: {} });
    expect(of({ from: '2026-11-17', to: '2026-11-09' }).complaints).toEqual({
      'worked.to': 'The last day paid is before the first. Choose a later day.',
    });
    expect(of({ from: '2026-11-17', to: '2026-12-09' }).complaints).toEqual({
      'worked.to': 'Both days must lie in one month. Choose a day of the same month.',
    });
    expect(of({ from: '2026-11-17', days: '14' }).complaints).toEqual({
      'worked.days': 'Enter dates or a number of days, not both. Clear one of them.',
    });
    const leave = { unpaid_from: '2026-11-09', unpaid_to: '2026-11-13' };
    expect(of(leave)).toMatchObject({ complaints: {}, fields: { worked: leave } });
    expect(of({ ...leave, unpaid_to: '2026-11-06', days: '14' }).complaints).toEqual({
      'worked.unpaid_to': 'The last day of unpaid leave is before the first. Choose a later day.',
      'worked.days': 'Enter dates or a number of days, not both. Clear one of them.',
    });
    expect(of({ from: '2026-11-06', unpaid_from: '2026-12-01' }).complaints).toEqual({
      'worked.unpaid_from': 'Both days must lie in one month. Choose a day of the same month.',
    });
    expect(dayOfLaw({ ...defaultFields, worked: { unpaid_to: '2026-02-09' } })).toBe('2026-02-28');
    const left: PayFields = { ...defaultFields, worked: { to: '2026-02-09' } };
    expect(dayOfLaw(left)).toBe('2026-02-28');
    expect(dayOfLaw({ ...left, payDate: '2026-03-05' })).toBe('2026-03-05');
    expect(dayOfLaw({ ...left, period: 'weekly' })).toBe('');
  });

  // Kenya: 14 of the 30 days of November are 46,666.67 of 100,000.
  test('is in the formulas and the table of a payslip, with the pay of the whole month', async () => {
    const asked = { country: 'KE', amount: 100_000, worked: { from: '2026-11-17' } } as const;
    const { body } = await service.post('/api/v1/tax/paye', asked);
    const slip = body.data as unknown as TaxResult;
    expect(slip.gross_amount).toBe(46_666.67);
    expect(formulaText(payFormulas(asked, slip)[0]!.formula, 'point')).toBe(
      '=SVC.NETPAY("KE",100000,,,,"worked_from=2026-11-17")',
    );
    const { columns, rows } = payrollTable(await asksOf('KE'), asked, slip, 'en');
    const at = columns.findIndex((column) => typeof column === 'object' && column.name === 'Worked from');
    expect(rows.map((row) => [row[1], row[at]])).toEqual([
      [100_000, { date: '2026-11-17' }],
      [expect.any(Number), null],
      [150_000, null],
    ]);
  });

  test('is only the parts of pay while the law is not known', () => {
    expect(statedBy(married, undefined).fields).toEqual({ include_pension: true, pay });
  });

  test('a benefit that the law values by pay alone needs no figure; any other counts once a figure is typed', async () => {
    const fields = { ...defaultFields, benefits: ['meals', 'fuel'].map((name) => ({ name, texts: {} })) };
    expect(statedBy(fields as PayFields, await asksOf('NG')).fields.in_kind).toEqual({ meals: {} });
  });

  test('a rate without a range in the law is any percentage', async () => {
    const of = async (country: string, employee: PayFields['employee']) =>
      statedBy({ ...defaultFields, employee }, await asksOf(country));
    expect(await of('MA', { expense_rate: '45' })).toMatchObject({
      complaints: {},
      fields: { employee: { expense_rate: 45 } },
    });
    expect(await of('ZA', { accident_rate: '2.11' })).toMatchObject({
      complaints: {},
      fields: { employee: { accident_rate: 2.11 } },
    });
    expect(Object.keys((await of('MA', { expense_rate: '101' })).complaints)).toEqual(['employee.expense_rate']);
  });

  test.each([
    ['employee.children', { employee: { children: '31' } }, 'Enter a whole number from 0 to 30.'],
    ['pay.transport', { parts: [{ name: 'transport', texts: { amount: 'much' } }] }, /^Enter a number of 0 or more/],
    [
      'pay.housing',
      { parts: [{ name: 'housing', texts: { amount: '0.2', unit: 'percent' } }] },
      'Did you mean 0.2 % or 20 %? Add the % sign.',
    ],
    ['paid.pension', { payments: [{ name: 'pension', texts: { amount: '1,5' } }] }, /^Use a decimal point/],
    ['year_to_date.months', { yearToDate: { gross: '5,000' } }, /^Enter the number of months/],
    ['year_to_date.months', { yearToDate: { months: '13' } }, 'Enter a whole number from 0 to 12.'],
  ])('%s may be wrong', async (field, typed, sentence) => {
    const { complaints } = statedBy({ ...defaultFields, ...typed } as PayFields, await asksOf('ZA'));
    expect(Object.keys(complaints)).toEqual([field]);
    expect(complaints[field]).toMatch(sentence);
  });

  test('in another currency, amounts are converted; shares, hours and months are not', async () => {
    const { fields } = statedBy(married, await asksOf('ZA'));
    expect(inCurrency(fields, 0.5)).toMatchObject({
      employee: { children: 3 },
      pay: { transport: 25_000, housing: { percent_of_basic: 20 }, overtime: { amount: 6_000, hours: 10 } },
      in_kind: { vehicle: { price: 250_000 } },
      paid: { medical_insurance: 1_500 },
      year_to_date: { months: 5, gross: 150_000 },
    });
  });
});

test('basic pay is what the parts leave of gross pay', () => {
  // 600,000 − 50,000 − 12,000 = 538,000 is basic pay and 20 % of it: 538,000 / 1.2 = 448,333.33.
  const division = divided(600_000, pay);
  expect(division.basic).toBeCloseTo(448_333.33, 2);
  expect(division.parts).toBeCloseTo(151_666.67, 2);
  expect(tooMuch(600_000, division)).toBeUndefined();
  expect(tooMuch(60_000, divided(60_000, { transport: 61_000 }))).toMatch(/come to 61,000.* only 60,000/);
});

test('fields of an earlier version are dropped', () => {
  expect(isPayFields(JSON.parse(JSON.stringify(married)))).toBe(true);
  const { employee: _, ...earlier } = married;
  for (const value of [
    earlier,
    { ...married, parts: [{ name: 'gift', texts: {} }] },
    { ...married, employee: [] },
    null,
  ])
    expect(isPayFields(value)).toBe(false);
});
