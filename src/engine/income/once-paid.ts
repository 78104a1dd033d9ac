import type { BonusMethod } from '../../contract/words/bonus-methods';
import { type OncePaidPart, oncePaidParts } from '../../contract/words/pay-parts';
import { oncePer } from '../../once';
import type { IncomeLaw } from '../law/income-law';

/** How some parts of pay that are paid once are taxed. */
export interface OncePaidRule {
  readonly parts: readonly OncePaidPart[];
  readonly method: BonusMethod;
}

/**
 * Would a payment be taxed as if it were paid every month? It would where the scale is that of a year, and no source
 * says that the law takes each month by itself.
 */
const isAnnualised = ({ regime, pay }: IncomeLaw): boolean =>
  regime.bands.basis === 'annual' &&
  (pay?.accumulation?.method !== 'month_alone' || pay.bonus?.method === 'annual_equivalent');

/**
 * The rules for what is paid once: that of the law and, for parts without a rule where pay is annualised, the difference
 * that they make to the year. Each method occurs once. Other parts are pay of their month.
 */
export const oncePaidRules = oncePer((law: IncomeLaw): readonly OncePaidRule[] => {
  const own = law.pay?.bonus;
  const others = isAnnualised(law) ? oncePaidParts.filter((part) => own?.parts.includes(part) !== true) : [];
  if (own?.method === 'annual_equivalent') return [{ method: own.method, parts: [...own.parts, ...others] }];
  return [
    ...(own === undefined ? [] : [own]),
    ...(others.length === 0 ? [] : [{ method: 'annual_equivalent' as const, parts: others }]),
  ];
});

/** Is the tax of a year that on its whole pay, whatever was paid when? */
export const isSettledByYear = ({ pay }: IncomeLaw): boolean => pay?.accumulation?.settled === true;
