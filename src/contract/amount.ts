import { z } from 'zod';
import { type Message, message } from '../language/message';
import { refusal, refusalOf } from './refusal';

/** The largest amount accepted: 10^15. */
export const largestAmount = 1e15;

/** True if {@link Amount} accepts the value. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= largestAmount;

const field = 'amount';

function sentence(input: unknown): Message {
  if (input === undefined || input === null) return message('amount_missing');
  return typeof input === 'string' ? message('amount_is_text') : message('amount_not_a_number', { field });
}

/** An amount of money in major units: a finite JSON number above 0 and at most 10^15. */
export const Amount = z
  .number(refusalOf(sentence))
  .gt(0, refusal(message('amount_not_positive', { field })))
  .max(largestAmount, refusal(message('amount_too_large', { field })))
  .meta({ description: 'Amount in major units of the currency, greater than 0 and at most 10^15.', example: 85000 });
