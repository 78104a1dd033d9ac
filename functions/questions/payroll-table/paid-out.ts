import { thousandths } from '../../../src/register/payslip-lines';
import { type CellError, wrong } from '../../cell/failure';
import { quoted, words } from '../../cell/words';
import { isBlank } from '../../cell/values';
import { numberOf } from '../../cell/values';
import type { Deduction, Row } from './column';

/**
 * The sum of what a row takes off net pay.
 *
 * @throws CellError if a deduction is wrong
 */
export function deductedIn(deductions: readonly Deduction[], row: Row): number {
  let sum = 0;
  for (const { at, heading } of deductions) {
    if (isBlank(row[at])) continue;
    const amount = numberOf(row[at], heading);
    if (amount < 0) throw wrong(words('deduction_negative', { heading: quoted(heading), amount }));
    sum += amount;
  }
  return thousandths(sum);
}

const tooMuch = (deductions: number, net: number): CellError =>
  wrong(words('deductions_exceed_net', { deductions, net }));

/**
 * What is left of net pay after the deductions in a row.
 *
 * @throws CellError if a deduction is wrong
 */
export function paidOut(net: number, deductions: readonly Deduction[], row: Row): number {
  const sum = deductedIn(deductions, row);
  if (sum > net && sum > 0) throw tooMuch(sum, net);
  return thousandths(net - sum);
}
