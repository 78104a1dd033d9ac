import { z } from 'zod';
import { message } from '../language/message';
import { aboveZero } from './bounded-number';
import { choice } from './choice';
import { CountryCode } from './country-code';
import { day, dayOut } from './day';
import { errorOfField } from './error-of-field';
import { lawVersionAsked } from './law-version';
import { CitedSource, rowTruth } from './meta';
import { refusal } from './refusal';
import { endReasonWords, labourKinds, labourPayPeriods, overtimeKinds } from './words/labour';

const invalidDate = { code: 'invalid_date' } as const;
const invalidAmount = { code: 'invalid_amount' } as const;

const payOf = () => aboveZero('pay').meta({ example: 85000 });

const started = day('started').describe('The first day of the employment.').register(errorOfField, invalidDate);
const ends = day('ends').describe('The last day of the employment.').register(errorOfField, invalidDate);
const on = day('on')
  .optional()
  .describe('The day whose law counts. Default: today.')
  .register(errorOfField, invalidDate);
const category = z
  .string(refusal(message('labour_category_not_text')))
  .max(60, refusal(message('labour_category_not_text')))
  .optional()
  .describe('The group of the employee, where the law has several. `GET /api/v1/labour` lists them.');
const daysPerMonth = aboveZero('days_per_month', 31)
  .optional()
  .describe(
    'Days that turn the pay of a month into the pay of a day. Default: as the law says, otherwise 30, or `days_per_week` × 52 / 12 for working days.',
  );
const daysPerWeek = aboveZero('days_per_week', 7)
  .optional()
  .describe(
    'Working days of a week, where the law counts leave or notice in working days. Default: as the law says, otherwise 6.',
  );
const hoursPerMonth = aboveZero('hours_per_month', 744)
  .optional()
  .describe(
    'Hours that turn the pay of a month into the pay of an hour. Default: as the law says, otherwise the hours of the legal week × 52 / 12.',
  );

/** What questions about the end of an employment have in common. */
export const employmentFields = {
  started,
  category,
  days_per_month: daysPerMonth,
  days_per_week: daysPerWeek,
  hours_per_month: hoursPerMonth,
};

export const LabourQuery = z
  .object({ country: CountryCode, on, law_version: lawVersionAsked })
  .meta({ id: 'LabourQuery', example: { country: 'KE' } });
export type LabourQuery = z.output<typeof LabourQuery>;

/** A rule that an answer rests on. Its sources are those of the answer. */
export const LabourRule = z
  .object({
    kind: z.enum(labourKinds),
    none: z.boolean().describe('true: the law has no such rule.'),
    text: z.array(z.string()).describe('The rule in words.'),
    article: z.string().nullable(),
    effective_from: dayOut.nullable().describe('First day. null where it could not be established.'),
  })
  .meta({ id: 'LabourRule' });
export type LabourRule = z.infer<typeof LabourRule>;

export const LabourFactLaw = LabourRule.extend({
  rule: z.record(z.string(), z.unknown()).describe('The same as data.'),
  effective_to: dayOut.nullable().describe('Last day. null while in force.'),
  note: z.string().nullable(),
  ...rowTruth,
  sources: z.array(CitedSource),
}).meta({ id: 'LabourFactLaw' });
export type LabourFactLaw = z.infer<typeof LabourFactLaw>;

export const LabourLaw = z
  .object({
    country: z.string(),
    country_name: z.string(),
    on: dayOut,
    facts: z.array(LabourFactLaw),
    not_established: z
      .array(z.enum(labourKinds))
      .describe('Kinds that no good source states. They are not the same as none.'),
  })
  .meta({ id: 'LabourLaw', description: 'The legal minimum of an employment.' });
export type LabourLaw = z.infer<typeof LabourLaw>;

export const LabourLine = z
  .object({
    text: z.string().describe('The step in words, with its figures.'),
    amount: z.number().nullable().describe('What it adds, in major units. null where it adds no money.'),
  })
  .meta({ id: 'LabourLine' });
export type LabourLine = z.infer<typeof LabourLine>;

const answer = {
  country: z.string(),
  currency: z.string().describe('The currency of the country. Pay is taken to be in it.'),
  lines: z.array(LabourLine),
  law: z.array(LabourRule).describe('The rules that the answer rests on.'),
};
const amount = z.number().describe('Major units of the currency. The lines add up to it.');
const service = z
  .object({ years: z.number(), months: z.number(), days: z.number() })
  .describe('Completed years, months and days from the first to the last day.');

export const OvertimeRequest = z
  .object({
    country: CountryCode,
    pay: payOf().describe('Basic pay of a month, a week or an hour.').register(errorOfField, invalidAmount),
    pay_period: choice('pay_period', labourPayPeriods)
      .default('month')
      .describe('Whether `pay` is that of a month, a week or an hour.'),
    hours: aboveZero('hours', 744).describe(
      'Hours of overtime of one week; of one day or month where the law counts by those.',
    ),
    kind: choice('kind', overtimeKinds).default('day').describe('When they are worked.'),
    category,
    hours_per_month: hoursPerMonth,
    on,
    law_version: lawVersionAsked,
  })
  .meta({ id: 'OvertimeRequest', example: { country: 'KE', pay: 45000, hours: 10 } });
