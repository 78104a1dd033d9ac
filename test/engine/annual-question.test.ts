import fc from 'fast-check';
import { type PayrollYear, PayrollYearRequest, TaxRequest } from '../../src/contract';
import { calculateTax, payrollYear } from '../../src/engine';
import { minorUnits } from '../../src/engine/money';
import { saidIn } from '../../src/language/said';
import { say } from '../../src/language/say';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';

const context = { today: '2026-11-28' };
const reference = createReference(countryFiles);

/** A year of the same pay, with a bonus in its last month. */
function yearOf(country: string, amount: number, bonus: number) {
  const plain = { country, amount };
  const first = payrollYear(reference, PayrollYearRequest.parse(plain), context);
  if (!first.ok) return undefined;
  const last = first.value.data.months.at(-1)!.month;
  const asked = { ...plain, months: bonus === 0 ? [] : [{ month: last, pay: { bonus } }] };
  const found = payrollYear(reference, PayrollYearRequest.parse(asked), context);
  if (!found.ok) throw new Error(say(found.failure.message));
  return saidIn<PayrollYear>(found.value.data, say);
}

function annual(country: string, tax_year: string, amount: number, bonus: number) {
  const pay = bonus === 0 ? {} : { pay: { bonus } };
  const question = { country, type: 'income', period: 'annual', amount, tax_year, ...pay };
  const found = calculateTax(reference, TaxRequest.parse(question), context);
  if (!found.ok) throw new Error(say(found.failure.message));
  return found.value.data;
}

const countries = countryFiles.filter(({ code }) => yearOf(code, 100_000, 0) !== undefined);

/**
 * Countries whose annual question with a bonus is not the year of pay. There a month with a bonus is taxed by monthly
 * rules alone, and nothing settles the year: an annual question does not say in which month the bonus was paid.
 */
const isMonthAlone = (year: NonNullable<ReturnType<typeof yearOf>>): boolean =>
  year.method?.name === 'month_alone' && year.settlement === null;

/** Levies of certain months, and thirteen months of law, are not in an annual question. */
const isOfOtherMonths = (code: string): boolean =>
  countryFiles
    .find((country) => country.code === code)!
    .income.some(({ surcharges, pay_periods }) => pay_periods !== undefined || surcharges.some(({ months }) => months));

test('the annual question is the year of pay, with what is paid once', () => {
  let compared = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...countries),
      fc.integer({ min: 1_000, max: 2_000_000 }),
      fc.integer({ min: 0, max: 2_000_000 }),
      ({ code: country, income }, amount, sent) => {
        const plain = yearOf(country, amount, 0)!;
        const bonus = isMonthAlone(plain) ? 0 : sent;
        const year = bonus === 0 ? plain : yearOf(country, amount, bonus)!;
        // One law for the whole year: an annual question has only one.
        fc.pre(new Set(year.months.map(({ law: { from, to } }) => `${from} ${to}`)).size === 1);
        fc.pre(!isOfOtherMonths(country));
        const { tax_amount, pension = 0, currency } = annual(country, year.tax_year, 12 * amount + bonus, bonus);
        const minor = minorUnits(currency);
        const rounding = Math.max(1, ...income.map(({ tax_rounding }) => (tax_rounding?.to ?? 0) * minor));
        // A ceiling of a month is not one twelfth of that of a year, so a bonus may bear less than the year allows.
        fc.pre(Math.abs(pension - year.totals.contributions) * minor <= 12 * 8);
        const tax = year.settlement?.tax ?? year.totals.tax;
        const taxable = Math.max(0, ...income.map(({ taxable_rounding }) => (taxable_rounding?.to ?? 0) * minor));
        expect(Math.abs(tax - tax_amount) * minor).toBeLessThanOrEqual(13 * rounding + 12 * taxable + 12 * 8);
        compared++;
      },
    ),
    { numRuns: 600, maxSkipsPerRun: 20 },
  );
  expect(compared).toBeGreaterThan(500);
}, 120_000);
