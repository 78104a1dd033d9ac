import fc from 'fast-check';
import { type PayrollYear, PayrollYearRequest, TaxRequest } from '../../src/contract';
import { type OncePaidPart, oncePaidParts } from '../../src/contract/words/pay-parts';
import { calculateTax, payrollYear } from '../../src/engine';
import { incomeYears } from '../../src/engine/law/in-force';
import { minorUnits } from '../../src/engine/money';
import { saidIn } from '../../src/language/said';
import { say } from '../../src/language/say';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';

const context = { today: '2026-11-28' };
const reference = createReference(countryFiles);

/** A part of pay that is paid once, unless it is 0. */
interface Once {
  readonly part: OncePaidPart;
  readonly paid: number;
}
const nothing: Once = { part: 'bonus', paid: 0 };
const payOf = ({ part, paid }: Once) => (paid === 0 ? {} : { pay: { [part]: paid } });

/** A year of the same pay, with what is paid once in its last month. Without a tax year, the running one. */
function yearOf(country: string, amount: number, once: Once, tax_year?: string) {
  const plain = { country, amount, ...(tax_year === undefined ? {} : { tax_year }) };
  const first = payrollYear(reference, PayrollYearRequest.parse(plain), context);
  if (!first.ok) return undefined;
  const last = first.value.data.months.at(-1)!.month;
  const asked = { ...plain, months: once.paid === 0 ? [] : [{ month: last, ...payOf(once) }] };
  const found = payrollYear(reference, PayrollYearRequest.parse(asked), context);
  if (!found.ok) throw new Error(say(found.failure.message));
  return saidIn<PayrollYear>(found.value.data, say);
}

/** A payslip of regular pay and what is paid once. */
const slipOf = (country: string, tax_year: string, period: string, regular: number, once: Once) =>
  slipAt({ country, tax_year }, period, regular, once);

/** The same, of a tax year or a day. */
function slipAt(
  when: { country: string; tax_year?: string; pay_date?: string },
  period: string,
  regular: number,
  once: Once,
) {
  const question = { ...when, type: 'income', period, amount: regular + once.paid, ...payOf(once) };
  const found = calculateTax(reference, TaxRequest.parse(question), context);
  if (!found.ok) throw new Error(say(found.failure.message));
  return found.value.data;
}

const countries = countryFiles.flatMap(({ code }) => (yearOf(code, 100_000, nothing) === undefined ? [] : [code]));
const lawOf = (code: string) => countryFiles.find((country) => country.code === code)!;
const incomeOf = (code: string) => lawOf(code).income;

/** Levies of certain months, and thirteen months of law, are not in an annual question. */
const isOfOtherMonths = (code: string): boolean =>
  incomeOf(code).some(
    ({ surcharges, pay_periods }) => pay_periods !== undefined || surcharges.some(({ months }) => months),
  );

/** What is charged in certain months is spread over those of a year: an annual question does not say which of them has more pay. */
const isChargedInSomeMonths = (code: string): boolean =>
  lawOf(code).contributions.some(({ dated }) => dated.some(({ months }) => months !== undefined));

/** By how much a sum of twelve rounded months may differ from the rounded year, in minor units. */
function roundingOfYear(income: (typeof countryFiles)[number]['income'], minor: number): number {
  const most = (of: (regime: (typeof income)[number]) => { readonly to: number } | undefined): number =>
    Math.max(0, ...income.map((regime) => (of(regime)?.to ?? 0) * minor));
  return (
    13 *
      Math.max(
        1,
        most(({ tax_rounding }) => tax_rounding),
      ) +
    12 * most(({ taxable_rounding }) => taxable_rounding) +
    12 * 8
  );
}

/**
 * By how much tax may differ where some months bear a contribution that others do not, in major units: near a limit, what
 * is deducted in four months is not worth what it is when spread over twelve. No rate is above 40 %.
 */
function unevenMonths(code: string, { months, totals }: PayrollYear): number {
  if (!isChargedInSomeMonths(code)) return 0;
  const least = Math.min(...months.map(({ contributions }) => contributions));
  return 0.4 * (totals.contributions - months.length * least);
}

type Year = NonNullable<ReturnType<typeof yearOf>>;

const hasOneLaw = ({ months }: Year): boolean =>
  new Set(months.map(({ law: { from, to } }) => `${from} ${to}`)).size === 1;

const near = (a: number, b: number, most: number): void => expect(Math.abs(a - b)).toBeLessThanOrEqual(most + 1e-6);

