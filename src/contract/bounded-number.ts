import { z } from 'zod';
import { message } from '../language/message';
import { largestAmount } from './amount';
import { refusal } from './refusal';

/** A number above 0. Its refusals state its own bounds. */
export const aboveZero = (field: string, most = largestAmount) =>
  z
    .number(refusal(message('amount_not_a_number', { field, most })))
    .gt(0, refusal(message('amount_not_positive', { field })))
    .max(most, refusal(message('number_too_large', { field, most })));

/** A number of 0 or more. Its refusals state its own bounds. */
export function fromZero(field: string, most = largestAmount) {
  const wrong = refusal(message('not_an_amount_from_zero', { field, most }));
  return z
    .number(wrong)
    .min(0, wrong)
    .max(most, refusal(message('number_too_large', { field, most })));
}
