import { parse } from 'csv-parse/sync';
import type { LabourLaw } from '../../src/contract';
import { labourKinds } from '../../src/contract/words/labour';
import { version } from '../../src/reference/law.json';
import { service } from '../support/service';

const law = async (query: string) => service.get(`/api/v1/labour?${query}`);
const ask = (what: string, body: object) => service.post(`/api/v1/labour/${what}`, body);

describe('the law', () => {
  // Employment Act of Kenya, s. 40: 15 days for each completed year.
  test('Kenya: each kind in words and as data, or not established', async () => {
    const { status, body } = await law('country=KE&on=2026-11-20');
    expect(status).toBe(200);
    const { facts, not_established } = body.data as unknown as LabourLaw;
    expect([...facts.map(({ kind }) => kind), ...not_established].sort()).toEqual([...labourKinds].sort());
    const redundancy = facts.find(({ kind }) => kind === 'redundancy')!;
    expect(redundancy).toMatchObject({ none: false, article: 'Employment Act s. 40', effective_from: '2008-06-02' });
    expect(redundancy.text[0]).toBe('15 days for each year, from the first day.');
    expect(redundancy.rule).toMatchObject({ tiers: [{ from_years: 0, days: 15 }] });
    expect(redundancy.sources.length).toBeGreaterThan(0);
    expect(facts.find(({ kind }) => kind === 'severance')).toMatchObject({ none: true });
    expect(body.meta.notices[0]).toMatch(/legal minimum/);
    expect(body.meta.law_version).toBe(version);
  });

  // Law 14/2025 of Egypt is in force since 1 September 2025.
  test('the law of the day asked about', async () => {
    const kinds = async (on: string) =>
      ((await law(`country=EG&on=${on}`)).body.data as unknown as LabourLaw | undefined)?.facts.map(({ kind }) => kind);
    expect(await kinds('2025-09-01')).toContain('severance');
    expect((await kinds('2025-08-31')) ?? []).not.toContain('severance');
  });

  test('a country with nothing established', async () => {
    const { status, body } = await law('country=MA&on=1990-01-01');
    expect([status, body.error.code]).toEqual([400, 'not_established']);
    expect(body.error.message).toBe('No labour law is recorded for Morocco on 1990-01-01.');
  });

  test('as CSV', async () => {
    const { body } = await law('country=MA&on=2026-11-20&format=csv');
    const rows = parse(body as unknown as string, { columns: true }) as { kind: string; text: string }[];
    expect(rows.find(({ kind }) => kind === 'notice')!.text).toContain('cadres: 3 months from 60 months of service.');
  });
});

