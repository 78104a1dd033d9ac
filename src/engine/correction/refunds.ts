import type { CorrectionFigures, CorrectionRefund } from '../../contract/correction';
import type { RefundKind, RefundTime } from '../../contract/words/correction';
import { message } from '../../language/message';
import { moneyAmount } from '../../language/terms';
import type { Unsaid } from '../../language/unsaid';
import type { IncomeLaw } from '../law/income-law';
import { rounded } from './slip-figures';

/**
 * When tax that was too much is paid back: as the law says, or at the end of a year that the law settles; null where
 * neither is established.
 */
function refundTime({ pay }: IncomeLaw): RefundTime | null {
  const { refund, settled } = pay?.accumulation ?? {};
  return refund ?? (settled === true ? 'year_end' : null);
}

/**
 * What was withheld or paid too much, and when it is paid back. No recorded law says when contributions are.
 *
 * @param settled what the correction changes
 * @param isNetted is the tax of the month of payment only lower for it, and not below 0?
 */
export function refundsOf(
  settled: CorrectionFigures,
  law: IncomeLaw,
  minor: number,
  isNetted: boolean,
): readonly Unsaid<CorrectionRefund>[] {
  const employer = rounded(settled.employer_cost - settled.gross, minor);
  const refund = (of: RefundKind, change: number, when: RefundTime | null): Unsaid<CorrectionRefund>[] => {
    if (change >= 0) return [];
    const values = { what: message(`correction_refund_${of}`), amount: moneyAmount(-change) };
    return [{ of, amount: -change, when, text: message(`correction_refunded_${when ?? 'unknown'}`, values) }];
  };
  return [
    ...refund('tax', settled.tax, isNetted ? 'within_year' : refundTime(law)),
    ...refund('contributions', settled.contributions, null),
    ...refund('employer_contributions', employer, null),
  ];
}
