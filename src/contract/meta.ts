import { z } from 'zod';
import { dayOut } from './day';

export const CitedSource = z
  .object({ title: z.string(), publisher: z.string(), url: z.string().meta({ format: 'uri' }).nullable(), dated: dayOut.nullable() })
  .meta({ id: 'CitedSource' });
export type CitedSource = z.infer<typeof CitedSource>;

/** How old and how well founded an answer is. */
export const Meta = z
  .object({
    data_status: z.enum(['current', 'stale', 'sample']).describe('`stale`: older than the service promises. `sample`: not real data.'),
    as_of: dayOut.nullable().describe('Date of the newest confirmation of the facts used; null where no date is known.'),
    sources: z.array(CitedSource),
    notices: z.array(z.string()),
  })
  .meta({ id: 'Meta' });
export type Meta = z.infer<typeof Meta>;
