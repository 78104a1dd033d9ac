import { message, type Message } from '../../language/message';
import { exactNumber, lawNotes } from '../../language/terms';
import type { IncomeQuestion } from './employee-question';
import { figureAt } from './payslip/figures';

const none: readonly Message[] = [];

/**
 * Says that the tax of a month is negative: where tax is that of the year so far, lower pay gives tax back.
 *
 * @param figures those of the payslip, in major units
 */
export function negativeTaxNotices({ asked }: IncomeQuestion, figures: readonly number[]): readonly Message[] {
  const tax = figures[figureAt.tax]!;
  if (tax >= 0) return none;
  const { note } = asked.law.pay?.accumulation ?? {};
  return [message('tax_negative', { amount: exactNumber(-tax) }), ...lawNotes(note)];
}
