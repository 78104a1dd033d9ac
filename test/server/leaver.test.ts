import type { LeaverAnswer } from '../../src/contract';
import { service } from '../support/service';

const ask = async (body: object, query = '') => service.post(`/api/v1/payroll/leaver${query}`, body);
const leaver = async (body: object, query = '') => {
  const { status, body: answer } = await ask(body, query);
  expect(status).toBe(200);
  return { data: answer.data as unknown as LeaverAnswer, notices: answer.meta.notices, meta: answer.meta };
};

const kenya = {
  country: 'KE',
  pay: 78_000,
  started: '2019-03-01',
  ends: '2026-11-15',
  reason: 'redundancy',
  notice: 'paid',
  leave_days_left: 6,
};

describe('each line', () => {
  // Employment Act of Kenya, ss. 28, 35, 36 and 40; the figures are those of the worked case of Kenya.
  test('has its article, its days and its steps in words', async () => {
    const { data } = await leaver(kenya);
    expect(data.service).toEqual({ years: 7, months: 8, days: 15 });
    expect(data.lines).toMatchObject([
      {
        name: 'Pay for the last month',
        part: null,
        days: 15,
        article: null,
        steps: [{ text: 'Pay of a month, 78,000, × 15 / 30 days', amount: 39_000 }],
      },
      { name: 'Leave not taken', part: 'leave_paid_out', days: 6, article: 'Employment Act s. 28' },
      { name: 'Pay instead of notice', part: 'notice_pay', days: 28, article: 'Employment Act ss. 35(1), 36, 42' },
      {
        name: 'Redundancy pay',
        part: 'severance',
        article: 'Employment Act s. 40',
        steps: [{ text: '7 years of service at 15 days of pay', amount: 273_000 }],
      },
    ]);
    expect(data.law.map(({ kind }) => kind)).toEqual(['annual_leave', 'notice', 'redundancy']);
  });

  test('says how the recorded law taxes it, and what of that is open', async () => {
    const { data, notices } = await leaver(kenya);
    const treatment = (kind: string) => data.lines.find((line) => line.kind === kind)!.treatment;
    expect(treatment('pay')).toEqual([]);
    expect(treatment('notice')[0]).toMatch(/No rule of its own is recorded/);
    expect(treatment('severance')).toEqual([
      'taxed; not subject to contributions',
      'Taxable. It bears no contributions.',
      'Not established: Arrears and severance belong to the years that they are for. Answers tax them in the month of payment.',
    ]);
    expect(notices.join(' ')).toContain('Leave not taken, Pay instead of notice: no rule on tax and contributions');
  });

  // Tax on severance in South Africa: nil to 550,000, 18 % of the next 220,000. 60,000 a month, 20 years: 20 weeks.
  test('a severance benefit above the nil band is taxed by its own table', async () => {
    const { data } = await leaver({
      country: 'ZA',
      pay: 130_000,
      started: '2006-11-16',
      ends: '2026-11-15',
      reason: 'redundancy',
      notice: 'worked',
    });
    // 20 × 130,000 × 12 / 52 = 600,000; 18 % of 50,000.
    expect(data.lines.find(({ kind }) => kind === 'severance')).toMatchObject({ amount: 600_000, tax: 9_000 });
  });
});

