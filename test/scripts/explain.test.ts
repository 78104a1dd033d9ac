import { say } from '../../src/language/say';
import type { ExplanationSection, TaxExplanation } from '../../src/contract';
import { explained as explainedBy, type Explained } from '../../scripts/explain/explained';
import { page } from '../../scripts/explain/page';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';

const reference = createReference(countryFiles);
const context = { today: '2026-11-20' };

type Fields = Readonly<Record<string, unknown>>;
const ask = (fields: Fields) =>
  explainedBy(reference, { what: fields['type'] === undefined ? 'vat' : 'tax', fields }, context);
function explained(fields: Fields): Explained {
  const outcome = ask(fields);
  if (!outcome.ok) throw new Error(say(outcome.failure.message));
  return outcome.value;
}
function text(fields: Fields): string {
  const { data, meta } = explained(fields);
  return page(data, meta).replace(/ {2,}/g, '  ');
}
const income = (country: string, amount: number, more: Readonly<Record<string, unknown>> = {}): string =>
  text({ country, amount, type: 'income', ...more });

// Kenya 2026, 85,000 a month. NSSF year 4: 6 % of 9,000 and of the 76,000 above; 85,000 − 8,712.50 contributions =
// 76,287.50 taxable.
//   24,000 × 10 % + 8,333 × 25 % + 43,954.50 × 30 % = 17,669.60, less 2,400 personal relief
test('Kenya: slices of a contribution, of the scale, and the credit', () => {
  const lines = income('KE', 85_000);
  for (const line of [
    'Kenya, tax year 2026, income tax, monthly pay, in KES',
    'Law in force from 2026-02-01, as it stands on 2026-11-20; last confirmed on 2026-10-01; medium confidence',
    '      9,000 × 6 % = 540\n',
    '      76,000 × 6 % = 4,560\n',
    'a month; deductible; from 2026-02-01 [',
    '  24,000 to 32,333: 8,333 × 25 %  2,083.25',
    '  32,333 to 500,000: 43,954.50 × 30 %  13,186.35',
    '  500,000 to 800,000 at 32.5 %  0',
    '  Total  17,669.60',
    'Personal relief (resident individual)  -2,400',
    'Tax  15,269.60',
    'Net pay  61,017.90',
    'Effective rate  17.96 %',
    'Cost of employment  91,425',
    'Status: due, as of 2026-10-01',
  ]) {
    expect(lines.replace(/ {2,}/g, '  ')).toContain(line.replace(/ {2,}/g, '  '));
  }
});

// Above EGP 1,200,000 a year the first 1,200,000 bear 25 %, the rest 27.5 %; (110,000 − 1,837) × 12 − 20,000 =
// 1,277,956 is rounded down to 1,277,950.
test('Egypt: the table for the size of the income, and the rounding before it', () => {
  const lines = income('EG', 110_000);
  expect(lines).toContain('table for this taxable income');
  expect(lines).toContain('0 to 100,000: 100,000 × 25 %  25,000');
  expect(lines).toContain('Income before rounding  106,496.33');
  expect(lines).toContain('Taxable income is rounded down to 10 a year');
});

// Angola's bracket of 150,000 to 200,000: 12,500 and 16 % of the excess. 180,000 − 5,400 = 174,600.
test('Angola: a fixed amount and the excess', () => {
  expect(income('AO', 180_000)).toContain('150,000 to 200,000: 24,600 × 16 % plus 12,500 a month  16,436');
});

// Cabo Verde: 120,000 × 21 % − 10,725.
test('Cabo Verde: rate less amount, the minimum tax and its rounding', () => {
  const lines = income('CV', 120_000);
  expect(lines).toContain('80,000 to 150,000: 120,000 × 21 % less 10,725 a month  14,475');
  expect(lines).toContain('At least  100');
  expect(lines).toContain('The tax is rounded to the nearest 1');
});

// DR Congo: 1,972,560 by the scale, at most 30 % of 6,555,000. Madagascar: 2,680 by the scale, at least 3,000.
test('the effect of a cap or a minimum on the tax has its own line', () => {
  expect(income('CD', 6_900_000)).toContain('Cap on the tax  -6,060');
  expect(income('MG', 410_000)).toContain('Minimum tax  320');
  expect(text({ country: 'MG', type: 'corporate', amount: 5_000_000, turnover: 600_000_000 })).toContain(
    'Minimum tax  6,000,000',
  );
  expect(income('KE', 85_000)).not.toContain('Adjustments for limits and rounding');
});

// South Sudan: one rate on the whole income; 5 % of gross is deductible from the 8 % contribution.
test('South Sudan: one rate on the whole income, and the deductible part of the contribution', () => {
  const lines = income('SS', 5_000_000);
  expect(lines).toContain('90,000 to no limit: 4,750,000 × 20 %  950,000');
  expect(lines).toContain('Deductible part  250,000');
});

test('Algeria: the exemption with the amount it tests, and both abatements', () => {
  const lines = income('DZ', 33_000);
  expect(lines).toContain('here it is 30,030 in the pay period');
  expect(lines).toContain('First abatement (abattement proportionnel)  -1,000');
  expect(lines).toContain('Second abatement, from 30,000 to 35,000 a month  -1,286.83');
});

