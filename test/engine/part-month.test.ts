import fc from 'fast-check';
import { TaxRequest, type TaxResult } from '../../src/contract';
import { lastDayOfMonth } from '../../src/day';
import { calculateTax } from '../../src/engine';
import { minorUnits } from '../../src/engine/money';
import { say } from '../../src/language/say';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import type { Country, PartMonth } from '../../src/reference/schema';

const context = { today: '2026-11-28' };
const recorded = createReference(countryFiles);
const answer = (input: object, reference = recorded) =>
  calculateTax(reference, TaxRequest.parse({ type: 'income', ...input }), context);

function payslip(input: object, reference = recorded): TaxResult {
  const found = answer(input, reference);
  if (!found.ok) throw new Error(say(found.failure.message));
  return found.value.data;
}

/** Countries whose pay can be computed. */
const countries = countryFiles.filter(({ code }) => answer({ country: code, amount: 100_000 }).ok);

const anyCountry = fc.constantFrom(...countries);
const anyPay = fc.integer({ min: 100_000, max: 5_000_000 });
const anyMonth = fc.constantFrom('2026-02', '2026-04', '2026-10', '2026-11');
/** A day of a month, and the number of its last day. */
const anyDay = anyMonth.chain((month) => {
  const length = Number(lastDayOfMonth(month).slice(8));
  return fc.integer({ min: 1, max: length }).map((date) => ({ month, date, length }));
});
const dayOf = (month: string, date: number): string => `${month}-${String(date).padStart(2, '0')}`;
const units = ({ currency }: TaxResult, amount: number): number => Math.round(amount * minorUnits(currency));

const withoutPart = ({ worked: _, ...slip }: TaxResult): Omit<TaxResult, 'worked'> => slip;

/** The recorded law, with a rule for parts of months instead of the recorded ones. */
const withRule = (country: Country, rule: Partial<PartMonth>) =>
  createReference([
    { ...country, part_month: [{ from: null, last_confirmed: '2026-11-01', ...rule }] },
    ...countryFiles.filter(({ code }) => code !== country.code),
  ]);
const known = { confidence: 'high' as const, sources: [] as string[] };

test('a whole month that is worked is the month', () => {
  fc.assert(
    fc.property(anyCountry, anyPay, anyMonth, ({ code: country }, amount, month) => {
      const question = { country, amount, pay: { transport: 1_000, bonus: 500 }, pay_date: lastDayOfMonth(month) };
      // Law whose start was not established has no pay dates.
      fc.pre(answer(question).ok);
      const plain = payslip(question);
      const bySpan = payslip({ ...question, worked: { from: dayOf(month, 1), to: lastDayOfMonth(month) } });
      expect(withoutPart(bySpan)).toEqual(plain);
      expect(withoutPart(payslip({ ...question, worked: { days: 26, of: 26 } }))).toEqual(plain);
      expect(bySpan.worked?.whole_month).toBe(amount);
    }),
    { numRuns: 100 },
  );
});

test('two parts that make a month are paid the whole of it, up to the smallest unit', () => {
  fc.assert(
    fc.property(anyCountry, anyPay, anyDay, ({ code: country }, amount, { month, date, length }) => {
      fc.pre(date < length);
      const first = payslip({ country, amount, worked: { to: dayOf(month, date) } });
      const second = payslip({ country, amount, worked: { from: dayOf(month, date + 1) } });
      expect(first.worked!.days + second.worked!.days).toBe(first.worked!.of);
      const sum = units(first, first.gross_amount) + units(first, second.gross_amount);
      expect(Math.abs(sum - units(first, amount))).toBeLessThanOrEqual(1);
    }),
    { numRuns: 150 },
  );
});

test('a further day never lowers the pay, and is never more than the month', () => {
  fc.assert(
    fc.property(anyCountry, anyPay, anyDay, ({ code: country }, amount, { month, date, length }) => {
      fc.pre(date < length);
      const shorter = payslip({ country, amount, worked: { to: dayOf(month, date) } });
      const longer = payslip({ country, amount, worked: { to: dayOf(month, date + 1) } });
      expect(longer.gross_amount).toBeGreaterThanOrEqual(shorter.gross_amount);
      expect(longer.gross_amount).toBeLessThanOrEqual(amount);
    }),
    { numRuns: 150 },
  );
});