describe('the steps of an answer', () => {
  // Décret 96-201 of Côte d'Ivoire: 30, 35 and 40 % of a month by slices of service.
  test('severance, slice by slice, with its article', async () => {
    const { body } = await ask('severance', {
      country: 'CI',
      pay: 400_000,
      started: '2014-01-01',
      ends: '2025-12-31',
    });
    expect(body.data).toMatchObject({
      amount: 1_620_000,
      service: { years: 12, months: 0, days: 0 },
      lines: [
        { text: '5 years of service at 30 % of the pay of a month', amount: 600_000 },
        { text: '5 years of service at 35 % of the pay of a month', amount: 700_000 },
        { text: '2 years of service at 40 % of the pay of a month', amount: 320_000 },
      ],
      law: [{ kind: 'severance', article: 'décret 96-201 arts. 1-3' }],
    });
    expect(body.meta.notices).toContain('It is not due on: gross misconduct.');
    expect(body.meta.law_version).toBe(version);
  });

  // Three equal slices of 33.335 are 100.005: the total is rounded once, and the lines add up to it.
  test('the lines add up to the total', async () => {
    const { body } = await ask('severance', { country: 'MA', pay: 3333.33, started: '2008-03-01', ends: '2026-10-31' });
    const { lines, amount } = body.data as unknown as { lines: { amount: number }[]; amount: number };
    expect(lines.reduce((sum, line) => sum + Math.round(line.amount * 100), 0)).toBe(Math.round(amount * 100));
  });

  test('what was assumed is said', async () => {
    const { body } = await ask('notice', { country: 'MA', started: '2023-01-01', ends: '2026-10-31' });
    expect(body.meta.notices).toContain(
      'The group workers (employees and workers) was assumed. `category` states another: cadres (cadres), workers (employees and workers).',
    );
    const tanzania = await ask('severance', { country: 'TZ', pay: 600_000, started: '2020-01-01', ends: '2024-10-31' });
    expect(tanzania.body.meta.notices.join(' ')).toContain('The pay of a day was taken as the pay of a month / 30.');
  });

  // Employment and Labour Relations Act of Tanzania, s. 42: at most ten years.
  test('a limit of years is said', async () => {
    const { body } = await ask('severance', {
      country: 'TZ',
      pay: 600_000,
      started: '2012-01-01',
      ends: '2023-12-31',
      days_per_month: 30,
    });
    expect(body.data).toMatchObject({
      amount: 1_400_000,
      lines: [{ amount: 1_400_000 }, { text: 'At most 10 years of service count.', amount: null }],
    });
  });

  test('a law that has none is 0, and not an error', async () => {
    const { status, body } = await ask('severance', {
      country: 'KE',
      pay: 60_000,
      started: '2020-03-01',
      ends: '2025-10-31',
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ amount: 0, lines: [{ text: 'The law has no severance pay.', amount: null }] });
  });

  // Employment Act of Uganda (Cap. 226), s. 86: six months of service. The amount is left to negotiation.
  test('below the least service nothing is due, also where the law leaves the amount to others', async () => {
    const uganda = { country: 'UG', pay: 900_000, started: '2026-01-01' };
    const { body } = await ask('severance', { ...uganda, ends: '2026-06-29' });
    expect(body.data).toMatchObject({
      amount: 0,
      lines: [{ text: 'The right needs 6 months of service.', amount: null }],
      law: [{ kind: 'severance', article: 'Employment Act (Cap. 226) ss. 86-89' }],
      service: { years: 0, months: 5, days: 29 },
    });
    const later = await ask('severance', { ...uganda, ends: '2026-06-30' });
    expect(later.body.error).toMatchObject({
      code: 'not_established',
      message: expect.stringContaining('It is fixed by negotiation') as unknown,
    });
  });

  // Code du travail of Chad, art. 141: 5 % of all wages of the contract. Two months of 310,000, and 10 days of March:
  // 620,000 + 310,000 × 10 / 31 = 720,000. Employment Code of Zambia, s. 73: 25 % of basic pay earned; eleven months of
  // 9,300, and 20 days of November: 102,300 + 9,300 × 20 / 30 = 108,500.
  test('a share of the pay of a contract counts the days of a month that is not complete', async () => {
    const chad = await ask('severance', {
      country: 'TD',
      pay: 310_000,
      started: '2026-01-01',
      ends: '2026-03-10',
      reason: 'end_of_contract',
    });
    expect(chad.body.data).toMatchObject({ amount: 36_000, lines: [{ text: '5 % of the pay of 2.323 months' }] });
    expect(chad.body.meta.notices).toEqual(
      expect.arrayContaining([
        'The same pay was taken for every month of the contract.',
        'Of the month that is not complete, 10 of 31 calendar days were taken as paid.',
      ]),
    );
    expect(chad.body.meta.confidence).toBe('low');
    const zambia = { country: 'ZM', pay: 9_300, started: '2025-12-01', reason: 'end_of_contract' };
    const { body } = await ask('severance', { ...zambia, ends: '2026-11-20' });
    expect(body.data).toMatchObject({ amount: 27_125 });
    const whole = await ask('severance', { ...zambia, ends: '2026-11-30' });
    expect(whole.body.data).toMatchObject({ amount: 27_900 });
    expect(whole.body.meta.notices.join(' ')).not.toContain('calendar days');
    expect(whole.body.meta.confidence).toBe('medium');
  });
});

// The figures are those of the routes: 15 days for each year in Kenya, 30 to 40 % of a month in Côte d'Ivoire.
test('many questions at once, each as its own route answers it', async () => {
  const asked = {
    overtime: { country: 'KE', pay: 45_000, hours: 10 },
    leave: { country: 'MA', started: '2019-01-01', on: '2026-11-20' },
    notice: { country: 'NG', started: '2020-01-01', ends: '2026-11-20' },
    severance: { country: 'CI', pay: 400_000, started: '2014-01-01', ends: '2025-12-31' },
    seniority: { country: 'MA', pay: 10_000, started: '2019-01-01', on: '2026-11-20' },
  };
  const { body } = await service.post('/api/v1/batch', {
    items: Object.entries(asked).map(([operation, input]) => ({ operation, input })),
  });
  const alone = await Promise.all(
    Object.entries(asked).map(async ([what, input]) => (await ask(what, input)).body.data as unknown),
  );
  const { results } = body.data as unknown as { results: { data: unknown }[] };
  expect(results.map(({ data }) => data)).toEqual(alone);
  expect(alone).toMatchObject([
    { amount: 3_000 },
    { days: 19.5 },
    { length: '1 month' },
    { amount: 1_620_000 },
    { amount: 1_000 },
  ]);
});

