import type { Period } from '../../../src/contract/tax';
import { payPeriodWords } from '../../../src/contract/words/pay-periods';
import { countryFiles } from '../../../src/reference/data';
import { payOf } from '../../oracle/law';
import { type CorpusEmployee, minorOf, today } from '../../support/corpus';
import { type LawDay, lawDays } from '../../support/law-days';
import { limitsOf } from '../../support/random-employee';
import { agreesWithOracle } from './by-oracle';
import { computed } from './computed';
import { faultsOfGross } from './smallest-gross';

test('a part of pay exactly at its limit in the law, and one minor unit on either side', () => {
  const faults: string[] = [];
  let limits = 0;
  const newest = countryFiles.flatMap((country) => lawDays(country, today).slice(0, 2));
  for (const day of newest)
    for (const rule of payOf(day.country, day.date ?? today)?.parts ?? [])
      for (const period of ['monthly', 'annual', 'weekly'] as const satisfies readonly Period[]) {
        const minor = minorOf(day);
        for (const limit of limitsOf(rule, { gross: 0, minor, periods: payPeriodWords[period].perYear })) {
          if (limit < 1) continue;
          limits++;
          const [first, second = first] = rule.parts;
          const shared = Math.floor(limit / 3);
          for (const paid of [limit - 1, limit, limit + 1])
            for (const pay of [
              { [first!]: paid / minor },
              ...(second === first ? [] : [{ [first!]: (paid - shared) / minor, [second!]: shared / minor }]),
            ]) {
              const gross = limit * 9 + 12_345;
              const one = computed({ day, period, includePension: true, hasRates: true, details: { pay }, gross });
              faults.push(...agreesWithOracle(one).map((fault) => `${JSON.stringify(one.request)}: ${fault}`));
            }
        }
      }
  expect(limits).toBeGreaterThan(20);
  expect(faults.slice(0, 10)).toEqual([]);
}, 600_000);

/** The law of a country on a day, for pay in its own currency or another. */
function lawOf(code: string, date: string, currency?: string): LawDay {
  const country = countryFiles.find((file) => file.code === code)!;
  const regime = country.income.find(
    ({ effective_from: from, effective_to: to, ...rest }) =>
      from !== null &&
      from <= date &&
      (to === null || date <= to) &&
      (rest.currency ?? country.currency) === (currency ?? country.currency),
  )!;
  return { country, regime, date };
}

const usual = { period: 'monthly', includePension: false, hasRates: false } as const;

test.each<[string, CorpusEmployee]>([
  [
    'an amount in the currency of the pay needs no exchange rate',
    { ...usual, day: lawOf('ZW', today, 'USD'), details: { pay: { bonus: 1000 } }, gross: 200_000 },
  ],
  [
    'hours of overtime are those of the pay period: 25 a week are more than 100 a month',
    {
      ...usual,
      period: 'weekly',
      day: lawOf('MG', today),
      details: { pay: { overtime: { amount: 100_000, hours: 25 } } },
      gross: 100_000_000,
    },
  ],
  [
    'a levy on taxable income counts the year so far where the tax does',
    {
      ...usual,
      day: lawOf('MU', today),
      details: { year_to_date: { months: 1, taxable: 0, tax: 0 } },
      gross: 200_000_000,
    },
  ],
  [
    'a benefit in kind is taxed once beside a payment that is taxed by itself',
    {
      ...usual,
      day: lawOf('MU', today),
      details: { pay: { thirteenth: 50_000 }, in_kind: { vehicle: { engine: 1500 } } },
      gross: 10_000_000,
    },
  ],
  [
    'a part whose rule is for other employees is listed as ordinary pay',
    {
      ...usual,
      day: lawOf('GH', today),
      details: { employee: { category: 'casual' }, pay: { overtime: 200 } },
      gross: 200_000,
    },
  ],
])('%s', (_what, employee) => expect(agreesWithOracle(computed(employee))).toEqual([]));

test.each<[string, CorpusEmployee, number]>([
  [
    'the gross of a month in which tax is paid back is below its net',
    { ...usual, day: lawOf('MU', today), details: { year_to_date: { months: 4, tax: 65 } }, gross: 20_000 },
    16_500,
  ],
  [
    'the smallest gross that leaves as much, with a part that is a share of basic pay',
    {
      ...usual,
      period: 'weekly',
      day: lawOf('EG', '2024-05-01'),
      details: { pay: { arrears: { percent_of_basic: 14.23 } } },
      gross: 2_000_000,
    },
    1_710_657,
  ],
])('%s', (_what, employee, net) => {
  expect(faultsOfGross(computed(employee), undefined, net)).toEqual([]);
});

// Law 175 of 2023, monthly without contributions: 48,000 × 12 less the exemption of 20,000 are 556,000, by the first table
// 113,750. With the bonus 656,000, which the second table taxes with 142,750. The fund of martyrs takes 0.05 % of pay, 74.
test('Egypt: a bonus that lifts the year into another table', () => {
  const bonus = { pay: { bonus: 100_000 } };
  const { data } = computed({
    ...usual,
    day: lawOf('EG', today),
    details: bonus,
    gross: 14_800_000,
  });
  expect(data.brackets.map(({ tax }) => tax)).toEqual([5_500, 2_250, 26_000, 45_000, 64_000]);
  expect(data.adjustments).toEqual([
    { id: 'other-tables', name: expect.any(String), amount: -104_270.83 },
    { id: 'rounding', name: 'Rounding', amount: 0 },
  ]);
  expect(data.tax_amount).toBe(38_553.17);
});
