import type { TaxResult } from '../../contract/tax';
import type { Ignored } from '../../contract/ignored';
import type { Message } from '../../language/message';
import type { AnswerMeta } from '../../truth/evidence';
import type { Levy } from './levy';

/** A tax ready to apply to an amount, with what all its answers share. */
export interface PreparedLevy {
  readonly levy: Levy;
  /** The tax year as the country names it. */
  readonly taxYear: string;
  readonly meta: AnswerMeta;
  /** Fields of the result that say what was assumed, and what the law says besides the rate. */
  readonly stated: Partial<
    Pick<TaxResult, 'payment_type' | 'residency' | 'payee' | 'taxpayer' | 'sector' | 'levied' | 'final_tax' | 'treaty'>
  >;
  /** Is the tax also due on an amount of 0? */
  readonly mayBeZero?: boolean;
  /** Notices that depend on the amount before tax, which is in minor units. */
  readonly noticesAt?: ((amount: number) => readonly Message[]) | undefined;
  /** Fields of the request that do not affect the answer. */
  readonly ignored?: readonly Ignored[] | undefined;
}
