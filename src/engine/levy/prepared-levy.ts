import type { TaxResult } from '../../contract/tax';
import type { AnswerMeta } from '../../truth/evidence';
import type { Levy } from './levy';

/** A tax ready to apply to an amount, with what all its answers share. */
export interface PreparedLevy {
  readonly levy: Levy;
  /** The tax year as the country names it. */
  readonly taxYear: string;
  readonly meta: AnswerMeta;
  /** Fields of the result that say what was assumed. */
  readonly stated: Partial<Pick<TaxResult, 'payment_type' | 'residency' | 'taxpayer'>>;
}
