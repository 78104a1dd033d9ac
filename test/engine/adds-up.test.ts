import { say } from '../../src/language/say';
import fc from 'fast-check';
import { taxpayers, TaxRequest, type TaxResult } from '../../src/contract/tax';
import { calculateTax } from '../../src/engine';
import { minorUnits } from '../../src/engine/money';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { everyDay } from '../support/rate';
import { linesThatDoNotAddUp } from './employees/adds-up';

const reference = createReference(countryFiles);
const context = { today: '2026-11-20', exchangeRate: everyDay(1_300) };
const numRuns = 2_000;
const anyMoney = fc.double({ min: -2, max: 11.5, noNaN: true }).map((power) => 10 ** power);

/** The amount rounded to whole minor units of the currency, at least one. */
const inCurrency = (amount: number, currency: string): number =>
  Math.max(1, Math.round(amount * minorUnits(currency))) / minorUnits(currency);

function answered(request: TaxRequest): TaxResult {
  const answer = calculateTax(reference, request, context);
  if (!answer.ok) throw new Error(say(answer.failure.message));
  return answer.value.data;
}

const expectAddsUp = (data: TaxResult): void =>
  expect(linesThatDoNotAddUp(data, minorUnits(data.currency))).toEqual([]);

// Payslips are in ./employees.
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
    { numRuns },
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
    { numRuns },
  );
  expect(onScale).toBeGreaterThan(100);
}, 120_000);