describe('what is assumed, and what is left out', () => {
  test('the legal minimum, the count of days, the reason and the notice', async () => {
    const { notices } = await leaver({ country: 'KE', pay: 78_000, started: '2019-03-01', ends: '2026-11-15' });
    expect(notices[0]).toMatch(/legal minimum/);
    expect(notices).toContain('Dismissal by the employer was assumed, not for misconduct. `reason` states another.');
    expect(notices.join(' ')).toContain('The notice was taken as worked.');
    expect(notices.join(' ')).toContain('multiplied by 15 / 30 calendar days. No rule of law is recorded.');
  });

  test('a whole month needs no count of days', async () => {
    const { data, notices } = await leaver({ ...kenya, ends: '2026-11-30' });
    expect(data.lines[0]!.amount).toBe(78_000);
    expect(notices.join(' ')).not.toContain('calendar days. No rule');
    expect(notices.join(' ')).not.toContain('taxed as the pay of a whole month');
  });

  test('days of another count, and days of an own span', async () => {
    const days = await leaver({ ...kenya, worked: { days: 13, of: 26 } });
    expect(days.data.lines[0]).toMatchObject({ amount: 39_000, days: 13 });
    const span = await leaver({ ...kenya, worked: { to: '2026-11-10' } });
    expect(span.data.lines[0]).toMatchObject({ amount: 26_000, days: 10 });
  });

  // Seychelles: guides contradict each other on notice, and the section of the Act was not found.
  test('a part that is not established has its reason, and no amount', async () => {
    const { data } = await leaver({ ...kenya, country: 'SC', reason: 'dismissal' });
    expect(data.left_out).toContainEqual({
      kind: 'notice',
      name: 'Pay instead of notice',
      why: 'Seychelles: the rules on notice could not be established for 2026-11-15.',
    });
    expect(data.lines.map(({ kind }) => kind)).toEqual(['pay', 'leave', 'severance']);
  });

  test('a resignation, leave that is not stated, and a thirteenth month of a part of a year', async () => {
    const { data } = await leaver({
      country: 'MU',
      pay: 40_000,
      started: '2019-03-01',
      ends: '2026-11-15',
      reason: 'resignation',
    });
    const why = Object.fromEntries(data.left_out.map((left) => [left.kind, left.why]));
    expect(why).toMatchObject({
      severance: expect.stringContaining('resigns is not recorded') as string,
      leave: expect.stringContaining('Neither `leave_days_left`') as string,
      thirteenth_month: expect.stringContaining('What of it is due for a part of a year') as string,
    });
  });

  // Workers' Rights Act of Mauritius, s. 54: a twelfth of the earnings of the year.
  test('a thirteenth month for a whole year', async () => {
    const { data } = await leaver({ country: 'MU', pay: 40_000, started: '2019-03-01', ends: '2026-12-31' });
    expect(data.lines.find(({ kind }) => kind === 'thirteenth_month')).toMatchObject({
      amount: 40_000,
      part: 'thirteenth',
      article: 'Workers’ Rights Act 2019 s. 54; Special Allowance Act 2024',
    });
  });

  // Code du travail of Morocco, art. 231: the right to leave needs six months.
  test('leave before the right to it begins', async () => {
    const { data } = await leaver({
      country: 'MA',
      pay: 9_932,
      started: '2026-08-01',
      ends: '2026-11-15',
      leave_days_taken: 0,
    });
    expect(data.left_out.find(({ kind }) => kind === 'leave')!.why).toContain('begins on 2027-02-01');
  });

  // Employment Act of Kenya, s. 28: 21 days a year, 14 for eight months since 1 March.
  test('more leave taken than earned', async () => {
    const { leave_days_left: _, ...asked } = kenya;
    const { data, notices } = await leaver({ ...asked, leave_days_taken: 20 });
    expect(data.lines.find(({ kind }) => kind === 'leave')).toMatchObject({ amount: 0, days: 0 });
    expect(notices).toContain(
      'Leave not taken: 6 days more were taken than earned. Nothing is taken off pay for them.',
    );
  });

  // Code du travail of Morocco, décret 2-04-469: three months for cadres of more than five years. Leave has no groups.
  test('a group in capital letters', async () => {
    const { data } = await leaver({ ...kenya, country: 'MA', category: 'Cadres' });
    expect(data.lines.find(({ kind }) => kind === 'notice')).toMatchObject({ amount: 234_000 });
  });

  // Act 651 of Ghana, ss. 20 and 42: five days a week; the contract here has six. 2,600 × 12 / 52 / 6 = 100 a day.
  test('the week of the question pays the leave', async () => {
    const ghana = { country: 'GH', pay: 2_600, started: '2023-01-01', ends: '2026-11-15', leave_days_left: 5 };
    const of = async (body: object) => (await leaver(body)).data.lines.find(({ kind }) => kind === 'leave')!.amount;
    expect([await of(ghana), await of({ ...ghana, days_per_week: 6 })]).toEqual([600, 500]);
  });
});

