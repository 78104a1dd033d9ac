import type { OncePaidPart } from '../../contract/words/pay-parts';
import { regimeParts } from '../../reference/regime-parts';
import type { IncomeRegime } from '../../reference/schema';
import type { Sources, SourcesOfParts } from './evidence';
import type { IncomeLaw } from './income-law';

/** The sources of the scale alone, for answers that use no other part of the regime. */
export const scaleSources = ({ bands }: IncomeRegime): Sources => bands.sources;

/** The sources of each part of a regime, without the contributions. */
export const regimeSources = (regime: IncomeRegime): Sources => ({ parts: regimeParts(regime) });

/** What of a law an answer rests on: the lines of a payslip, and its scale. */
export interface LawUsed {
  readonly counts: (item: { readonly id: string }) => boolean;
  readonly scale?: { readonly sources: readonly string[] } | undefined;
  /** The rules by which something that is paid once is taxed. */
  readonly once: readonly { readonly parts: readonly OncePaidPart[] }[];
}

/**
 * What a payslip rests on. Employer charges change neither tax nor net pay, so they are cited but do not lower the
 * confidence.
 *
 * @param used what of the law it uses; left out: all of it
 */
export const incomeSources = (
  { regime, contributions, wages }: IncomeLaw,
  { counts, scale }: Pick<LawUsed, 'counts' | 'scale'> = { counts: () => true },
): SourcesOfParts => {
  const paidBy = (payer: 'employee' | 'employer') =>
    contributions
      .filter(({ contribution }) => contribution.payer === payer && counts(contribution))
      .map(({ rule }) => rule.sources);
  const wageSources = [...wages.values()].map(({ amount }) => amount.sources);
  return {
    parts: [...regimeParts(regime, counts, scale), ...paidBy('employee'), ...wageSources],
    beside: paidBy('employer').flat(),
  };
};

/** What the rates of the pension schemes rest on: the law of a payslip, and the charge of the employer. */
export const pensionSources = (law: IncomeLaw): Sources => {
  const payslip = incomeSources(law);
  const charged = law.contributions.filter(
    ({ contribution: { kind, payer } }) => kind === 'pension' && payer === 'employer',
  );
  return { ...payslip, parts: [...payslip.parts, ...charged.map(({ rule }) => rule.sources)] };
};
