import { csv } from '../../server/doors/csv';
import { longestText } from '../../src/contract/limits';
import { raw } from '../support/raw';
import { service, type ServiceAnswer } from '../support/service';

const digits = `${'0'.repeat(15_500)}x`;
const long = 'K'.repeat(longestText + 1);

const refusal = ({ status, body }: ServiceAnswer): readonly unknown[] => [
  status,
  body.error?.code.toLowerCase(),
  body.error?.message.includes('4,000 characters'),
];

describe('a text of more than 4,000 characters is refused at every door before anything looks at it', () => {
  test.each([
    ['/api/forex', `/api/forex?from=USD&to=KES&amount=${digits}`, 'invalid_amount'],
    ['/api/fuel', `/api/fuel?country=${long}`, 'invalid_country'],
    ['/api/v1/changes', `/api/v1/changes?since=${long}`, 'invalid_date'],
    ['/api/v1/fx/history', `/api/v1/fx/history?from=USD&to=${long}`, 'invalid_currency'],
  ])('%s', async (_, path, code) => {
    expect(refusal(await service.get(path))).toEqual([400, code, true]);
  });

  test.each([
    ['a field', { country: long, amount: 5, type: 'income' }, 'invalid_country'],
    [
      'a field inside another',
      { country: 'KE', amount: 5, type: 'income', in_kind: { car: { x: long } } },
      'invalid_in_kind',
    ],
  ])('POST /api/tax: %s', async (_, body, code) => {
    expect(refusal(await service.post('/api/tax', body))).toEqual([400, code, true]);
  });

  test('POST /api/vat', async () => {
    expect(refusal(await service.post('/api/vat', { country: long, amount: 5, mode: 'add' }))).toEqual([
      400,
      'invalid_country',
      true,
    ]);
  });

  test('an item of a batch, and not the others', async () => {
    const item = (country: string) => ({ operation: 'tax', input: { country, amount: 5_000, type: 'income' } });
    const answer = await service.post('/api/v1/batch', { items: [item('KE'), item(long), item('UG')] });
    const { results } = answer.body.data as unknown as {
      results: readonly { success: boolean; error?: { code: string; message: string } }[];
    };
    expect(results.map(({ success, error }) => [success, error?.code, error?.message.includes('4,000')])).toEqual([
      [true, undefined, undefined],
      [false, 'invalid_country', true],
      [true, undefined, undefined],
    ]);
  });

  test('POST /api/v1/calculate', async () => {
    const answer = await service.post('/api/v1/calculate', {
      tool: 'fx-convert',
      inputs: { from: long, to: 'KES', amount: 5 },
    });
    expect([answer.status, answer.body.error.message.includes('4,000 characters')]).toEqual([400, true]);
  });

  test('a field that nobody knows is ignored, however long it is', async () => {
    const { status } = await service.post('/api/tax', { country: 'KE', amount: 5_000, type: 'income', memo: long });
    expect(status).toBe(200);
  });

  test('a value that is nested deeper than calls can be', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const { status } = await service.post('/api/tax', `{"country":${deep},"amount":5,"type":"income"}`);
    expect(status).toBe(400);
  });
});

describe('tables', () => {
  test.each([
    ['format=csv', true],
    ['format=csv&bom=1', true],
    ['format=csv&bom=0', false],
  ])('%s: with a byte order mark, by which Excel knows UTF-8: %s', async (query, isMarked) => {
    const { bytes } = await raw(`${process.env['SERVICE_URL']}/api/tax?${query}`, {
      headers: { 'x-api-key': process.env['SERVICE_KEY']! },
    });
    expect(bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))).toBe(isMarked);
    expect(bytes.toString()).toContain('Côte d');
  });

  test('another value of bom is refused with a sentence', async () => {
    const { status, body } = await service.get('/api/tax?format=csv&bom=no');
    expect([status, body.error.code]).toEqual([400, 'invalid_format']);
    expect(body.error.message).toContain('byte order mark');
  });

  test('signs that begin a formula are marked in their full-width forms too', () => {
    const texts = ['=1+1', '＝1+1', '＋1', '－1', '＠SUM(A1)', '@x', 'a＝1', '-5'];
    const rows = csv(
      ['text', 'number'],
      texts.map((text) => ({ text, number: -5 })),
      'en',
    )
      .trimEnd()
      .split('\r\n')
      .slice(1);
    expect(rows).toEqual(
      ["'=1+1", "'＝1+1", "'＋1", "'－1", "'＠SUM(A1)", "'@x", 'a＝1', "'-5"].map((text) => `${text},-5`),
    );
  });
});
