import '../support/pane-in-english';
import type { TaxLaw } from '../../src/contract/law';
import type { MinimumWages } from '../../src/contract/wages';
import { usualPay } from '../../src/workbooks/usual-pay';

const lawWith = (period: 'monthly' | 'annual', top: number | null): TaxLaw =>
  ({ income_tax: { period, tables: [{ brackets: [{ from: 0, to: top, rate: 10 }] }] } }) as unknown as TaxLaw;
const wagesOf = (amount: number, per: 'month' | 'day' | 'hour', currency = 'KES', isGeneral = true): MinimumWages => {
  const wage = { amount, per, currency };
  return { general: isGeneral ? wage : null, wages: [wage] } as unknown as MinimumWages;
};
const law = lawWith('monthly', 24_000);

test.each([
  // Three times 75,000 is 225,000; the digits after the first count in halves.
  ['a monthly wage', wagesOf(75_000, 'month'), 'monthly', 250_000],
  ['the wage of a sector where there is no general one', wagesOf(16_113.75, 'month', 'KES', false), 'monthly', 50_000],
  // 30.23 an hour, 173.33 hours a month: 15,720.
  ['an hourly wage', wagesOf(30.23, 'hour'), 'monthly', 15_000],
  // 21.77 a day, 26 days a month: 1,698.
  ['a daily wage', wagesOf(21.77, 'day'), 'monthly', 1_500],
  ['a year of it', wagesOf(75_000, 'month'), 'annual', 2_500_000],
  ['a wage in another currency: the first bracket', wagesOf(150, 'month', 'USD'), 'monthly', 70_000],
  ['no wage: the first bracket', undefined, 'monthly', 70_000],
] as const)('%s', (_, wages, period, expected) => {
  expect(usualPay(law, wages, 'KES', period)).toBe(expected);
});

test('brackets of a year are divided by twelve; without any there is no amount', () => {
  expect(usualPay(lawWith('annual', 1_200_000), undefined, 'NGN', 'monthly')).toBe(300_000);
  expect(usualPay(lawWith('annual', null), undefined, 'NGN', 'monthly')).toBeUndefined();
});
