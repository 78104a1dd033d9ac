import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import { taxTypes } from '../../src/contract';
import { taxTypesOf } from '../../src/contract/effect';
import { countryFiles } from '../../src/reference/data';
import { ask } from '../support/http';
import { type ServerProcess, startedServers } from '../support/server-process';

// On every route, the answer names arguments that had no effect.
const startServer = startedServers();
let server: ServerProcess;
let keys: Readonly<Record<'live' | 'test', string>>;
beforeAll(async () => {
  server = await startServer({ SVC_LOG_LEVEL: 'warn' });
  const store = await openStore(server);
  keys = {
    live: server.key,
    test: (await issueKey(store, { name: 'test', environment: 'test', plan: 'free', now: new Date() })).key,
  };
  await store.close();
});

interface Body {
  readonly data: {
    readonly results: readonly {
      readonly success: boolean;
      readonly data?: object;
      readonly meta?: { readonly notices: readonly string[] };
    }[];
  };
  readonly meta: { readonly notices: readonly string[] };
  readonly error?: { readonly message: string };
}
type Environment = keyof typeof keys;
async function answerTo(environment: Environment, path: string, body?: unknown): Promise<Body> {
  const sent = {
    headers: { 'x-api-key': keys[environment], ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  };
  const answer = (await (await ask(server.url + path, sent)).json()) as Body;
  if (answer.error !== undefined) throw new Error(answer.error.message);
  return answer;
}
const ignoredOf = ({ meta }: Pick<Body, 'meta'>): string[] =>
  meta.notices.filter((notice) => /ignored\.$/.test(notice));
const batchOf = async (environment: Environment, items: readonly unknown[], more: object = {}) =>
  answerTo(environment, '/api/v1/batch', { items, ...more });

const tax = { country: 'KE', amount: 85_000, type: 'income' };

describe.each(['live', 'test'] as const)('with a %s key', (environment) => {
  test('unknown fields in body and address: at most ten by name, and the number of others', async () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`field_${i}`, i]));
    const told = ignoredOf(await answerTo(environment, '/api/tax?colour=red', { ...tax, ...many }));
    expect(told).toEqual([
      ...Array.from({ length: 10 }, (_, i) => `\`field_${i}\` is not a parameter of this route and was ignored.`),
      '3 more fields were ignored.',
    ]);
    expect(ignoredOf(await answerTo(environment, '/api/fuel?country=KE&colour=red'))).toEqual([
      '`colour` is not a parameter of this route and was ignored.',
    ]);
    expect(ignoredOf(await answerTo(environment, '/api/v1/currencies?colour=red'))).toEqual([
      '`colour` is not a parameter of this route and was ignored.',
    ]);
  });

  test('unknown fields of a tool: in its inputs, the body and the address', async () => {
    const told = ignoredOf(
      await answerTo(environment, '/api/v1/calculate?colour=red', {
        tool: 'ng-paye',
        inputs: { grossAnnual: 6_000_000, period: 'monthly' },
        note: 'x',
      }),
    );
    expect(told).toEqual([
      '`period` is not an input of this tool and was ignored.',
      '`note` is not a parameter of this route and was ignored.',
      '`colour` is not a parameter of this route and was ignored.',
    ]);
    expect(
      ignoredOf(
        await answerTo(environment, '/api/v1/calculate', {
          tool: 'fx-convert',
          inputs: { from: 'USD', to: 'KES', spread: 2 },
        }),
      ),
    ).toEqual(['`spread` is not an input of this tool and was ignored.']);
  });

  test('unknown fields of a batch: in its body, its items, their input and their selection', async () => {
    const answer = await batchOf(
      environment,
      [
        { operation: 'tax', input: tax, select: ['net_amount'] },
        { operation: 'tax', input: { ...tax, turnover: 5, bonus: 1 }, select: ['net_amount', 'netto'], id: 7 },
        {
          operation: 'tax',
          input: { ...tax, amount: 90_000, turnover: 5, bonus: 1 },
          select: ['net_amount', 'netto'],
          id: 8,
        },
        { operation: 'forex', input: { from: 'USD', to: 'KES', spread: 2 }, select: ['rate', 'change_24h'] },
        { operation: 'vat', input: { country: 'KE', amount: 100, mode: 'add', note: 'x' } },
      ],
      { notes: 'x' },
    );
    expect(answer.data.results.map(({ success }) => success)).toEqual(Array(5).fill(true));
    expect(answer.data.results[1]!.data).toEqual({ net_amount: expect.any(Number) });
    expect(ignoredOf(answer)).toEqual([
      '`notes` is not a parameter of this route and was ignored.',
      '`items[1].id` (and in 1 more item) is not a field of an item and was ignored.',
      '`items[1].input.bonus` (and in 1 more item) is not a parameter of `tax` and was ignored.',
      '`items[1].input.turnover` (and in 1 more item) has no effect on income tax and was ignored.',
      '`items[1].select: netto` (and in 1 more item) is not a field of the answer of `tax` and was ignored.',
      '`items[3].input.spread` is not a parameter of `forex` and was ignored.',
    ]);
    expect(answer.data.results[4]!.meta!.notices).toContain('`note` is not a parameter of `vat` and was ignored.');
  });

  test('the fields of a batch are counted like those of a request', async () => {
    const items = Array.from({ length: 12 }, (_, i) => ({
      operation: 'tax',
      input: { ...tax, [`field_${i}`]: i },
      select: ['net_amount'],
    }));
    const told = ignoredOf(await batchOf(environment, items));
    expect([told.length, told[9], told[10]]).toEqual([
      11,
      '`items[9].input.field_9` is not a parameter of `tax` and was ignored.',
      '2 more fields were ignored.',
    ]);
  });

  test('no notice if nothing was ignored', async () => {
    expect(ignoredOf(await answerTo(environment, '/api/tax', { ...tax, age: null, turnover: null }))).toEqual([]);
    expect(
      ignoredOf(
        await batchOf(environment, [{ operation: 'tax', input: tax, select: ['net_amount', 'pension', 'surcharges'] }]),
      ),
    ).toEqual([]);
  });
});

