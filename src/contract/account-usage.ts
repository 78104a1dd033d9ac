import { z } from 'zod';
import { exampleId } from './account-fields';
import { day, dayOut, momentOut } from './day';
import { keyScopes } from './key-scopes';
import { outcomes, outcomeWords } from './words/outcomes';
import { planNames } from './words/plans';
import { meaningsInWords } from './words/vocabulary';

/** What a call was about: an operation of keys, or `other` where the request names none. */
const usedOperation = z.enum([...keyScopes, 'other']);

export const UsageQuery = z
  .object({
    start: day('start').optional().describe('First day (UTC). Default: 29 days before the last.'),
    end: day('end').optional().describe('Last day (UTC). Default: today.'),
    key: z
      .string()
      .optional()
      .describe('The id of one key. Default: all keys of the account.')
      .meta({ example: exampleId }),
  })
  .meta({ id: 'UsageQuery', example: { start: '2026-11-01', end: '2026-11-20' } });
export type UsageQuery = z.output<typeof UsageQuery>;

export const Quota = z
  .object({
    month: z.string().describe('YYYY-MM, in UTC.'),
    plan: z.enum(planNames),
    used: z.number().describe('Calls of live keys that count towards the quota, with those leased to servers.'),
    made: z.number().describe('Calls of these that were made. The others servers hold in reserve.'),
    limit: z.number().nullable().describe('null: no limit.'),
    left: z.number().nullable(),
    share: z.number().nullable().describe('Used part of the limit, 0 to 1.'),
    used_up_on: dayOut
      .nullable()
      .describe('Day on which the quota is used up at the pace of this month so far. null: not this month.'),
  })
  .meta({ id: 'Quota' });
export type Quota = z.infer<typeof Quota>;

export const AccountUsage = z
  .object({
    start: dayOut,
    end: dayOut,
    key: z.string().nullable(),
    calls: z.number(),
    days: z.array(
      z.object({
        day: dayOut,
        operation: usedOperation,
        outcome: z.enum(outcomes).describe(meaningsInWords(outcomeWords)),
        code: z.string().nullable().describe('The error code. null: answered.'),
        calls: z.number(),
      }),
    ),
    quota: Quota.describe('The quota of the account. Keys with a plan of their own are not part of it.'),
    refused: z
      .array(
        z.object({ at: momentOut, key: z.string(), operation: usedOperation, code: z.string(), message: z.string() }),
      )
      .describe('The latest refused calls, newest first, at most 100 for each account.'),
  })
  .meta({ id: 'AccountUsage' });
export type AccountUsage = z.infer<typeof AccountUsage>;
