import { lineFields, linesOf, type Slip } from '../../src/register/payslip-lines';
import { ask, type CellProgram } from '../cell/cell-program';
import { withSign } from '../cell/calculate';
import { type CellValue, wrong } from '../cell/failure';
import { gridOf } from '../cell/grid';
import { presenter } from '../cell/figure';
import { isBlank } from '../cell/values';
import { words } from '../cell/words';
import { lineName } from './line-name';
import { netPay } from './net-pay';
import { payInput } from './pay-input';
import { type PayArguments, payQuestions } from './payroll';

/** The payslip for one amount of pay, without lines that the country's law does not have. */
export function* payslip(pay: PayArguments): CellProgram<CellValue[][]> {
  const grid = gridOf(pay.pay);
  if (grid.length > 1 || grid[0]!.length > 1) throw wrong(words('payslip_of_one_amount'));
  const gross = grid[0]![0];
  if (isBlank(gross)) return [['']];
  const { question, sign } = payQuestions(pay.country, payInput(pay), 'gross_to_net', lineFields)(gross);
  const { data } = yield* ask(question);
  const money = presenter('money');
  return linesOf(data as Slip).map((line): CellValue[] => {
    const amount = line.kind === 'net' ? netPay(data) : line.amount;
    const isMoney = typeof amount === 'number' && line.kind !== 'family';
    return [lineName(line), isMoney ? money(withSign(amount, sign)) : amount];
  });
}