export type OvertimeRequest = z.output<typeof OvertimeRequest>;
export const OvertimeAnswer = z
  .object({
    ...answer,
    amount: amount.describe('Pay of the hours with their premium.'),
    premium: amount.describe('The premium in it.'),
  })
  .meta({ id: 'OvertimeAnswer' });
export type OvertimeAnswer = z.infer<typeof OvertimeAnswer>;

export const LeaveRequest = z
  .object({
    country: CountryCode,
    started,
    on,
    category,
    pay: payOf()
      .optional()
      .describe('Pay of a month. With it, the answer has the pay of the leave.')
      .register(errorOfField, invalidAmount),
    leave_days: aboveZero('leave_days', 366).optional().describe('The days to pay. Default: all days of a year.'),
    days_per_month: daysPerMonth,
    days_per_week: daysPerWeek,
    law_version: lawVersionAsked,
  })
  .meta({ id: 'LeaveRequest', example: { country: 'KE', started: '2023-03-01', on: '2026-11-20' } });
export type LeaveRequest = z.output<typeof LeaveRequest>;
export const LeaveAnswer = z
  .object({
    ...answer,
    days: z.number().describe('Days of a full year of service at this seniority.'),
    unit: z.enum(['working', 'calendar']).nullable().describe('Which days are counted. null where not established.'),
    due_from: dayOut
      .nullable()
      .describe('The day from which the right to it exists. null where there is no waiting time.'),
    amount: z.number().nullable().describe('Pay of the days. null without `pay`.'),
    service,
  })
  .meta({ id: 'LeaveAnswer' });
export type LeaveAnswer = z.infer<typeof LeaveAnswer>;

export const NoticeRequest = z
  .object({
    country: CountryCode,
    started,
    ends: day('ends').describe('The day on which the employer gives notice.').register(errorOfField, invalidDate),
    category,
    pay: payOf()
      .optional()
      .describe('Pay of a month. With it, the answer has the pay instead of notice.')
      .register(errorOfField, invalidAmount),
    days_per_month: daysPerMonth,
    days_per_week: daysPerWeek,
    law_version: lawVersionAsked,
  })
  .meta({ id: 'NoticeRequest', example: { country: 'NG', started: '2020-01-01', ends: '2026-11-20' } });
export type NoticeRequest = z.output<typeof NoticeRequest>;
export const NoticeAnswer = z
  .object({
    ...answer,
    months: z.number(),
    weeks: z.number(),
    days: z.number().describe('Days besides the months and weeks.'),
    unit: z.enum(['working', 'calendar']).describe('What `days` counts.'),
    length: z.string().describe('The whole of it in words.'),
    last_day: dayOut
      .nullable()
      .describe(
        'The last day of the notice, counted from the day after it is given, or as the law counts it. null for working days.',
      ),
    amount: z.number().nullable().describe('Pay instead of notice. null without `pay`.'),
    service,
  })
  .meta({ id: 'NoticeAnswer' });
export type NoticeAnswer = z.infer<typeof NoticeAnswer>;

export const SeveranceRequest = z
  .object({
    country: CountryCode,
    pay: payOf()
      .describe('Pay of a month, as the law counts it: `law` states which.')
      .register(errorOfField, invalidAmount),
    started,
    ends,
    reason: choice('reason', endReasonWords).default('dismissal').describe('Why the employment ends.'),
    category,
    days_per_month: daysPerMonth,
    hours_per_month: hoursPerMonth,
    law_version: lawVersionAsked,
  })
  .meta({
    id: 'SeveranceRequest',
    example: { country: 'CI', pay: 400000, started: '2014-01-01', ends: '2025-12-31' },
  });
export type SeveranceRequest = z.output<typeof SeveranceRequest>;
export const SeveranceAnswer = z.object({ ...answer, amount, service }).meta({ id: 'SeveranceAnswer' });
export type SeveranceAnswer = z.infer<typeof SeveranceAnswer>;

export const SeniorityRequest = z
  .object({
    country: CountryCode,
    pay: payOf()
      .describe('The pay that the bonus is a percentage of: `law` states which.')
      .register(errorOfField, invalidAmount),
    started,
    on,
    law_version: lawVersionAsked,
  })
  .meta({ id: 'SeniorityRequest', example: { country: 'MA', pay: 10000, started: '2019-01-01', on: '2026-11-20' } });
export type SeniorityRequest = z.output<typeof SeniorityRequest>;
export const SeniorityAnswer = z
  .object({ ...answer, percent: z.number(), amount, service })
  .meta({ id: 'SeniorityAnswer' });
export type SeniorityAnswer = z.infer<typeof SeniorityAnswer>;
