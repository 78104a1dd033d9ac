import { say } from '../../src/language/say';
import fc from 'fast-check';
import { TaxRequest, type TaxResult } from '../../src/contract';
import { largestAmount } from '../../src/contract/amount';
import { periods } from '../../src/contract/tax';
import { calculateTax, payCurve } from '../../src/engine';
import { minorUnits } from '../../src/engine/money';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { asking, lawDays } from '../support/law-days';

const reference = createReference(countryFiles);
const context = { today: '2026-11-20' };
const days = countryFiles.flatMap((country) => lawDays(country, context.today));
const numRuns = 2_000;

const anyLaw = fc.constantFrom(...days);
const anyPeriod = fc.constantFrom(...periods);
const anyMoney = fc.double({ min: -1, max: 12, noNaN: true }).map((power) => 10 ** power);

function compute(day: (typeof days)[number], amount: number, more: Partial<TaxRequest> = {}): TaxResult {
  const minor = minorUnits(day.regime.currency ?? day.country.currency);
  const rounded = Math.max(1, Math.round(amount * minor)) / minor;
  const answer = calculateTax(reference, TaxRequest.parse({ ...asking(day), amount: rounded, ...more }), context);
  if (!answer.ok) throw new Error(say(answer.failure.message));
  return answer.value.data;
}
const inMinor = (data: TaxResult, value: number): number => Math.round(value * minorUnits(data.currency));

// What each single payslip must fulfil is in ./employees. Here are relations between payslips.

test('leaving out deductible contributions never lowers the tax', () => {
  fc.assert(
    fc.property(anyLaw, anyMoney, anyPeriod, (day, amount, period) => {
      const [within, without] = [
        compute(day, amount, { period }),
        compute(day, amount, { period, include_pension: false }),
      ];
      // Levies on pay after contributions (Libya's stamp duty, the funds of Burkina Faso and Niger) can only grow as
      // well.
      expect(inMinor(without, without.tax_amount)).toBeGreaterThanOrEqual(inMinor(within, within.tax_amount));
    }),
    { numRuns },
  );
}, 300_000);

const fallsDueInSomeMonths = ({ regime, country }: (typeof days)[number]): boolean =>
  [...regime.surcharges, ...country.contributions.flatMap(({ dated }) => dated)].some(
    ({ months }) => months !== undefined,
  );

test('a year is twelve months of the same pay, up to rounding, if nothing falls due in a single month', () => {
  fc.assert(
    fc.property(anyLaw, fc.integer({ min: 1, max: 5_000_000 }), (day, amount) => {
      fc.pre(!fallsDueInSomeMonths(day) && day.regime.pay_periods === undefined);
      const [month, year] = [compute(day, amount), compute(day, amount * 12, { period: 'annual' })];
      const unit = day.regime.tax_rounding === undefined ? 1 : day.regime.tax_rounding.to * minorUnits(month.currency);
      expect(Math.abs(inMinor(year, year.tax_amount) - 12 * inMinor(month, month.tax_amount))).toBeLessThanOrEqual(
        6 * unit + unit,
      );
      expect(Math.abs(inMinor(year, year.pension ?? 0) - 12 * inMinor(month, month.pension ?? 0))).toBeLessThanOrEqual(
        7 * Math.max(1, month.contributions!.length),
      );
    }),
    { numRuns },
  );
}, 300_000);

test('weekly and biweekly pay are taxed through the year', () => {
  fc.assert(
    fc.property(anyLaw, fc.integer({ min: 1, max: 1_000_000 }), (day, amount) => {
      fc.pre(day.regime.surcharges.every(({ months }) => months === undefined));
      const [week, fortnight] = [
        compute(day, amount, { period: 'weekly' }),
        compute(day, amount * 2, { period: 'biweekly' }),
      ];
      const unit = day.regime.tax_rounding === undefined ? 1 : day.regime.tax_rounding.to * minorUnits(week.currency);
      expect(
        Math.abs(inMinor(fortnight, fortnight.tax_amount) - 2 * inMinor(week, week.tax_amount)),
      ).toBeLessThanOrEqual(2 * unit);
    }),
    { numRuns: numRuns / 2 },
  );
}, 120_000);

/**
 * Countries whose law lowers net pay at some limit, with the law that does so. Elsewhere, higher pay never leaves less,
 * except for rounding.
 */