describe('what an accountant asks', () => {
  const day = '2026-11-20';

  // Labour Act of Nigeria, s. 11: one day up to three months, one week above. BCEA of South Africa, s. 37: one week up to
  // six months, two weeks above. Labour Act of Namibia, s. 30: one week up to a year, one month above.
  test.each([
    ['NG', '2026-08-21', '1 day'],
    ['NG', '2026-08-20', '1 week'],
    ['ZA', '2026-05-21', '1 week'],
    ['ZA', '2026-05-20', '2 weeks'],
    ['ZA', '2025-11-21', '4 weeks'],
    ['NA', '2025-11-21', '1 week'],
    ['NA', '2025-11-20', '1 month'],
  ])('notice in %s since %s: %s', async (country, started, length) => {
    const { body } = await ask('notice', { country, started, ends: day });
    expect(body.data).toMatchObject({ length });
  });
  test('a tier above a length of service says so', async () => {
    const { body } = await law(`country=NG&on=${day}`);
    const { facts } = body.data as unknown as LabourLaw;
    expect(facts.find(({ kind }) => kind === 'notice')!.text).toContain('1 week after 3 months of service.');
  });

  // Employment Act of Kenya, s. 40: 15 days a completed year. Employment Act of Seychelles: days by completed months.
  test('an amount of 0 has its reason', async () => {
    const kenya = { country: 'KE', pay: 60_000, started: '2025-12-21', ends: day, reason: 'redundancy' };
    expect((await ask('severance', kenya)).body.data).toMatchObject({
      amount: 0,
      lines: [{ text: 'No year of service is complete yet.', amount: null }],
    });
    const seychelles = { country: 'SC', pay: 20_000, started: day, ends: day };
    expect((await ask('severance', seychelles)).body.data).toMatchObject({
      amount: 0,
      lines: [{ text: 'No month of service is complete yet.', amount: null }],
    });
  });

  // Law 14/2025 of Egypt: five years of fixed terms.
  test('below the least service the answer does not speak of parts of a year', async () => {
    const egypt = { country: 'EG', pay: 10_000, started: '2022-01-01', ends: day, reason: 'end_of_contract' };
    const { body } = await ask('severance', egypt);
    expect(body.data).toMatchObject({ amount: 0, lines: [{ text: 'The right needs 60 months of service.' }] });
    expect(body.meta.notices.join(' ')).not.toContain('part of a year');
  });

  test('details without effect are named', async () => {
    const ignored = async (what: string, body: object) =>
      (await ask(what, body)).body.meta.notices.filter((notice) => notice.includes('has no effect on this answer'));
    const named = (...names: string[]) =>
      names.map((name) => `\`${name}\` has no effect on this answer and was ignored.`);
    const span = { started: '2020-01-01', ends: day };
    // Côte d'Ivoire pays a percentage of the month, South Africa gives weeks of notice, Senegal a twelfth of the year.
    const divisors = { days_per_month: 26, hours_per_month: 173 };
    expect(await ignored('severance', { country: 'CI', pay: 400_000, ...span, ...divisors })).toEqual(
      named('days_per_month', 'hours_per_month'),
    );
    expect(await ignored('severance', { country: 'MA', pay: 8_000, ...span, ...divisors })).toEqual(
      named('days_per_month'),
    );
    expect(await ignored('notice', { country: 'ZA', pay: 1, ...span, days_per_month: 26 })).toEqual(
      named('days_per_month'),
    );
    expect(
      await ignored('leave', { country: 'SN', pay: 300_000, started: '2020-01-01', on: day, days_per_month: 26 }),
    ).toEqual(named('days_per_month'));
    expect(await ignored('leave', { country: 'SN', started: '2020-01-01', on: day, leave_days: 6 })).toEqual(
      named('leave_days'),
    );
    const hour = { country: 'KE', pay: 200, hours: 2, pay_period: 'hour' };
    expect(await ignored('overtime', { ...hour, hours_per_month: 200 })).toEqual(named('hours_per_month'));
    expect(await ignored('overtime', { country: 'KE', pay: 200, hours: 2, hours_per_month: 200 })).toEqual([]);
  });

  test('more days of leave than the law gives in a year are said', async () => {
    const { body } = await ask('leave', { country: 'KE', started: '2020-01-01', on: day, pay: 26_000, leave_days: 30 });
    expect(body.data).toMatchObject({ amount: 30_000 });
    expect(body.meta.notices).toContain('Pay was asked for 30 days. The law gives 21 a year.');
  });

  // BCEA of South Africa, ss. 9 and 10: 45 hours a week. 4,500 a week are 100 an hour; 8 hours × 1.5.
  // Kenya, r. 6(3): 1/225 of a month. 4,500 × 52 / 12 = 19,500, / 225 × 8 × 1.5 = 1,040.
  test('overtime from the pay of a week', async () => {
    const week = { pay: 4_500, pay_period: 'week', hours: 8, on: day };
    const africa = await ask('overtime', { country: 'ZA', ...week });
    expect(africa.body.data).toMatchObject({
      amount: 1_200,
      lines: [
        { text: 'Pay of a month: 4,500 a week × 52 / 12', amount: null },
        { text: 'Pay of an hour: 19,500 / 195', amount: null },
        { amount: 1_200 },
      ],
    });
    expect((await ask('overtime', { country: 'KE', ...week })).body.data).toMatchObject({ amount: 1_040 });
  });

  test('a group is understood in capital letters', async () => {
    const { body } = await ask('notice', { country: 'MA', started: '2019-01-01', ends: day, category: ' Cadres ' });
    expect(body.data).toMatchObject({ length: '3 months' });
  });

  test('a first day in the future, and hours that the law does not state', async () => {
    const future = await ask('leave', { country: 'KE', started: '9999-01-01' });
    expect(future.body.error.message).toMatch(/^The employment begins after \d{4}-\d\d-\d\d\. `on` must be a day of/);
    const hours = await ask('overtime', { country: 'SC', pay: 20_000, hours: 2, on: day });
    expect(hours.body.error).toMatchObject({
      code: 'not_established',
      message:
        'Seychelles: the normal hours of work could not be established for 2026-11-20. `hours_per_month` states the hours of a month.',
    });
  });
});

