import { regimeParts } from '../../reference/regime-parts';
import type { IncomeRegime } from '../../reference/schema';
import type { Sources } from './evidence';
import type { IncomeLaw } from './income-law';

/** The sources of the scale alone, for answers that use no other part of the regime. */
export const scaleSources = ({ bands }: IncomeRegime): Sources => bands.sources;

/** The sources of each part of a regime, without the contributions. */
export const regimeSources = (regime: IncomeRegime): Sources => ({ parts: regimeParts(regime) });

/**
 * What a payslip rests on. Employer charges change neither tax nor net pay, so they are cited but do not lower the
 * confidence.
 */
export const incomeSources = ({ regime, contributions, wages }: IncomeLaw): Sources => {
  const paidBy = (payer: 'employee' | 'employer') =>
    contributions.filter(({ contribution }) => contribution.payer === payer).map(({ rule }) => rule.sources);
  const wageSources = [...wages.values()].map(({ amount }) => amount.sources);
  return { parts: [...regimeParts(regime), ...paidBy('employee'), ...wageSources], beside: paidBy('employer').flat() };
};
