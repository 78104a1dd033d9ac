import { message, type Message } from '../../language/message';
import type { RuleOf } from '../../reference/schema';
import {
  add,
  compare,
  divide,
  multiply,
  ratio,
  type Rational,
  rational,
  sign,
  subtract,
  toNumber,
  zero,
} from '../exact/rational';
import { tiersOf } from './category';
import type { Step } from './lines';
import { weekOfMonth } from './pay-of-time';
import type { Service } from './service';

export type ServicePayRule = RuleOf<'severance'>;
type Tier = NonNullable<ServicePayRule['tiers']>[number];

/** What an hour and a day of work are paid. They are asked for only where the rule needs them. */
export interface PayOf {
  readonly month: Rational;
  readonly day: () => Rational;
  readonly hour: () => Rational;
}

/** What a tier pays for one year, or month, and how its line begins. */
function rateOf(tier: Tier, pay: PayOf): { readonly amount: Rational; readonly text: (quantity: Message) => Message } {
  const { percent, months, weeks, hours, days = 0 } = tier;
  if (percent !== undefined)
    return {
      amount: multiply(pay.month, divide(rational(percent), ratio(100, 1))),
      text: (quantity) => message('labour_line_slice_percent', { quantity, rate: percent }),
    };
  if (months !== undefined)
    return {
      amount: multiply(pay.month, rational(months)),
      text: (quantity) => message('labour_line_slice_months', { quantity, rate: months }),
    };
  if (weeks !== undefined)
    return {
      amount: multiply(multiply(pay.month, weekOfMonth), rational(weeks)),
      text: (quantity) => message('labour_line_slice_weeks', { quantity, rate: weeks }),
    };
  if (hours !== undefined)
    return {
      amount: multiply(pay.hour(), rational(hours)),
      text: (quantity) => message('labour_line_slice_hours', { quantity, rate: hours }),
    };
  return {
    amount: multiply(pay.day(), rational(days)),
    text: (quantity) => message('labour_line_slice_days', { quantity, rate: days }),
  };
}

/** The service that counts, in the unit of the rule. */
function countedService(rule: ServicePayRule, service: Service): Rational {
  const { per, part_year, whole_from_months = 0, most_years } = rule;
  const { years, months, days, allMonths, exactYears, exactMonths } = service;
  const monthly = per === 'month';
  const completed = ratio(allMonths, 1);
  const counted = monthly
    ? {
        not: completed,
        months: completed,
        days: exactMonths,
        whole: ratio(days > 0 ? allMonths + 1 : allMonths, 1),
      }[part_year ?? 'not']
    : {
        not: ratio(years, 1),
        months: ratio(allMonths, 12),
        days: exactYears,
        whole: ratio((months > 0 || days > 0) && months >= whole_from_months ? years + 1 : years, 1),
      }[part_year ?? 'not'];
  if (most_years === undefined) return counted;
  const most = rational(monthly ? most_years * 12 : most_years);
  return compare(counted, most) > 0 ? most : counted;
}

/** The tier that completed years of service reach, paid once. */
function reachedStep(tiers: readonly Tier[], { years }: Service, pay: PayOf): Step[] {
  const reached = tiers.filter(({ from_years }) => from_years <= years).at(-1);
  if (reached === undefined) return [];
  const { amount, text } = rateOf(reached, pay);
  return [{ text: text(message('labour_count_all')), amount }];
}

/** The slices of service under marginal tiers, each at its own rate, or one tier for all of it. */
export function sliceSteps(rule: ServicePayRule, category: string | undefined, service: Service, pay: PayOf): Step[] {
  const tiers = [...tiersOf(rule.tiers ?? [], category)].sort((a, b) => a.from_years - b.from_years);
  if (rule.per === 'all') return reachedStep(tiers, service, pay);
  const counted = countedService(rule, service);
  const monthly = rule.per === 'month';
  if (tiers.length > 0 && sign(counted) === 0)
    return [{ text: message(monthly || rule.part_year === 'months' ? 'labour_line_no_month' : 'labour_line_no_year') }];
  const start = ({ from_years }: Tier): Rational => rational(monthly ? from_years * 12 : from_years);
  return tiers.flatMap((tier, i) => {
    const next = tiers[i + 1];
    const end = next !== undefined && compare(start(next), counted) < 0 ? start(next) : counted;
    const quantity = subtract(end, start(tier));
    if (sign(quantity) <= 0) return [];
    const { amount, text } = rateOf(tier, pay);
    const count = Number(toNumber(quantity).toFixed(4));
    const inWords = monthly ? message('labour_count_months', { count }) : message('labour_count_years', { count });
    return [{ text: text(inWords), amount: multiply(quantity, amount) }];
  });
}

/** A percentage of all pay of a contract, the pay of a part of its last month by the day. */
export function contractSteps(percent: number | undefined, { exactMonths }: Service, month: Rational): readonly Step[] {
  if (percent === undefined) return [];
  return [
    {
      text: message('labour_line_contract', { percent, months: Number(toNumber(exactMonths).toFixed(4)) }),
      amount: multiply(multiply(month, exactMonths), divide(rational(percent), ratio(100, 1))),
    },
  ];
}

/** The step that takes off what is above a limit in months of pay. */
export function limitSteps(steps: readonly Step[], most: number | undefined, month: Rational): Step[] {
  if (most === undefined) return [];
  const total = steps.reduce((sum, { amount }) => add(sum, amount ?? zero), zero);
  const limit = multiply(month, rational(most));
  return compare(total, limit) > 0
    ? [{ text: message('labour_line_limit', { count: most }), amount: subtract(limit, total) }]
    : [];
}
