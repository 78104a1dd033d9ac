import { fromIssueText } from '../../src/language/issue-text';
import { say } from '../../src/language/say';
import fc from 'fast-check';
import { type z } from 'zod';
import { TaxRequest, VatRequest } from '../../src/contract';
import { operations } from '../../src/contract/operations';
import { calculateTax } from '../../src/engine';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { cases } from '../support/cases';

const reference = createReference(countryFiles);
const good = { country: 'KE', amount: 85_000, type: 'income' };
const absurd: readonly unknown[] = [
  null,
  true,
  [],
  {},
  '',
  ' ',
  'x'.repeat(5_000),
  '💥',
  "'; DROP TABLE keys; --",
  '__proto__',
  'constructor',
  -1,
  0,
  Number.NaN,
  Infinity,
  -Infinity,
  1e308,
  1e-9,
  12.5,
  '12',
  'true',
];

const readable = (message: string): void => {
  expect(message).toMatch(/[.?]$/);
  expect(message).not.toMatch(/undefined|NaN|\[object|Invalid input|expected/);
  expect(message.length).toBeLessThan(600);
};

/** The sentences of a refusal, as a person reads them. */
const sentencesOf = ({ issues }: { readonly issues: readonly { readonly message: string }[] }): string[] =>
  issues.map(({ message }) => say(fromIssueText(message)));

describe.each([
  ['TaxRequest', TaxRequest, good],
  ['VatRequest', VatRequest, { country: 'KE', amount: 5, mode: 'add' }],
] as const)('%s', (_, schema, sample) => {
  test.each(Object.keys(schema.shape))('%s: every value is accepted or refused with an explanation', (field) => {
    for (const value of absurd) {
      const parsed = schema.safeParse({ ...sample, [field]: value });
      if (!parsed.success) sentencesOf(parsed.error).forEach(readable);
    }
  });
  test.each(Object.keys(sample))('a missing %s is reported', (field) => {
    const parsed = schema.safeParse({ ...sample, [field]: undefined });
    expect(parsed.error?.issues.map(({ path, message }) => [path, say(fromIssueText(message))])).toEqual([
      [[field], expect.stringContaining(`\`${field}\` is missing`)],
    ]);
  });
  test.each(Object.keys(schema.shape))('%s of null is refused by name', (field) => {
    const parsed = schema.safeParse({ ...sample, [field]: null });
    expect(parsed.error?.issues.map(({ path, message }) => [path, say(fromIssueText(message))])).toEqual([
      [[field], expect.stringContaining(`\`${field}\``)],
    ]);
  });
  test.each(Object.keys(schema.shape))('a wrong %s is refused with the valid values', (field) => {
    for (const value of ['payrol', 12.5, {}, true]) {
      const parsed = schema.safeParse({ ...sample, [field]: value });
      // The name of the field, or the words and codes it accepts.
      if (!parsed.success)
        for (const sentence of sentencesOf(parsed.error))
          expect(sentence).toMatch(
            new RegExp(`\`${field}[\`.]|"[a-z_]+", "[a-z_]+"|country codes|such as|for example`),
          );
    }
  });
});

/** Every number with a largest value in a schema, and inside what it holds. */
function boundedNumbers(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): z.ZodNumber[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'number':
      return Number.isFinite((schema as z.ZodNumber).maxValue) ? [schema as z.ZodNumber] : [];
    case 'object':
      return Object.values(def.shape).flatMap((each) => boundedNumbers(each, seen));
    case 'union':
      return def.options.flatMap((each) => boundedNumbers(each, seen));
    case 'array':
      return boundedNumbers(def.element, seen);
    case 'record':
      return boundedNumbers(def.valueType, seen);
    case 'optional':
    case 'nullable':
    case 'default':
      return boundedNumbers(def.innerType, seen);
    case 'pipe':
      return [...boundedNumbers(def.in, seen), ...boundedNumbers(def.out, seen)];
    default:
      return [];
  }
}

test('a refused number names no other bound than its own', () => {
  const told = operations.flatMap(({ body, query }) =>
    [body, query]
      .flatMap((schema) => (schema === undefined ? [] : boundedNumbers(schema)))
      .flatMap((number) =>
        ['12', -1, 0, number.maxValue! * 2].flatMap((value) => {
          const parsed = number.safeParse(value);
          return (parsed.success ? [] : sentencesOf(parsed.error)).flatMap((sentence) => {
            const most = / at most ([\d,.]+)[. ]/.exec(`${sentence} `)?.[1]?.replace(/,|\.$/g, '');
            return most === undefined ? [] : [{ sentence, most: Number(most), own: number.maxValue }];
          });
        }),
      ),
  );
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter(({ most, own }) => most !== own)).toEqual([]);
});

