import { z } from 'zod';
import { Licence } from '../../../contract/licence';
import { IsoDate } from '../../schema/primitives';
import { Source } from '../../schema/source';
import { CurrencyCode } from './currencies';

/** A published rate that is not used, with the reason. */
export const LeftOut = z.strictObject({
  date: IsoDate,
  code: CurrencyCode,
  value: z.number(),
  reason: z.enum(['returns', 'last', 'coins']),
});
export type LeftOut = z.infer<typeof LeftOut>;

export const ExchangeRateFile = z
  .strictObject({
    $schema: z.string().optional(),
    source: Source.extend({ licence: Licence }).meta({ id: 'LicensedSource' }),
    base: z.literal('USD'),
    dates: z.string().meta({ description: 'The days of publication, ascending, separated by spaces.' }),
    rates: z.record(CurrencyCode, z.string()).meta({
      description: 'Units for one US dollar on each of the days, separated by spaces; - where there is none.',
    }),
    left_out: z.array(LeftOut).meta({
      description:
        'Published and not used: `returns` departs from the rates before and after it, `last` jumps with nothing after it to confirm it, `coins` is of a day on which the coins were published inverted.',
    }),
  })
  .meta({ id: 'ExchangeRateFile' });
export type ExchangeRateFile = z.infer<typeof ExchangeRateFile>;
