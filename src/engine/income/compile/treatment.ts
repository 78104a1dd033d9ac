import type { BenefitKind } from '../../../contract/words/benefits';
import { columnLabel } from '../../../contract/labels';
import { payParts } from '../../../contract/words/pay-parts';
import type { Language } from '../../../language/languages';
import { benefitKindsOf } from '../../../reference/benefit-kinds';
import type { Formula, PayTreatment } from '../../../reference/schema';
import { whereHolds } from '../../law/formula';
import type { Line } from '../../law/line';
import {
  difference,
  higherOf,
  lowerOf,
  nothing,
  notNegative,
  numberInput,
  product,
  type Quantity,
  sum,
} from '../../law/quantity';
import type { TreatedPart } from './compiled-income';
import { benefitGiven, factsOf, type IncomeScope } from './income-scope';
import { type KnownYear, knownAmount } from './known-year';
import { type PayView, together } from './pay-view';

type PartRule = PayTreatment['parts'][number];
type BenefitRule = PayTreatment['benefits'][number];

/** What of some parts of pay a formula exempts or excludes: never more than what is paid. */
function takenOut(scope: IncomeScope, pay: PayView, rule: PartRule, formula: PartRule['exempt']): Quantity {
  if (formula === undefined) return nothing;
  const paid = together(pay, rule.parts);
  const most = scope.compute(rule.basis, formula, { variables: { paid } });
  return whereHolds(scope, rule.where, lowerOf(notNegative(most), paid), nothing);
}

/** 1 where one of several benefits in kind is given, else 0. */
const given = (kinds: readonly BenefitKind[]): Quantity =>
  kinds.map((kind) => numberInput(benefitGiven(kind))).reduce(higherOf);

/** What a formula makes of benefits in kind in a year: nothing where none of them is given. */
export function ofBenefits(
  scope: IncomeScope,
  kinds: readonly BenefitKind[],
  basis: BenefitRule['basis'],
  formula: Formula,
): Quantity {
  return product(given(kinds), notNegative(scope.compute(basis, formula, factsOf(kinds))));
}

/** The taxable value of a benefit in kind, where it is given. */
const valueOf = (scope: IncomeScope, rule: BenefitRule): Quantity =>
  whereHolds(scope, rule.where, ofBenefits(scope, benefitKindsOf(rule), rule.basis, rule.formula), nothing);

const total = (quantities: readonly Quantity[]): Quantity => quantities.reduce(sum, nothing);

/** The variable with the value of a benefit in kind. */
const benefitVariable = ({ id }: BenefitRule): string => `benefit ${id}`;
/** The variable with what a rule excludes from the base of contributions. */
const excludedVariable = ({ id }: PartRule): string => `excluded ${id}`;

/**
 * The parts of pay as the law treats them. Those that no rule names are ordinary pay.
 *
 * @param language in which those are named
 */
export function treatedParts(
  scope: IncomeScope,
  pay: PayView,
  rules: readonly PartRule[],
  language: Language = 'en',
): readonly TreatedPart[] {
  const named = new Set(rules.flatMap(({ parts }) => parts));
  const ordinary = payParts.filter((part) => !named.has(part));
  return [
    ...rules.map((rule): TreatedPart => {
      const { id, name, where, parts } = rule;
      const paid = together(pay, parts);
      const taxable = difference(paid, scope.variable(id));
      const contributory = difference(paid, scope.variable(excludedVariable(rule)));
      return { id, name, where, parts, paid, taxable, contributory };
    }),
    ...ordinary.map((part): TreatedPart => {
      const paid = pay.part(part);
      return { id: part, name: columnLabel(part, language), parts: [part], paid, taxable: paid, contributory: paid };
    }),
  ];
}

/** The benefits in kind as lines of the payslip. */
export const benefitLines = (scope: IncomeScope, rules: readonly BenefitRule[]): readonly Line[] =>
  rules.map((rule) => ({
    id: rule.id,
    name: rule.name,
    where: rule.where,
    value: scope.variable(benefitVariable(rule)),
  }));

/**
 * Defines what the treatment of pay makes of it: exempt, taxable and contributory pay, and the benefits in kind.
 *
 * @param known what the months of a year exempted and gave in kind, where the year is settled
 */
export function defineTreatment(
  scope: IncomeScope,
  pay: PayView,
  { parts, benefits }: Pick<PayTreatment, 'parts' | 'benefits'>,
  known: KnownYear | undefined,
): void {
  for (const rule of parts) {
    const { ofMonths } = pay;
    const excluded = excludedVariable(rule);
    scope.define(rule.id, () => {
      if (known !== undefined) return knownAmount(known.exempt, rule.id);
      return ofMonths === undefined ? takenOut(scope, pay, rule, rule.exempt) : ofMonths(rule.id);
    });
    scope.define(excluded, () =>
      ofMonths === undefined ? takenOut(scope, pay, rule, rule.excluded) : ofMonths(excluded),
    );
  }
  for (const rule of benefits)
    scope.define(benefitVariable(rule), () =>
      known === undefined ? valueOf(scope, rule) : knownAmount(known.benefits, rule.id),
    );
  const inKind = (rules: readonly BenefitRule[]): Quantity =>
    total(rules.map((rule) => scope.variable(benefitVariable(rule))));
  scope.define('benefits_in_kind', () => inKind(benefits));
  scope.define('exempt_pay', () => total(parts.map(({ id }) => scope.variable(id))));
  scope.define('taxable_pay', () =>
    sum(difference(pay.gross, scope.variable('exempt_pay')), scope.variable('benefits_in_kind')),
  );
  scope.define('contributory_pay', () =>
    sum(
      difference(pay.gross, total(parts.map((rule) => scope.variable(excludedVariable(rule))))),
      inKind(benefits.filter(({ contributory }) => contributory)),
    ),
  );
}