test('any input is answered, or refused with a code and an explanation, never with an exception', () => {
  const anything = fc.oneof(
    fc.constantFrom(...absurd),
    fc.string(),
    fc.double(),
    fc.constantFrom(
      'KE',
      'ZW',
      'EG',
      'income',
      'corporate',
      'withholding',
      'capital_gains',
      'annual',
      '2026',
      '2026/27',
      'USD',
      '2026-11-20',
    ),
  );
  const body = fc.record({ country: anything, amount: anything, type: anything }, { requiredKeys: [] });
  const extra = fc.dictionary(fc.constantFrom(...Object.keys(TaxRequest.shape)), anything, { maxKeys: 4 });
  fc.assert(
    fc.property(body, extra, fc.boolean(), (base, more, plausible) => {
      const parsed = TaxRequest.safeParse({ ...base, ...(plausible ? good : {}), ...more });
      if (!parsed.success) return readable(sentencesOf(parsed.error)[0]!);
      const answer = calculateTax(reference, parsed.data, { today: '2026-11-20' });
      if (!answer.ok) readable(say(answer.failure.message));
    }),
    { numRuns: cases(1_000) },
  );
}, 60_000);

test.each([
  ['KE', '2026/27', 'invalid_tax_year'],
  ['KE', '1066', 'invalid_tax_year'],
  ['KE', '3000', 'invalid_tax_year'],
  ['KE', '2027', 'invalid_tax_year'],
  ['KE', 'abcd', 'invalid_tax_year'],
  ['UG', '2026/28', 'invalid_tax_year'],
])('%s has no tax year "%s"', (country, tax_year, code) => {
  const answer = calculateTax(reference, TaxRequest.parse({ ...good, country, tax_year }), { today: '2026-11-20' });
  expect(answer).toMatchObject({ ok: false, failure: { code } });
});

test.each([
  ['ZA', '2027', '2027'],
  ['UG', '2026', '2026/27'],
  ['UG', '2026/27', '2026/27'],
  ['MU', '2026-2027', '2026-2027'],
  ['MU', '2026/27', '2026-2027'],
  ['ER', '2026', '2026'],
  ['KE', '2025', '2025'],
  ['ZA', '2026/27', '2027'],
  ['ZA', '2026-2027', '2027'],
  ['ZA', '2026', '2026'],
  ['UG', '2026-27', '2026/27'],
  ['UG', '2026/2027', '2026/27'],
  ['UG', ' 2026 ', '2026/27'],
  ['MU', '2026', '2026-2027'],
  ['MU', '2026/2027', '2026-2027'],
])('%s accepts "%s"', (country, tax_year, label) => {
  const answer = calculateTax(reference, TaxRequest.parse({ ...good, country, tax_year }), { today: '2026-11-20' });
  expect(answer).toMatchObject({ ok: true, value: { data: { tax_year: label } } });
});

/** Code and message for a request that parses but cannot be answered. */
function refused(more: Record<string, unknown>): { readonly code: string; readonly message: string } {
  const answer = calculateTax(reference, TaxRequest.parse({ ...good, ...more }), { today: '2026-11-20' });
  if (answer.ok) throw new Error(`${JSON.stringify(more)} was answered`);
  return { ...answer.failure, message: say(answer.failure.message) };
}

