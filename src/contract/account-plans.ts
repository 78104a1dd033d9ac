import { z } from 'zod';
import { message } from '../language/message';
import { choice } from './choice';
import { fieldsOf } from './columns';
import { momentOut } from './day';
import { refusal } from './refusal';
import { planNames } from './words/plans';

const PlanRow = z
  .object({
    plan: z.enum(planNames),
    label: z.string(),
    meaning: z.string(),
    per_month: z.number().nullable().describe('Calls a month. null: no limit.'),
    per_minute: z.number().nullable().describe('Calls a minute. null: no limit.'),
    history: z.boolean().describe('Whether past figures and series are included.'),
    by_agreement: z.boolean().describe('Whether it must be requested and agreed.'),
  })
  .meta({ id: 'PlanRow' });

/** What an account asked for. */
export const PlanRequestOut = z
  .object({
    id: z.string(),
    plan: z.enum(planNames),
    note: z.string(),
    asked_by: z.string(),
    created_at: momentOut,
    outcome: z.enum(['granted', 'refused']).nullable().describe('null: not decided yet.'),
    decided_at: momentOut.nullable(),
  })
  .meta({ id: 'PlanRequestRow' });

export const Plans = z
  .object({
    current: z.enum(planNames),
    plans: z.array(PlanRow),
    requests: z.array(PlanRequestOut).describe('What the account asked for, newest first.'),
  })
  .meta({ id: 'Plans' });
export type Plans = z.infer<typeof Plans>;

/** A table of plans: which of them the account has. */
export const planColumns = [...fieldsOf(PlanRow), 'current'];

export const RequestPlanRequest = z
  .object({
    plan: choice('plan', planNames).describe('A plan above the current one.'),
    note: z
      .string(refusal(message('note_wrong')))
      .max(2_000, refusal(message('note_wrong')))
      .default('')
      .describe('What it is needed for: volume, support, production.'),
  })
  .meta({
    id: 'RequestPlanRequest',
    example: { plan: 'growth', note: 'Payroll of 40 companies, 600,000 calls a month' },
  });
export type RequestPlanRequest = z.output<typeof RequestPlanRequest>;
