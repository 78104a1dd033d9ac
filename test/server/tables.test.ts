import { parse } from 'csv-parse/sync';
import { goodRequests, withParameter } from '../support/requests';
import { service } from '../support/service';

const tables = goodRequests
  .filter(({ operation }) => operation.csv !== undefined)
  .map(({ operation, address, body }) => [operation.id, address, body] as const);

/** The type of an answer, without its charset, and the code of an error. */
async function asked(address: string, accept = 'application/json', sent?: unknown) {
  const { status, headers, body } = await (sent === undefined
    ? service.get(address, { accept })
    : service.post(address, sent, { accept }));
  return {
    status,
    type: headers.get('content-type')!.split(';')[0],
    code: body.error?.code,
    message: body.error?.message,
    notices: body.meta?.notices,
    body,
  };
}

const csv = { status: 200, type: 'text/csv' };
const json = { status: 200, type: 'application/json' };

describe.each(tables)('%s', (_, address, sent) => {
  test.each([
    ['csv', csv],
    ['CSV', csv],
    ['json', json],
    ['JSON', json],
    ['', json],
  ])('format=%s', async (format, expected) => {
    expect(await asked(withParameter(address, 'format', format), undefined, sent)).toMatchObject(expected);
  });

  test.each([
    ['text/csv', csv],
    ['text/csv, application/json', csv],
    ['application/json, text/csv', json],
    ['*/*', json],
    ['text/html', json],
  ])('Accept: %s', async (accept, expected) => {
    expect(await asked(address, accept, sent)).toMatchObject(expected);
  });

  test('the format parameter overrides the header', async () => {
    expect(await asked(withParameter(address, 'format', 'json'), 'text/csv', sent)).toMatchObject({
      ...json,
      notices: expect.not.arrayContaining([expect.stringContaining('format')]),
    });
    expect(await asked(`${withParameter(address, 'format', 'csv')}&x=format%3Djson`, undefined, sent)).toMatchObject(
      csv,
    );
  });

  test.each(['xml', 'csv ', 'text/csv', 'null', '💥'])('format=%s is refused', async (format) => {
    const refused = await asked(withParameter(address, 'format', format), 'text/csv', sent);
    expect(refused).toMatchObject({ status: 400, type: 'application/json', code: 'invalid_format' });
    expect(refused.message).toMatch(/is not a format\. Send "csv" for a table, or "json"/);
  });

  test('a repeated format parameter is refused', async () => {
    expect(
      await asked(withParameter(withParameter(address, 'format', 'csv'), 'format', 'json'), undefined, sent),
    ).toMatchObject({
      status: 400,
      code: 'invalid_format',
      message: expect.stringContaining('was sent 2 times'),
    });
  });
});

test('`format` on a route without a table is reported as an unknown parameter', async () => {
  expect(await asked('/api/forex?from=USD&to=KES&format=csv')).toMatchObject({
    ...json,
    notices: expect.arrayContaining(['`format` is not a parameter of this route and was ignored.']),
  });
});

// There were no rates for the Zimbabwean ZiG, and no price that could be converted to it, before April 2024.
test.each([
  '/api/fuel?currency=ZWG&date=2023-10-11',
  '/api/v1/fuel/prices?currency=ZWG&date=2023-10-11',
  '/api/rates?date=1960-01-01',
])('%s would have no rows and is refused in JSON', async (address) => {
  expect(await asked(withParameter(address, 'format', 'csv'))).toMatchObject({ status: 400, code: 'invalid_date' });
});

/** A table as rows of cells by column. */
async function tableAt(address: string, sent?: unknown): Promise<Record<string, string>[]> {
  const { body } = await asked(withParameter(address, 'format', 'csv'), undefined, sent);
  return parse(body as unknown as string, { columns: true });
}
const columnsAt = async (address: string): Promise<string[]> => Object.keys((await tableAt(address))[0]!);

// The support for tests compares the columns of every table with the OpenAPI document.
describe('columns', () => {
  test('they do not depend on the rows', async () => {
    const banks = await columnsAt('/api/rates');
    expect(banks).toEqual(expect.arrayContaining(['gdp_period', 'next_mpc', 'inflation_headline', 'tbill_364_day']));
    expect(await columnsAt('/api/rates?country=KE')).toEqual(banks);
    expect(await columnsAt('/api/rates?country=NG&indicator=inflation')).toEqual(banks);
    const wages = await columnsAt('/api/v1/payroll/minimum-wage');
    expect(await columnsAt('/api/v1/payroll/minimum-wage?country=NG')).toEqual(wages);
    const series = '/api/v1/series?series=policy_rate&entity=KE&start=2026-01-01';
    expect(await columnsAt(`${series}&frequency=month-end`)).toEqual(await columnsAt(series));
  });

  test('age and confidence come last', async () => {
    for (const [, address, sent] of tables) {
      const [row] = await tableAt(address, sent);
      expect([address, Object.keys(row!).slice(-3)]).toEqual([address, ['data_status', 'as_of', 'confidence']]);
    }
  });

  test('every number, text and flag of a row has a column', async () => {
    for (const [, address, sent] of tables) {
      const { body } = await asked(address, undefined, sent);
      const table = await tableAt(address, sent);
      const fields = Object.values(body.data as object)
        .filter((value): value is object[] => Array.isArray(value) && value.length === table.length)
        .flatMap((list) => list.flatMap((row) => Object.entries(row)))
        .flatMap(([field, value]) => (typeof value === 'object' ? [] : [field]));
      expect([address, Object.keys(table[0]!)]).toEqual([address, expect.arrayContaining([...new Set(fields)])]);
    }
  });
});

test('a flag is true or false, and empty only where it is not established', async () => {
  const { body } = await asked('/api/v1/tax/treaties');
  const { treaties } = body.data as unknown as { readonly treaties: readonly { readonly in_force: boolean | null }[] };
  const flags = treaties.map(({ in_force }) => in_force);
  expect(new Set(flags)).toEqual(new Set([true, false, null]));
  const rows = await tableAt('/api/v1/tax/treaties');
  expect(rows.map((row) => row['in_force'])).toEqual(flags.map((flag) => (flag === null ? '' : String(flag))));
  const [change] = await tableAt('/api/v1/changes');
  expect(change!['data_stale']).toMatch(/^(true|false)$/);
  const [series] = await tableAt('/api/v1/status');
  expect(series!['kept']).toMatch(/^(true|false)$/);
});

// A spreadsheet reads text that starts with one of these characters as a formula.
test('no cell starts like a formula', async () => {
  for (const [, address, sent] of tables) {
    const { body } = await asked(withParameter(address, 'format', 'csv'), undefined, sent);
    for (const cell of (body as unknown as string).split(/[,\r\n]+/)) expect(cell).not.toMatch(/^"?[=+@\t]|^"?-(?!\d)/);
  }
});