test.each([
  // Each message names the valid values.
  [{ tax_year: '1066' }, 'invalid_tax_year', /2024, 2025, 2026/],
  [{ tax_year: '3000' }, 'invalid_tax_year', /2024, 2025, 2026/],
  [{ tax_year: '9999' }, 'invalid_tax_year', /2024, 2025, 2026/],
  [{ country: 'UG', tax_year: '9999' }, 'invalid_tax_year', /2025\/26, 2026\/27/],
  [{ tax_year: '0000' }, 'invalid_tax_year', /tax year 0000\./],
  [{ tax_year: 'abcd' }, 'invalid_tax_year', /"2026"/],
  [{ country: 'UG', tax_year: 'abcd' }, 'invalid_tax_year', /"2026\/27"/],
  [{ country: 'ZA', tax_year: '2028' }, 'invalid_tax_year', /2026, 2027/],
  [{ tax_year: '2026-27' }, 'invalid_tax_year', /Kenya\. Write it like "2026"/],
  [{ tax_year: '2026/2027' }, 'invalid_tax_year', /Kenya\. Write it like "2026"/],
  [{ country: 'UG', tax_year: '2026/28' }, 'invalid_tax_year', /Uganda\. Write it like "2026\/27"/],
  [{ country: 'MU', tax_year: '2026-2028' }, 'invalid_tax_year', /Mauritius\. Write it like "2026-2027"/],
  [{ tax_year: '２０２６' }, 'invalid_tax_year', /"2026"/],
  [{ pay_date: '1066-01-01' }, 'invalid_date', /2023, 2024, 2025, 2026/],
  [{ pay_date: '2022-12-31' }, 'invalid_date', /from 2023-01-01\./],
  [{ pay_date: '1066-01-01', type: 'corporate' }, 'invalid_date', /from 2024-01-01\./],
  [{ currency: 'USD' }, 'invalid_currency', /KES, not in USD/],
  [{ country: 'ZW', currency: 'EUR' }, 'invalid_currency', /ZWG, USD|USD, ZWG/],
  [{ amount: 1e-9 }, 'invalid_amount', /`amount`.*KES/],
  [{ amount: 0.004, type: 'corporate' }, 'invalid_amount', /`amount`.*KES/],
  [{ amount: 0 }, 'invalid_amount', /`amount`.*greater than 0/],
  [{ amount: 0, type: 'withholding' }, 'invalid_amount', /`amount`.*greater than 0/],
])('%j is refused as %s', (more, code, says) => {
  const failure = refused(more);
  expect(failure.code).toBe(code);
  expect(say(failure.message)).toMatch(says);
  readable(say(failure.message));
});

test.each([
  ['pay_date', '2026-02-30'],
  ['pay_date', '2026-02-29'],
  ['pay_date', '2026-1-1'],
  ['pay_date', '2026-11-20T00:00:00Z'],
  ['pay_date', '10000-01-01'],
  ['pay_date', ''],
  ['pay_date', '20261120'],
  ['pay_date', 'tomorrow'],
  ['pay_date', 5],
  ['tax_year', ''],
  ['tax_year', 2026],
  ['currency', ''],
  ['currency', '$$$'],
  ['amount', '85000'],
  ['amount', -1],
  ['amount', Number.NaN],
  ['amount', Infinity],
  ['amount', 1e308],
  ['include_pension', 'yes'],
  ['basic', 2],
  ['dependants', 1.5],
  ['age', 3],
  ['turnover', -1],
  ['country', 5],
])('`%s` of %j is refused with its name in the message', (field, value) => {
  const parsed = TaxRequest.safeParse({ ...good, [field]: value });
  expect(sentencesOf(parsed.error!)[0]).toContain(`\`${field}\``);
  expect(parsed.error?.issues[0]!.path).toEqual([field]);
});

test('Zimbabwe can be asked for pay in dollars', () => {
  expect(
    calculateTax(reference, TaxRequest.parse({ ...good, country: 'ZW', currency: 'usd' }), { today: '2026-11-20' }),
  ).toMatchObject({ ok: true, value: { data: { currency: 'USD' } } });
});

test('characters that become a code only in upper case are not a country', () => {
  for (const country of ['ß', 'ſo', 'ſſ']) expect(TaxRequest.safeParse({ ...good, country }).success).toBe(false);
  for (const country of ['ke', ' KE ', 'kE']) expect(TaxRequest.parse({ ...good, country }).country).toBe('KE');
});

// An empty year must not be cached as the answer to a request without a year.
test('a refused request does not change the answer to a valid one', () => {
  for (const type of ['income', 'corporate', 'withholding', 'capital_gains'] as const) {
    const fresh = createReference(structuredClone(countryFiles));
    for (const tax_year of ['', ' ', '|', '-', 'undefined']) {
      const parsed = TaxRequest.safeParse({ ...good, type, tax_year });
      if (parsed.success) expect(calculateTax(fresh, parsed.data, { today: '2026-11-20' }).ok).toBe(false);
    }
    expect(calculateTax(fresh, TaxRequest.parse({ ...good, type }), { today: '2026-11-20' }).ok).toBe(true);
  }
});

test('days and years at the edge of the calendar are answered or refused for every country', () => {
  for (const { code } of countryFiles) {
    for (const when of [
      { tax_year: '9999' },
      { tax_year: '0000' },
      { tax_year: '9998/99' },
      { pay_date: '9999-12-31' },
      { pay_date: '0000-01-01' },
    ]) {
      for (const type of ['income', 'corporate', 'withholding', 'capital_gains'] as const) {
        const answer = calculateTax(reference, TaxRequest.parse({ ...good, country: code, type, ...when }), {
          today: '2026-11-20',
        });
        if (!answer.ok) readable(say(answer.failure.message));
      }
    }
  }
});
