import { parse } from 'csv-parse/sync';
import type { Holidays, WorkingDays } from '../../src/contract';
import { service } from '../support/service';

async function holidays(query: string): Promise<Holidays & { readonly notices: readonly string[] }> {
  const { status, body } = await service.get(`/api/v1/calendar/holidays?${query}`);
  expect(status).toBe(200);
  return { ...(body.data as unknown as Holidays), notices: body.meta.notices };
}

async function working(query: string): Promise<WorkingDays & { readonly notices: readonly string[] }> {
  const { status, body } = await service.get(`/api/v1/calendar/working-days?${query}`);
  expect(status).toBe(200);
  return { ...(body.data as unknown as WorkingDays), notices: body.meta.notices };
}

const daysOf = ({ holidays: list }: Holidays): readonly string[] => [...new Set(list.map(({ day }) => day.slice(5)))];

// The days of 2026 as the law or the government of each country states them. Easter Sunday of 2026 is 5 April, of the
// Eastern churches 12 April. A weekday that follows from the date is arithmetic.
const official: readonly (readonly [country: string, source: string, days: readonly string[]])[] = [
  [
    'ZA',
    'Public Holidays Act 36 of 1994: 12 days, and Monday 10 August for Sunday 9 August; local elections on 4 November',
    [
      '01-01',
      '03-21',
      '04-03',
      '04-06',
      '04-27',
      '05-01',
      '06-16',
      '08-09',
      '08-10',
      '09-24',
      '11-04',
      '12-16',
      '12-25',
      '12-26',
    ],
  ],
  [
    'RW',
    'Presidential Order 54 of 2017: 15 days; a day on a weekend gives the next working day, except 7 April',
    [
      '01-01',
      '01-02',
      '02-01',
      '02-02',
      '03-20',
      '04-03',
      '04-06',
      '04-07',
      '05-01',
      '05-27',
      '07-01',
      '07-04',
      '07-06',
      '08-07',
      '08-15',
      '08-17',
      '12-25',
      '12-26',
      '12-28',
    ],
  ],
  [
    'KE',
    'Constitution, article 9, and Public Holidays Act, with Idd-ul-Fitr and Idd-ul-Azha',
    ['01-01', '03-20', '04-03', '04-06', '05-01', '05-27', '06-01', '10-10', '10-20', '12-12', '12-25', '12-26'],
  ],
  [
    'GH',
    'Act 601 as amended in 2025: Constitution Day on 9 January, Shaqq Day also on 23 March, Republic Day on 3 July',
    [
      '01-01',
      '01-09',
      '03-06',
      '03-20',
      '03-21',
      '03-23',
      '04-03',
      '04-06',
      '05-01',
      '05-27',
      '07-03',
      '09-21',
      '12-04',
      '12-25',
      '12-26',
      '12-28',
    ],
  ],
  [
    'CI',
    'Decree 96-205, article 2, with the Islamic days',
    [
      '01-01',
      '03-16',
      '03-20',
      '04-06',
      '05-01',
      '05-14',
      '05-25',
      '05-27',
      '08-07',
      '08-15',
      '08-25',
      '11-01',
      '11-15',
      '12-25',
    ],
  ],
  [
    'MA',
    'Calendar of 2026: 14 holidays on 18 days',
    [
      '01-01',
      '01-11',
      '01-14',
      '03-20',
      '03-21',
      '05-01',
      '05-27',
      '05-28',
      '06-17',
      '07-30',
      '08-14',
      '08-20',
      '08-21',
      '08-26',
      '08-27',
      '10-31',
      '11-06',
      '11-18',
    ],
  ],
  [
    'ET',
    'Proclamation 1334/2024 and the days of the churches and of Islam',
    ['01-07', '01-19', '03-02', '03-20', '04-10', '04-12', '05-01', '05-05', '05-27', '08-25', '09-11', '09-27'],
  ],
  [
    'NA',
    'Public Holidays Act 26 of 1990, with Genocide Remembrance Day since 2025',
    [
      '01-01',
      '03-21',
      '04-03',
      '04-06',
      '05-01',
      '05-04',
      '05-14',
      '05-25',
      '05-28',
      '08-26',
      '12-10',
      '12-25',
      '12-26',
    ],
  ],
  [
    'SN',
    'Law 74-52 as amended, with Tamkharit and Magal',
    [
      '01-01',
      '03-20',
      '04-04',
      '04-06',
      '05-01',
      '05-14',
      '05-25',
      '05-27',
      '06-25',
      '08-01',
      '08-15',
      '08-25',
      '11-01',
      '12-25',
    ],
  ],
  [
    'BW',
    "Public Holidays Act: the days after 1 January, President's Day and Botswana Day; Monday after Saturday 26 December",
    [
      '01-01',
      '01-02',
      '04-03',
      '04-04',
      '04-06',
      '05-01',
      '05-14',
      '07-01',
      '07-20',
      '07-21',
      '09-30',
      '10-01',
      '12-25',
      '12-26',
      '12-28',
    ],
  ],
];

