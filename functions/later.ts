import type { CellProgram } from './cell/cell-program';
import { absent, type CellValue } from './cell/failure';
import { words } from './cell/words';
import type * as laterQuestions from './questions/later';
import { payFigure } from './questions/pay-functions';
import { isPlainPay } from './questions/payroll';

type Later = typeof laterQuestions;
type Given<Name extends keyof Later> = Parameters<Later[Name]>;

/**
 * Functions that most workbooks do not use in most cells. Excel loads them in a file of their own when a cell first
 * uses one, or while it is idle. Google Sheets, which waits for nothing, has them in its one bundle.
 *
 * @throws CellError if the file cannot be loaded
 */
const loaded = (): Promise<Later> =>
  import(/* webpackChunkName: "later" */ './questions/later').catch(() => {
    throw absent(words('part_not_loaded'));
  });

/** Loads them once nothing else is to do, where the browser can say so. */
export function loadWhenIdle(): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void loaded().catch(() => undefined));
}

/** Pay alone is answered at once. What further arguments say in words is read by the file that loads. */
export const payFunction = (
  ...given: Given<'payFunction'>
): CellProgram<CellValue[][]> | Promise<CellProgram<CellValue[][]>> =>
  isPlainPay(given[1]) ? payFigure(...given, {}) : loaded().then((later) => later.payFunction(...given));

export const payrollHeaders = async (...given: Given<'payrollHeaders'>) => (await loaded()).payrollHeaders(...given);
export const brackets = async (...given: Given<'brackets'>) => (await loaded()).brackets(...given);
export const payslip = async (...given: Given<'payslip'>) => (await loaded()).payslip(...given);
export const payrollTable = async (...given: Given<'payrollTable'>) => (await loaded()).payrollTable(...given);
export const payrollColumns = async (...given: Given<'payrollColumns'>) => (await loaded()).payrollColumns(...given);
export const payrollTotals = async (...given: Given<'payrollTotals'>) => (await loaded()).payrollTotals(...given);
export const payrollJournal = async (...given: Given<'payrollJournal'>) => (await loaded()).payrollJournal(...given);
export const returnTable = async (...given: Given<'returnTable'>) => (await loaded()).returnTable(...given);
export const historyTable = async (...given: Given<'historyTable'>) => (await loaded()).historyTable(...given);
export const holidayTable = async (...given: Given<'holidayTable'>) => (await loaded()).holidayTable(...given);
export const overtimePay = async (...given: Given<'overtimePay'>) => (await loaded()).overtimePay(...given);
export const leaveDays = async (...given: Given<'leaveDays'>) => (await loaded()).leaveDays(...given);
export const leavePay = async (...given: Given<'leavePay'>) => (await loaded()).leavePay(...given);
export const noticeOrPay = async (...given: Given<'noticeOrPay'>) => (await loaded()).noticeOrPay(...given);
export const severancePay = async (...given: Given<'severancePay'>) => (await loaded()).severancePay(...given);
export const seniorityBonus = async (...given: Given<'seniorityBonus'>) => (await loaded()).seniorityBonus(...given);
export const workingDayAfter = async (...given: Given<'workingDayAfter'>) => (await loaded()).workingDayAfter(...given);
export const workingDayCount = async (...given: Given<'workingDayCount'>) => (await loaded()).workingDayCount(...given);
export const factDate = async (...given: Given<'factDate'>) => (await loaded()).factDate(...given);
export const factSource = async (...given: Given<'factSource'>) => (await loaded()).factSource(...given);
