import fc from 'fast-check';
import { z } from 'zod';
import { countryCodes, tools } from '../../src/contract';
import { createMarket } from '../../src/market';
import { marketFiles } from '../../src/reference/market/data';

/** The part of JSON Schema that the contract uses to describe its input. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly anyOf?: readonly Schema[];
}
export type Fields = Readonly<Record<string, unknown>>;

const market = createMarket(marketFiles);
const currency = fc.constantFrom(...market.currencies.keys(), ...market.retired.keys());
const inAnyCase = (word: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(word, fc.constantFrom('asIs', 'lower', 'padded'))
    .map(([text, how]) => (how === 'lower' ? text.toLowerCase() : how === 'padded' ? ` ${text} ` : text));
const day = (from: string, to: string): fc.Arbitrary<string> =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

/** Values that the contract's schema can describe only as text. */
const words: Readonly<Record<string, fc.Arbitrary<string>>> = {
  country: inAnyCase(fc.constantFrom(...countryCodes)),
  currency: fc.oneof(currency, fc.constantFrom('USD', 'ZWG', 'KES', 'kes')),
  recipientCountry: inAnyCase(fc.constantFrom('FR', 'IN', 'Germany')),
  recipient_country: inAnyCase(fc.constantFrom('FR', 'IN', 'ZA', 'MU', 'IS', 'Germany', 'Ghana')),
  from: currency,
  to: currency,
  base: currency,
  quotes: fc.array(currency, { minLength: 1, maxLength: 8 }).map((codes) => codes.join(',')),
  tax_year: fc.constantFrom(
    '2023',
    '2024',
    '2025',
    '2026',
    '2027',
    '2025/26',
    '2026/27',
    '2026-27',
    '2026-2027',
    '2025/2026',
  ),
  tool: inAnyCase(fc.constantFrom(...tools.keys())),
};

/** Fields that only some pay periods have, and whose members depend on each other: mostly left out. */
const fitting: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  worked: fc.oneof(
    { arbitrary: fc.constant(undefined), weight: 3 },
    fc.constantFrom<unknown>(
      { from: '2026-11-17' },
      { to: '2026-11-20' },
      { days: 0 },
      { days: 13, of: 26 },
      { of: 30 },
    ),
  ),
  pay_periods: fc.oneof({ arbitrary: fc.constant(undefined), weight: 9 }, fc.constantFrom(27, 53, 260)),
};

/** Numbers of every magnitude, from the smallest coin to the largest amount. */
const magnitudes = (least: number, most: number): fc.Arbitrary<number> =>
  fc
    .tuple(
      fc.double({ min: Math.log10(Math.max(least, 0.01)), max: Math.log10(most), noNaN: true }),
      fc.constantFrom(1, 3, 8, 17),
    )
    .map(([power, digits]) => Math.min(most, Math.max(least, Number((10 ** power).toPrecision(digits)))));

function number({ type, minimum, maximum, exclusiveMinimum }: Schema): fc.Arbitrary<number> {
  const least = exclusiveMinimum !== undefined && exclusiveMinimum >= 0 ? 0.01 : (minimum ?? 0.01);
  const most = maximum ?? 1e15;
  if (type === 'integer') return fc.integer({ min: Math.max(least, -1e6), max: Math.min(most, 1e6) });
  if (most <= 1) return fc.double({ min: least, max: most, noNaN: true });
  return fc.oneof(
    { arbitrary: magnitudes(least, most), weight: 3 },
    fc.constantFrom(...[Math.max(least, 0.01), 1, 85_000, 61_017.9, most].map((one) => Math.min(one, most))),
  );
}

/** Values that a schema accepts, as far as a schema can express it. */
function value(given: Schema, name: string, shared: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  const schema = given.$ref === undefined ? given : shared[given.$ref.replace('#/$defs/', '')]!;
  if (Object.hasOwn(fitting, name)) return fitting[name]!;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => value(one, name, shared)));
  const word = words[name];
  switch (schema.type) {
    case 'number':
    case 'integer':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(value(schema.items ?? {}, name, shared), { minLength: schema.minItems ?? 0, maxLength: 4 });
    case 'object':
      return fields(schema, shared);
    default:
      if (word !== undefined) return word;
      if (schema.format === 'date') return day('2023-01-01', '2026-12-31');
      return schema.pattern === undefined ? fc.string() : fc.stringMatching(new RegExp(schema.pattern));
  }
}