describe('public holidays of 2026', () => {
  test.each(official)('%s: %s', async (country, _source, days) => {
    expect(daysOf(await holidays(`country=${country}&year=2026`))).toEqual(days);
  });

  test('a year that was compared is surer than one that was not, and says so', async () => {
    const compared = await holidays('country=ZA&year=2026');
    expect(compared).toMatchObject({ country_name: 'South Africa', checked: true, weekend: ['saturday', 'sunday'] });
    expect(compared.holidays[0]).toMatchObject({ name: "New Year's Day", weekday: 'thursday', confidence: 'high' });
    const other = await holidays('country=AO&year=2026');
    expect(other.checked).toBe(false);
    expect(other.holidays[0]!.confidence).toBe('low');
    expect(other.notices).toContainEqual(
      expect.stringMatching(/^The public holidays of Angola in 2026 come from a library/),
    );
    expect(other.sources[0]!.title).toMatch(/^date-holidays/);
  });

  test('days that depend on the moon are marked', async () => {
    const { holidays: list, notices } = await holidays('country=KE&year=2026');
    expect(list.filter(({ depends_on_moon }) => depends_on_moon).map(({ day }) => day)).toEqual([
      '2026-03-20',
      '2026-05-27',
    ]);
    expect(notices).toContainEqual(expect.stringMatching(/sighting of the moon/));
  });

  test('every country has a list in every year, with English names', async () => {
    const { body } = await service.get('/api/tax');
    const codes = (body.data as unknown as { readonly countries: readonly { readonly code: string }[] }).countries;
    for (const { code } of codes)
      for (const year of [2020, 2026, 2035]) {
        const { holidays: list } = await holidays(`country=${code}&year=${year}`);
        expect([code, year, list.length > 6]).toEqual([code, year, true]);
        expect(list.every(({ name }) => /^\p{Script=Latin}/u.test(name) || /^\d/.test(name))).toBe(true);
      }
  });

  test('Tunisia has its names in English', async () => {
    const { holidays: list } = await holidays('country=TN&year=2026');
    expect(list.map(({ name }) => name)).toContain('Revolution and Youth Day');
  });

  test('the current year is the default, also as CSV', async () => {
    const { body } = await service.get('/api/v1/calendar/holidays?country=KE&format=csv');
    const rows = parse(body as unknown as string, { columns: true, bom: true }) as Record<string, string>[];
    expect(rows[0]).toMatchObject({
      weekday: expect.any(String),
      name: "New Year's Day",
      confidence: expect.any(String),
    });
  });

  test.each([
    ['country=KE&year=2019', 'not_established', /^Public holidays of Kenya are recorded for 2020 to 2035\.$/],
    ['country=KE&year=soon', 'invalid_date', /whole number/],
    ['country=XX&year=2026', 'invalid_country', /54/],
    ['year=2026', 'invalid_country', /./],
  ])('%s is refused: %s', async (query, code, sentence) => {
    const { status, body } = await service.get(`/api/v1/calendar/holidays?${query}`);
    expect([status, body.error.code]).toEqual([400, code]);
    expect(body.error.message).toMatch(sentence);
  });
});

