import type { Period } from '../../src/contract';
import type { IncomeLaw } from '../../src/engine/law/income-law';
import type { Employee } from '../../src/engine/income/employee';
import { incomeProgram, shapeOf } from '../../src/engine/income/income-program';
import { onePayslips } from '../../src/engine/income/one-payslip';
import { UnsupportedLaw } from '../../src/engine/law/quantity';
import { minorUnits, toMajor, toMinor } from '../../src/engine/money';
import type { Basis, ContributionRule, Formula } from '../../src/reference';

/** A payslip with intermediate amounts to compute. */
export interface Asked {
  readonly law: IncomeLaw;
  readonly currency: string;
  readonly employee: Employee;
  readonly includePension: boolean;
  readonly period: Period;
  /** Major units in the pay period. */
  readonly gross: number;
}

/** What a charge is computed from, as in a contribution's rule. */
export type Charge = Pick<
  ContributionRule,
  'basis' | 'of' | 'base_floor' | 'base_ceiling' | 'method' | 'bands' | 'formula'
>;

const id = 'probe';

/**
 * Computes a charge on this payslip with the engine itself. The charge is added to the law as another employer
 * contribution, which changes no other line, and the whole law is compiled with it.
 *
 * @returns major units in the pay period, rounded to the minor unit; undefined where the engine cannot compute the
 *   charge under this law
 */
export function chargeOn(
  { law, currency, employee, includePension, period, gross }: Asked,
  charge: Charge,
): number | undefined {
  const rule: ContributionRule = { ...charge, from: null, deductible: false, sources: [] };
  const contribution = {
    id,
    name: id,
    payer: 'employer' as const,
    kind: 'other' as const,
    mandatory: true,
    dated: [rule],
  };
  try {
    const extended = { ...law, contributions: [...law.contributions, { contribution, rule }] };
    const setting = { includePension, period, currency, exchangeRate: undefined };
    const program = incomeProgram(extended, setting, shapeOf(law, setting, employee));
    const minor = minorUnits(currency);
    const { form, amounts } = onePayslips(program, extended, period, currency).payslip(employee, toMinor(gross, minor));
    const line = form.layout.sections.employer.first + form.lines.employer.findIndex((each) => each.id === id);
    return toMajor(amounts[line]!, minor);
  } catch (problem) {
    if (problem instanceof UnsupportedLaw) return undefined;
    throw problem;
  }
}

/** The value of a formula at the end of the calculation, when every variable is known. */
export const valueOf = (asked: Asked, formula: Formula, basis: Basis): number | undefined =>
  chargeOn(asked, { basis, formula });
