import { say } from '../../src/language/say';
import { TaxRequest } from '../../src/contract';
import { periods } from '../../src/contract/tax';
import { calculateTax, preparedPayroll } from '../../src/engine';
import { grossPay, netPay, type Payroll } from '../../src/engine/income/payroll';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { asking, lawDays } from '../support/law-days';
import { random } from '../support/random';
import { everyDay } from '../support/rate';

const reference = createReference(countryFiles);
const context = { today: '2026-11-20' };
const days = countryFiles.flatMap((country) => lawDays(country, context.today));
const perLaw = process.env.CI ? 6 : 3;

const prepare = (day: (typeof days)[number], period: (typeof periods)[number], include_pension: boolean): Payroll => {
  const found = preparedPayroll(
    day.country,
    TaxRequest.parse({ ...asking(day), amount: 1, period, include_pension }),
    context,
  );
  if (!found.ok) throw new Error(say(found.failure.message));
  return found.value;
};

/** Net amounts to test, in minor units: of any size, and next to every kink or jump of the net curve. */
function* nets(prepared: Payroll, next: () => number): Generator<number> {
  for (let i = 0; i < perLaw; i++) yield Math.max(1, Math.round(10 ** (next() * 9) * prepared.minor));
  for (const start of prepared.curve.starts) {
    for (const gross of [start - 1, start, start + 1])
      if (gross > 0) yield Math.max(1, netPay(prepared, gross) + Math.floor(next() * 3) - 1);
  }
}

/**
 * The smallest gross with exactly this net and the smallest with at least this net, by trying every gross in a window.
 */
function byTrying(
  prepared: Payroll,
  net: number,
  from: number,
  to: number,
): { readonly exact: number | undefined; readonly atLeast: number | undefined } {
  let atLeast: number | undefined;
  for (let gross = Math.max(1, from); gross <= to; gross++) {
    const left = netPay(prepared, gross);
    if (left >= net) atLeast ??= gross;
    if (left === net) return { exact: gross, atLeast };
  }
  return { exact: undefined, atLeast };
}

const window = 1_500;

test('the gross leaves the net, and no smaller gross nearby does', () => {
  const next = random(11);
  const wrong: string[] = [];
  let asked = 0;
  for (const day of days) {
    const name = `${day.country.code} ${day.date ?? day.regime.tax_year}`;
    for (const period of periods) {
      const prepared = prepare(day, period, next() < 0.85);
      for (const net of nets(prepared, next)) {
        asked++;
        const found = grossPay(prepared, net);
        if (found === undefined) {
          wrong.push(`${name} ${period} net ${net}: nothing found`);
          continue;
        }
        const { gross, exact } = found;
        if (exact !== (netPay(prepared, gross) === net))
          wrong.push(`${name} ${period} net ${net}: gross ${gross} leaves ${netPay(prepared, gross)}`);
        const tried = byTrying(prepared, net, gross - window, gross + (exact ? 0 : window));
        if (exact && tried.exact !== gross)
          wrong.push(`${name} ${period} net ${net}: ${tried.exact} is smaller than ${gross}`);
        if (!exact && (tried.exact !== undefined || tried.atLeast !== gross))
          wrong.push(
            `${name} ${period} net ${net}: said unattainable at ${gross}, and trying gives ${JSON.stringify(tried)}`,
          );
      }
    }
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(asked).toBeGreaterThan(10_000);
}, 600_000);

// Other circumstances move the kinks of the law: another share of basic pay, dependants, an age, and Zimbabwe's ceiling
// in dollars with and without a rate.
test('the gross leaves the net for any employee', () => {
  const next = random(14);
  const wrong: string[] = [];
  let asked = 0;
  for (const day of days.filter(({ country }) =>
    /"(basic|dependants|age)"|"amount":\d+,"currency"/.test(JSON.stringify([country.contributions, country.income])),
  )) {
    for (const period of periods) {
      const circumstances = {
        basic: [0, 1 / 3, 0.5, 1][Math.floor(next() * 4)]!,
        dependants: Math.floor(next() * 31),
        age: 14 + Math.floor(next() * 107),
      };
      const rates = next() < 0.5 ? {} : { exchangeRate: everyDay(27.4321) };
      const found = preparedPayroll(
        day.country,
        TaxRequest.parse({ ...asking(day), amount: 1, period, include_pension: next() < 0.85, ...circumstances }),
        { ...context, ...rates },
      );
      if (!found.ok) throw new Error(say(found.failure.message));
      for (const net of nets(found.value, next)) {
        asked++;
        const up = grossPay(found.value, net);
        const tried = byTrying(
          found.value,
          net,
          (up?.gross ?? 0) - 300,
          (up?.gross ?? 0) + (up?.exact === true ? 0 : 300),
        );
        if (
          up === undefined ||
          (up.exact ? tried.exact !== up.gross : tried.exact !== undefined || tried.atLeast !== up.gross)
        ) {
          wrong.push(
            `${day.country.code} ${day.date ?? day.regime.tax_year} ${period} ${JSON.stringify(circumstances)} net ${net}: ${JSON.stringify(up)}, and trying gives ${JSON.stringify(tried)}`,
          );
        }
      }
    }
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(asked).toBeGreaterThan(4_000);
}, 300_000);

test('the search for a gross takes few tries', () => {
  const next = random(12);
  let most = 0;
  for (const day of days) {
    const prepared = prepare(day, periods[Math.floor(next() * periods.length)]!, true);
    for (let i = 0; i < 200; i++) {
      let tries = 0;
      const net = Math.round(10 ** (next() * 12) * prepared.minor);
      const counted = Object.create(prepared) as Payroll;
      Object.defineProperty(counted, 'schedule', { get: () => (tries++, prepared.schedule) });
      grossPay(counted, Math.max(1, net));
      most = Math.max(most, tries);
    }
  }
  // Two reads of the schedule for each try. A search in steps of one unit would need thousands.
  expect(most).toBeLessThan(400);
}, 120_000);

test('the other tax types survive the round trip', () => {
  const next = random(13);
  const wrong: string[] = [];
  for (const country of countryFiles) {
    for (const type of ['corporate', 'withholding', 'capital_gains'] as const) {
      for (let i = 0; i < 30; i++) {
        const amount = Math.round(10 ** (next() * 10) * 100) / 100;
        const request = TaxRequest.parse({ country: country.code, type, amount, mode: 'net_to_gross' });
        const answer = calculateTax(reference, request, context);
        if (!answer.ok) break;
        const { data, meta } = answer.value;
        const unattainable = meta.notices.some((notice) => say(notice).startsWith('No amount leaves exactly'));
        const rounded = meta.notices.some((notice) => say(notice).startsWith('The amount was rounded'));
        if (!unattainable && !rounded && Math.abs(data.net_amount - amount) > 1e-9)
          wrong.push(`${country.code} ${type} ${amount}: ${data.net_amount}`);
        const forth = calculateTax(reference, { ...request, mode: 'gross_to_net', amount: data.gross_amount }, context);
        if (!forth.ok || forth.value.data.net_amount !== data.net_amount)
          wrong.push(`${country.code} ${type} ${data.gross_amount} does not come back`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

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
