import { regimeParts } from '../../reference/regime-parts';
import type { IncomeRegime } from '../../reference/schema';
import type { Sources } from './evidence';
import type { IncomeLaw } from './income-law';

/** The sources of the scale alone, for what rests on nothing else of the regime. */
export const scaleSources = ({ bands }: IncomeRegime): Sources => bands.sources;

/** The sources of each part of a regime, without the contributions. */
export const regimeSources = (regime: IncomeRegime): Sources => ({ parts: regimeParts(regime) });

/**
 * What a payslip rests on. Charges of the employer change neither tax nor net pay: they are cited and do not lower the
 * confidence in the payslip.
 */
export const incomeSources = ({ regime, contributions }: IncomeLaw): Sources => {
  const paidBy = (payer: 'employee' | 'employer') =>
    contributions.filter(({ contribution }) => contribution.payer === payer).map(({ rule }) => rule.sources);
  return { parts: [...regimeParts(regime), ...paidBy('employee')], beside: paidBy('employer').flat() };
};
