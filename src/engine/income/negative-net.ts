import { message, type Message } from '../../language/message';
import { exactNumber, lawText } from '../../language/terms';
import type { IncomeLaw } from '../law/income-law';
import { toMajor } from '../money';
import type { IncomeQuestion } from './employee-question';

/** What is taken off a gross pay, in minor units: the tax, then each employee contribution, with their names. */
function deductions(question: IncomeQuestion, { regime }: IncomeLaw, gross: number) {
  const { form, amounts } = question.payslipAt(gross);
  const names = [
    regime.name === undefined ? message('name_of_income_tax') : lawText(regime.name),
    ...form.lines.contributions.map(({ name }) => lawText(name)),
  ];
  return names.map((name, line) => ({ name, amount: amounts[line]! }));
}

/**
 * Explains a negative net pay: the law charges some amounts at any pay.
 *
 * @param gross in minor units
 */
export function negativeNetNotices(question: IncomeQuestion, law: IncomeLaw, gross: number): readonly Message[] {
  const words = (amount: number): Message => exactNumber(toMajor(amount, question.asked.minor));
  const taken = words(deductions(question, law, gross).reduce((sum, { amount }) => sum + amount, 0));
  // A charge above the smallest possible pay cannot be a share of that pay.
  const charges = deductions(question, law, 1).flatMap(({ name, amount }) =>
    amount > 1 ? [message('fixed_charge', { name, amount: words(amount) })] : [],
  );
  return [
    charges.length === 0
      ? message('net_negative', { taken })
      : message('net_negative_by_fixed_charges', { taken, charges }),
  ];
}
