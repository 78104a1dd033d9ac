import { z } from 'zod';
import { choice } from './choice';
import { dayOut } from './day';
import { frequencies, frequencyWords } from './words/frequencies';
import { meaningsInWords } from './words/vocabulary';

/** Asks a history for one value a week, month or year instead of every value. */
export const frequency = choice('frequency', frequencies)
  .optional()
  .describe(
    `${meaningsInWords(frequencyWords)} Other than \`day\`, \`start\` and \`end\` are widened to whole periods. Default: \`day\`.`,
  );

/** What the value of a week, month or year rests on. */
export const periodFields = {
  observed: dayOut
    .optional()
    .describe('With a `frequency` other than `day`: the day of the latest value on or before `date`.'),
  observations: z
    .number()
    .optional()
    .describe('With a `frequency` other than `day`: the number of values published in the period.'),
  average: z
    .number()
    .optional()
    .describe(
      'With a `frequency` other than `day`: the mean of these values. Absent where there are none, and for series whose values hold for a period of their own.',
    ),
};
