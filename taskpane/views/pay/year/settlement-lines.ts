import type { Settlement } from '../../../../src/contract/payroll-year';
import type { Line } from '../lines';
import { say } from '../../../../ui/language/say';

/** The tax of the year by its law, what the months withheld, and the difference. */
export function settlementLines({ tax, withheld, due, refund }: Settlement): readonly Line[] {
  return [
    { id: 'year-tax', name: say('tax_for_the_year'), amount: tax, weight: 'line' },
    { id: 'withheld', name: say('tax_withheld'), amount: withheld === 0 ? 0 : -withheld, weight: 'line' },
    refund > 0
      ? { id: 'balance', name: say('refund'), amount: refund, weight: 'sum' }
      : { id: 'balance', name: say('still_due'), amount: due, weight: 'sum' },
  ];
}
