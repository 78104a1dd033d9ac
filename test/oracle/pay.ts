import type { InKind, PaidByEmployee, PayParts, YearToDate } from '../../src/contract/employee';
import { Exact, total, zero } from './decimal';

/** The parts of pay that a request may name; the last six are paid once. */
export const oncePaid = ['bonus', 'thirteenth', 'arrears', 'leave_paid_out', 'notice_pay', 'severance'] as const;
export const partNames = [
  'housing',
  'transport',
  'travel',
  'meals',
  'family_allowance',
  'representation',
  'function',
  'risk',
  'overtime',
  'commission',
  'leave',
  'other_taxable',
  'other_exempt',
  ...oncePaid,
] as const;
export type Part = (typeof partNames)[number];

/** What a request says of the pay beside its amount. */
export interface SentPay {
  readonly pay?: PayParts | undefined;
  readonly in_kind?: InKind | undefined;
  readonly paid?: PaidByEmployee | undefined;
  readonly year_to_date?: YearToDate | undefined;
}

/** Cash pay of one period, by its parts. What is no part is basic pay. */
export interface Cash {
  readonly basic: Exact;
  readonly parts: ReadonlyMap<Part, Exact>;
  readonly rest: Exact;
}

export const partOf = (cash: Cash, name: Part): Exact => cash.parts.get(name) ?? zero;
export const sumOf = (cash: Cash, names: readonly Part[]): Exact => total(names.map((name) => partOf(cash, name)));
export const grossOf = (cash: Cash): Exact => cash.basic.plus(cash.rest).plus(sumOf(cash, partNames));

/** The cash pay without some of its parts. */
export const without = (cash: Cash, names: readonly Part[]): Cash => ({
  ...cash,
  parts: new Map([...cash.parts].filter(([name]) => !names.includes(name))),
});

/** These parts of the cash pay alone. */
export const only = (cash: Cash, names: readonly Part[]): Cash => ({
  basic: zero,
  rest: zero,
  parts: new Map([...cash.parts].filter(([name]) => names.includes(name))),
});

/**
 * The amount of a period by its parts. Parts that are sent as amounts stand; basic pay and the parts that are shares of
 * it divide what is left. `share` is the older way to say how much of the pay is basic.
 */
export function cashOf(amount: string, pay: PayParts | undefined, share: string | undefined): Cash {
  const sent = Object.entries(pay ?? {}) as [Part, PayParts[Part]][];
  const fixed = new Map<Part, Exact>();
  const shares = new Map<Part, Exact>();
  for (const [name, part] of sent) {
    if (part === undefined) continue;
    if (typeof part === 'number') fixed.set(name, new Exact(part));
    else if ('amount' in part) fixed.set(name, new Exact(part.amount));
    else shares.set(name, new Exact(part.percent_of_basic).div(100));
  }
  const left = new Exact(amount).minus(total([...fixed.values()]));
  if (left.lt(0)) throw new Error('the parts are more than the pay');
  const unnamed = left.div(total([...shares.values()]).plus(1));
  const basic = unnamed.times(share ?? 1);
  const ofBasic = [...shares].map(([name, part]): [Part, Exact] => [name, unnamed.times(part)]);
  return { basic, rest: unnamed.minus(basic), parts: new Map([...fixed, ...ofBasic]) };
}

/** The hours of overtime of the period. */
export function overtimeHours(pay: PayParts | undefined): Exact {
  const overtime = pay?.overtime;
  return new Exact(typeof overtime === 'object' && 'hours' in overtime ? overtime.hours : 0);
}

/** Facts of a benefit that are amounts of the period, and those that are not. */
export const factsOfPeriod = ['cost', 'value', 'employee_pays'] as const;
export const lastingFacts = ['price', 'engine', 'age_in_years', 'rooms', 'balance', 'rate'] as const;

/**
 * What is known of benefits in kind that are valued together: each fact is a sum. The value of one is its cost, what
 * else is not known is 0. Undefined if none of them is given.
 */
export function factsOf(
  inKind: InKind | undefined,
  kinds: readonly (keyof InKind)[],
): ReadonlyMap<string, Exact> | undefined {
  const sent = kinds.flatMap((kind) => inKind?.[kind] ?? []);
  if (sent.length === 0) return undefined;
  const known = (given: (typeof sent)[number], name: string): number => {
    const facts: Readonly<Record<string, number | undefined>> = typeof given === 'number' ? { cost: given } : given;
    return facts[name] ?? (name === 'value' ? (facts['cost'] ?? 0) : 0);
  };
  const sum = (name: string): Exact => total(sent.map((given) => new Exact(known(given, name))));
  return new Map([...factsOfPeriod, ...lastingFacts].map((name) => [name, sum(name)]));
}
