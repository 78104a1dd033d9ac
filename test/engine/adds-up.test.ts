import { say } from '../../src/language/say';
import fc from 'fast-check';
import { periods, taxpayers, TaxRequest, type TaxResult } from '../../src/contract/tax';
import { calculateTax } from '../../src/engine';
import { minorUnits } from '../../src/engine/money';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { everyDay } from '../support/rate';
import { asking, lawDays } from '../support/law-days';

const reference = createReference(countryFiles);
const context = { today: '2026-11-20', exchangeRate: everyDay(1_300) };
const days = countryFiles.flatMap((country) => lawDays(country, context.today));
const numRuns = 6_000;
const anyMoney = fc.double({ min: -2, max: 11.5, noNaN: true }).map((power) => 10 ** power);

/** The amount rounded to whole minor units of the currency, at least one. */
const inCurrency = (amount: number, currency: string): number =>
  Math.max(1, Math.round(amount * minorUnits(currency))) / minorUnits(currency);

function answered(request: TaxRequest): TaxResult {
  const answer = calculateTax(reference, request, context);
  if (!answer.ok) throw new Error(say(answer.failure.message));
  return answer.value.data;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/**
 * Brackets less credits plus surcharges plus adjustments equal the tax, to the minor unit. The rounding line is no
 * larger than the rounding of that many lines allows.
 */
function expectAddsUp(data: TaxResult, legalUnit = 0): void {
  const minor = minorUnits(data.currency);
  const units = (value: number): number => Math.round(value * minor);
  const amounts = (lines: readonly { readonly amount: number }[] = []): number[] =>
    lines.map(({ amount }) => units(amount));
  const { brackets, credits = [], surcharges = [], adjustments = [], tax_amount } = data;
  const parts =
    sum(brackets.map(({ tax }) => units(tax))) -
    sum(amounts(credits)) +
    sum(amounts(surcharges)) +
    sum(amounts(adjustments));
  expect(parts).toBe(units(tax_amount));
  const rounding = adjustments.at(-1)!;
  expect(rounding.id).toBe('rounding');
  const lines = brackets.length + credits.length + surcharges.length + adjustments.length;
  expect(Math.abs(units(rounding.amount))).toBeLessThanOrEqual((lines + 1) / 2 + units(legalUnit));
  for (const { id, amount } of adjustments) {
    if (id === 'tax-cap') expect(amount).toBeLessThanOrEqual(0);
    if (id === 'minimum-tax') expect(amount).toBeGreaterThanOrEqual(0);
  }
}

test('every payslip adds up to its tax: all countries, regimes, periods, amounts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...days),
      anyMoney,
      fc.constantFrom(...periods),
      fc.boolean(),
      fc.integer({ min: 0, max: 4 }),
      (day, amount, period, include_pension, dependants) => {
        const { currency } = asking(day);
        const data = answered(
          TaxRequest.parse({
            ...asking(day),
            amount: inCurrency(amount, currency),
            period,
            include_pension,
            dependants,
          }),
        );
        expectAddsUp(data, day.regime.tax_rounding?.to);
      },
    ),
    { numRuns },
  );
}, 300_000);

test('a payslip names the cap and minimum of its law, and no others', () => {
  for (const day of days) {
    const { adjustments } = answered(TaxRequest.parse({ ...asking(day), amount: 1_000 }));
    const { tax_cap, minimum_tax } = day.regime;
    expect(adjustments!.map(({ id }) => id)).toEqual([
      ...(tax_cap === undefined ? [] : ['tax-cap']),
      ...(minimum_tax === undefined ? [] : ['minimum-tax']),
      'rounding',
    ]);
  }
});

const corporate = countryFiles.filter((country) => country.corporate.length > 0);
const gains = countryFiles.flatMap((country) =>
  taxpayers.flatMap((taxpayer) =>
    country.capital_gains.some((regime) => regime[taxpayer] !== undefined) ? [{ country, taxpayer }] : [],
  ),
);

test('corporate tax adds up, with and without a minimum by turnover', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...corporate),
      anyMoney,
      fc.option(anyMoney, { nil: undefined }),
      ({ code, currency }, amount, turnover) => {
        expectAddsUp(
          answered(
            TaxRequest.parse({ country: code, type: 'corporate', amount: inCurrency(amount, currency), turnover }),
          ),
        );
      },
    ),
    { numRuns: numRuns / 3 },
  );
}, 120_000);

test('tax on a gain adds up, on the income scale too', () => {
  let onScale = 0;
  fc.assert(
    fc.property(fc.constantFrom(...gains), anyMoney, ({ country: { code, currency }, taxpayer }, amount) => {
      const request = TaxRequest.parse({
        country: code,
        type: 'capital_gains',
        taxpayer,
        amount: inCurrency(amount, currency),
      });
      const answer = calculateTax(reference, request, context);
      // Some taxpayers have only a past rule.
      if (!answer.ok) return;
      const { data } = answer.value;
      expect(data.brackets.length).toBeGreaterThan(0);
      if (data.brackets.length > 1) onScale++;
      expectAddsUp(data);
    }),
    { numRuns: numRuns / 3 },
  );
  expect(onScale).toBeGreaterThan(100);
}, 120_000);
