import { z } from 'zod';
import { dayOut } from './day';
import { confidenceMeaning, confidences, dataStatuses, sourceKindMeaning, sourceKinds } from './words/truth';

export const CitedSource = z
  .object({
    title: z.string(),
    publisher: z.string(),
    url: z.string().meta({ format: 'uri' }).nullable(),
    kind: z.enum(sourceKinds).describe(sourceKindMeaning),
    dated: dayOut.nullable(),
  })
  .meta({ id: 'CitedSource' });
export type CitedSource = z.infer<typeof CitedSource>;

const dataStatus = z
  .enum(dataStatuses)
  .describe(
    '`current`: as new as promised (law confirmed at most 30 days before the day asked about). `due`: law confirmed in its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data.',
  );
const confidence = z.enum(confidences).describe(confidenceMeaning);

/** What a row of a list, or a part of an answer, says of its own facts. */
export const rowTruth = {
  data_status: dataStatus,
  as_of: dayOut.nullable().describe('Date of the newest fact of the row; null where none is dated.'),
  confidence,
};

/** How old and how well founded an answer is. */
export const Meta = z
  .object({
    data_status: dataStatus
      .optional()
      .describe('The oldest grade of the facts used; left out where the answer rests on none.'),
    confidence: confidence
      .optional()
      .describe('The lowest confidence of the facts used; left out where the answer rests on none.'),
    as_of: dayOut
      .nullable()
      .describe('Date of the newest fact used, of a list that of its oldest row; null where none is dated.'),
    sources: z.array(CitedSource).describe('What the facts rest on, best first.'),
    notices: z.array(z.string()),
  })
  .meta({ id: 'Meta' });
export type Meta = z.infer<typeof Meta>;
