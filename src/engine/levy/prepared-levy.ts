import type { TaxResult } from '../../contract/tax';
import type { AnswerMeta } from '../../truth/evidence';
import type { Levy } from './levy';

/** A tax that is ready for an amount, with what every answer about it says. */
export interface PreparedLevy {
  readonly levy: Levy;
  /** The tax year as the country names it. */
  readonly taxYear: string;
  readonly meta: AnswerMeta;
  /** Fields of the result that say what was assumed. */
  readonly stated: Partial<Pick<TaxResult, 'payment_type' | 'residency' | 'taxpayer'>>;
}
