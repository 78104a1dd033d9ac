import { parse } from 'csv-parse/sync';
import { allFeeds } from '../../server/feeds';
import { type ChartSpan, lineChart } from '../../server/pages/chart';
import type { SeriesResult, Status } from '../../src/contract';
import { allSeries, createMarket, isKept, type Observation, seriesStates } from '../../src/market';
import { marketFiles } from '../../src/reference/market/data';
import { ask } from '../support/http';
import { service } from '../support/service';

const page = (path: string): Promise<Response> => ask(new URL(path, process.env['SERVICE_URL']));

describe('/api/v1/status', () => {
  test('needs no key, and states the age of every series and whether it is on schedule', async () => {
    const response = await page('/api/v1/status');
    expect(response.status).toBe(200);
    const { data, meta } = (await response.json()) as { data: Status; meta: { data_status: string } };
    expect(data.kept + data.broken).toBe(data.series.length);
    expect(data.broken).toBe(data.series.filter(({ kept }) => !kept).length);
    expect(new Set(data.series.map(({ series }) => series))).toEqual(new Set(allSeries.map(({ id }) => id)));
    expect(meta.data_status).toBe(data.broken === 0 ? 'current' : 'stale');
    expect(data.series.find(({ series, entity }) => series === 'fx' && entity === 'KES')).toMatchObject({
      name: 'Kenyan shilling',
      promise: expect.stringContaining('24 hours'),
      age_days: expect.any(Number),
    });
    expect(data.feeds.map(({ name }) => name)).toEqual(allFeeds.map(({ name }) => name));
    expect(data.missing.find(({ series }) => series === 'fuel_petrol')!.entities).toContain('ER');
    expect(JSON.stringify(data)).not.toContain('undefined');
  });

  test('is available as a table', async () => {
    const rows = parse(await (await page('/api/v1/status?format=csv')).text(), { columns: true }) as Record<
      string,
      string
    >[];
    expect(rows.find(({ series, entity }) => series === 'policy_rate' && entity === 'BCEAO')).toMatchObject({
      name: expect.stringContaining('Banque Centrale'),
      date: expect.any(String),
    });
    expect(rows[0]).not.toHaveProperty('value');
  });
});