/** Usually leaves an optional value out, so most requests use one special feature at a time. */
const optional = (one: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 3 }, { arbitrary: one, weight: 1 });

function fields(
  { properties = {}, required = [] }: Schema,
  shared: Readonly<Record<string, Schema>>,
): fc.Arbitrary<Fields> {
  const each = Object.entries(properties).map(
    ([name, schema]) =>
      [name, required.includes(name) ? value(schema, name, shared) : optional(value(schema, name, shared))] as const,
  );
  return fc
    .record(Object.fromEntries(each))
    .map((whole) => Object.fromEntries(Object.entries(whole).filter(([, one]) => one !== undefined)));
}

/** Fields that a schema of the contract accepts. */
export function valid(schema: z.ZodObject): fc.Arbitrary<Fields> {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;
  return value(described, '', described.$defs ?? {}) as fc.Arbitrary<Fields>;
}

/** Values that hardly any field accepts. */
export const absurd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    -0,
    1e16,
    1e-9,
    5e-324,
    1e308,
    0.1 + 0.2,
    12.5,
    2 ** 53 + 2,
    '',
    ' ',
    '0',
    '-1',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    'null',
    'true',
    [],
    {},
    [[]],
    [null],
    '__proto__',
    'constructor',
    'toString',
  ),
  fc.constantFrom<unknown>(
    'KX',
    'Kenya',
    'XX',
    'UK',
    'ß',
    'ſo',
    'KES,',
    'ＫＥ',
    '💥',
    '\u0000',
    '\ud800',
    "'; DROP TABLE keys; --",
    '../../etc/passwd',
    '<script>',
    '=1+1',
    '%00',
    'x'.repeat(3_000),
    '2026-02-30',
    '2999-01-01',
    '0000-01-01',
    '9999-12-31',
    '2026-11-20T00:00:00Z',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

const misspelt = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(text.length), fc.string({ maxLength: 1 }), fc.nat(1))
    .map(([at, letter, dropped]) => text.slice(0, at) + letter + text.slice(at + dropped));

/** A slightly wrong version of a value. */
function spoilt(good: unknown): fc.Arbitrary<unknown> {
  const wrapped = fc.constantFrom<unknown>([good], { value: good }, [good, good], null);
  if (typeof good === 'string')
    return fc.oneof(
      misspelt(good),
      wrapped,
      fc.constantFrom(good.toUpperCase(), `${good}${good}`, good.slice(0, -1), ''),
    );
  if (typeof good === 'number')
    return fc.oneof(wrapped, fc.constantFrom<unknown>(-good, String(good), good * 1e10, good / 1e10, good + 0.5, 0));
  return fc.oneof(wrapped, absurd);
}

/** Valid fields with one missing, slightly wrong or absurd, or with an unknown one added. */
export const nearlyValid = (good: fc.Arbitrary<Fields>): fc.Arbitrary<Fields> =>
  fc
    .tuple(good, fc.nat(), fc.constantFrom('spoil', 'spoil', 'absurd', 'drop', 'add'))
    .chain(([whole, pick, how]): fc.Arbitrary<Fields> => {
      const names = Object.keys(whole);
      const name = names[pick % Math.max(1, names.length)];
      if (how === 'add' || name === undefined)
        return fc.tuple(fc.string(), absurd).map(([strange, more]) => ({ ...whole, [strange]: more }));
      const { [name]: taken, ...rest } = whole;
      if (how === 'drop') return fc.constant(rest);
      return (how === 'spoil' ? spoilt(taken) : absurd).map((wrong) => ({ ...whole, [name]: wrong }));
    });

/** Fields with known names and absurd values. */
export const hostile = (names: readonly string[]): fc.Arbitrary<Fields> =>
  fc.dictionary(
    fc.oneof(fc.constantFrom(...names, '__proto__', 'constructor', 'api_key', 'format', 'toString'), fc.string()),
    absurd,
    { maxKeys: 6, noNullPrototype: true },
  );