const values: Readonly<Record<string, unknown>> = {
  period: 'monthly',
  pay_periods: 53,
  worked: { days: 13, of: 26 },
  include_pension: true,
  currency: 'KES',
  recipient_country: 'FR',
  basic: 1,
  dependants: 2,
  age: 40,
  turnover: 5_000_000,
  sector: 'permanent-establishment',
  payment_type: 'dividends',
  residency: 'resident',
  payee: 'bank',
  taxpayer: 'company',
  employee: { children: 2 },
  employer: { size: 12 },
  pay: { transport: 1_000 },
  in_kind: { phone: 500 },
  paid: { pension: 500 },
  year_to_date: { months: 2 },
};

// A field belongs to the taxes whose law uses it. With another tax type it has no effect.
describe.each(taxTypes)('with %s tax', (type) => {
  const other = Object.entries(taxTypesOf).flatMap(([field, types]) => (types.includes(type) ? [] : [field]));
  const own = Object.entries(taxTypesOf).flatMap(([field, types]) => (types.includes(type) ? [field] : []));
  const given = {
    country: 'KE',
    amount: 85_000,
    type,
    ...(type === 'withholding' ? { payment_type: 'dividends' } : {}),
  };
  const sentence = (field: string, path = field): string =>
    `\`${path}\` has no effect on ${type.replace('_', ' ')} tax and was ignored.`;

  test('each field of another tax is reported and changes nothing', async () => {
    expect(other.length).toBeGreaterThan(3);
    for (const field of other) {
      const input = { ...given, [field]: values[field] };
      const [alone, beside] = [await answerTo('live', '/api/tax', given), await answerTo('live', '/api/tax', input)];
      expect(beside.data).toEqual({
        ...alone.data,
        ...(field === 'period' || field === 'include_pension' ? { [field]: values[field] } : {}),
      });
      expect(ignoredOf(beside)).toEqual([sentence(field)]);
      const batch = await batchOf('live', [
        { operation: 'tax', input },
        { operation: 'tax', input, select: ['net_amount'] },
      ]);
      expect(ignoredOf({ meta: batch.data.results[0]!.meta! })).toEqual([sentence(field)]);
      expect(ignoredOf(batch)).toEqual([sentence(field, `items[1].input.${field}`)]);
    }
  });

  test('none of its own fields is reported', async () => {
    for (const field of own) {
      const input = { ...given, ...(field === 'pay_periods' ? { period: 'weekly' } : {}), [field]: values[field] };
      expect(ignoredOf(await answerTo('live', '/api/tax', input)).join()).not.toContain(
        `on ${type.replace('_', ' ')} tax`,
      );
    }
  });
});

test('a payee for which the law has no rate of its own', async () => {
  const input = {
    country: 'KE',
    amount: 85_000,
    type: 'withholding',
    payment_type: 'dividends',
    payee: 'small_business',
  };
  expect(ignoredOf(await answerTo('live', '/api/tax', input))).toEqual([
    'The law has no special rate for this `payee`, so `payee` was ignored.',
  ]);
});

// Kenya's PAYE has one personal relief for any family (Income Tax Act, section 30): dependants change nothing.
test('a circumstance that the law of the country does not use, also in a batch with a selection', async () => {
  const sentence = (path: string): string =>
    `\`${path}\` has no effect under Kenya's recorded income tax law and was ignored.`;
  const input = { ...tax, dependants: 2 };
  expect(ignoredOf(await answerTo('live', '/api/tax', input))).toEqual([sentence('dependants')]);
  expect(ignoredOf(await batchOf('live', [{ operation: 'tax', input, select: ['net_amount'] }]))).toEqual([
    sentence('items[0].input.dependants'),
  ]);
  expect(ignoredOf(await batchOf('live', [{ operation: 'tax', input, select: ['net_amount', 'country'] }]))).toEqual([
    sentence('items[0].input.dependants'),
  ]);
});

