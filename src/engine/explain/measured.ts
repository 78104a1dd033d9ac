import type { Basis, ContributionRule, Formula } from '../../reference';
import { divide, multiply, type Rational, ratio, wholeOf } from '../exact/rational';
import { type Employee } from '../income/employee';
import { exactInput } from '../income/exact-input';
import type { IncomeQuestion } from '../income/employee-question';
import { contributionBase } from '../income/compile/contributions';
import type { CompiledIncome } from '../income/compile/compiled-income';
import { evaluate } from '../law/formula';
import type { IncomeLaw } from '../law/income-law';
import { notNegative, product, type Quantity, quotient, UnsupportedLaw } from '../law/quantity';
import { stepsOf } from '../law/steps';
import { workOutExactly } from '../law/work-out';
import { toMajor } from '../money';

/** A charge on a base, as in the rule of a contribution. */
export type Charge = Pick<ContributionRule, 'basis' | 'of' | 'base_floor' | 'base_ceiling' | 'method' | 'bands'>;

/** The quantities that a payslip is made of, worked out for its employee and pay. */
export interface Measured {
  readonly law: IncomeLaw;
  readonly compiled: CompiledIncome;
  /** Major units in the pay period. */
  readonly gross: number;
  /** The value of a formula; undefined where the law does not have what it names. */
  readonly valueOf: (formula: Formula, basis: Basis) => number | undefined;
  /** What the base of a contribution makes of it; undefined where the law does not have the base. */
  readonly onContributionBase: (id: string, charge: Charge, apply: (base: Quantity) => Quantity) => number | undefined;
  /** What a scale makes of taxable income, each share of a family quotient by itself; undefined as above. */
  readonly onTaxable: (basis: Basis, apply: (base: Quantity) => Quantity) => number | undefined;
}

/** A yearly quantity for an employee and a gross pay in minor units, rounded to minor units of the pay period. */
function workedOut(quantity: Quantity, employee: Employee, gross: number, periods: Rational, minor: number): number {
  const steps = stepsOf([quantity]);
  const values: Rational[] = [];
  workOutExactly(
    steps,
    steps.inputs.map((name) => exactInput(name, employee, gross, periods, minor)),
    values,
  );
  return Number(wholeOf(multiply(values[steps.results[0]!]!, divide(ratio(minor, 1), periods)), 'nearest'));
}

/**
 * Prepares the amounts on the way of a payslip. They come from the same quantities as its lines.
 *
 * @param gross minor units in the pay period
 */
export function measuredAt({ asked, employee }: IncomeQuestion, gross: number): Measured {
  const { law, minor, time } = asked;
  const { compiled } = asked.preparedFor(employee).program;
  const { scope, shares } = compiled;
  const { periods } = time;

  function amount(quantity: () => Quantity): number | undefined {
    try {
      return toMajor(workedOut(quantity(), employee, gross, periods, minor), minor);
    } catch (problem) {
      if (problem instanceof UnsupportedLaw) return undefined;
      throw problem;
    }
  }

  return {
    law,
    compiled,
    gross: toMajor(gross, minor),
    valueOf: (formula, basis) => amount(() => notNegative(scope.compute(basis, formula))),
    onContributionBase: (id, { basis, ...charge }, apply) =>
      amount(() => {
        const own = scope.forContribution(id);
        const rule: ContributionRule = { ...charge, basis, from: null, deductible: false, sources: [] };
        return own.yearly(basis, apply(notNegative(contributionBase(own, rule))));
      }),
    onTaxable: (basis, apply) =>
      amount(() => {
        const whole = notNegative(evaluate(scope, basis, 'taxable')!);
        const due = apply(shares === undefined ? whole : quotient(whole, shares));
        return scope.yearly(basis, shares === undefined ? due : product(shares, due));
      }),
  };
}
