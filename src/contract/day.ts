import { z } from 'zod';
import { isDay } from '../day';
import { message } from '../language/message';
import { refusal } from './refusal';

/** A day in an answer, YYYY-MM-DD. */
export const dayOut = z.string().meta({ format: 'date' });

/** A moment in an answer: ISO 8601 in UTC. */
export const momentOut = z.string().meta({ format: 'date-time' });

/** A calendar day that exists, written YYYY-MM-DD. */
export const day = (field: string) =>
  z
    .string(refusal(message('date_malformed', { field })))
    .refine(isDay, refusal(message('date_not_in_calendar', { field })))
    .meta({ format: 'date', example: '2026-11-20' });

/** Asks for an answer as known at the end of a day, without later corrections. */
export const asKnownOn = day('as_known_on')
  .optional()
  .describe(
    'Answer as known at the end of this day, without later corrections. The same question then always has the same answer. Pro plan and above.',
  );