const cliffs: Readonly<Record<string, string>> = {
  AO: 'IRT table: the fixed part of the bracket exceeds the tax accumulated below 150,000 (12,500) and 200,000 (10,750)',
  CD: 'to 2025 the minimum of 2,500 a month is due from the first franc',
  CI: 'CMU of 500 and contributions on at least 75,000 are due at any pay',
  CM: 'RAV and TDL are fixed amounts by band; no IRPP to 62,000',
  CV: 'at least 100 a month from 36,607',
  DJ: 'the whole schedule from the first franc above a base of 50,000; base rounded down to 5,000',
  DZ: 'none to a taxable 30,000, smoothed to 35,000',
  EG: 'lower bands are lost at 600,000, 700,000, 800,000, 900,000 and 1.2 million',
  GW: 'the democracy tax is a fixed amount by slab of monthly gross',
  KE: 'to September 2024 the NHIF was a fixed amount by slab of monthly gross',
  LY: 'to July 2025 Jehad tax was one rate on the whole taxable income by its size',
  MA: 'professional expenses fall from 35 % to 25 % at 78,000 a year',
  MU: 'CSG is 1.5 % or 3 % of the whole wage, with the step at 50,000; exempt persons; NSF from 3,920',
  NG: 'no PAYE to the minimum wage of 70,000 a month',
  SN: 'TRIMF is a fixed amount by slab of annual gross',
  SS: 'one rate on the whole income',
  TN: 'CSS on the whole income above 5,000',
  BJ: 'in the annual figure: ORTB of 3,000 where a month exceeds 60,000',
  CG: 'a flat 1,200 of the first band; minimum tax',
  UG: 'in the annual figure: local service tax is a fixed amount by class of take-home pay',
  SC: 'to May 2018: 15 % of the whole salary, phased in at 100 %',
};

test('higher pay never leaves less, except at the recorded cliffs', () => {
  const dropped = new Set<string>();
  for (const day of days) {
    for (const period of ['monthly', 'annual'] as const) {
      const answer = payCurve(
        reference,
        TaxRequest.parse({ ...asking(day), amount: 1, period }),
        { from: 0, to: 1e9 },
        context,
      );
      if (!answer.ok) throw new Error(say(answer.failure.message));
      const curve = answer.value;
      curve.forEach((stretch, i) => {
        const falls =
          stretch.marginal_deduction_rate > 100 || (i > 0 && stretch.net_from < curve[i - 1]!.net_to - 1e-6);
        if (falls) dropped.add(day.country.code);
      });
    }
  }
  expect([...dropped].filter((code) => cliffs[code] === undefined).sort()).toEqual([]);
  for (const code of ['AO', 'EG', 'MA', 'SS', 'MU', 'DJ', 'SN', 'GW']) expect([...dropped]).toContain(code);
});

test('between cliffs, net pay never dips by more than rounding', () => {
  fc.assert(
    fc.property(anyLaw, anyMoney, anyPeriod, (day, amount, period) => {
      fc.pre(cliffs[day.country.code] === undefined && day.regime.taxable_rounding === undefined && amount < 1e10);
      const minor = minorUnits(day.regime.currency ?? day.country.currency);
      const [less, more] = [compute(day, amount, { period }), compute(day, amount + 1 / minor, { period })];
      expect(inMinor(more, more.net_amount)).toBeGreaterThanOrEqual(
        inMinor(less, less.net_amount) - less.contributions!.length - 1,
      );
    }),
    { numRuns },
  );
}, 300_000);

// Above 2^53 minor units (90,071,992,547,409.92 in most currencies), numbers cannot hold every minor unit. A search in
// steps of one minor unit would get stuck there. So every law must answer these amounts, with the requested net as
// precisely as numbers allow.
test('the largest accepted amounts are answered', () => {
  const amounts = [1e13, 61_234_567_890_123, 1e14, 4.2e14, largestAmount];
  const wrong: string[] = [];
  days.forEach((day, at) => {
    amounts.forEach((amount, i) => {
      const period = periods[(at + i) % periods.length]!;
      for (const mode of ['gross_to_net', 'net_to_gross'] as const) {
        const answer = calculateTax(reference, TaxRequest.parse({ ...asking(day), amount, mode, period }), context);
        const title = `${day.country.code} ${day.date} ${period} ${amount} ${mode}`;
        if (!answer.ok) throw new Error(`${title}: ${say(answer.failure.message)}`);
        const { tax_amount, net_amount, gross_amount } = answer.value.data;
        if (![tax_amount, net_amount, gross_amount].every(Number.isFinite)) wrong.push(title);
        if (mode === 'net_to_gross' && Math.abs(net_amount - amount) / amount >= 1e-15) wrong.push(title);
      }
    });
  });
  expect(wrong).toEqual([]);
}, 120_000);
