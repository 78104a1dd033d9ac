import { z } from 'zod';

/** The largest amount that is accepted: 10^15. */
export const largestAmount = 1e15;

/** Is it an amount as {@link Amount} takes it? */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= largestAmount;

const sentence = (input: unknown): string => {
  if (input === undefined || input === null) return '`amount` is missing: send a positive number, for example 85000.';
  if (typeof input === 'string')
    return '`amount` must be a JSON number, not text: write 85000, without quotation marks.';
  return '`amount` must be a number greater than 0 and at most 1,000,000,000,000,000.';
};

/** An amount of money in major units: a finite JSON number above 0 and at most 10^15. */
export const Amount = z
  .number({ error: ({ input }) => sentence(input) })
  .gt(0, { error: '`amount` must be greater than 0.' })
  .max(largestAmount, { error: '`amount` must be at most 1,000,000,000,000,000.' })
  .meta({ description: 'Amount in major units of the currency, greater than 0 and at most 10^15.', example: 85000 });
