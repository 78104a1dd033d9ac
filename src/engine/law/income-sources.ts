import { regimeParts } from '../../reference/regime-parts';
import type { Sources } from './evidence';
import type { IncomeLaw } from './income-law';

/**
 * What a payslip rests on. Charges of the employer change neither tax nor net pay: they are cited, and do not make the
 * payslip less sure.
 */
export const incomeSources = ({ regime, contributions }: IncomeLaw): Sources => {
  const paidBy = (payer: 'employee' | 'employer') =>
    contributions.filter(({ contribution }) => contribution.payer === payer).map(({ rule }) => rule.sources);
  return { parts: [...regimeParts(regime), ...paidBy('employee')], beside: paidBy('employer').flat() };
};
