import { parse } from 'csv-parse/sync';
import type { DueItem, PayrollCalendar } from '../../src/contract';
import { payrollCalendar } from '../../src/engine';
import { countryFiles } from '../../src/reference/data';
import { ruleOn } from '../../src/reference/rule-on';
import { say } from '../../src/language/say';
import { withLaw } from '../support/changed-country';
import { service } from '../support/service';

const path = '/api/v1/payroll/calendar';

async function calendar(query: string): Promise<PayrollCalendar & { readonly notices: readonly string[] }> {
  const { status, body } = await service.get(`${path}?${query}`);
  expect(status).toBe(200);
  return { ...(body.data as unknown as PayrollCalendar), notices: body.meta.notices };
}
const due = ({ items }: PayrollCalendar, id: string): DueItem | undefined => items.find((item) => item.id === id);

// Income Tax Act of Kenya: PAYE by the 9th of the following month.
test('Kenya: what is due for the pay of November', async () => {
  const found = await calendar('country=KE&month=2026-11');
  expect(found.items[0]).toMatchObject({ country: 'KE', country_name: 'Kenya', month: '2026-11', due: '2026-12-09' });
  expect(found.items.every(({ sources }) => sources.length > 0)).toBe(true);
  expect(found.items.map((item) => item.due)).toEqual(found.items.map((item) => item.due).sort());
  expect(found.notices[0]).toMatch(/^Whether weekends and public holidays move a due date is not established/);
});

describe('a due day that is not worked', () => {
  // Tax Administration Act of South Africa, section 244: the last business day before. 7 November 2026 is a Saturday.
  test('South Africa: the working day before', async () => {
    const found = await calendar('country=ZA&month=2026-10');
    expect(due(found, 'emp201')).toMatchObject({
      due: '2026-11-06',
      stated_due: '2026-11-07',
      day_off: 'Saturday',
      if_day_off: 'previous',
      day_off_note: 'Moved from 2026-11-07 to 2026-11-06: Saturday.',
    });
    expect(
      due(found, 'emp201')!
        .sources.map(({ title }) => title)
        .join(),
    ).toContain('section 244');
    expect(found.notices).toContainEqual(expect.stringMatching(/^Due dates on a day off were moved as the law says/));
  });

  // 7 December 2026 is a Monday.
  test('a day that is worked stays', async () => {
    expect(due(await calendar('country=ZA&month=2026-11'), 'emp201')).toMatchObject({
      due: '2026-12-07',
      stated_due: '2026-12-07',
      day_off: null,
      day_off_note: null,
    });
  });

  // Code of collection of Morocco, article 17: the first working day after. 31 October 2026 is a Saturday and Unity Day.
  test('Morocco: the working day after, in the next month', async () => {
    const found = await calendar('country=MA&due_in=2026-11');
    expect(due(found, 'ir')).toMatchObject({
      month: '2026-09',
      due: '2026-11-02',
      stated_due: '2026-10-31',
      day_off: 'Unity Day',
    });
    expect(due(await calendar('country=MA&due_in=2026-10'), 'ir')?.stated_due).not.toBe('2026-10-31');
  });

  // Tax Procedures Act of Kenya, section 77: returns and payments made electronically stay. 9 August 2026 is a Sunday.
  test('Kenya: electronic returns stay, and for funds nothing is established', async () => {
    const found = await calendar('country=KE&month=2026-07');
    expect(due(found, 'paye-return')).toMatchObject({
      due: '2026-08-09',
      day_off: 'Sunday',
      if_day_off: 'stays',
      day_off_note: 'Sunday. The law does not move the day. On paper, the working day before.',
    });
    expect(due(found, 'nssf-payment')).toMatchObject({
      due: '2026-08-09',
      if_day_off: null,
      day_off_note: 'Sunday. Whether the day moves is not established.',
    });
  });

  // 10 October 2026 is a Saturday, 10 January 2027 a Sunday.
  test('Benin: the tax moves', async () => {
    expect(due(await calendar('country=BJ&month=2026-09'), 'its-return')!.due).toBe('2026-10-12');
    expect(due(await calendar('country=BJ&month=2026-12'), 'its-return')!.due).toBe('2027-01-11');
  });
});

