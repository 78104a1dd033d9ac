import { answer } from '../answer';
import { returnTable } from '../later';

/**
 * Return of a month in the columns of the authority, with titles. Beside each row stands what the authority would reject. Nothing is stored or filed.
 * @customfunction RETURN
 * @helpurl https://localhost:3000/addin/functions.html#RETURN
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param form Return, such as p10. The guide to payroll lists those of each country.
 * @param table Table with a header row, and a row for each employee: the columns of a payroll, and who each is, such as Name and Tax number.
 * @param [employer] Who the employer is, and the month: text such as "tax_number=P051234567Z; month=2026-11", or a range of names and values. Default: this month.
 * @param [meanings] What headings mean that are not understood: a range with a heading and its meaning in each row. Meanings are headings that PAYROLLHEADERS gives, "Deduction", or "Leave out".
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function payrollreturn(
  country: string,
  form: string,
  table: unknown[][],
  employer?: unknown[][],
  meanings?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(returnTable({ country, form, table, employer, meanings }), invocation);
}