describe('limits of overtime', () => {
  const notices = async (body: object) =>
    (await ask('overtime', { on: '2026-11-20', pay: 100, pay_period: 'hour', ...body })).body.meta.notices.filter(
      (notice) => notice.startsWith('The law allows'),
    );

  // Labour Act of Namibia, s. 17: three hours a day, ten a week.
  test('hours above a limit of overtime are paid, and the limit and its article are named', async () => {
    expect(await notices({ country: 'NA', hours: 10 })).toEqual([]);
    expect(await notices({ country: 'NA', hours: 10.5 })).toEqual([
      'The law allows at most 10 hours of overtime in a week (s. 17). The 10.5 hours, taken as those of one week, are more.',
    ]);
    const { body } = await ask('overtime', { country: 'NA', hours: 12, pay: 100, pay_period: 'hour' });
    expect(body.data).toMatchObject({ amount: 1_800 });
    // Seven days of three hours are 21.
    expect(await notices({ country: 'NA', hours: 22 })).toHaveLength(2);
  });

  // Code du travail of Tunisia, art. 93: 60 hours a week in all, with the normal 48. Who works 40 may add 20.
  test('a limit of all work counts the normal hours', async () => {
    expect(await notices({ country: 'TN', hours: 12 })).toEqual([]);
    expect(await notices({ country: 'TN', hours: 13 })).toEqual([
      'The law allows at most 60 hours of all work in a week (arts. 90, 93). With the normal hours, 13 hours of overtime in one week are more.',
    ]);
    expect(await notices({ country: 'TN', hours: 13, category: 'week-of-40' })).toEqual([]);
  });

  // Lei Geral do Trabalho of Angola counts by the month: 40 hours. The law of hours has 54 a week with 44 normal ones,
  // ten of overtime: at most 44.3 in a month of 31 days.
  test('the hours of a month are compared with limits of a month and of its weeks', async () => {
    expect(await notices({ country: 'AO', hours: 40 })).toEqual([]);
    expect(await notices({ country: 'AO', hours: 45 })).toEqual([
      expect.stringContaining('at most 40 hours of overtime in a month') as unknown,
      expect.stringContaining('at most 54 hours of all work in a week') as unknown,
    ]);
  });

  // Employment Act of Uganda, s. 53: 10 hours a day, 56 a week, with 8 and 48 normal ones.
  test('limits in the law of hours count, and the answer rests on it', async () => {
    const { body } = await ask('overtime', { country: 'UG', hours: 9, pay: 100, pay_period: 'hour', on: '2026-11-20' });
    expect(body.data).toMatchObject({ amount: 1_350, law: [{ kind: 'overtime' }, { kind: 'hours' }] });
    expect(body.meta.notices.join(' ')).toContain('at most 56 hours of all work in a week (Employment Act 2006 s. 53)');
  });

  // Lei 13/2023 of Mozambique, art. 98: eight hours a week, 96 in three months, 200 a year.
  test('the law lists its limits in words and as data', async () => {
    const { body } = await law('country=MZ&on=2026-11-20');
    const { facts } = body.data as unknown as LabourLaw;
    const overtime = facts.find(({ kind }) => kind === 'overtime')!;
    expect(overtime.text).toEqual(
      expect.arrayContaining([
        'At most 8 hours of overtime in a week.',
        'At most 96 hours of overtime in three months.',
        'At most 200 hours of overtime in a year.',
      ]),
    );
    expect(overtime.rule).toMatchObject({ limits: [{ hours: 8 }, { hours: 96, per: 'quarter' }, { hours: 200 }] });
  });
});

