import { z } from 'zod';
import { Percent } from './primitives';

const limits = { from: z.number().min(0), to: z.number().positive().nullable() };

/**
 * A slice of a base and its rate in percent. An amount exactly on a limit belongs to the lower band. `fixed` is an
 * amount that the band adds:
 * with method `bracket` the tax at the start of the bracket, with method `marginal` a flat charge of the band from its
 * first unit.
 */
export const Band = z
  .strictObject({
    ...limits,
    rate: Percent,
    fixed: z.number().min(0).optional(),
    subtract: z
      .number()
      .min(0)
      .optional()
      .meta({ description: 'Method rate_less_amount: the amount taken off rate × base.' }),
  })
  .meta({ id: 'Band' });
export type Band = z.infer<typeof Band>;

/** A fixed amount due in a band, whatever the place inside it. */
export const AmountBand = z.strictObject({ ...limits, amount: z.number().min(0) }).meta({ id: 'AmountBand' });
export type AmountBand = z.infer<typeof AmountBand>;

/** How a table of bands turns a base into tax. */
export const BandMethod = z.enum(['marginal', 'slab', 'bracket', 'rate_less_amount']).meta({
  description:
    'marginal: each slice at its own rate. slab: one rate on the whole base. bracket: the fixed amount of the bracket plus its rate on the excess over its lower limit. rate_less_amount: rate × base less the amount to subtract.',
});
export type BandMethod = z.infer<typeof BandMethod>;
