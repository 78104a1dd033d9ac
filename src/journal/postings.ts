import type { JournalPurpose } from '../contract/words/journal';
import { toMinor } from '../engine/money';
import type { Slip } from '../register/payslip-lines';

/** An amount of a payslip and what it is for. */
export interface Posting {
  readonly purpose: JournalPurpose;
  /** The contribution or the part of pay, by its code in the law; null for the whole of the purpose. */
  readonly line: string | null;
  /** What the law calls it; null where it has no name. */
  readonly name: string | null;
  /** The kinds of contribution, or the parts of pay. */
  readonly kinds: readonly string[];
  /** In minor units, positive on the usual side of the purpose. */
  readonly amount: number;
}

/** The purposes whose usual side is the debit. */
export const debited: ReadonlySet<JournalPurpose> = new Set(['gross_pay', 'employer_charges']);

type Contributions = NonNullable<Slip['contributions']>;

/**
 * The postings of a payslip. Debits and credits are equal: net pay is gross pay less tax and contributions.
 *
 * @param slip with all its fields; none for a row without pay
 * @param deductions what is taken off net pay, in major units
 * @param minor minor units in one unit of the currency
 */
export function postingsOf(slip: Slip, deductions: number, minor: number): readonly Posting[] {
  const minorOf = (amount = 0): number => Math.sign(amount) * toMinor(Math.abs(amount), minor);
  const whole = (purpose: JournalPurpose, amount: number): Posting => ({
    purpose,
    line: null,
    name: null,
    kinds: [],
    amount,
  });
  const each = (purpose: JournalPurpose, lines: Contributions = []): Posting[] =>
    lines.map(({ id, name, kind, amount }) => ({ purpose, line: id, name, kinds: [kind], amount: minorOf(amount) }));

  const parts = (slip.taxable_parts ?? []).map(({ id, name, parts: kinds, paid }): Posting => ({
    purpose: 'gross_pay',
    line: id,
    name,
    kinds,
    amount: minorOf(paid),
  }));
  const ofParts = parts.reduce((sum, { amount }) => sum + amount, 0);
  const deducted = minorOf(deductions);
  return [
    whole('gross_pay', minorOf(slip.gross_amount) - ofParts),
    ...parts,
    ...each('employer_charges', slip.employer_contributions),
    ...each('employee_contributions', slip.contributions),
    ...each('employer_contributions', slip.employer_contributions),
    whole('tax', minorOf(slip.tax_amount)),
    whole('deductions', deducted),
    whole('net_pay', minorOf(slip.net_amount) - deducted),
  ];
}
