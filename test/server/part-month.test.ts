import type { PayrollYear, TaxLaw, TaxResult } from '../../src/contract';
import { service } from '../support/service';

// 85,000 a month in Kenya: tax 15,269.60, contributions 8,712.50, net 61,017.90, worked in the cases of Kenya.
// 14 of 30 days of November are paid from the 17th; 15 from the 16th.
const kenya = { country: 'KE', pay_date: '2026-11-30' };
const ofMonth = { tax_amount: 15_269.6, pension: 8_712.5, net_amount: 61_017.9 };
const halfMonth = { ...kenya, amount: 170_000, worked: { from: '2026-11-16' } };

async function answered(path: string, body: object) {
  const { status, body: found } = await service.post(path, body);
  expect(found.error).toBeUndefined();
  expect(status).toBe(200);
  return found;
}
const paye = async (body: object): Promise<TaxResult> =>
  (await answered('/api/v1/tax/paye', body)).data as unknown as TaxResult;

test('the part is paid, and the answer says which part and how it was counted', async () => {
  const { data, meta } = await answered('/api/v1/tax/paye', halfMonth);
  expect(data).toMatchObject({ ...ofMonth, gross_amount: 85_000 });
  expect((data as unknown as TaxResult).worked).toEqual({ days: 15, of: 30, whole_month: 170_000 });
  expect(meta.notices).toEqual(
    expect.arrayContaining([
      expect.stringContaining('15 / 30 calendar days. No rule of law is recorded.'),
      'The scale and the reliefs of the whole month apply to the pay of the part.',
      expect.stringContaining('The limits of contributions are those of a whole month.'),
    ]),
  );
  expect(meta.sources.map(({ title }) => title)).toContain("Employer's Guide to PAYE, revised 2006, page 29");
});

test('the specification’s address takes it too, and a whole month says nothing of parts', async () => {
  const { data } = await answered('/api/tax', { ...halfMonth, type: 'income' });
  expect(data).toMatchObject(ofMonth);
  const whole = await answered('/api/v1/tax/paye', { ...kenya, amount: 85_000, worked: { from: '2026-11-01' } });
  expect(whole.data).toMatchObject(ofMonth);
  expect(whole.meta.notices.join(' ')).not.toContain('part of a month');
});

test('the pay of the part may be stated, and its net', async () => {
  const part = { days: 13, of: 26, amount_is: 'part' };
  const stated = await paye({ ...kenya, amount: 85_000, worked: part });
  expect(stated).toMatchObject({ ...ofMonth, worked: { days: 13, of: 26, whole_month: null } });
  expect(await paye({ ...kenya, mode: 'net_to_gross', amount: 61_017.9, worked: part })).toMatchObject({
    gross_amount: 85_000,
  });
});

test('the net of a whole month is that of its gross, of which the part is paid', async () => {
  const { gross_amount, worked } = await paye({
    ...kenya,
    mode: 'net_to_gross',
    amount: 61_017.9,
    worked: { days: 15, of: 30 },
  });
  expect({ gross_amount, worked }).toEqual({
    gross_amount: 42_500,
    worked: { days: 15, of: 30, whole_month: 85_000 },
  });
});

test('batch, register and explanation ask the same question', async () => {
  const batch = await answered('/api/v1/batch', {
    items: [{ operation: 'tax', input: { ...halfMonth, type: 'income' } }],
  });
  expect(JSON.stringify(batch.data)).toContain('"tax_amount":15269.6');
  const register = await answered('/api/v1/payroll/register', {
    ...kenya,
    columns: ['gross_amount', 'tax_amount', 'net_amount'],
    rows: [
      { amount: 170_000, worked: { from: '2026-11-16' } },
      { amount: 85_000, worked: { days: 0, of: 30 } },
    ],
  });
  expect(register.data).toMatchObject({
    rows: [{ amounts: [85_000, 15_269.6, 61_017.9] }, { amounts: [0, 0, 0] }],
  });
  const explained = await answered('/api/v1/tax/explain', { ...halfMonth, type: 'income' });
  expect(JSON.stringify(explained.data)).toContain('170,000 × 15 / 30');
});

