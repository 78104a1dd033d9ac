import { goodRequests, withParameter } from '../support/requests';
import { service } from '../support/service';

const tables = goodRequests
  .filter(({ operation }) => operation.csv === true)
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

// A spreadsheet reads text that starts with one of these characters as a formula.
test('no cell starts like a formula', async () => {
  for (const [, address, sent] of tables) {
    const { body } = await asked(withParameter(address, 'format', 'csv'), undefined, sent);
    for (const cell of (body as unknown as string).split(/[,\r\n]+/)) expect(cell).not.toMatch(/^"?[=+@\t]|^"?-(?!\d)/);
  }
});
