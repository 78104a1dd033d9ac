import { answer } from '../answer';
import { payrollTotals } from '../later';

/**
 * Sums of a payroll by a column of its table, such as the department, with headings. They agree with PAYROLL. The last row has the sums of all.
 * @customfunction PAYROLLTOTALS
 * @helpurl https://localhost:3000/addin/functions.html#PAYROLLTOTALS
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya. Leave it out if the table has a Country column.
 * @param table Table with a header row, and a row for each employee. PAYROLLHEADERS gives the headings of a country.
 * @param by Heading of the column whose values have a row each, such as Department.
 * @param [columns] Figures to return: text such as "net_amount, paid_out", "lines" for each line of the payslips, a line by name or code, or the headings above the result. Default: tax, contributions, net pay, employer cost.
 * @param [period] Pay period of the amounts: monthly (default), annual, weekly or biweekly.
 * @param [pay_date] Applies the law of this day. Default: the law in force today.
 * @param [meanings] What headings mean that are not understood: a range with a heading and its meaning in each row. Meanings are headings that PAYROLLHEADERS gives, "Deduction", or "Leave out".
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function payrolltotals(
  country: string,
  table: unknown[][],
  by: string,
  columns?: unknown[][],
  period?: string,
  pay_date?: unknown,
  meanings?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(payrollTotals({ country, table, by, columns, period, payDate: pay_date, meanings }), invocation);
}