test('under the law of the whole month, a part is taxed like pay of that amount', () => {
  const rule = {
    tax: { method: 'whole_month', ...known },
    contributions: { method: 'whole_month', ...known },
  } as const;
  fc.assert(
    fc.property(anyCountry, anyPay, fc.integer({ min: 1, max: 29 }), (country, amount, days) => {
      const reference = withRule(country, rule);
      const part = payslip({ country: country.code, amount, worked: { days, of: 30 } }, reference);
      const plain = payslip({ country: country.code, amount: part.gross_amount });
      expect({ ...withoutPart(part), minimum_wage: undefined }).toEqual({ ...plain, minimum_wage: undefined });
    }),
    { numRuns: 100 },
  );
});

test('under a law that counts by days, a part of the pay owes that part of the tax and of the contributions', () => {
  const rule = { tax: { method: 'by_days', ...known }, contributions: { method: 'by_days', ...known } } as const;
  fc.assert(
    fc.property(anyCountry, anyPay, fc.integer({ min: 1, max: 29 }), (country, amount, days) => {
      const reference = withRule(country, rule);
      // Pay that the share leaves whole, so that nothing but tax and contributions is rounded.
      const whole = payslip({ country: country.code, amount: amount * 30 });
      const part = payslip({ country: country.code, amount: amount * 30, worked: { days, of: 30 } }, reference);
      const regime = country.income.find(({ tax_rounding, taxable_rounding }) => tax_rounding ?? taxable_rounding);
      fc.pre(regime === undefined);
      expect(part.gross_amount).toBe(amount * days);
      const share = (of: number): number => (of * days) / 30;
      const near = (a: number, b: number): void =>
        expect(Math.abs(units(whole, a) - units(whole, b))).toBeLessThanOrEqual(8);
      near(part.tax_amount, share(whole.tax_amount));
      near(part.pension ?? 0, share(whole.pension ?? 0));
      near(part.employer_cost!, share(whole.employer_cost!));
    }),
    { numRuns: 200 },
  );
});

test('from net to gross, a part of a month is found again', () => {
  const rule = { tax: { method: 'by_days', ...known }, contributions: { method: 'whole_month', ...known } } as const;
  fc.assert(
    fc.property(anyCountry, anyPay, fc.integer({ min: 1, max: 30 }), (country, amount, days) => {
      const reference = withRule(country, rule);
      const worked = { days, of: 31, amount_is: 'part' };
      const part = payslip({ country: country.code, amount, worked }, reference);
      fc.pre(part.net_amount > 0);
      const question = { country: country.code, mode: 'net_to_gross', amount: part.net_amount, worked };
      const back = payslip(question, reference);
      expect(units(back, back.net_amount)).toBe(units(part, part.net_amount));
      expect(back.gross_amount).toBeLessThanOrEqual(part.gross_amount);
    }),
    { numRuns: 150 },
  );
});

test('no paid day is an answer without tax', () => {
  for (const { code: country } of countries) {
    const { gross_amount, tax_amount, pension, net_amount, worked } = payslip({
      country,
      amount: 100_000,
      worked: { days: 0, of: 30 },
    });
    expect({ gross_amount, tax_amount, pension, net_amount }).toEqual({
      gross_amount: 0,
      tax_amount: 0,
      pension: 0,
      net_amount: 0,
    });
    expect(worked).toEqual({ days: 0, of: 30, whole_month: 100_000 });
  }
});

test('what is paid once or for one month is paid in full', () => {
  // 30,000 basic, 3,000 transport, 2,000 overtime, 5,000 bonus; a third of the month: 10,000 + 1,000 + 2,000 + 5,000
  const { gross_amount, taxable_parts = [] } = payslip({
    country: 'ZA',
    amount: 40_000,
    pay: { transport: 3_000, overtime: 2_000, bonus: 5_000 },
    worked: { days: 10, of: 30 },
  });
  expect(gross_amount).toBe(18_000);
  expect(Object.fromEntries(taxable_parts.map(({ id, paid }) => [id, paid]))).toMatchObject({
    'transport-allowance': 1_000,
    'overtime-pay': 2_000,
    'annual-payment': 5_000,
  });
});

test('a bonus as a share of basic pay is that of the whole month', () => {
  // 30,000 basic with a bonus of half: 45,000. A third of the month: 10,000 + 15,000.
  const { gross_amount } = payslip({
    country: 'ZA',
    amount: 45_000,
    pay: { bonus: { percent_of_basic: 50 } },
    worked: { days: 10, of: 30 },
  });
  expect(gross_amount).toBe(25_000);
});

