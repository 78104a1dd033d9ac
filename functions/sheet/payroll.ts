import { answer } from '../answer';
import { payrollTable } from '../later';

/**
 * Pay figures for a table of employees: one row for each employee and no header row, so the result fits beside the table. A row called Total stays blank.
 * @customfunction PAYROLL
 * @helpurl https://localhost:3000/addin/functions.html#PAYROLL
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya. Leave it out if the table has a Country column.
 * @param table Table with a header row, and a row for each employee. PAYROLLHEADERS gives the headings of a country.
 * @param [columns] Figures to return: text such as "net_amount, paid_out", "lines" for each line of the payslips, a line by name or code, or the headings above the result. Default: tax, contributions, net pay, employer cost.
 * @param [period] Pay period of the amounts: monthly (default), annual, weekly or biweekly.
 * @param [pay_date] Applies the law of this day. Default: the law in force today.
 * @param [meanings] What headings mean that are not understood: a range with a heading and its meaning in each row. Meanings are headings that PAYROLLHEADERS gives, "Deduction", or "Leave out".
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function payroll(
  country: string,
  table: unknown[][],
  columns?: unknown[][],
  period?: string,
  pay_date?: unknown,
  meanings?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(payrollTable({ country, table, columns, period, payDate: pay_date, meanings }), invocation);
}
