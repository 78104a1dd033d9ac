import fc from 'fast-check';
import { TaxRequest, VatRequest } from '../../src/contract';
import { calculateTax } from '../../src/engine';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';

const reference = createReference(countryFiles);
const good = { country: 'KE', amount: 85_000, type: 'income' };
const absurd: readonly unknown[] = [null, true, [], {}, '', ' ', 'x'.repeat(5_000), '💥', "'; DROP TABLE keys; --", '__proto__', 'constructor', -1, 0, Number.NaN, Infinity, -Infinity, 1e308, 1e-9, 12.5, '12', 'true'];

const readable = (message: string): void => {
  expect(message).toMatch(/[.?]$/);
  expect(message).not.toMatch(/undefined|NaN|\[object|Invalid input|expected/);
  expect(message.length).toBeLessThan(400);
};

describe.each([['TaxRequest', TaxRequest, good], ['VatRequest', VatRequest, { country: 'KE', amount: 5, mode: 'add' }]] as const)('%s', (_, schema, sample) => {
  test.each(Object.keys(schema.shape))('%s: whatever is sent is taken or refused with a sentence', (field) => {
    for (const value of absurd) {
      const parsed = schema.safeParse({ ...sample, [field]: value });
      if (!parsed.success) parsed.error.issues.forEach(({ message }) => readable(message));
    }
  });
  test.each(Object.keys(sample))('%s missing says so', (field) => {
    const parsed = schema.safeParse({ ...sample, [field]: undefined });
    expect(parsed.success).toBe(false);
    if (!parsed.success) expect(parsed.error.issues[0]!.message).toMatch(/missing/);
  });
});

test('anything at all is answered or refused with a code and a sentence, never with an exception', () => {
  const anything = fc.oneof(fc.constantFrom(...absurd), fc.string(), fc.double(), fc.constantFrom('KE', 'ZW', 'EG', 'income', 'corporate', 'withholding', 'capital_gains', 'annual', '2026', '2026/27', 'USD', '2026-11-20'));
  const body = fc.record({ country: anything, amount: anything, type: anything }, { requiredKeys: [] });
  const extra = fc.dictionary(fc.constantFrom(...Object.keys(TaxRequest.shape)), anything, { maxKeys: 4 });
  fc.assert(
    fc.property(body, extra, fc.boolean(), (base, more, plausible) => {
      const parsed = TaxRequest.safeParse({ ...base, ...(plausible ? good : {}), ...more });
      if (!parsed.success) return readable(parsed.error.issues[0]!.message);
      const answer = calculateTax(reference, parsed.data, { today: '2026-11-20' });
      if (!answer.ok) readable(answer.failure.message);
    }),
    { numRuns: 20_000 },
  );
}, 60_000);

test.each([
  ['KE', '2026/27', 'invalid_tax_year'], ['KE', '1066', 'invalid_tax_year'], ['KE', '3000', 'invalid_tax_year'], ['KE', '2027', 'invalid_tax_year'], ['KE', 'abcd', 'invalid_tax_year'], ['UG', '2026/28', 'invalid_tax_year'],
])('%s has no tax year "%s"', (country, tax_year, code) => {
  const answer = calculateTax(reference, TaxRequest.parse({ ...good, country, tax_year }), { today: '2026-11-20' });
  expect(answer).toMatchObject({ ok: false, failure: { code } });
});

test.each([['ZA', '2027', '2027'], ['UG', '2026', '2026/27'], ['UG', '2026/27', '2026/27'], ['MU', '2026-2027', '2026-2027'], ['MU', '2026/27', '2026-2027'], ['ER', '2026', '2026'], ['KE', '2025', '2025']])('%s takes "%s"', (country, tax_year, label) => {
  const answer = calculateTax(reference, TaxRequest.parse({ ...good, country, tax_year }), { today: '2026-11-20' });
  expect(answer).toMatchObject({ ok: true, value: { data: { tax_year: label } } });
});
