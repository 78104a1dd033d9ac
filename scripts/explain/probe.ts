import type { Period } from '../../src/contract';
import type { IncomeLaw } from '../../src/engine/law/income-law';
import type { Profile } from '../../src/engine/income/profile';
import { UnsupportedLaw } from '../../src/engine/law/value';
import { toMinor } from '../../src/engine/money';
import { figureAt, figuresAt } from '../../src/engine/income/payslip/figures';
import { payroll } from '../../src/engine/income/payroll';
import type { Basis, ContributionRule, Formula } from '../../src/reference';

/** A payslip with intermediate amounts to compute. */
export interface Asked {
  readonly law: IncomeLaw;
  readonly currency: string;
  readonly profile: Profile;
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
export function chargeOn({ law, currency, profile, period, gross }: Asked, charge: Charge): number | undefined {
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
    const ready = payroll(
      { ...law, contributions: [...law.contributions, { contribution, rule }] },
      currency,
      profile,
      period,
    );
    const line = ready.layout.sections.employer.first + ready.compiled.employer.findIndex((each) => each.id === id);
    return figuresAt(ready, toMinor(gross, ready.minor))[figureAt.lines + line]!;
  } catch (problem) {
    if (problem instanceof UnsupportedLaw) return undefined;
    throw problem;
  }
}

/** The value of a formula at the end of the calculation, when every variable is known. */
export const valueOf = (asked: Asked, formula: Formula, basis: Basis): number | undefined =>
  chargeOn(asked, { basis, formula });
