import Decimal from 'decimal.js';
import { TaxRequest } from '../../src/contract';
import type { Period } from '../../src/contract/tax';
import { calculateTax } from '../../src/engine';
import { minorUnits } from '../../src/engine/money';
import { say } from '../../src/language/say';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { differences } from '../oracle/differences';
import { payOf } from '../oracle/law';
import { oraclePayslip, type OraclePayslip } from '../oracle/payslip';
import { asking, type LawDay, lawDays } from '../support/law-days';
import { limitsOf, randomEmployee, type SentEmployee } from '../support/random-employee';
import { everyDay } from '../support/rate';
import { random } from '../support/random';

const reference = createReference(countryFiles);
const today = '2026-11-20';
const periods: readonly Period[] = ['monthly', 'monthly', 'monthly', 'annual', 'weekly', 'biweekly'];
const periodsAYear = { monthly: 12, annual: 1, weekly: 52, biweekly: 26 } as const;
/** Employees in a run: 400 in CI, 150 elsewhere. EMPLOYEES sets another number. */
const employees = Number(process.env.EMPLOYEES ?? (process.env.CI ? 200 : 150));

const rate = 27.5;
/** The law of a day with and without exchange rates. A context is one object, because law is prepared once for it. */
const contexts = [
  { today },
  { today, exchangeRate: (from: string, to: string) => everyDay(from === to ? 1 : rate)() },
] as const;
const rates = [undefined, (from: string, to: string) => String(from === to ? 1 : rate)] as const;

/** The days on which the law may treat employees otherwise: also the first day of each treatment of parts of pay. */
const days = countryFiles.flatMap((country) => {
  const known = lawDays(country, today);
  const more = (country.pay ?? []).flatMap(({ from }) =>
    known
      .filter(({ regime: { effective_from, effective_to } }) => {
        const begun = effective_from !== null && from !== null && effective_from < from;
        return begun && (effective_to === null || from <= effective_to) && !known.some(({ date }) => date === from);
      })
      .slice(0, 1)
      .map((day) => ({ ...day, date: from! })),
  );
  return [...known, ...more];
});
const minorOf = ({ country, regime }: LawDay): number => minorUnits(regime.currency ?? country.currency);

/** One employee on one day of law. */
interface Asked {
  readonly day: LawDay;
  readonly period: Period;
  readonly includePension: boolean;
  readonly rated: 0 | 1;
  readonly sent: SentEmployee;
}

const inMajor = (amount: number, day: LawDay): string => new Decimal(amount).div(minorOf(day)).toFixed();

/** The request for an amount in minor units. */
const requestOf = ({ day, period, includePension, sent }: Asked, amount: number) => ({
  ...asking(day),
  amount: Number(inMajor(amount, day)),
  period,
  include_pension: includePension,
  ...sent,
});

function answered(asked: Asked, amount: number, mode: 'gross_to_net' | 'net_to_gross' = 'gross_to_net') {
  const request = TaxRequest.parse({ ...requestOf(asked, amount), mode });
  const answer = calculateTax(reference, request, contexts[asked.rated]);
  return answer.ok ? answer.value : say(answer.failure.message);
}

function exactly({ day, period, includePension, rated, sent }: Asked, amount: number): OraclePayslip {
  const exchangeRate = rates[rated];
  return oraclePayslip({
    country: day.country,
    regime: day.regime,
    amount: inMajor(amount, day),
    period,
    date: day.date ?? today,
    includePension,
    currency: day.regime.currency ?? day.country.currency,
    ...(exchangeRate === undefined ? {} : { exchangeRate }),
    ...sent,
  });
}

/** What the service and the oracle do not agree on for a gross amount, with the request that shows it. */
function disagreement(asked: Asked, gross: number): string[] {
  const answer = answered(asked, gross);
  const found = typeof answer === 'string' ? [answer] : differences(answer.data, exactly(asked, gross));
  return found.length === 0 ? [] : [`${JSON.stringify(requestOf(asked, gross))}: ${found.join('; ')}`];
}

const report = (faults: readonly string[]): void =>
  expect({ count: faults.length, faults: [...faults].sort((a, b) => a.length - b.length).slice(0, 15) }).toEqual({
    count: 0,
    faults: [],
  });

function* drawn(seed: number, count: number) {
  const next = random(seed);
  for (let i = 0; i < count; i++) {
    const day = days[Math.floor(next() * days.length)]!;
    const period = periods[Math.floor(next() * periods.length)]!;
    const employee = randomEmployee(next, day.country);
    const asked = { day, period, includePension: next() < 0.85, rated: next() < 0.5 ? 0 : 1 } as const;
    const minor = minorOf(day);
    const pay = () => {
      const gross = Math.max(1, Math.round(10 ** (1 + next() * 8) * minor));
      return { gross, asked: { ...asked, sent: employee({ gross, minor, periods: periodsAYear[period] }) } };
    };
    yield { pay, next };
  }
}

test(`the payslips of ${employees} random employees, each with five pays, agree with exact decimal arithmetic`, () => {
  const faults: string[] = [];
  for (const { pay } of drawn(20261122, employees))
    for (let i = 0; i < 5; i++) {
      const { asked, gross } = pay();
      faults.push(...disagreement(asked, gross));
    }
  report(faults);
}, 600_000);

