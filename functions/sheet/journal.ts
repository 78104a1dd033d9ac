import { answer } from '../answer';
import { payrollJournal } from '../later';

/**
 * Accounting entries of a payroll, with headings: account, text, debit and credit. They agree with PAYROLL. The last row has the sums, which are equal.
 * @customfunction JOURNAL
 * @helpurl https://localhost:3000/addin/functions.html#JOURNAL
 * @cancelable
 * @param country Country by code or name, such as CI or Senegal. Leave it out if the table has a Country column.
 * @param table Table with a header row, and a row for each employee. PAYROLLHEADERS gives the headings of a country.
 * @param [plan] Chart of accounts: syscohada, pcm, or ifrs for names without numbers. Default: the plan of the country, or else ifrs.
 * @param [by] Heading of the column whose values have an entry each, such as Department.
 * @param [period] Pay period of the amounts: monthly (default), annual, weekly or biweekly.
 * @param [pay_date] Applies the law of this day. Default: the law in force today.
 * @param [meanings] What headings mean that are not understood: a range with a heading and its meaning in each row. Meanings are headings that PAYROLLHEADERS gives, "Deduction", or "Leave out".
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function journal(
  country: string,
  table: unknown[][],
  plan?: string,
  by?: string,
  period?: string,
  pay_date?: unknown,
  meanings?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(payrollJournal({ country, table, plan, by, period, payDate: pay_date, meanings }), invocation);
}
