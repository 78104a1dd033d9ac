import { fail } from '../contract/error';
import { message } from '../language/message';

/**
 * Refuses an amount that is 0 in the smallest unit of its currency.
 *
 * @param sent the amount as requested, major units
 */
export const amountRefused = (sent: number, currency: string) =>
  fail(
    'invalid_amount',
    sent === 0
      ? message('amount_not_positive', { field: 'amount' })
      : message('amount_below_smallest_unit', { currency }),
  );