test('a row of payslips without pay, and one of a part', async () => {
  const { status } = await service.post('/api/v1/payroll/payslips', {
    country: 'KE',
    month: '2026-11',
    employer: { name: 'Baraka Ltd' },
    rows: [
      { name: 'Wanjiku Kamau', amount: 0 },
      { name: 'Otieno Odhiambo', amount: 170_000, worked: { from: '2026-11-16' } },
    ],
  });
  expect(status).toBe(200);
});

// November: 20 days at 60,000 and 10 days at 90,000 make 40,000 + 30,000 = 70,000. December: 90,000.
// The employee joins on 16 October, so 16 of 31 days of 62,000 are 32,000.
test('a year of pay with a joiner and a raise on the 21st', async () => {
  const { data } = await answered('/api/v1/payroll/year', {
    country: 'KE',
    tax_year: '2026',
    from: '2026-10',
    amount: 62_000,
    months: [
      { month: '2026-10', worked: { from: '2026-10-16' } },
      { month: '2026-11', amount: 60_000 },
      { month: '2026-11', from: '2026-11-21', amount: 90_000 },
    ],
  });
  expect((data as unknown as PayrollYear).months.map(({ gross }) => gross)).toEqual([32_000, 70_000, 90_000]);
});

test.each([
  [{ months: [{ month: '2026-11', from: '2026-12-01', amount: 1 }] }, 'invalid_months'],
  [{ months: [{ month: '2026-11', worked: { days: 31, of: 30 } }] }, 'invalid_amount'],
])('a year refuses %j', async (wrong, code) => {
  const { status, body } = await service.post('/api/v1/payroll/year', { country: 'KE', amount: 60_000, ...wrong });
  expect([status, body.error.code]).toEqual([400, code]);
});

test.each([
  [{ worked: { form: '2026-11-17' } }, 'invalid_date', 'did you mean `from`'],
  [{ worked: { days: 'ten' } }, 'invalid_date', '`worked.days` must be a number, 0 or more and at most 366.'],
  [{ worked: { days: 3 }, period: 'weekly' }, 'invalid_period', '`period` must be `monthly`'],
  [{ pay_periods: 53, period: 'monthly' }, 'invalid_period', '`pay_periods`'],
  [{ pay_periods: 1.5, period: 'weekly' }, 'invalid_period', '`pay_periods`'],
])('%j is refused by name', async (wrong, code, sentence) => {
  const { status, body } = await service.post('/api/v1/tax/paye', { country: 'KE', amount: 85_000, ...wrong });
  expect([status, body.error.code]).toEqual([400, code]);
  expect(body.error.message).toContain(sentence);
});

test('pay of a day and of 53 weeks says what a year of it is', async () => {
  const daily = await answered('/api/v1/tax/paye', { country: 'KE', amount: 3_000, period: 'daily' });
  expect(daily.meta.notices.join(' ')).toContain('1 / 365 of the pay of a year. No rule of law is recorded.');
  const ivorian = await answered('/api/v1/tax/paye', { country: 'CI', amount: 5_000, period: 'daily' });
  expect(ivorian.meta.notices.join(' ')).toContain('1 / 360');
  // 150,000 a month bears 12,000 of ITS, worked in the cases of Côte d'Ivoire; a day is a thirtieth of it.
  expect(ivorian.data.tax_amount).toBe(400);
  const weeks = await answered('/api/v1/tax/paye', {
    country: 'KE',
    amount: 20_000,
    period: 'weekly',
    pay_periods: 53,
  });
  expect(weeks.meta.notices).toContain('The year was taken to have 53 pay periods.');
});

// Kenya: the limits of the NSSF were 8,000 and 72,000 from February 2025, and are 9,000 and 108,000 from February 2026.
test('paid days that are not in the month of the pay date are named', async () => {
  const asked = { country: 'GH', amount: 5_000, worked: { from: '2026-11-10' } };
  const said = 'The paid days are in 2026-11 and the pay date is 2026-10-31: the law of the pay date applies.';
  const early = await answered('/api/v1/tax/paye', { ...asked, pay_date: '2026-10-31' });
  expect(early.meta.notices).toContain(said);
  const usual = await answered('/api/v1/tax/paye', { ...asked, pay_date: '2026-11-25' });
  expect(usual.meta.notices.join()).not.toContain('The paid days are in');
});

