import { z } from 'zod';
import { dayOut } from './day';
import { LawVersion } from './law-version';
import { Licence } from './licence';
import {
  confidenceMeaning,
  confidences,
  confirmers,
  dataStatuses,
  sourceKindMeaning,
  sourceKinds,
} from './words/truth';

export const CitedSource = z
  .object({
    title: z.string(),
    publisher: z.string(),
    url: z.string().meta({ format: 'uri' }).nullable(),
    kind: z.enum(sourceKinds).describe(sourceKindMeaning),
    dated: dayOut.nullable(),
    licence: Licence.optional().describe('The terms of the source, where they are recorded.'),
  })
  .meta({ id: 'CitedSource' });
export type CitedSource = z.infer<typeof CitedSource>;

const dataStatus = z
  .enum(dataStatuses)
  .describe(
    '`current`: within its promised age (law confirmed at most 30 days before the day asked about). `due`: law confirmed within its tax year, but longer ago, so due for a check. `stale`: older than promised, or not confirmed for the tax year. `sample`: not real data.',
  );
const confidence = z.enum(confidences).describe(confidenceMeaning);

/** The age and confidence of the facts behind a row of a list or a part of an answer. */
export const rowTruth = {
  data_status: dataStatus,
  as_of: dayOut.nullable().describe('Date of the newest fact of the row. null where no fact is dated.'),
  confidence,
};

/** The age and confidence of a set of facts, such as the cells of a table: those of the oldest. */
export const setTruth = {
  ...rowTruth,
  as_of: dayOut.nullable().describe('Date of the oldest fact of the set. null where no fact is dated.'),
};

/** How law was found unchanged after it was recorded. All are absent where a part of it was not. */
export const confirmationFields = {
  confirmed_by: z
    .enum(confirmers)
    .optional()
    .describe(
      'For law that was found unchanged after it was recorded: `re-read` where the service read a cited page again, `person` where somebody checked it.',
    ),
  confirmed_on: dayOut.optional().describe('The day on which the last part was found unchanged.'),
  confirmed_publishers: z.array(z.string()).optional().describe('Publishers of the pages.'),
};

/** The age, confidence and sources of an answer. */
export const Meta = z
  .object({
    data_status: dataStatus
      .optional()
      .describe('The lowest grade of the facts used. Absent where the answer uses none.'),
    confidence: confidence
      .optional()
      .describe(
        'The lowest confidence of the facts used; `low` also where a notice says that a figure rests on an assumption instead of law. Absent where the answer uses none.',
      ),
    as_of: dayOut
      .nullable()
      .describe(
        'Date of the newest fact used. In a set, such as a list, a table or the information on a country: the date of its oldest member. null where no fact is dated.',
      ),
    sources: z.array(CitedSource).describe('Sources of the facts, best first.'),
    law_version: LawVersion.optional().describe(
      'The version of the law that the answer rests on. Absent where it rests on none, or a batch on several.',
    ),
    ...confirmationFields,
    notices: z.array(z.string()),
  })
  .meta({ id: 'Meta' });
export type Meta = z.infer<typeof Meta>;
