import type { CellProgram } from '../cell/cell-program';
import type { CellValue } from '../cell/failure';
import { payFigure, type PayFunctionName } from './pay-functions';
import { payInput } from './pay-input';
import type { PayArguments } from './payroll';

/** Answers a function of pay whose arguments state more than the country and the pay, in words of four languages. */
export function* payFunction(name: PayFunctionName, pay: PayArguments): CellProgram<CellValue[][]> {
  return yield* payFigure(name, pay, payInput(pay));
}