describe('pay of leave in working days', () => {
  const leave = async (body: object) => (await ask('leave', { started: '2023-01-01', on: '2026-11-20', ...body })).body;

  // Labour Act of Ghana (Act 651), s. 20: fifteen working days; s. 42: 48 hours of rest in seven days, so five of work.
  // 2,600 × 12 / 52 = 600 a week, 120 a day, × 15.
  test('two days of rest by law are a week of five days', async () => {
    const { data, meta } = await leave({ country: 'GH', pay: 2_600 });
    expect(data).toMatchObject({ days: 15, amount: 1_800, law: [{ kind: 'annual_leave' }, { kind: 'hours' }] });
    expect(meta.notices).toContain(
      'The pay of a day was taken as the pay of a month × 12 / 52 / 5 working days of a week.',
    );
    expect(meta.confidence).toBe('medium');
  });

  // 600 a week in six days: 100 a day.
  test('the week of the question', async () => {
    const { data } = await leave({ country: 'GH', pay: 2_600, days_per_week: 6 });
    expect(data).toMatchObject({ amount: 1_500 });
    expect((await leave({ country: 'GH', pay: 2_600, days_per_month: 26, days_per_week: 5 })).meta.notices).toContain(
      '`days_per_week` has no effect on this answer and was ignored.',
    );
  });

  // Labour Act of Namibia, s. 23: four times the days of the ordinary week. 26,000 × 12 / 52 = 6,000 a week, × 4.
  test('the week chooses the group of a law that counts by it', async () => {
    for (const [days_per_week, days] of [
      [5, 20],
      [6, 24],
    ]) {
      const { data } = await leave({ country: 'NA', pay: 26_000, days_per_week });
      expect(data).toMatchObject({ days, amount: 24_000 });
    }
  });

  // Lei 12/23 of Angola: 22 working days without weekends. 260,000 × 12 / 52 / 5 = 12,000 a day. Code du travail of
  // Tunisia, art. 113: 12 working days in 15 days, so six a week. 2,600 / 26 × 12, also for who works five days.
  test('the law of leave says which days count', async () => {
    expect((await leave({ country: 'AO', pay: 260_000 })).data).toMatchObject({ days: 22, amount: 264_000 });
    const { data, meta } = await leave({ country: 'TN', pay: 2_600, days_per_week: 5 });
    expect(data).toMatchObject({ days: 12, amount: 1_200 });
    expect(meta.notices).toContain('`days_per_week` has no effect on this answer and was ignored.');
  });

  // Proclamation 1156/2019 of Ethiopia, arts. 76-79: 17 working days after two years. The law of hours has 24 hours of
  // rest and no number of days. 2,600 / 26 = 100 a day; 2,600 × 12 / 52 / 5 = 120.
  test('without a week in law or question, six days are assumed and said', async () => {
    const { data, meta } = await leave({ country: 'ET', pay: 2_600, leave_days: 10 });
    expect(data).toMatchObject({ amount: 1_000 });
    expect(meta.notices).toContain(
      'A week of six working days was assumed: the pay of a day is the pay of a month / 26. `days_per_week` or `days_per_month` states another.',
    );
    expect(meta.confidence).toBe('low');
    expect((await leave({ country: 'ET', pay: 2_600, leave_days: 10, days_per_week: 5 })).data).toMatchObject({
      amount: 1_200,
    });
  });

  // Code du travail of Burkina Faso, art. 156: 30 calendar days. 300,000 / 30 × 30.
  test('calendar days do not depend on the week', async () => {
    const { data, meta } = await leave({ country: 'BF', pay: 300_000, days_per_week: 5 });
    expect(data).toMatchObject({ unit: 'calendar', amount: 300_000 });
    expect(meta.notices).toContain('`days_per_week` has no effect on this answer and was ignored.');
  });

  // Employment Act of Kenya, s. 28: after twelve months of service.
  test('a right that has not begun is said', async () => {
    const early = await leave({ country: 'KE', started: '2026-06-01' });
    expect(early.meta.notices).toContain('The right to this leave begins on 2027-06-01.');
    const later = await leave({ country: 'KE', started: '2025-06-01' });
    expect(later.meta.notices.join(' ')).not.toContain('begins on');
  });
});