test('without a pay date the law is that of the month of the paid days', async () => {
  const question = { country: 'KE', amount: 100_000, worked: { from: '2025-03-17' } };
  const ofMonth = await paye({ ...question, pay_date: '2025-03-31' });
  expect(ofMonth.tax_year).toBe('2025');
  expect(await paye(question)).toEqual(ofMonth);
  expect(await paye({ ...question, tax_year: '2025' })).toEqual(ofMonth);
  const { status, body } = await service.post('/api/v1/tax/paye', { ...question, tax_year: '2024' });
  expect([status, body.error.code, body.error.message]).toEqual([
    400,
    'invalid_date',
    '`worked`: 2025-03-17 is in tax year 2025 of Kenya, but `tax_year` is 2024 (2024-01-01 to 2024-12-31). Send only one of the two, or days in that tax year.',
  ]);
});

test.each([
  [{ from: '2026-11-20', to: '2026-11-10' }, '`worked`: the last day, 2026-11-10, is before the first, 2026-11-20.'],
  [{ from: '2026-10-20', to: '2026-11-10' }, '`worked`: the days must lie between 2026-10-01 and 2026-10-31.'],
  [{ from: '2026-11-10', days: 10 }, '`worked` takes dates, or `days` and `of`, not both.'],
  [{ unpaid_from: '2026-11-10', days: 10 }, '`worked` takes dates, or `days` and `of`, not both.'],
  [
    { unpaid_from: '2026-11-20', unpaid_to: '2026-11-10' },
    '`worked`: the last day of unpaid leave, 2026-11-10, is before the first, 2026-11-20.',
  ],
  [
    { from: '2026-11-06', unpaid_from: '2026-11-02', unpaid_to: '2026-11-09' },
    '`worked`: unpaid leave must lie between 2026-11-06 and 2026-11-30.',
  ],
  [{ of: 26 }, '`worked` with `of` needs `days`.'],
  [{ amount_is: 'part' }, '`worked` with `amount_is` `part` needs the paid days: `from` or `to`, or `days`.'],
  [{ days: 31 }, '`worked.days` must be at most 30.'],
])('%j is refused with a sentence', async (worked, sentence) => {
  const { status, body } = await service.post('/api/v1/tax/paye', { ...kenya, amount: 85_000, worked });
  expect([status, body.error.message]).toEqual([400, sentence]);
});

test('pay of the part is not said to be multiplied; its days are named where the law counts by them', async () => {
  const part = { days: 7, amount_is: 'part' };
  const said = async (country: string) =>
    (
      await answered('/api/v1/tax/paye', { country, amount: 20_000, pay_date: '2026-11-30', worked: part })
    ).meta.notices.join(' ');
  expect(await said('ZA')).toContain('The paid days were counted as 7 / 30 calendar days.');
  expect(await said('EG')).toContain('The paid days were counted as 7 / 30 calendar days. No rule of law is recorded.');
  for (const country of ['ZA', 'EG', 'KE']) expect(await said(country)).not.toContain('multiplied');
});

test('without a paid day, benefits and the year so far are said to be left out', async () => {
  const notices = async (body: object) =>
    (await answered('/api/v1/tax/paye', { amount: 80_000, worked: { days: 0 }, ...body })).meta.notices.join(' ');
  expect(await notices({ country: 'KE', in_kind: { housing: { value: 30_000 } } })).toContain(
    '`in_kind.housing` was left out: in a month without pay there is nothing to withhold tax from.',
  );
  const soFar = { year_to_date: { months: 4, gross: 800_000, tax: 100_000 } };
  expect(await notices({ country: 'MU', ...soFar })).toContain('`year_to_date` was left out');
  expect(await notices({ country: 'KE', ...soFar })).not.toContain('`year_to_date` was left out');
});

// Kenya records what becomes of the tax, at medium confidence, and neither the count of days nor the limits of
// contributions. South Africa records all three. Ethiopia has one rate of pension on all pay, without limits, and a count
// of days at low confidence.
test('an assumption in place of law is no surer than a low source, and a notice names it', async () => {
  const meta = async (country: string, worked?: object) =>
    (await answered('/api/v1/tax/paye', { country, amount: 20_000, pay_date: '2026-11-30', worked })).meta;
  const half = { from: '2026-11-16' };
  const [whole, part] = [await meta('KE'), await meta('KE', half)];
  expect([whole.confidence, part.confidence]).toEqual(['medium', 'low']);
  expect(part.notices.join(' ')).toContain('No rule of law is recorded.');
  expect((await meta('ZA', half)).confidence).toBe('medium');
  const ethiopia = await meta('ET', half);
  expect(ethiopia.confidence).toBe('low');
  expect(ethiopia.notices).toContain(
    "Confidence in Ethiopia's part-month pay rules is low: sources are weak or disagree.",
  );
  expect(ethiopia.notices.join(' ')).not.toContain('limits of contributions');
});