describe('working days', () => {
  // December 2026 begins on a Tuesday: 8 days of weekends, and Christmas on a Friday. 31 − 9 = 22.
  test('Kenya, December 2026', async () => {
    const found = await working('country=KE&start=2026-12-01&end=2026-12-31');
    expect(found).toMatchObject({ working_days: 22, count: 9 });
    expect(await working('country=KE&start=2026-12-01')).toMatchObject({ end: '2026-12-31', working_days: 22 });
    expect(found.days_off.find(({ day }) => day === '2026-12-25')).toMatchObject({
      day: '2026-12-25',
      weekday: 'friday',
      kind: 'public_holiday',
      name: 'Christmas Day',
    });
  });

  test("the company's own days off", async () => {
    const found = await working('country=KE&start=2026-12-01&end=2026-12-31&days_off=2026-12-24,2026-12-31,2026-12-26');
    expect(found.working_days).toBe(20);
    expect(found.days_off.filter(({ kind }) => kind === 'company').map(({ day }) => day)).toEqual([
      '2026-12-24',
      '2026-12-31',
    ]);
  });

  // 1 November 2026 is a Sunday. The 1st is a holiday in Algeria.
  test.each([
    ['EG', 5],
    ['LY', 5],
    ['SD', 5],
    ['DZ', 4],
    ['KE', 5],
  ])('%s: the first week of November 2026 has %i', async (country, count) =>
    expect((await working(`country=${country}&start=2026-11-01&end=2026-11-07`)).working_days).toBe(count),
  );

  test('a weekend on which sources disagree is named', async () => {
    expect((await working('country=SO&start=2026-11-01&end=2026-11-07')).notices).toContain(
      'Sources disagree on the weekend of Somalia.',
    );
  });

  test('an end before the start counts down', async () => {
    expect((await working('country=KE&start=2026-12-31&end=2026-12-01')).working_days).toBe(-22);
    expect((await working('country=KE&start=2026-12-27&end=2026-12-25')).working_days).toBe(0);
  });

  // Thursday 24 December 2026. Christmas is a Friday; Monday 28 is the first working day after, Wednesday 30 the third.
  test.each([
    [1, '2026-12-28'],
    [3, '2026-12-30'],
    [0, '2026-12-24'],
    [-1, '2026-12-23'],
  ])('%i working days from Christmas Eve', async (days, end) => {
    expect(await working(`country=KE&start=2026-12-24&days=${days}`)).toMatchObject({ end, working_days: days });
  });

  test('the days off as CSV', async () => {
    const { body } = await service.get(
      '/api/v1/calendar/working-days?country=KE&start=2026-12-24&end=2026-12-27&format=csv',
    );
    const rows = parse(body as unknown as string, { columns: true, bom: true }) as Record<string, string>[];
    expect(rows.map(({ day, kind }) => [day, kind])).toEqual([
      ['2026-12-25', 'public_holiday'],
      ['2026-12-26', 'public_holiday'],
      ['2026-12-27', 'weekend'],
    ]);
  });

  test.each([
    ['country=KE&start=2026-02-30&end=2026-03-01', 'invalid_date', /./],
    ['country=KE&start=2026-12-24&days=many', 'invalid_date', /whole number/],
    ['country=KE&start=2026-12-24&days_off=soon&days=1', 'invalid_date', /days_off/],
    ['country=KE&start=2019-12-24&end=2020-01-05', 'not_established', /2020 to 2035/],
    ['country=KE&start=2035-12-01&days=30', 'not_established', /2020 to 2035/],
  ])('%s is refused: %s', async (query, code, sentence) => {
    const { status, body } = await service.get(`/api/v1/calendar/working-days?${query}`);
    expect([status, body.error.code]).toEqual([400, code]);
    expect(body.error.message).toMatch(sentence);
  });

  test('`days` beside `end` has no effect, and the answer says so', async () => {
    expect((await working('country=KE&start=2026-12-01&end=2026-12-31&days=3')).notices).toContain(
      '`days` has no effect beside `end` and was ignored.',
    );
  });

  test('items of a batch', async () => {
    const { body } = await service.post('/api/v1/batch', {
      items: [
        {
          operation: 'working_days',
          input: { country: 'KE', start: '2026-12-01', end: '2026-12-31' },
          select: ['working_days'],
        },
        { operation: 'working_days', input: { country: 'KE', start: '2026-12-24', days: 1 }, select: ['end'] },
        { operation: 'holidays', input: { country: 'KE', year: 2026 }, select: ['count'] },
      ],
    });
    const { results } = body.data as unknown as { readonly results: readonly { readonly data: unknown }[] };
    expect(results.map(({ data }) => data)).toEqual([{ working_days: 22 }, { end: '2026-12-28' }, { count: 12 }]);
  });
});
