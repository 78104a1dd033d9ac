import type { Settlement } from '../../../../src/contract/payroll-year';
import type { Line } from '../lines';

/** The tax of the year by its law, what the months withheld, and the difference. */
export function settlementLines({ tax, withheld, due, refund }: Settlement): readonly Line[] {
  return [
    { id: 'year-tax', name: 'Tax for the year', amount: tax, weight: 'line' },
    { id: 'withheld', name: 'Tax withheld', amount: withheld === 0 ? 0 : -withheld, weight: 'line' },
    refund > 0
      ? { id: 'balance', name: 'Refund', amount: refund, weight: 'sum' }
      : { id: 'balance', name: 'Still due', amount: due, weight: 'sum' },
  ];
}