// Gabon values meals in kind at 25 % of basic pay, and exempts bonuses up to 4,000,000 a year: it looks at basic pay and at
// the year so far for nothing else.
test('a field that the law looks at in other cases only', async () => {
  const idle = (field: string): string =>
    `\`${field}\` counts in Gabon's income tax law only for other employees, parts of pay, benefits or pay periods. It has no effect on this question and was ignored.`;
  const gabon = { country: 'GA', amount: 900_000, type: 'income' };
  const year_to_date = { months: 3, gross: 2_700_000, bonus: 3_900_000 };
  expect(ignoredOf(await answerTo('live', '/api/tax', { ...gabon, basic: 0.6 }))).toEqual([idle('basic')]);
  expect(ignoredOf(await answerTo('live', '/api/tax', { ...gabon, year_to_date }))).toEqual([idle('year_to_date')]);
  const bonus = { ...gabon, pay: { bonus: 300_000 }, year_to_date };
  expect(ignoredOf(await answerTo('live', '/api/tax', bonus))).toEqual([]);
});

// Where a field has an effect, some of these amounts show it.
test.each([
  ['basic', { basic: 0.6 }],
  [
    'year_to_date',
    { year_to_date: { months: 3, gross: 3_000, taxable: 2_500, tax: 10, contributions: 20, bonus: 700 } },
  ],
])('%s is named in every country where it changes nothing, and only there', async (field, stated) => {
  const amounts = [400, 1_500, 5_000, 20_000, 85_000, 300_000, 900_000, 4_000_000];
  const asked = (more: object) =>
    countryFiles.flatMap(({ code }) =>
      amounts.map((amount) => ({ operation: 'tax', input: { country: code, amount, type: 'income', ...more } })),
    );
  const [plain, other] = [await batchOf('live', asked({})), await batchOf('live', asked(stated))];
  const idle = (notice: string): boolean => notice.startsWith(`\`${field}\``) && notice.includes('no effect');
  const differing = countryFiles.flatMap(({ code }, i) => {
    const at = (list: Body) => list.data.results.slice(i * amounts.length, (i + 1) * amounts.length);
    const [before, after] = [at(plain), at(other)];
    if (!after.some(({ success }) => success)) return [];
    const changes = after.some(({ data }, k) => JSON.stringify(data) !== JSON.stringify(before[k]!.data));
    const isNamed = after.some(({ meta }) => meta?.notices.some(idle));
    return changes === isNamed ? [code] : [];
  });
  expect(differing).toEqual([]);
});

// The articles of the Comorian code of 2023 on families were not read, so its reductions are not computed.
test('a circumstance whose rule is not computed is reported for each country, also in a batch with a selection', async () => {
  const asked = (country: string) => ({ country, amount: 500_000, type: 'income', dependants: 2 });
  const told = async (country: string): Promise<string> =>
    (await answerTo('live', '/api/tax', asked(country))).meta.notices.find((notice) =>
      notice.startsWith('`dependants`'),
    )!;
  const [comoros, kenya] = [await told('KM'), await told('KE')];
  expect(comoros).toMatch(/not calculated: /);
  const { meta } = await batchOf(
    'live',
    ['KM', 'KE', 'KM'].map((country) => ({ operation: 'tax', input: asked(country), select: ['net_amount'] })),
  );
  expect(meta.notices.filter((notice) => notice.includes('dependants'))).toEqual([
    comoros.replace('`dependants`', '`items[0].input.dependants` (and in 1 more item)'),
    kenya.replace('`dependants`', '`items[1].input.dependants`'),
  ]);
});

describe('VAT', () => {
  const sentence = '`rate_type` has no effect beside `category` and was ignored.';
  const vat = { country: 'KE', amount: 100, mode: 'add' };
  test.each(['/api/vat', '/api/v1/vat/calculate'])('%s: a category overrides the rate type', async (path) => {
    expect(ignoredOf(await answerTo('live', path, { ...vat, category: 'export', rate_type: 'standard' }))).toEqual([
      sentence,
    ]);
    expect(ignoredOf(await answerTo('live', path, { ...vat, category: 'export' }))).toEqual([]);
    expect(ignoredOf(await answerTo('live', path, { ...vat, rate_type: 'zero' }))).toEqual([]);
  });
});

test('the list of countries is not filtered by a tax type', async () => {
  expect(ignoredOf(await answerTo('live', '/api/tax?type=income'))).toEqual([
    '`type` has no effect without `country` and was ignored.',
  ]);
});
