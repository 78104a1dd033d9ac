import fc from 'fast-check';
import { type Period, periods, TaxRequest } from '../../src/contract/tax';
import { onePayslip } from '../../src/engine/income/one-payslip';
import { incomeLawAsked } from '../../src/engine/income/income-law-asked';
import { payroll } from '../../src/engine/income/payroll';
import { figuresAt, figuresOf } from '../../src/engine/income/payslip/figures';
import { defaultProfile, type Profile } from '../../src/engine/income/profile';
import type { Line } from '../../src/engine/law/line';
import { minorUnits } from '../../src/engine/money';
import { countryFiles } from '../../src/reference/data';
import { asking, type LawDay, lawDays } from '../support/law-days';

const context = { today: '2026-11-20' };
const exchangeRate = () => ({ n: 1_300, d: 1 });
const days = countryFiles.flatMap((country) => lawDays(country, context.today));

const anyProfile: fc.Arbitrary<Profile> = fc.record({
  includePension: fc.boolean(),
  basic: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
  dependants: fc.integer({ min: 0, max: 12 }),
  age: fc.integer({ min: 14, max: 90 }),
});
const anyMoney = fc.double({ min: -2, max: 11.5, noNaN: true }).map((power) => 10 ** power);
const names = (lines: readonly Line[]): string[] => lines.map(({ id }) => id);

function lawOf(day: LawDay) {
  const asked = incomeLawAsked(day.country, TaxRequest.parse({ ...asking(day), amount: 1 }), context);
  if (!asked.ok) throw new Error(day.country.code);
  return asked.value;
}

function bothWays(day: LawDay, profile: Profile, period: Period, amount: number) {
  const { law, currency } = lawOf(day);
  const minor = minorUnits(currency);
  const gross = Math.max(1, Math.round(amount * minor));
  const prepared = payroll(law, currency, profile, period, exchangeRate);
  const one = onePayslip(law, currency, profile, period, exchangeRate, gross);
  return { prepared, one, gross, minor };
}

test('one payslip computed directly is the same as one from prepared law, line by line', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...days),
      anyProfile,
      fc.constantFrom(...periods),
      anyMoney,
      (day, profile, period, amount) => {
        const { prepared, one, gross, minor } = bothWays(day, profile, period, amount);
        const { compiled } = prepared;
        expect(names(one.compiled.credits)).toEqual(names(compiled.credits));
        expect(one.layout.sections).toEqual(prepared.layout.sections);
        expect(figuresOf(one.layout, minor, gross, one.amounts)).toEqual(figuresAt(prepared, gross));
      },
    ),
    { numRuns: process.env.CI ? 20_000 : 4_000 },
  );
}, 300_000);

test('the rates that law needs do not depend on the employee', () => {
  fc.assert(
    fc.property(fc.constantFrom(...days), anyProfile, anyMoney, (day, profile, amount) => {
      const { law, currency } = lawOf(day);
      const needed = (who: Profile) => onePayslip(law, currency, who, 'monthly', undefined, Math.ceil(amount)).compiled;
      const { missingRates } = payroll(law, currency, { ...defaultProfile, includePension: true }, 'monthly').compiled;
      const own = needed({ ...profile, includePension: true }).missingRates;
      expect(own.filter((code) => !missingRates.includes(code))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
}, 120_000);
