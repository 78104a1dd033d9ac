import { parse } from 'csv-parse/sync';
import type { FxHistory, Meta, SeriesResult } from '../../src/contract';
import { service } from '../support/service';

type Row = Readonly<Record<string, string>>;

const asTable = async (path: string) =>
  parse((await service.get(`${path}&format=csv`)).body as unknown as string, { columns: true }) as Row[];

const answered = async <Data>(path: string) => (await service.get(path)).body as unknown as { data: Data; meta: Meta };

const sureness = ['high', 'medium', 'low'];

// One source states each observation. docs/keeping-figures-right.md: law and authorities support `high`, advisers, the
// press and others `medium`, software `low`.
const carried: Readonly<Record<string, string>> = {
  law: 'high',
  authority: 'high',
  adviser: 'medium',
  press: 'medium',
  other: 'medium',
  code: 'low',
};

test.each(['KE', 'GH', 'NG', 'EG', 'ZA', 'UG', 'MA', 'TZ'])(
  'each row of policy rates of %s states its own date and confidence',
  async (entity) => {
    const path = `/api/v1/series?series=policy_rate&entity=${entity}`;
    const { data, meta } = await answered<SeriesResult>(path);
    const rows = await asTable(path);
    expect(rows).toHaveLength(data.count);
    data.observations.forEach(({ date, source }, i) => {
      const asOf = source.dated !== null && source.dated < date ? source.dated : date;
      expect(rows[i]).toMatchObject({ date, as_of: asOf, confidence: carried[source.kind] });
    });
    const weakest = Math.max(...rows.map(({ confidence }) => sureness.indexOf(confidence!)));
    expect(meta.confidence).toBe(sureness[weakest]);
  },
);

test('a period is as old as its latest observation', async () => {
  const rows = await asTable('/api/v1/series?series=policy_rate&entity=KE&start=2026-02-01&frequency=month-end');
  expect(rows.length).toBeGreaterThan(2);
  for (const { observed, as_of } of rows) expect(as_of).toBe(observed);
});

test('each row of exchange rates states its own date, and a parity has none', async () => {
  const days = '&start=2026-06-01&end=2026-06-30';
  const rows = await asTable(`/api/v1/fx/history?from=USD&to=KES${days}`);
  expect(rows.length).toBeGreaterThan(5);
  for (const { date, as_of } of rows) expect(as_of).toBe(date);
  const parity = `/api/v1/fx/history?from=EUR&to=XOF${days}`;
  expect((await answered<FxHistory>(parity)).data.observations[0]!.source).toBe('Fixed parity');
  for (const { as_of } of await asTable(parity)) expect(as_of).toBe('');
});