// The source of Kenya's items, but for one, is dated 18 February 2025. Kenya's tax year is the calendar year. From then to the last day of
// February are 10 days, to the last day of March 41; nothing confirms the items for 2026.
test.each([
  ['2025-02', 'current'],
  ['2025-03', 'due'],
  ['2026-11', 'stale'],
])('Kenya in %s: every item and the whole answer are %s', async (month, status) => {
  const { body } = await service.get(`${path}?country=KE&month=${month}`);
  const isAsOld = ({ id }: { readonly id?: string }): boolean => id !== 'fringe-benefit-tax-payment';
  const items = (body.data as unknown as PayrollCalendar).items.filter(isAsOld);
  const truth = { data_status: status, as_of: '2025-02-18' };
  expect(items.map(({ data_status, as_of }) => ({ data_status, as_of }))).toEqual(items.map(() => truth));
  expect(body.meta).toMatchObject({ ...truth, confidence: items[0]!.confidence });
  const warned = body.meta.notices.some((notice) => notice.includes('were not confirmed for their tax year'));
  expect(warned).toBe(status === 'stale');
  const table = await service.get(`${path}?country=KE&month=${month}&format=csv`);
  const rows = parse(table.body as unknown as string, { columns: true }) as Record<string, string>[];
  expect(rows.filter(isAsOld).map(({ data_status, as_of }) => ({ data_status, as_of }))).toEqual(
    items.map(() => truth),
  );
});

test('all countries: the answer is as old and as sure as its oldest and least sure item', async () => {
  const { body } = await service.get(`${path}?month=2026-11`);
  const { items } = body.data as unknown as PayrollCalendar;
  const days = items.flatMap(({ as_of }) => as_of ?? []).sort();
  expect(body.meta).toMatchObject({ data_status: 'stale', as_of: days[0], confidence: 'low' });
  // An item whose sources are not dated was never confirmed.
  expect(items.filter(({ as_of }) => as_of === null).map(({ data_status }) => data_status)).toContain('stale');
});

describe('what is not recorded', () => {
  const names = ({ not_recorded }: PayrollCalendar): string[] => not_recorded.map(({ name }) => name);

  // Nigeria's pension is due seven working days after the pay day, which is no day of a month.
  test('Nigeria: the list names the pension', async () => {
    const found = await calendar('country=NG&month=2026-11');
    expect(found.not_recorded).toMatchObject([
      { country: 'NG', name: 'Contributory pension', ids: ['pension', 'pension-er'] },
    ]);
    expect(found.notices).toContain('This list is not complete. Not recorded for Nigeria: Contributory pension.');
  });

  // The Compensation Fund of South Africa opens and closes its yearly returns by notice.
  test.each([
    ['TD', ['CNPS']],
    ['MR', ['CNAM']],
    ['TG', ['AMU']],
    ['CI', []],
    ['SN', []],
    ['KE', []],
    ['ZA', ['Compensation Fund assessment', 'Least Compensation Fund assessment']],
  ])('%s: %j', async (country, expected) => {
    expect(names(await calendar(`country=${country}&month=2026-11`))).toEqual(expected);
  });

  test('all countries: each contribution in force and each income tax is in a return or named', async () => {
    const { not_recorded } = await calendar('month=2026-11');
    for (const { code, contributions, filing = [] } of countryFiles) {
      const known = new Set([
        ...filing.flatMap(({ covers = [] }) => covers),
        ...not_recorded.filter(({ country }) => country === code).flatMap(({ ids }) => ids),
      ]);
      const charged = contributions.filter(({ mandatory, dated }) => mandatory && ruleOn(dated, '2026-11-30'));
      expect([code, charged.map(({ id }) => id).filter((id) => !known.has(id))]).toEqual([code, []]);
      expect([code, known.has('income-tax')]).toEqual([code, true]);
    }
  });

  test('a country without any recorded return says what its payslip has', async () => {
    const { body } = await service.get(`${path}?country=KM&month=2026-11`);
    expect([body.error.code, body.error.message]).toEqual([
      'not_established',
      expect.stringMatching(/not recorded: .*Caisse des retraites/),
    ]);
  });
});

// Personal income tax of Nigeria: PAYE by the 10th of the next month, the employer's return by 31 January.
test('Nigeria: the annual return stands in December only', async () => {
  expect(due(await calendar('country=NG&month=2026-11'), 'annual-return')).toBeUndefined();
  const december = await calendar('country=NG&month=2026-12');
  expect(due(december, 'paye')!.due).toBe('2027-01-10');
  expect(due(december, 'annual-return')!.due).toBe('2027-01-31');
});