// South Africa: SARS taxes a bonus by the annual equivalent and a severance benefit by its own table; no source says it of
// leave paid out. Algeria: 10 % on bonuses. Uganda taxes each month by itself, and its law on arrears was not read. Libya:
// leave paid out on termination is exempt.
test('the law says of each part that is paid once how it is taxed, and an assumption is named with low confidence', async () => {
  const treated = async (country: string) => {
    const { body } = await service.get(`/api/v1/tax/law?country=${country}`);
    const { asks } = body.data as unknown as TaxLaw;
    return Object.fromEntries(asks!.once_paid.map(({ name, treatment, recorded }) => [name, [treatment, recorded]]));
  };
  expect(await treated('ZA')).toMatchObject({
    bonus: ['annual_equivalent', true],
    leave_paid_out: ['annual_equivalent', false],
    severance: ['own_tax', true],
  });
  expect(await treated('DZ')).toMatchObject({ bonus: ['own_tax', true], severance: ['exempt', true] });
  expect(await treated('UG')).toMatchObject({ bonus: ['pay_of_month', true], arrears: ['pay_of_month', false] });
  expect(await treated('LY')).toMatchObject({ leave_paid_out: ['exempt', true] });
  const meta = async (country: string, pay: object) =>
    (await answered('/api/v1/tax/paye', { country, amount: 2_000_000, pay_date: '2026-11-20', pay })).meta;
  const assumed = await meta('UG', { arrears: 500_000 });
  expect(assumed.notices).toContain(
    'Arrears: how this is taxed is not established. It was taxed as pay of the month of payment.',
  );
  expect([assumed.confidence, (await meta('UG', { bonus: 500_000 })).confidence]).toEqual(['low', 'medium']);
  const severance = await meta('ZA', { severance: 500_000 });
  expect([severance.confidence, severance.notices.join(' ')]).toEqual([
    'medium',
    expect.stringContaining('By a rate or a scale of its own.'),
  ]);
});

// Kenya, 80,000 a month and 90,000 from 11 June: 10 / 30 and 20 / 30 of a month are paid.
test('two pays of a month are counted each by itself, and its paid days are stated once', async () => {
  const raised = { month: '2026-06', from: '2026-06-11', amount: 90_000 };
  const year = async (months: readonly object[]) =>
    service.post('/api/v1/payroll/year', { country: 'KE', tax_year: '2026', amount: 80_000, months });
  const left = { ...raised, worked: { to: '2026-06-25' } };
  const { body } = await year([left]);
  const counted = body.meta.notices.filter((notice) => notice.startsWith('The pay of the month was multiplied'));
  expect(counted.map((notice) => /by (\d+) \/ (\d+)/.exec(notice)!.slice(1))).toEqual([
    ['10', '30'],
    ['15', '30'],
  ]);
  const { status, body: twice } = await year([left, { month: '2026-06', worked: { days: 12 } }]);
  expect([status, twice.error.code, twice.error.message]).toEqual([
    400,
    'invalid_months',
    '`months`: 2026-06 states `worked` twice. Put the paid days of a month into one entry.',
  ]);
});

test('a register says that rows rest on assumptions, where some do', async () => {
  const meta = async (rows: readonly object[]) => (await answered('/api/v1/payroll/register', { ...kenya, rows })).meta;
  const [whole, part] = [{ amount: 50_000 }, { amount: 90_000, worked: { from: '2026-11-17' } }];
  const mixed = await meta([whole, part]);
  expect([mixed.confidence, mixed.notices.join(' ')]).toEqual([
    'low',
    expect.stringContaining('Some rows rest on an assumption in place of law'),
  ]);
  const plain = await meta([whole]);
  expect([plain.confidence, plain.notices.join(' ')]).toEqual(['medium', expect.not.stringContaining('assumption')]);
});