/** Is the annual question the year of pay, up to the rounding of its months? */
function agrees(country: string, year: Year, amount: number, once: Once): void {
  const ofYear = slipOf(country, year.tax_year, 'annual', 12 * amount, once);
  const minor = minorUnits(ofYear.currency);
  const most = roundingOfYear(incomeOf(country), minor) / minor + unevenMonths(country, year);
  near(year.settlement?.tax ?? year.totals.tax, ofYear.tax_amount, most);
  near(year.totals.contributions, ofYear.pension ?? 0, (12 * 8) / minor);
  near(year.totals.employer_cost, ofYear.employer_cost!, (12 * 8) / minor);
}

test('every country: the newest year of one law is the annual question', () => {
  const changingEachYear: string[] = [];
  for (const code of countries) {
    const { currency } = lawOf(code);
    const years = incomeYears(lawOf(code), currency, context.today).reverse();
    const newest = years.find((year) => {
      const found = yearOf(code, 100_000, nothing, year);
      return found !== undefined && hasOneLaw(found);
    });
    if (newest === undefined) changingEachYear.push(code);
    else if (!isOfOtherMonths(code))
      for (const amount of [100_000, 1_500_000])
        for (const once of isChargedInSomeMonths(code)
          ? [nothing]
          : [nothing, { part: 'bonus', paid: 70_000 } as const])
          agrees(code, yearOf(code, amount, once, newest)!, amount, once);
  }
  expect(countries.filter(isOfOtherMonths)).toEqual(['BJ', 'CG', 'MU']);
  // The fund of Kenya has new limits each February, that of Eswatini each January.
  expect(changingEachYear).toEqual(['KE', 'SZ']);
  for (const country of changingEachYear) {
    const when = { country, pay_date: '2026-11-20' };
    for (const once of [nothing, { part: 'bonus', paid: 70_000 } as const]) {
      const [month, last] = [nothing, once].map((each) => slipAt(when, 'monthly', 100_000, each));
      const year = slipAt(when, 'annual', 1_200_000, once);
      near(11 * month!.tax_amount + last!.tax_amount, year.tax_amount, 0.13);
      near(11 * month!.pension! + last!.pension!, year.pension!, 0.5);
    }
  }
}, 120_000);

test('the annual question is the year of pay, with what is paid once', () => {
  let compared = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...countries),
      fc.integer({ min: 1_000, max: 2_000_000 }),
      fc.record({ part: fc.constantFrom(...oncePaidParts), paid: fc.integer({ min: 0, max: 2_000_000 }) }),
      (country, amount, sent) => {
        const once = isChargedInSomeMonths(country) ? nothing : sent;
        const year = yearOf(country, amount, once)!;
        // One law for the whole year: an annual question has only one.
        fc.pre(hasOneLaw(year) && !isOfOtherMonths(country));
        agrees(country, year, amount, once);
        compared++;
      },
    ),
    { numRuns: 600, maxSkipsPerRun: 20 },
  );
  expect(compared).toBeGreaterThan(500);
}, 120_000);

test('what is paid once costs the same in a week or two as in a year', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...countries),
      fc.constantFrom(['weekly', 52] as const, ['biweekly', 26] as const),
      fc.integer({ min: 1_000, max: 500_000 }),
      fc.record({ part: fc.constantFrom(...oncePaidParts), paid: fc.integer({ min: 1_000, max: 2_000_000 }) }),
      (country, [period, count], amount, once) => {
        fc.pre(!isOfOtherMonths(country) && !isChargedInSomeMonths(country));
        // A law that settles the year taxes the whole of it at once.
        const { tax_year, settlement } = yearOf(country, amount, nothing)!;
        const both = (of: string, regular: number) =>
          [nothing, once].map((each) => slipOf(country, tax_year, of, regular, each));
        const [plain, paid] = both(period, amount);
        const [plainYear, paidYear] = both('annual', count * amount);
        const minor = minorUnits(plain!.currency);
        const rounding = roundingOfYear(incomeOf(country), minor);
        const costs = (of: (slip: ReturnType<typeof slipOf>) => number): number =>
          Math.abs(of(paid!) - of(plain!) - of(paidYear!) + of(plainYear!)) * minor;
        if (settlement === null) expect(costs(({ tax_amount }) => tax_amount)).toBeLessThanOrEqual(rounding);
        expect(costs(({ pension = 0 }) => pension)).toBeLessThanOrEqual(16);
        expect(costs(({ employer_cost }) => employer_cost!)).toBeLessThanOrEqual(16);
      },
    ),
    { numRuns: 300, maxSkipsPerRun: 20 },
  );
}, 120_000);