test('the last day of a month, and a day that a month does not have', async () => {
  // Mauritius: the last day of the next month. Ethiopia, pension: the 30th.
  expect(due(await calendar('country=MU&month=2027-01'), 'monthly-return')!.due).toBe('2027-02-28');
  expect(due(await calendar('country=MU&month=2028-01'), 'monthly-return')!.due).toBe('2028-02-29');
  expect(due(await calendar('country=ET&month=2027-01'), 'pension-payment')!.due).toBe('2027-02-28');
});

test('so many days after the end of the month', async () => {
  // Libya, income tax of the payroll: 60 days. Zimbabwe, ZIMDEF: 30 days.
  expect(due(await calendar('country=LY&month=2026-11'), 'income-tax')!.due).toBe('2027-01-29');
  expect(due(await calendar('country=ZW&month=2027-01'), 'zimdef')!.due).toBe('2027-03-02');
  expect(due(await calendar('country=LY&due_in=2027-01'), 'income-tax')).toMatchObject({ month: '2026-11' });
});

// Niger, decree 2005-64, article 34: the declaration to CNSS is due in the first 30 days of the next quarter.
test('a quarter is due for its last month only', async () => {
  expect(due(await calendar('country=NE&month=2026-09'), 'cnss')!.due).toBe('2026-10-30');
  expect(due(await calendar('country=NE&month=2026-11'), 'cnss')).toBeUndefined();
  expect(due(await calendar('country=NE&month=2026-12'), 'cnss')!.due).toBe('2027-01-30');
});

// Senegal: CFCE by the 15th of the next month. Seychelles Pension Fund Act 2005: the 21st.
test.each([
  ['SN', 'vrs', '2026-12-15'],
  ['SC', 'pension-fund', '2026-12-21'],
])('%s, %s of November: %s', async (country, id, day) =>
  expect(due(await calendar(`country=${country}&month=2026-11`), id)!.due).toBe(day),
);

// Two authorities of Senegal name different days for IPRES.
test('sources that disagree carry less than the best of them', async () => {
  expect(due(await calendar('country=SN&month=2026-11'), 'ipres')!.confidence).toBe('medium');
});

test('what falls due in a month, for whatever pay', async () => {
  const found = await calendar('country=NG&due_in=2027-01');
  expect(found).toMatchObject({ month: null, due_in: '2027-01' });
  expect(found.items.every((item) => item.due.startsWith('2027-01'))).toBe(true);
  expect(due(found, 'paye')).toMatchObject({ month: '2026-12', due: '2027-01-10' });
  expect(due(found, 'annual-return')).toMatchObject({ month: '2026-12', due: '2027-01-31' });
});

test('the current month is the default, for all countries, also as CSV', async () => {
  const found = await calendar('');
  expect(found.month).toMatch(/^\d{4}-\d{2}$/);
  expect(new Set(found.items.map(({ country }) => country)).size).toBeGreaterThan(20);
  const { body } = await service.get(`${path}?month=2026-11&format=csv`);
  const rows = parse(body as unknown as string, { columns: true }) as Record<string, string>[];
  expect(rows[0]).toMatchObject({ month: '2026-11' });
});

test('a month beside due_in has no effect, and the answer says so', async () => {
  const { notices } = await calendar('country=NG&due_in=2027-01&month=2026-05');
  expect(notices).toContain('`month` has no effect beside `due_in` and was ignored.');
});

test('a country without records is refused with a sentence', () => {
  const refused = payrollCalendar(withLaw('KE', { filing: [] }), { country: 'KE' }, { today: '2026-11-20' });
  expect(refused).toMatchObject({ ok: false, failure: { code: 'not_established' } });
  expect(!refused.ok && say(refused.failure.message)).toMatch(
    /^Returns and payments of employers in Kenya are not recorded: PAYE, National Social Security Fund/,
  );
});

test.each([['month=2026-13'], ['month=November'], ['due_in=2026']])('%s is no month', async (query) => {
  const { status, body } = await service.get(`${path}?${query}`);
  expect([status, body.error.code]).toEqual([400, 'invalid_date']);
  expect(body.error.message).toMatch(/must be a month in the form YYYY-MM, for example "2026-11"\.$/);
});
