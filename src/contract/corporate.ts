import { z } from 'zod';
import { Bracket } from './tax';

/** What profit is charged at the standard rate with every surcharge, in percent. */
export const EffectiveRates = {
  effective_standard_rate: z
    .number()
    .nullable()
    .describe(
      'What profit is charged at the standard rate with every surcharge, in percent; null where it depends on the size of the profit: see `effective_rates` or `brackets`.',
    ),
  effective_rates: z
    .array(Bracket)
    .optional()
    .describe('Where the size of the profit decides one rate on the whole of it: that rate with every surcharge.'),
};

/** A surcharge that is charged beside the standard rate. */
export const SurchargeRate = z
  .object({
    id: z.string(),
    name: z.string(),
    rate: z.number().nullable().describe('Percent of profit; null where it depends on the size of the profit.'),
    rule: z.string().describe('The rule in words, with its amounts.'),
  })
  .meta({ id: 'SurchargeRate' });
