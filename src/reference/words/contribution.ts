import type { ContributionRule, Formula, PayTreatment } from '../schema';
import { noWages, type Wages } from '../wages';
import { type Message, message, type Sentence } from '../../language/message';
import { exactNumber as number, joined, ratePercent } from '../../language/terms';
import { bandsInWords, basisInWords, formulaInWords, ruleInWords } from './formula';
import { whereInWords } from './where';

/** What a scheme is charged on where its rule names no base: gross pay, unless parts or benefits bear it otherwise. */
const usualBase = (pay: PayTreatment | undefined): Formula =>
  pay?.parts.some(({ excluded }) => excluded !== undefined) || pay?.benefits.some(({ contributory }) => contributory)
    ? 'contributory_pay'
    : 'gross';

/** The charge itself, with the period of its amounts. */
function chargeInWords(
  { formula, fixed, bands, method, of, basis }: ContributionRule,
  wages: Wages,
  pay: PayTreatment | undefined,
): Message {
  if (formula !== undefined) return ruleInWords(formula, basis, wages);
  if (fixed !== undefined) return ruleInWords(fixed, basis);
  const [first, ...others] = bands ?? [];
  const oneRate =
    first !== undefined && others.length === 0 && first.to === null && first.from === 0 && first.fixed === undefined;
  const charge = message('contribution_of', {
    rates: oneRate ? ratePercent(first.rate) : bandsInWords(bands ?? []),
    base: formulaInWords(of ?? usualBase(pay), wages),
    period: basisInWords(basis),
  });
  return method === 'slab' ? message('contribution_one_rate', { charge }) : charge;
}

const optional = <Value>(value: Value | undefined, words: (value: Value) => Message): Message[] =>
  value === undefined ? [] : [words(value)];

/**
 * The charge of a scheme in words: `6 % to 9,000, 6 % 9,000 to 108,000 of contributory pay a month`.
 *
 * @param wages the wages that it names; without them their multiples have no figures
 * @param pay which parts and benefits bear contributions; left out: all cash pay bears them
 */
export function contributionInWords(rule: ContributionRule, wages: Wages = noWages, pay?: PayTreatment): Sentence {
  const formula = (limit: Formula): Sentence => formulaInWords(limit, wages);
  return joined('joined_by_comma', [
    chargeInWords(rule, wages, pay),
    ...optional(rule.base_floor, (limit) => message('contribution_base_at_least', { limit: formula(limit) })),
    ...optional(rule.base_ceiling, (limit) => message('contribution_base_at_most', { limit: formula(limit) })),
    ...optional(rule.minimum, (limit) => message('contribution_at_least', { limit: number(limit) })),
    ...optional(rule.maximum, (limit) => message('contribution_at_most', { limit: number(limit) })),
    ...optional(rule.employer_rate, ({ most }) =>
      most === undefined
        ? message('contribution_own_rate')
        : message('contribution_employers_rate', { rate: number(most) }),
    ),
    ...optional(rule.months, (months) => message('contribution_in_months', { months: months.join(', ') })),
    ...optional(rule.where, whereInWords),
    ...optional(rule.deductible_up_to, (limit) => message('contribution_deductible_up_to', { limit: formula(limit) })),
  ]);
}
