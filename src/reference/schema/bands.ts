import { z } from 'zod';
import { bandMethods, bandMethodWords } from '../../contract/words/band-methods';
import { Percent } from './primitives';

const limits = { from: z.number().min(0), to: z.number().positive().nullable() };

/**
 * A slice of a base and its rate in percent. An amount exactly on a limit belongs to the lower band. `fixed` is an
 * amount the band adds. With method `bracket` it is the tax at the start of the bracket; with `marginal`, a flat charge
 * due from the first unit of the band.
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

/** A band with a fixed amount, the same anywhere inside it. */
export const AmountBand = z.strictObject({ ...limits, amount: z.number().min(0) }).meta({ id: 'AmountBand' });
export type AmountBand = z.infer<typeof AmountBand>;

/** How a table of bands turns a base into tax. */
export const BandMethod = z.enum(bandMethods).meta({
  description: bandMethods.map((method) => `${method}: ${bandMethodWords[method].meaning}.`).join(' '),
});
export type BandMethod = z.infer<typeof BandMethod>;
