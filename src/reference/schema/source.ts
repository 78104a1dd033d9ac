import { z } from 'zod';
import { sourceKindMeaning, sourceKinds } from '../../contract/words/truth';
import { IsoDate } from './primitives';

/** A citation of a document that states facts of law. */
export const Source = z
  .strictObject({
    title: z.string().min(1),
    publisher: z.string().min(1),
    url: z
      .string()
      .regex(/^https?:\/\/[!-~]+$/)
      .nullable()
      .meta({
        description:
          'As a browser sends it, with other letters percent-encoded; null where the page was seen without its address.',
      }),
    kind: z.enum(sourceKinds).meta({ description: sourceKindMeaning }),
    dated: IsoDate.nullable().meta({ description: 'Date of the page or of the rule it states; null where unknown.' }),
  })
  .meta({ id: 'Source' });
export type Source = z.infer<typeof Source>;