describe('pay beside the regular pay', () => {
  test('regular parts are those of the part of the month, a bonus is whole', async () => {
    const { data } = await leaver({
      country: 'CI',
      pay: 390_000,
      started: '2019-03-01',
      ends: '2026-11-15',
      reason: 'resignation',
      parts: { transport: 40_000, bonus: 100_000 },
      detail: true,
    });
    expect(data.lines[1]).toMatchObject({ kind: 'paid_besides', part: 'bonus', amount: 100_000 });
    expect(data.gross).toBe(295_000);
    // Half of the transport allowance, 20,000, is below the exempt 30,000.
    expect(data.payslip!.taxable_parts!.find(({ parts }) => parts.includes('transport'))).toMatchObject({
      paid: 20_000,
      taxable: 0,
    });
  });

  test('the whole payslip only if it is asked for', async () => {
    expect((await leaver(kenya)).data).not.toHaveProperty('payslip');
    const { data } = await leaver({ ...kenya, detail: true });
    expect(data.payslip).toMatchObject({ gross_amount: data.gross, net_amount: data.net, tax_amount: data.tax });
  });

  test('a month without any pay', async () => {
    const { data } = await leaver({
      country: 'KE',
      pay: 78_000,
      started: '2026-11-02',
      ends: '2026-11-15',
      worked: { days: 0 },
    });
    expect(data).toMatchObject({ gross: 0, tax: 0, contributions: 0, net: 0 });
  });
});

test('in French: names, steps, reasons and notices', async () => {
  const { data, notices } = await leaver({ ...kenya, country: 'AO', reason: 'dismissal' }, '?lang=fr');
  expect(data.lines.map(({ name }) => name)).toEqual([
    'Salaire du dernier mois',
    'Congés non pris',
    'Indemnité compensatrice de préavis',
    'Indemnité de licenciement',
  ]);
  expect(data.lines[0]!.steps[0]!.text).toMatch(/^Salaire d’un mois, 78.000, × 15 \/ 30 jours$/);
  expect(notices.join(' ')).toContain('jours calendaires');
});

test('as an item of a batch, with a key for tax', async () => {
  const { body } = await service.post('/api/v1/batch', { items: [{ operation: 'leaver', input: kenya }] });
  const { results } = body.data as unknown as { results: { data: LeaverAnswer }[] };
  expect(results[0]!.data).toEqual((await leaver(kenya)).data);
});

describe('wrong and missing input gets a sentence', () => {
  test.each([
    [{ pay: undefined }, 'invalid_amount', '`pay` must be a number'],
    [{ pay: 0 }, 'invalid_amount', '`pay` must be greater than 0.'],
    [{ ends: '2018-01-01' }, 'invalid_date', '`ends` must not be before `started`.'],
    [{ reason: 'fired' }, 'invalid_kind', '`reason`'],
    [{ notice: 'yes' }, 'invalid_kind', '`notice`'],
    [{ country: 'XX' }, 'invalid_country', '"XX"'],
    [{ category: 'boss' }, 'invalid_category', 'has no group "boss"'],
    [{ leave_days_taken: 2 }, 'invalid_amount', 'not both'],
    [{ leave_days_left: -1 }, 'invalid_amount', '`leave_days_left`'],
    [{ worked: { from: '2026-10-30' } }, 'invalid_date', 'between 2026-11-01 and 2026-11-15'],
    [{ worked: { from: '2026-11-03', days: 3 } }, 'invalid_date', 'not both'],
    [{ worked: { of: 26 } }, 'invalid_date', 'needs `days`'],
    [{ worked: { days: 27, of: 26 } }, 'invalid_amount', '`worked.days` must be at most 26.'],
    [{ worked: { dayz: 3 } }, 'invalid_date', 'days'],
    [{ parts: { transport: 90_000 } }, 'invalid_pay', '45,000'],
    [{ parts: { transport: -1 } }, 'invalid_pay', '`parts.transport`'],
    [{ parts: { bonus: { percent_of_basic: 10 } } }, 'invalid_pay', '`parts.bonus` must be an amount'],
    [{ employee: { children: 'two' } }, 'invalid_employee', '`employee.children`'],
  ])('%j: %s', async (change, code, sentence) => {
    const { status, body } = await ask({ ...kenya, ...change });
    expect([status, body.error.code]).toEqual([400, code]);
    expect(body.error.message).toContain(sentence);
  });
});
