import { z } from 'zod';
import { isDay } from '../day';

/** A day in an answer, YYYY-MM-DD. */
export const dayOut = z.string().meta({ format: 'date' });

/** A moment in an answer: ISO 8601 in UTC. */
export const momentOut = z.string().meta({ format: 'date-time' });

/** A calendar day that exists, written YYYY-MM-DD. */
export const day = (field: string) =>
  z
    .string({ error: () => `\`${field}\` must be a date written YYYY-MM-DD, for example "2026-11-20".` })
    .refine(isDay, {
      error: () => `\`${field}\` must be a date that exists, written YYYY-MM-DD, for example "2026-11-20".`,
    })
    .meta({ format: 'date', example: '2026-11-20' });

/** Asks for an answer as it was at the end of a day: corrections that came later are left out. */
export const asKnownOn = day('as_known_on')
  .optional()
  .describe(
    'Answer as it was known at the end of this day, without the corrections that came later: the same question then always has the same answer. Pro plan and above.',
  );
