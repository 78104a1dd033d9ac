import type { Employee, InKind, PaidByEmployee, PayParts, YearToDate } from '../../src/contract/employee';
import { benefitFactNames, benefitKinds } from '../../src/contract/words/benefits';
import { circumstanceNames, type CircumstanceWord, circumstanceWords } from '../../src/contract/words/circumstances';
import { paymentsByEmployee } from '../../src/contract/words/paid-by-employee';
import { type PayPart, payParts } from '../../src/contract/words/pay-parts';
import { codesOf } from '../../src/contract/words/vocabulary';
import type { Country } from '../../src/reference';
import type { PayPartRule } from '../../src/reference/schema/pay';

/** The fields of a request that say who the employee is and what the pay consists of. */
export interface SentEmployee {
  employee?: Employee;
  pay?: PayParts;
  in_kind?: InKind;
  paid?: PaidByEmployee;
  year_to_date?: YearToDate;
}

/** The pay that an employee is made up for. Amounts are in minor units of the pay period. */
export interface RandomPay {
  readonly gross: number;
  /** Minor units in one unit of the currency. */
  readonly minor: number;
  /** Pay periods in a year. */
  readonly periods: number;
}

/** The amounts in a formula: its numbers without percentages, fractions and steps of rounding. */
const amountsIn = (formula: unknown): number[] => {
  if (typeof formula === 'number') return [formula];
  if (typeof formula !== 'object' || formula === null) return [];
  return Object.entries(formula).flatMap(([key, part]) =>
    ['percent', 'fraction', 'to', 'rate'].includes(key) ? [] : amountsIn(part),
  );
};

/** The amounts at which the exemption of a part of pay may end, in minor units of the pay period. */
export function limitsOf({ basis, exempt, excluded }: PayPartRule, { minor, periods }: RandomPay): number[] {
  const year = { annual: 1, monthly: 12, payment: periods }[basis];
  return amountsIn([exempt, excluded]).map((limit) => Math.round((limit * minor * year) / periods));
}

/**
 * An employee of any kind: half of the parts of pay are those that the law of the country names. What is returned gives
 * the same employee for any pay, with other amounts each time.
 */
export function randomEmployee(next: () => number, country: Country): (pay: RandomPay) => SentEmployee {
  const below = (limit: number): number => Math.floor(next() * limit);
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const some = <Name>(names: readonly Name[], chance: number): Name[] => names.filter(() => next() < chance);
  const of = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, value(name)]));
  const rules = (country.pay ?? []).flatMap(({ parts }) => parts);

  const circumstance = (name: (typeof circumstanceNames)[number]) => {
    const word: CircumstanceWord = circumstanceWords[name];
    if (word.kind === 'flag') return next() < 0.5;
    if (word.kind === 'choice') return one(codesOf(word.choices));
    if (name === 'age') return one([14, 17, 18, 25, 29, 30, 35, 40, 59, 60, 61, 64, 65, 66, 75, 80]);
    if (name === 'expense_rate') return one([0, 25, 35, 40, 45]);
    if (word.kind === 'percent') {
      const ranges = country.contributions.flatMap(({ dated }) =>
        dated.flatMap(({ employer_rate }) => employer_rate ?? []),
      );
      return one([0, ...ranges.flatMap(({ least, most = 2.5 }) => [least, most])]);
    }
    if (name === 'monthly_hours') return one([1, 20, 23, 24, 80, 159, 160, 173, 744]);
    if (name === 'monthly_days') return one([1, 5, 20, 22, 26, 31]);
    if (name === 'incentive_month') return one([0, 1, 12, 13, 24, 25]);
    if (name === 'employer_turnover') return one([0, 49_999_999, 50_000_000]);
    if (name === 'employer_payroll') return one([1, 500_000, 500_001, 999_999, 1_000_000, 1_000_000_000]);
    return name === 'employer_size' ? one([1, 3, 4, 5, 9, 10, 14, 15, 19, 20, 24, 25, 49, 50, 51, 1000]) : below(9);
  };
  const known = payParts.filter((name) => rules.some(({ parts }) => parts.includes(name)));
  const chosen = next() < 0.5 ? some(known, 0.4) : some(payParts, 0.2);
  const parts = chosen.map((name) => ({ name, share: next() < 0.1, hours: name === 'overtime' && next() < 0.7 }));
  const benefits = some(benefitKinds, 0.3).map((name) => ({
    name,
    facts: next() < 0.3 ? undefined : some(benefitFactNames, 0.4),
  }));
  const payments = some(paymentsByEmployee, 0.4);
  const soFar = some(['gross', 'taxable', 'tax', 'contributions', 'bonus'] as const, 0.6);
  // Only two laws count days of work: others draw what they drew before there were any.
  const countsDays = JSON.stringify(country).includes('"monthly_days"');
  const asked = circumstanceNames.filter((name) => name !== 'monthly_days' || countsDays);
  const employee = of(some(asked, 0.3), circumstance) as Employee;
  const said = {
    employee: next() < 0.6,
    pay: next() < 0.7,
    in_kind: next() < 0.3,
    paid: next() < 0.3,
    so_far: next() < 0.2,
  };

  return (pay) => {
    const { gross, minor, periods } = pay;
    const major = (amount: number): number => amount / minor;
    const share = (most: number): number => major(Math.floor(gross * most * next()));
    const fact = (name: (typeof benefitFactNames)[number]): number => {
      if (name === 'rooms' || name === 'rate' || name === 'age_in_years') return below(13);
      if (name === 'engine') return one([900, 1000, 1001, 2000, 2500, 3000, 3001]);
      return name === 'price' || name === 'balance' ? share(20 * Math.max(1, periods / 12)) : share(0.4);
    };
    let left = gross;
    const amount = (name: PayPart): number => {
      const limits = rules.filter((rule) => rule.parts.includes(name)).flatMap((rule) => limitsOf(rule, pay));
      const wanted = limits.length > 0 && next() < 0.4 ? one(limits) + below(3) - 1 : Math.floor(gross * next() ** 2);
      const paid = Math.min(left, Math.max(0, wanted));
      left -= paid;
      return major(paid);
    };
    const part = ({ name, share: ofBasic, hours }: (typeof parts)[number]) => {
      if (ofBasic) return [name, { percent_of_basic: below(4000) / 100 }] as const;
      return [name, hours ? { amount: amount(name), hours: below(80) / 2 } : amount(name)] as const;
    };
    const months = below(12);
    return {
      ...(said.employee ? { employee } : {}),
      ...(said.pay ? { pay: Object.fromEntries(parts.map(part)) } : {}),
      ...(said.in_kind
        ? {
            in_kind: Object.fromEntries(
              benefits.map(({ name, facts }) => [name, facts ? of(facts, fact) : share(0.3)]),
            ),
          }
        : {}),
      ...(said.paid ? { paid: of(payments, () => share(0.2)) } : {}),
      ...(said.so_far
        ? {
            year_to_date: {
              months,
              ...of(
                soFar,
                (name) => share({ tax: 0.5, bonus: 1.5 }[name as 'tax'] ?? 2) * (name === 'bonus' ? 1 : months),
              ),
            },
          }
        : {}),
    };
  };
}
