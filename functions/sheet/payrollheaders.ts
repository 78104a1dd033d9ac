import { answer } from '../answer';
import { payrollHeaders } from '../later';

/**
 * Header row of a payroll table for a country: the pay, then the details of an employee that its law requires. Columns that you do not need may be removed.
 * @customfunction PAYROLLHEADERS
 * @helpurl https://localhost:3000/addin/functions.html#PAYROLLHEADERS
 * @cancelable
 * @param country Country by code or name, such as KE or Kenya.
 * @param [language] Language of the headings: en, fr, pt or ar. Default: your own.
 * @param [invocation] Signals that the calculation was cancelled.
 */
export function payrollheaders(
  country: string,
  language?: string,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answer(payrollHeaders(country, language), invocation);
}