describe('/api/v1/series', () => {
  const get = async (query: string) => {
    const { status, body } = await service.get(`/api/v1/series?${query}`);
    return { status, data: body.data as unknown as SeriesResult, meta: body.meta, error: body.error };
  };

  // The package's versions 2026-09-28 and 2026-09-29, read by hand.
  test('every rate of a few days, with its source', async () => {
    const { data, meta } = await get('series=fx&entity=kes&start=2026-09-29&end=2026-10-15');
    expect(data).toMatchObject({
      series: 'fx',
      entity: 'KES',
      name: 'Kenyan shilling',
      unit: 'units for one US dollar',
      count: 1,
      observations: [{ date: '2026-09-29', value: 129.674695 }],
    });
    expect(meta).toMatchObject({
      data_status: 'stale',
      as_of: '2026-09-29',
      sources: [
        {
          publisher: expect.stringContaining('fawazahmed0'),
          licence: { name: 'CC0-1.0', redistribution: 'allowed', commercial_use: 'allowed' },
        },
      ],
    });
    // The terms stand once, and not with each observation.
    expect(data.observations[0]!.source).not.toHaveProperty('licence');
  });

  // EPRA: 178.28 from 15 February, 214.03 from 15 July and 15 August 2026.
  test('fuel, central banks and unions', async () => {
    expect(
      (await get('series=fuel_petrol&entity=KE')).data.observations.map(({ date, value }) => [date, value]),
    ).toEqual([
      ['2026-02-15', 178.28],
      ['2026-07-15', 214.03],
      ['2026-08-15', 214.03],
    ]);
    expect((await get('series=policy_rate&entity=BCEAO')).data.observations.at(-1)).toMatchObject({
      date: '2026-03-16',
      value: 3,
    });
    expect((await get('series=mpc_meeting&entity=EG')).data.observations.at(-1)).toMatchObject({
      date: '2026-12-17',
      value: 1,
    });
    // A parity: 655.957 francs to the euro.
    const [franc, euro] = [
      (await get('series=fx&entity=XOF&start=2026-09-29')).data,
      (await get('series=fx&entity=EUR&start=2026-09-29')).data,
    ];
    expect(franc.observations[0]!.value / euro.observations[0]!.value).toBeCloseTo(655.957, 6);
  });

  test('as CSV', async () => {
    const response = await page(
      `/api/v1/series?series=fuel_diesel&entity=KE&format=csv&api_key=${process.env['SERVICE_KEY']}`,
    );
    const rows = parse(await response.text(), { columns: true }) as Record<string, string>[];
    expect(rows.at(-1)).toMatchObject({
      date: '2026-08-15',
      value: '217.86',
      publisher: expect.any(String),
      data_status: 'stale',
    });
  });

  test.each([
    ['series=fx', 'bad_request', /entity/],
    ['series=fxx&entity=KES', 'invalid_series', /did you mean "fx"/],
    ['series=fx&entity=QQQ', 'invalid_entity', /There is no `fx` series for QQQ/],
    ['series=policy_rate&entity=SN', 'invalid_entity', /There is no `policy_rate` series for SN/],
    ['series=fuel_petrol&entity=ER', 'invalid_entity', /The `fuel_petrol` series of Eritrea has no observations/],
    ['series=fx&entity=KES&start=2026-02-30', 'invalid_date', /exists/],
    ['series=fx&entity=KES&end=2099-01-01', 'invalid_date', /is in the future/],
    ['series=fx&entity=KES&end=2001-01-01', 'invalid_date', /The first dates from 2024-03-02/],
    ['series=fx&entity=KES&as_known_on=2099-01-01', 'invalid_date', /is in the future/],
  ])('%s is %s', async (query, code, sentence) => {
    const { error } = await get(query);
    expect(error.message).toMatch(sentence);
    expect([code, 'invalid_entity']).toContain(error.code);
  });
});

describe('pages', () => {
  test('/status lists feeds and series, each with its page', async () => {
    const response = await page('/status');
    const html = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const { title } of allSeries) expect(html).toContain(title);
    expect(html).toContain('href="/status/fx/KES"');
    expect(html).not.toMatch(/<script(?! type="module" src="\/docs\/assets\/)|undefined|NaN/);
  });

  test('a series has a chart with a description in words, and its latest observations', async () => {
    const html = await (await page('/status/fx/KES')).text();
    expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-labelledby="chart-title chart-text"/);
    expect(html).toMatch(
      /<desc id="chart-text">\d+ observations from 2024-\d\d-\d\d .* to 2026-09-29 \(129\.675\), between .* units for one US dollar\.<\/desc>/,
    );
    expect(html).toContain('129.6747');
    for (const path of [
      '/status/policy_rate/ZA',
      '/status/fuel_petrol/KE',
      '/status/mpc_meeting/EG',
      '/status/inflation/KE',
      '/status/fx/XOF',
    ])
      expect((await page(path)).status).toBe(200);
  });

  test.each([
    '/status/fx/QQQ',
    '/status/none/KES',
    '/status/fuel_petrol/ER',
    '/status/fx/constructor',
    '/status/__proto__/KES',
  ])('%s is not found', async (path) => expect((await page(path)).status).toBe(404));
});

describe('the chart', () => {
  test('one value, equal values and a step are drawn', () => {
    const text = {
      title: 'a < b',
      written: String,
      description: ({ low, high }: ChartSpan) => `${low} to ${high}`,
      steps: false,
    };
    for (const points of [
      [{ date: '2026-01-01', value: 3 }],
      [
        { date: '2026-01-01', value: 0 },
        { date: '2026-02-01', value: 0 },
      ],
    ])
      expect(lineChart(points, text)).not.toMatch(/NaN|Infinity/);
    expect(
      lineChart(
        [
          { date: '2026-01-01', value: 3 },
          { date: '2026-03-01', value: 4 },
        ],
        { ...text, steps: true },
      ),
    ).toMatch(/d="M[\d. ]+H[\d.]+V[\d.]+"/);
    expect(lineChart([{ date: '2026-01-01', value: 3 }], text)).toContain('a &lt; b');
  });
});