describe('wrong and missing input gets a sentence', () => {
  const severance = { country: 'CI', pay: 400_000, started: '2014-01-01', ends: '2025-12-31' };
  test.each([
    ['severance', { ...severance, pay: undefined }, 'invalid_amount', '`pay` must be a number'],
    ['severance', { ...severance, pay: -1 }, 'invalid_amount', '`pay` must be greater than 0.'],
    ['severance', { ...severance, ends: '2013-12-31' }, 'invalid_date', '`ends` must not be before `started`.'],
    ['severance', { ...severance, started: '2014-02-30' }, 'invalid_date', '`started` must be a date that exists'],
    ['severance', { ...severance, reason: 'resigned' }, 'invalid_kind', '`reason`'],
    ['severance', { ...severance, days_per_month: 40 }, 'invalid_amount', '`days_per_month` must be at most 31.'],
    [
      'severance',
      { ...severance, days_per_month: '26' },
      'invalid_amount',
      '`days_per_month` must be a number greater than 0 and at most 31.',
    ],
    ['severance', { ...severance, country: 'XX' }, 'invalid_country', '"XX"'],
    ['notice', { country: 'GH', started: '2020-01-01', ends: '2026-01-01' }, 'invalid_category', 'weekly-contract'],
    [
      'notice',
      { country: 'MA', started: '2020-01-01', ends: '2026-01-01', category: 'boss' },
      'invalid_category',
      'has no group "boss"',
    ],
    ['overtime', { country: 'NG', pay: 1000, hours: 2 }, 'not_established', 'It is fixed by agreement.'],
    ['overtime', { country: 'CI', pay: 1000, hours: 2, kind: 'night' }, 'not_established', 'Established: `day`.'],
    ['overtime', { country: 'KE', pay: 1000, hours: 0 }, 'invalid_amount', '`hours` must be greater than 0.'],
    ['overtime', { country: 'KE', pay: 1000, hours: 2, pay_period: 'day' }, 'invalid_period', '`pay_period`'],
    ['overtime', { country: 'KE', pay: 1000, hours: 2, kind: 'noon' }, 'invalid_kind', '`kind`'],
    ['leave', { country: 'KE', started: '2026-01-01', on: 'soon' }, 'invalid_date', '`on` must be a date'],
    ['leave', { country: 'KE', started: '2026-01-01', pay: '1' }, 'invalid_amount', '`pay` must be a number'],
    ['leave', { country: 'KE', started: '2027-01-01', on: '2026-01-01' }, 'invalid_date', '`on`'],
    ['seniority', { country: 'KE', pay: 1000, started: '2020-01-01' }, 'not_established', 'seniority bonus'],
  ])('%s %j: %s', async (what, body, code, sentence) => {
    const answer = await ask(what, body);
    expect([answer.status, answer.body.error.code]).toEqual([400, code]);
    expect(answer.body.error.message).toContain(sentence);
  });
});