test('Zimbabwe has a scale for each currency', () => {
  expect(income('ZW', 5_000, { currency: 'USD' })).toContain('3,000 to no limit: 1,968.50 × 40 %  787.40');
  expect(income('ZW', 30_000)).toContain('28,000 to 56,000: 650 × 30 %  195');
});

test('net to gross is stated, and omitted contributions are named', () => {
  const lines = income('KE', 61_017.9, { mode: 'net_to_gross' });
  expect(lines).toContain('Gross pay that leaves a net of 61,017.90');
  expect(lines).toContain('Gross pay  85,000');
  expect(income('KE', 85_000, { include_pension: false })).toContain('excluded on request');
});

test('the other taxes come with their law', () => {
  expect(text({ country: 'NG', type: 'corporate', amount: 10_000_000, turnover: 40_000_000 })).toContain(
    'Small company, turnover up to 50,000,000: 0 % of profit',
  );
  expect(
    text({ country: 'TN', type: 'withholding', amount: 1_000, payment_type: 'dividends', residency: 'non_resident' }),
  ).toMatch(/Non-resident:\n *dividends: 10 %/);
  expect(text({ country: 'ZA', type: 'capital_gains', amount: 500_000, taxpayer: 'company' })).toContain(
    'company: 80 % of the gain as profit, at the corporate rate',
  );
  expect(text({ country: 'GH', amount: 100, mode: 'add' })).toContain(
    'National Health Insurance Levy: 2.5 % of the value',
  );
});

test.each([
  [{ country: 'XX', type: 'income', amount: 5 }, /not one of the 54/],
  [{ country: 'KE', type: 'income', amount: NaN }, /`amount` must be/],
  [{ country: 'KE', type: 'income', amount: 5_000, tax_year: '1999' }, /Recorded tax years/],
  [{ country: 'ST', type: 'income', amount: 5_000 }, /cannot be calculated/],
  [{ country: 'KE', amount: 5, mode: 'subtract' }, /`mode` cannot be "subtract"/],
])('what cannot be explained gives a message: %j', (fields, sentence) => {
  const outcome = ask(fields);
  if (outcome.ok) throw new Error(`${JSON.stringify(fields)} is explained`);
  expect(say(outcome.failure.message)).toMatch(sentence);
});

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const slices = (details: readonly string[] = []): number[] =>
  details
    .flatMap((detail) => / = ([\d,.]+)$/.exec(detail)?.[1] ?? [])
    .map((figure) => Number(figure.replace(/,/g, '')));

/**
 * Checks that the lines are those of the payslip and add up to it. If a currency has no minor unit, each line may differ
 * by its rounding to a whole unit.
 */
function addUp({ sections, result }: TaxExplanation): void {
  for (const { lines } of sections) {
    for (const { details, amount } of lines) {
      const parts = slices(details);
      if (parts.length > 0) expect(Math.abs(total(parts) - Number(amount))).toBeLessThanOrEqual((parts.length + 1) / 2);
    }
  }
  const amounts = (id: ExplanationSection['id']): number[] =>
    (sections.find((section) => section.id === id)?.lines ?? []).flatMap(({ amount }) => amount ?? []);
  const withId = (id: ExplanationSection['id']): number[] =>
    (sections.find((section) => section.id === id)?.lines ?? []).flatMap((line) =>
      line.id === undefined ? [] : line.amount!,
    );
  const brackets = amounts('scale').slice(0, -1);
  expect(Math.abs(total(brackets) - amounts('scale').at(-1)!)).toBeLessThanOrEqual((brackets.length + 1) / 2);
  const tax = total([...brackets, ...withId('credits'), ...withId('surcharges'), ...withId('adjustments')]);
  expect(tax).toBeCloseTo(result.tax_amount, 6);
  expect(total(withId('contributions'))).toBeCloseTo(result.pension ?? 0, 6);
  expect(result.gross_amount - tax - total(withId('contributions'))).toBeCloseTo(result.net_amount, 6);
  expect(result.gross_amount + total(withId('employer'))).toBeCloseTo(result.employer_cost!, 6);
}

const computable = countryFiles.filter(({ income: regimes }) => regimes.some(({ unusable }) => unusable === undefined));
test.each(computable.map(({ code }) => code))('%s: every line adds up, and every code has words', (country) => {
  for (const [amount, period] of [
    [60_000, 'monthly'],
    [3_000_000, 'annual'],
  ] as const) {
    addUp(explained({ country, amount, type: 'income', period }).data as TaxExplanation);
    expect(income(country, amount, { period })).not.toMatch(/undefined|NaN|Infinity|\[object/);
  }
});

// Gabon divides the income by shares: each band takes its part of every share.
test('with a family quotient the parts of the income in the bands come to the taxable income', () => {
  const { data } = explained({
    country: 'GA',
    amount: 900_000,
    type: 'income',
    employee: { marital_status: 'married', children: 2 },
  });
  const scale = data.sections.find(({ id }) => id === 'scale')!;
  const parts = scale.lines.flatMap(({ text: line }) => /: ([\d,.]+) ×/.exec(line)?.[1] ?? []);
  const { taxable_amount } = data.result as TaxExplanation['result'];
  expect(Math.abs(total(parts.map((part) => Number(part.replace(/,/g, '')))) - taxable_amount!)).toBeLessThan(
    parts.length,
  );
});
