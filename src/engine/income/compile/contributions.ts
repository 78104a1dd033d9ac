import type { ContributionRule, Formula } from '../../../reference/schema';
import { ratio, rational } from '../../exact/rational';
import { marginal, slab } from '../../law/bands';
import { evaluate, whereHolds } from '../../law/formula';
import type { ContributionInForce } from '../../law/income-law';
import type { Line } from '../../law/line';
import {
  amountOf,
  apply,
  higherOf,
  lowerOf,
  nothing,
  notNegative,
  notNegativeUnlessMixed,
  numberInput,
  product,
  sum,
  times,
  type Quantity,
} from '../../law/quantity';
import type { IncomeScope } from './income-scope';
import type { PayView } from './pay-view';
import { ofBenefits } from './treatment';

/** What a contribution is charged on, in the measure of its rule: the base, kept between its floor and ceiling. */
export function contributionBase(
  scope: IncomeScope,
  { basis, of, base_floor, base_ceiling }: ContributionRule,
): Quantity {
  const limit = (formula: Formula | undefined): Quantity | undefined =>
    formula === undefined ? undefined : evaluate(scope, basis, formula);
  const base = evaluate(scope, basis, of ?? 'contributory_pay')!;
  const [floor, ceiling] = [limit(base_floor), limit(base_ceiling)];
  const raised = floor === undefined ? base : higherOf(base, floor);
  return ceiling === undefined ? raised : lowerOf(raised, ceiling);
}

/** What a rule charges before its minimum and maximum: by formula, by bands, or a fixed amount. */
function rawCharge(scope: IncomeScope, rule: ContributionRule): Quantity {
  const base = contributionBase(scope, rule);
  if (rule.formula !== undefined) return evaluate(scope, rule.basis, rule.formula)!;
  if (rule.bands === undefined) return amountOf(rational(rule.fixed ?? 0));
  return apply(rule.method === 'slab' ? slab(rule.bands) : marginal(rule.bands), notNegative(base));
}

/** What a rule charges at the rate of the employer, which is at least the lowest of the law. */
function chargeAtEmployersRate(
  scope: IncomeScope,
  rule: ContributionRule,
  { setting, least }: NonNullable<ContributionRule['employer_rate']>,
): Quantity {
  const atOnePercent = { ...rule, bands: rule.bands!.map((band) => ({ ...band, rate: 1 })) };
  return product(higherOf(numberInput(setting), amountOf(rational(least))), rawCharge(scope, atOnePercent));
}

/** A contribution for a year. */
function contributionDue(scope: IncomeScope, rule: ContributionRule): Quantity {
  const { minimum, maximum, employer_rate: range, benefit, basis, formula } = rule;
  if (benefit !== undefined && formula !== undefined)
    return whereHolds(scope, rule.where, ofBenefits(scope, [benefit], basis, formula), nothing);
  const charge = range === undefined ? rawCharge(scope, rule) : chargeAtEmployersRate(scope, rule, range);
  let due = notNegativeUnlessMixed(charge);
  if (minimum !== undefined) due = higherOf(due, amountOf(rational(minimum)));
  if (maximum !== undefined) due = lowerOf(due, amountOf(rational(maximum)));
  return whereHolds(scope, rule.where, scope.yearly(basis, due), nothing);
}

/** The part of a contribution that lowers taxable income. */
function deductiblePart(scope: IncomeScope, { contribution, rule }: ContributionInForce): Quantity {
  if (!rule.deductible) return nothing;
  const paid = scope.variable(contribution.id);
  return rule.deductible_up_to === undefined ? paid : lowerOf(paid, scope.compute(rule.basis, rule.deductible_up_to));
}

const paidBy = (
  contributions: readonly ContributionInForce[],
  payer: 'employee' | 'employer',
): readonly ContributionInForce[] => contributions.filter(({ contribution }) => contribution.payer === payer);

/**
 * Defines the contributions as variables. Each has its id; all employee contributions together are `contributions`, and
 * the part of these that lowers taxable income is `deductible_contributions`.
 *
 * @param included are the contributions of the employee charged?
 * @param ofMonths the yearly contributions by their ids, where months decide them
 * @param known the yearly contributions of the employee by their ids, where the pay does not decide them
 */
export function defineContributions(
  scope: IncomeScope,
  contributions: readonly ContributionInForce[],
  included: boolean,
  ofMonths: PayView['ofMonths'],
  known: PayView['contributions'],
): void {
  for (const { contribution, rule } of contributions) {
    const { id, kind, payer } = contribution;
    scope.define(id, () => {
      if (payer === 'employee' && !included) return nothing;
      if (ofMonths !== undefined) return ofMonths(id);
      const own = scope.forContribution(id);
      if (kind === 'incentive') return times(contributionDue(own, rule), ratio(-1, 1));
      return payer === 'employer' || known === undefined ? contributionDue(own, rule) : known(id);
    });
  }
  const employees = paidBy(contributions, 'employee');
  const total = (part: (item: ContributionInForce) => Quantity): Quantity => employees.map(part).reduce(sum, nothing);
  scope.define('contributions', () => total(({ contribution }) => scope.variable(contribution.id)));
  scope.define('deductible_contributions', () => total((item) => deductiblePart(scope, item)));
}

/** The contributions of one payer as lines of the payslip. */
export const contributionLines = (
  scope: IncomeScope,
  contributions: readonly ContributionInForce[],
  payer: 'employee' | 'employer',
): readonly Line[] =>
  paidBy(contributions, payer).map(
    ({ contribution: { id, name, kind }, rule: { where, employer_rate: range, benefit } }) => ({
      id,
      name,
      kind,
      where,
      ...(range?.least === 0 || benefit !== undefined ? { leftOutAsNothing: true as const } : {}),
      value: scope.variable(id),
    }),
  );
