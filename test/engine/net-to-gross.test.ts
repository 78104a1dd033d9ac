import { say } from '../../src/language/say';
import { TaxRequest } from '../../src/contract';
import { periods } from '../../src/contract/tax';
import { calculateTax, preparedPay } from '../../src/engine';
import { grossPay, type PayFunctions } from '../../src/engine/income/pay-functions';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { asking, lawDays } from '../support/law-days';
import { random } from '../support/random';

const reference = createReference(countryFiles);
const context = { today: '2026-11-20' };
const days = countryFiles.flatMap((country) => lawDays(country, context.today));

const prepare = (day: (typeof days)[number], period: (typeof periods)[number]): PayFunctions => {
  const found = preparedPay(day.country, TaxRequest.parse({ ...asking(day), amount: 1, period }), context);
  if (!found.ok) throw new Error(say(found.failure.message));
  return found.value;
};

test('the search for a gross takes few tries', () => {
  const next = random(12);
  let most = 0;
  for (const day of days) {
    const prepared = prepare(day, periods[Math.floor(next() * periods.length)]!);
    for (let i = 0; i < 200; i++) {
      let tries = 0;
      const net = Math.round(10 ** (next() * 12) * prepared.minor);
      const counted = Object.create(prepared) as PayFunctions;
      Object.defineProperty(counted, 'schedule', { get: () => (tries++, prepared.schedule) });
      grossPay(counted, Math.max(1, net));
      most = Math.max(most, tries);
    }
  }
  // Two reads of the schedule for each try. A search in steps of one unit would need thousands.
  expect(most).toBeLessThan(400);
}, 120_000);

// Angola, IRT table of 2026: the tax jumps just above a taxable base of 150,000 by 12,500. INSS is 3 % of gross.
//   net 149,999.99: gross 154,639.16, INSS 4,639.17 (4,639.1748), base 149,999.9852, tax 0
//   net 150,000.00: no pay below the cliff leaves it (154,639.17 leaves 149,999.99, and 154,639.18 has a base of
// 150,000.0046), so the gross must make good 12,500 and 16 % of the excess:
//     0.97 g - 12,500 - 16 % x (0.97 g - 150,000) = 0.8148 g + 11,500 = 150,000  ->  g = 138,500 / 0.8148 =
// 169,980.3633…
test('at a cliff, one more centime of net needs 15,341 more gross', () => {
  const at = (amount: number) =>
    calculateTax(
      reference,
      TaxRequest.parse({ country: 'AO', type: 'income', amount, mode: 'net_to_gross', pay_date: '2026-11-20' }),
      context,
    );
  const [before, after] = [at(149_999.99), at(150_000)];
  if (!before.ok || !after.ok) throw new Error('not answered');
  expect(before.value.data).toMatchObject({ net_amount: 149_999.99, tax_amount: 0, gross_amount: 154_639.16 });
  expect(after.value.data.net_amount).toBe(150_000);
  expect(Math.abs(after.value.data.gross_amount - 169_980.3633)).toBeLessThan(0.02);
});

// Seychelles, 2016 to May 2018: all pay between 8,555.50 and 10,065.29 a month is taxed away; above, 15 % of the whole
// pay is. Every two weeks 3,948.69 is left of all pay from 3,948.69 to 4,645.52. Three cents more are 85 % of 4,645.55.
test('a net just above a long stretch on which net stays the same', () => {
  const request = TaxRequest.parse({
    country: 'SC',
    type: 'income',
    pay_date: '2018-01-01',
    period: 'biweekly',
    include_pension: false,
    mode: 'net_to_gross',
    amount: 3948.72,
  });
  const found = calculateTax(reference, request, context);
  expect(found.ok && found.value.data).toMatchObject({ gross_amount: 4645.55, net_amount: 3948.72 });
});

// Angola: INSS is 3 % of pay, 258.34 of 8,611.17 a week and 258.33 of 8,611.16, and such pay bears no tax. Both leave
// 8,352.83, but pay that consists of a commission of 8,611.17 is not less.
test('no gross is less than its named parts, however often it is asked', () => {
  const request = TaxRequest.parse({
    country: 'AO',
    type: 'income',
    pay_date: '2026-11-20',
    period: 'weekly',
    mode: 'net_to_gross',
    amount: 8352.83,
    pay: { commission: 8611.17 },
  });
  const answers = Array.from({ length: 100 }, () => calculateTax(reference, request, context));
  expect(new Set(answers.map((answer) => answer.ok && answer.value.data.gross_amount))).toEqual(new Set([8611.17]));
});

// Togo rounds the taxable income of a year down to a thousand, with and without the thirteenth month. Where the latter
// passes a thousand, net rises by 97 at one more franc of gross, and then falls slowly.
test('the first of several amounts that leave a net is found where net falls', () => {
  const leaves = (amount: number, mode = 'gross_to_net') => {
    const found = calculateTax(
      reference,
      TaxRequest.parse({
        country: 'TG',
        type: 'income',
        period: 'biweekly',
        pay_date: '2024-01-01',
        employee: { main_employment: false },
        pay: { commission: 4_042, leave: 56, thirteenth: 17_076 },
        amount,
        mode,
      }),
      context,
    );
    if (!found.ok) throw new Error(say(found.failure.message));
    return found.value.data;
  };
  const { gross_amount, net_amount } = leaves(320_441, 'net_to_gross');
  expect(net_amount).toBe(320_441);
  for (let gross = 365_000; gross < gross_amount; gross++) expect(leaves(gross).net_amount).not.toBe(320_441);
});