test.each([
  [{ worked: { from: '2026-11-17', days: 3 } }, 'invalid_date'],
  [{ worked: { of: 30 } }, 'invalid_date'],
  [{ worked: { from: '2026-11-17', to: '2026-12-05' } }, 'invalid_date'],
  [{ worked: { from: '2026-11-17', to: '2026-11-05' } }, 'invalid_date'],
  [{ worked: { days: 31, of: 30 } }, 'invalid_amount'],
  [{ worked: { days: 3, of: 5 }, period: 'weekly' }, 'invalid_period'],
  [{ pay_periods: 53 }, 'invalid_period'],
  [{ pay_periods: 54, period: 'weekly' }, 'invalid_period'],
])('%j is refused', (wrong, code) => {
  const found = answer({ country: 'KE', amount: 85_000, ...wrong });
  expect(found.ok ? 'an answer' : found.failure.code).toBe(code);
});

test('a year of 53 weeks is the law of 53 weeks', () => {
  // The pay of a year is the same: so is its tax, in 52 or in 53 parts, up to the rounding of each week.
  fc.assert(
    fc.property(anyCountry, fc.integer({ min: 1_000, max: 50_000 }), ({ code: country, income }, amount) => {
      fc.pre(income.every(({ tax_rounding }) => tax_rounding === undefined));
      const year = 52 * 53 * amount;
      const usual = payslip({ country, amount: year / 52, period: 'weekly' });
      const longer = payslip({ country, amount: year / 53, period: 'weekly', pay_periods: 53 });
      expect(Math.abs(units(usual, usual.tax_amount) * 52 - units(longer, longer.tax_amount) * 53)).toBeLessThanOrEqual(
        53,
      );
    }),
    { numRuns: 150 },
  );
});

test('daily pay is a part of a year: 365 days unless the country or the request says otherwise', () => {
  const daily = { country: 'KE', amount: 3_000, period: 'daily' };
  const unknown = withRule(recorded.countries.get('KE')!, {});
  expect(payslip(daily, unknown).tax_amount).toBe(payslip({ ...daily, pay_periods: 365 }).tax_amount);
  expect(payslip({ ...daily, pay_periods: 260 }).tax_amount).toBeLessThan(payslip(daily).tax_amount);
  const ruled = withRule(recorded.countries.get('KE')!, { days_of_year: { days: 260, ...known } });
  expect(payslip(daily, ruled).tax_amount).toBe(payslip({ ...daily, pay_periods: 260 }).tax_amount);
});

/** The codes of the notices of an answer, and how sure it is. */
function noticesOf(input: object, reference = recorded) {
  const found = answer(input, reference);
  if (!found.ok) throw new Error(say(found.failure.message));
  const { notices, confidence } = found.value.meta;
  return { codes: notices.map(({ code }) => code), confidence, said: notices.map((notice) => say(notice)).join('\n') };
}

test('in a week, a fortnight and a day, an answer says what becomes of monthly limits of contributions', () => {
  const assumed = 'short_period_limits_assumed';
  const together = 'short_period_month_so_far';
  for (const [period, count] of [
    ['weekly', '52'],
    ['biweekly', '26'],
    ['daily', '365'],
  ] as const) {
    const slip = noticesOf({ country: 'KE', amount: 2_000, period });
    expect(slip.codes).toEqual(expect.arrayContaining([assumed, together]));
    expect(slip.said).toContain(`12 / ${count} of each was applied`);
    expect(slip.said).toContain('Social Health Insurance Fund: all pay of a month counts together');
    expect(slip.confidence).toBe('low');
  }
  const { codes, confidence } = noticesOf({ country: 'ZA', amount: 6_000, period: 'weekly' });
  expect(codes).toContain(together);
  expect(codes).not.toContain(assumed);
  expect(confidence).toBe('medium');
  // No limits, limits divided by a recorded rule, and a month.
  for (const asked of [
    { country: 'RW', amount: 50_000, period: 'weekly' },
    { country: 'KE', amount: 80_000, period: 'monthly' },
    { country: 'KE', amount: 800_000, period: 'annual' },
  ])
    expect(noticesOf(asked).codes.filter((code) => code.startsWith('short_period'))).toEqual([]);
  const kenya = recorded.countries.get('KE')!;
  const contributions = kenya.contributions.map(({ id }) => id);
  const ruled = withRule(kenya, { short_periods: [{ contributions, method: 'share_of_year', ...known }] });
  expect(noticesOf({ country: 'KE', amount: 2_000, period: 'weekly' }, ruled).codes).not.toContain(assumed);
});

test('a ceiling that stands as the end of one band is a limit of contributions, too', () => {
  const worked = { days: 13, of: 26 };
  for (const country of ['CM', 'SN', 'MA', 'ZM'])
    expect(noticesOf({ country, amount: 900_000, worked }).codes).toContain('part_contributions_assumed');
  for (const country of ['RW', 'AO'])
    expect(noticesOf({ country, amount: 900_000, worked }).codes).not.toContain('part_contributions_assumed');
});
