import { gzipSync } from 'node:zlib';
import { ask } from '../support/http';
import { goodRequests } from '../support/requests';

const posts = goodRequests
  .filter(({ operation }) => operation.method === 'post')
  .map(
    ({ operation, address, body }) =>
      [address, { upper: operation.errorStyle?.upperCase === true, body: JSON.stringify(body) }] as const,
  );

type Bytes = string | Uint8Array<ArrayBuffer>;
const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

/** Status and code of the answer to a body. The code is in lower case if the route wrote it in the right case. */
async function sent(
  path: string,
  body: Bytes,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
) {
  // `fetch` adds a content type to a string, but none to bytes.
  const plain = typeof body === 'string' ? bytes(Buffer.from(body)) : body;
  const response = await ask(new URL(path, process.env['SERVICE_URL']), {
    method: 'POST',
    body: plain,
    headers: { 'x-api-key': process.env['SERVICE_KEY']!, ...headers },
  });
  const answer = (await response.json()) as { error?: { code: string; message: string } };
  return { status: response.status, code: answer.error?.code, message: answer.error?.message };
}

/** Nested lists as JSON. */
const deep = (levels: number, open = '[', close = ']', inside = ''): string =>
  open.repeat(levels) + inside + close.repeat(levels);

describe.each(posts)('POST %s', (path, { upper, body }) => {
  const written = (code: string): string => (upper ? code.toUpperCase() : code);
  const inFront = (field: string): string => `{${field},${body.slice(1)}`;
  const atEnd = (field: string): string => `${body.slice(0, -1)},${field}}`;

  test.each([
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'Application/JSON',
    'application/json; charset=iso-8859-1',
  ])('accepts a body as %s', async (type) => {
    expect(await sent(path, body, { 'content-type': type })).toMatchObject({ status: 200 });
  });

  test.each<[string, Bytes]>([
    ['as it should be', body],
    ['with a byte order mark', `\uFEFF${body}`],
    ['with white space around it', ` \r\n\t${body}\n `],
    ['with unknown fields, deep ones too', atEnd(`"other":${deep(50_000)}`)],
    ['with a field twice: the last one counts', inFront(body.slice(1, body.indexOf(':') + 1) + '"not this one"')],
  ])('accepts a body %s', async (_, text) => {
    expect(await sent(path, text)).toMatchObject({ status: 200 });
  });

  test.each<[string, Bytes]>([
    ['nothing', ''],
    ['white space', ' \n '],
    ['a byte order mark alone', '\uFEFF'],
    ['an array', `[${body}]`],
    ['an empty array', '[]'],
    ['null', 'null'],
    ['true', 'true'],
    ['a number', '85000'],
    ['a word', '"KE"'],
    ['cut short', body.slice(0, -1)],
    ['cut in the middle', body.slice(0, body.length / 2)],
    ['followed by more', `${body}x`],
    ['two bodies', body + body],
    ['JavaScript', body.replaceAll('"', "'")],
    ['with a comma at the end', `${body.slice(0, -1)},}`],
    ['with a comment', `/* */${body}`],
    ['with NaN', inFront('"x":NaN')],
    ['with a number that is none', inFront('"x":01')],
    ['with a line break in a text', inFront('"x":"\n"')],
    ['with a zero byte', `${body}\0`],
    ['in UTF-16', bytes(Buffer.from(body, 'utf16le'))],
    ['in Latin-1', bytes(Buffer.from(inFront('"x":"é"'), 'latin1'))],
    ['compressed, without saying so', bytes(gzipSync(body))],
    ['a form', 'country=KE&amount=1'],
    ['with `__proto__`', inFront('"__proto__":{"amount":1}')],
    ['with `__proto__`, escaped', inFront('"\\u005f\\u005fproto__":{"amount":1}')],
    ['with `__proto__` inside', atEnd('"other":{"more":[{"__proto__":{"amount":1}}]}')],
    ['with `constructor.prototype`', inFront('"constructor":{"prototype":{"amount":1}}')],
    ['deep and never closed', '['.repeat(100_000)],
  ])('refuses a body that is %s', async (_, text) => {
    const { status, code, message } = await sent(path, text);
    expect({ status, code }).toEqual({ status: 400, code: written('invalid_json') });
    expect(message).toMatch(/body/i);
  });

  test('refuses a body of deep objects, which is too much for a batch', async () => {
    const { status, code } = await sent(path, deep(50_000, '{"a":', '}', '1').slice(0, -1));
    expect([
      [400, written('invalid_json')],
      [413, 'payload_too_large'],
    ]).toContainEqual([status, code]);
  });

  test('says which member of a valid body is not accepted', async () => {
    const { message } = await sent(path, inFront('"__proto__":{"amount":1}'));
    expect(message).toBe('The body has a member `__proto__` or `constructor.prototype`. Send it without.');
  });

  test.each<[string, Bytes, Readonly<Record<string, string>>]>([
    ['without a type', body, {}],
    ['as text', body, { 'content-type': 'text/plain' }],
    ['as a form', 'country=KE', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['as a form of parts', body, { 'content-type': 'multipart/form-data; boundary=x' }],
    ['as XML', '<tax/>', { 'content-type': 'application/xml' }],
    ['as bytes', body, { 'content-type': 'application/octet-stream' }],
    ['as a kind of JSON', body, { 'content-type': 'application/vnd.api+json' }],
    ['as nearly JSON', body, { 'content-type': 'application/jsonx' }],
    [
      'in another character set',
      bytes(Buffer.from(inFront('"x":"é"'), 'latin1')),
      { 'content-type': 'application/json; charset="iso-8859-1"' },
    ],
    ['as a type that is none', body, { 'content-type': 'json' }],
    ['compressed by gzip', bytes(gzipSync(body)), { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
    ['encoded in an unknown way', 'ebql', { 'content-type': 'application/json', 'content-encoding': 'rot13' }],
  ])('refuses a body that is sent %s', async (_, text, headers) => {
    expect(await sent(path, text, headers)).toMatchObject({
      status: 415,
      code: written('unsupported_media_type'),
      message: expect.stringMatching(/JSON|compress/),
    });
  });

  test('accepts a body declared as uncompressed', async () => {
    expect(
      await sent(path, body, { 'content-type': 'application/json', 'content-encoding': 'identity' }),
    ).toMatchObject({ status: 200 });
  });

  test('refuses a body larger than 1 MiB (many rows: 4 MiB), and accepts one just below', async () => {
    const largest = (/\/(batch|register|journal|compare)$|\/returns\//.test(path) ? 4 : 1) * 2 ** 20;
    const filled = (size: number): string => body.slice(0, -1) + `,"x":"`.padEnd(size - body.length - 1, 'x') + '"}';
    expect(filled(largest)).toHaveLength(largest);
    expect(await sent(path, filled(largest))).toMatchObject({ status: 200 });
    expect(await sent(path, filled(largest + 1))).toMatchObject({ status: 413, code: written('payload_too_large') });
  });
});

const fields = posts.flatMap(([path, { body }]) =>
  goodRequests
    .filter(({ operation, address }) => address === path && operation.method === 'post')
    .flatMap(({ operation }) => Object.keys(operation.body!.shape).map((field) => [path, field, body] as const)),
);

test.each(fields)('POST %s: an absurd `%s` is accepted, or refused with an explanation', async (path, field, body) => {
  const good = JSON.parse(body) as Record<string, unknown>;
  const { [field]: _, ...others } = good;
  const rest = JSON.stringify(others).slice(1);
  for (const value of [
    deep(20_000),
    deep(20_000, '{"a":', '}', '1'),
    '1e999',
    '-1e999',
    '1'.repeat(400),
    '1e-400',
    '123456789012345678901234567890',
    '0.1'.padEnd(10_000, '1'),
    '-0',
    '[]',
    '{}',
    'null',
    'true',
    '""',
    `"${'x'.repeat(100_000)}"`,
    '"\\u0000"',
    '"\\ud800"',
    '[1e999]',
  ]) {
    const answer = await sent(path, `{"${field}":${value}${rest === '}' ? '' : ','}${rest}`);
    expect([200, 400]).toContain(answer.status);
    if (answer.status === 400) expect(answer.message).toMatch(/^.{10,500}$/s);
  }
});

test.each([
  ['too many digits to be told apart from what is too much', '1e999'],
  ['less than nothing', '-1e999'],
  ['four hundred digits', '1'.repeat(400)],
  ['so small that it is nothing', '1e-400'],
  ['thirty digits', '123456789012345678901234567890'],
])('an amount of %s is refused', async (_, amount) => {
  expect(await sent('/api/tax', `{"country":"KE","type":"income","amount":${amount}}`)).toMatchObject({
    status: 400,
    code: 'invalid_amount',
  });
  expect(await sent('/api/vat', `{"country":"KE","mode":"add","amount":${amount}}`)).toMatchObject({
    status: 400,
    code: 'INVALID_SALARY',
  });
});

test('an amount with too many digits is read as the nearest number', async () => {
  expect(await sent('/api/tax', `{"country":"KE","type":"income","amount":85000.${'0'.repeat(5_000)}1}`)).toMatchObject(
    { status: 200 },
  );
});
