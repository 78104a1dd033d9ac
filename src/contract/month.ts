import { z } from 'zod';
import { message } from '../language/message';
import { refusal } from './refusal';

/** A month in an answer, YYYY-MM. */
export const monthOut = z.string().describe('YYYY-MM.');

/** A calendar month, written YYYY-MM. */
export const month = (field: string) =>
  z
    .string(refusal(message('month_malformed', { field })))
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, refusal(message('month_malformed', { field })))
    .meta({ example: '2026-11' });