// Each series at the last moment at which its latest figure is on schedule, and one millisecond later.
describe('the schedule at its boundary', () => {
  const market = (series: string, entity: string, date: string, more: readonly Observation[] = []) =>
    createMarket(
      {
        ...marketFiles,
        banks: {
          ...marketFiles.banks,
          countries: { ...marketFiles.banks.countries, KE: { central_bank: 'CBK', central_bank_abbr: 'CBK' } },
        },
      },
      [
        {
          series,
          entity,
          date,
          value: 5,
          source: { title: 'x', publisher: 'x', url: null },
          origin: 'import:1',
          authority: 'official',
        },
        ...more,
      ],
    );
  const meeting = (date: string): Observation => ({
    series: 'mpc_meeting',
    entity: 'KE',
    date,
    value: 1,
    details: { announced: '2026-10-01' },
    source: { title: 'x', publisher: 'x', url: null },
    origin: 'import:1',
    authority: 'official',
  });

  test.each([
    // A Tuesday: until the end of Wednesday. A Friday: until the end of Monday.
    ['fx', 'KES', '2026-11-17', '2026-11-19T00:00:00.000Z'],
    ['fx', 'KES', '2026-11-13', '2026-11-17T00:00:00.000Z'],
    ...(['fuel_petrol', 'fuel_diesel', 'fuel_kerosene', 'fuel_lpg'] as const).map(
      (series) => [series, 'KE', '2026-11-10', '2026-11-17T23:59:59.999Z'] as const,
    ),
    ...(['inflation', 'inflation_core', 'inflation_food'] as const).map(
      (series) => [series, 'KE', '2026-08-31', '2026-11-14T23:59:59.999Z'] as const,
    ),
    ...(['tbill_91', 'tbill_182', 'tbill_364'] as const).map(
      (series) => [series, 'KE', '2026-10-01', '2026-11-15T23:59:59.999Z'] as const,
    ),
    // The next quarter ends on 30 June, the next year on 31 December 2025; their figures are due 120 and 210 days
    // later.
    ['gdp_growth', 'KE', '2026-03-31', '2026-10-28T23:59:59.999Z'],
    ['inflation_annual', 'KE', '2024-12-31', '2026-07-29T23:59:59.999Z'],
    ['gdp_growth_annual', 'KE', '2024-12-31', '2026-07-29T23:59:59.999Z'],
    // No published rhythm of meetings for this committee, so the limit is two months of at most 31 days.
    ['policy_rate', 'KE', '2026-09-10', '2026-11-11T23:59:59.999Z'],
    ['mpc_meeting', 'KE', '2026-11-20', '2026-11-20T23:59:59.999Z'],
  ] as const)('%s of %s of %s until %s', (series, entity, date, until) => {
    const made = market(series, entity, date);
    const kept = (at: number) =>
      seriesStates(made, at).states.find((state) => state.series === series && state.entity === entity)!.kept;
    expect(kept(Date.parse(until))).toBe(true);
    expect(kept(Date.parse(until) + 1)).toBe(false);
  });

  test('a policy rate is on schedule until the day after the next meeting, and then only with the new decision', () => {
    const until = Date.parse('2026-12-10T00:00:00.000Z');
    expect(
      isKept(
        market('policy_rate', 'KE', '2026-09-10', [meeting('2026-12-08')]),
        'policy_rate',
        'KE',
        { date: '2026-09-10' },
        until,
      ),
    ).toBe(true);
    expect(
      isKept(
        market('policy_rate', 'KE', '2026-09-10', [meeting('2026-12-08')]),
        'policy_rate',
        'KE',
        { date: '2026-09-10' },
        until + 1,
      ),
    ).toBe(false);
    expect(
      isKept(
        market('policy_rate', 'KE', '2026-12-08', [meeting('2026-12-08')]),
        'policy_rate',
        'KE',
        { date: '2026-12-08' },
        until + 1,
      ),
    ).toBe(true);
  });
});
