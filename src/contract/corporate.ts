import { z } from 'zod';
import { Bracket } from './tax';

/** Percent of profit charged at the standard rate with every surcharge. */
export const EffectiveRates = {
  effective_standard_rate: z
    .number()
    .nullable()
    .describe(
      'Percent of profit charged at the standard rate with every surcharge. null where it depends on the size of the profit: see `effective_rates` or `brackets`.',
    ),
  effective_rates: z
    .array(Bracket)
    .optional()
    .describe('Where the size of the profit selects one rate on the whole profit: that rate with every surcharge.'),
};

/** A surcharge in addition to the standard rate. */
export const SurchargeRate = z
  .object({
    id: z.string(),
    name: z.string(),
    rate: z.number().nullable().describe('Percent of profit. null where it depends on the size of the profit.'),
    rule: z.string().describe('The rule in words, with its amounts.'),
  })
  .meta({ id: 'SurchargeRate' });
