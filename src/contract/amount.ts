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
  return typeof input === 'string'
    ? message('amount_is_text')
    : message('amount_not_a_number', { field, most: largestAmount });
}

const number = z.number(refusalOf(sentence));
const notPositive = refusal(message('amount_not_positive', { field }));
const tooLarge = refusal(message('number_too_large', { field, most: largestAmount }));

/** An amount of money in major units: a finite JSON number above 0 and at most 10^15. */
export const Amount = number
  .gt(0, notPositive)
  .max(largestAmount, tooLarge)
  .meta({ description: 'Amount in major units of the currency, greater than 0 and at most 10^15.', example: 85000 });

/** An {@link Amount}, or 0: a month may be without pay. */
export const AmountOrNone = number
  .min(0, refusal(message('not_an_amount_from_zero', { field, most: largestAmount })))
  .max(largestAmount, tooLarge)
  .meta({ description: 'Amount in major units of the currency, at least 0 and at most 10^15.', example: 85000 });

/** An {@link Amount}, or 0: the profit of a company may be 0 where a minimum tax exists. */
export const AmountOrNoProfit = number.min(0, notPositive).max(largestAmount, tooLarge).meta({
  description:
    'Amount in major units of the currency, greater than 0 and at most 10^15. Corporate tax: also 0, where the country has a minimum tax.',
  example: 85000,
});