test('a part of pay exactly at its limit in the law, and one minor unit on either side', () => {
  const faults: string[] = [];
  let limits = 0;
  const newest = countryFiles.flatMap((country) => lawDays(country, today).slice(0, process.env.CI ? 2 : 1));
  for (const day of newest)
    for (const rule of payOf(day.country, day.date ?? today)?.parts ?? [])
      for (const period of ['monthly', 'annual', 'weekly'] as const) {
        const minor = minorOf(day);
        for (const limit of limitsOf(rule, { gross: 0, minor, periods: periodsAYear[period] })) {
          if (limit < 1) continue;
          limits++;
          const [first, second = first] = rule.parts;
          for (const paid of [limit - 1, limit, limit + 1]) {
            const amount = (part: number): number => Number(inMajor(part, day));
            const shared = Math.floor(limit / 3);
            for (const pay of [
              { [first!]: amount(paid) },
              ...(second === first ? [] : [{ [first!]: amount(paid - shared), [second!]: amount(shared) }]),
            ])
              faults.push(
                ...disagreement({ day, period, includePension: true, rated: 1, sent: { pay } }, limit * 9 + 12_345),
              );
          }
        }
      }
  expect(limits).toBeGreaterThan(20);
  report(faults);
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

describe('single employees', () => {
  const usual = { period: 'monthly', includePension: false, rated: 0 } as const;
  const cases: readonly (readonly [string, Asked, number])[] = [
    [
      'an amount in the currency of the pay needs no exchange rate',
      { ...usual, day: lawOf('ZW', today, 'USD'), sent: { pay: { bonus: 1000 } } },
      200_000,
    ],
    [
      'hours of overtime are those of the pay period: 25 a week are more than 100 a month',
      {
        ...usual,
        period: 'weekly',
        day: lawOf('MG', today),
        sent: { pay: { overtime: { amount: 100_000, hours: 25 } } },
      },
      100_000_000,
    ],
    [
      'a levy on taxable income counts the year so far where the tax does',
      { ...usual, day: lawOf('MU', today), sent: { year_to_date: { months: 1, taxable: 0, tax: 0 } } },
      200_000_000,
    ],
    [
      'a benefit in kind is taxed once beside a payment that is taxed by itself',
      {
        ...usual,
        day: lawOf('MU', today),
        sent: { pay: { thirteenth: 50_000 }, in_kind: { vehicle: { engine: 1500 } } },
      },
      10_000_000,
    ],
    [
      'a part whose rule is for other employees is listed as ordinary pay',
      { ...usual, day: lawOf('GH', today), sent: { employee: { category: 'casual' }, pay: { overtime: 200 } } },
      200_000,
    ],
  ];
  test.each(cases)('%s', (_what, asked, gross) => report(disagreement(asked, gross)));

  test('the gross of a month in which tax is paid back is below its net', () => {
    const sent = { year_to_date: { months: 7, tax: 65 } };
    report([fault({ ...usual, day: lawOf('MU', today), sent }, 16_500) ?? []].flat());
  });

  test('the smallest gross that leaves as much, with a part that is a share of basic pay', () => {
    const sent = { pay: { arrears: { percent_of_basic: 14.23 } } };
    const asked = { ...usual, period: 'weekly', day: lawOf('EG', '2024-05-01'), sent } as const;
    report([fault(asked, 1_710_657) ?? []].flat());
  });
});

/** The fault in the gross that the service finds for a net, or undefined. Amounts are in minor units. */
function fault(asked: Asked, target: number): string | undefined {
  const { day } = asked;
  const answer = answered(asked, target, 'net_to_gross');
  const minor = minorOf(day);
  const parts = Object.values(asked.sent.pay ?? {}).map((part) => {
    if (typeof part === 'number') return part;
    return part !== undefined && 'amount' in part ? part.amount : 0;
  });
  const least = Math.max(1, Math.round(parts.reduce((sum, part) => sum + part, 0) * minor));
  const net = (amount: number): number => Math.round(Number(exactly(asked, amount).net) * minor);
  // Refused: the named parts alone leave more.
  if (typeof answer === 'string')
    return net(least) > target ? undefined : `${JSON.stringify(requestOf(asked, target))}: ${answer}`;
  const { data, meta } = answer;
  const gross = Math.round(data.gross_amount * minor);
  const missed = meta.notices.some((notice) => say(notice).startsWith('No gross pay leaves exactly'));
  const wrong = (what: string): string =>
    `${JSON.stringify({ ...requestOf(asked, target), mode: 'net_to_gross' })}: ${what} (gross ${data.gross_amount}${missed ? ', missed' : ''})`;
  const left = net(gross);
  if (left !== Math.round(data.net_amount * minor)) return wrong(`leaves ${left / minor} by the oracle`);
  if (missed ? left <= target : left !== target) return wrong(`leaves ${left / minor}`);
  for (let lower = gross - 1; lower >= Math.max(least, gross - 12); lower--) {
    const leaves = net(lower);
    if (leaves === target || (missed && leaves > target)) return wrong(`${lower / minor} leaves ${leaves / minor}`);
  }
  return undefined;
}

test('the gross for a net leaves exactly that net, or says that it leaves more, and no smaller gross does', () => {
  const faults: string[] = [];
  let tried = 0;
  for (const { pay, next } of drawn(3, Math.ceil(employees / 3))) {
    const { asked, gross } = pay();
    const net = Math.round(Number(exactly(asked, gross).net) * minorOf(asked.day)) + Math.floor(next() * 3) - 1;
    if (net < 1) continue;
    tried++;
    const found = fault(asked, net);
    if (found !== undefined) faults.push(found);
  }
  expect(tried).toBeGreaterThan(employees / 6);
  report(faults);
}, 600_000);
