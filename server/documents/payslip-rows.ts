import type { z } from 'zod';
import { done, fail, type Outcome } from '../../src/contract/error';
import { errorOfField } from '../../src/contract/error-of-field';
import { PayslipRow } from '../../src/contract/payslips';
import { type TaxRequest } from '../../src/contract/tax';
import { fromIssueText } from '../../src/language/issue-text';
import { codeOfField } from '../errors/field-errors';

/**
 * Checks a row. Not with the checker of other input, which remembers what it checked.
 *
 * @returns the row; why it is refused, with the values that it was sent with
 */
export function checkedRow(sent: unknown): Outcome<PayslipRow> {
  const parsed = PayslipRow.safeParse(sent);
  if (parsed.success) return done(parsed.data);
  const { path, message } = parsed.error.issues[0]!;
  const field = String(path[0] ?? '');
  const schema = (PayslipRow.shape as Readonly<Record<string, z.ZodType>>)[field];
  return fail((schema && errorOfField.get(schema)?.code) ?? codeOfField(field), fromIssueText(message));
}

/** No day of the month is paid. */
const withoutPay = { days: 0, of: 30, amount_is: 'part' } as const satisfies TaxRequest['worked'];

/** The question about pay that a row asks. */
export const questionOf = (
  { amount, mode, pay, in_kind, paid, employee, year_to_date, worked }: PayslipRow,
  common: Pick<TaxRequest, 'country' | 'include_pension' | 'pay_date' | 'employer'>,
): TaxRequest => ({
  ...common,
  type: 'income',
  period: 'monthly',
  amount,
  mode,
  pay,
  in_kind,
  paid,
  employee,
  year_to_date,
  worked: amount === 0 ? withoutPay : worked,
});
