import { z } from 'zod';
import { CountryCode } from './country-code';
import { dayOut } from './day';
import { errorOfField } from './error-of-field';
import { lawVersionAsked } from './law-version';
import { CitedSource, rowTruth } from './meta';
import { month, monthOut } from './month';
import { dayOffRules } from './words/day-off-rules';

export const PayrollCalendarQuery = z
  .object({
    country: CountryCode.optional().describe('Default: all countries.'),
    month: month('month')
      .optional()
      .describe('The month of the pay. Default: the current month.')
      .register(errorOfField, { code: 'invalid_date' }),
    due_in: month('due_in')
      .optional()
      .describe('Instead of `month`: everything due in this month, whichever month of pay it is for.')
      .register(errorOfField, { code: 'invalid_date' }),
    law_version: lawVersionAsked,
  })
  .meta({ id: 'PayrollCalendarQuery', example: { country: 'KE', month: '2026-11' } });
export type PayrollCalendarQuery = z.output<typeof PayrollCalendarQuery>;

export const DueItem = z
  .object({
    country: z.string(),
    country_name: z.string(),
    id: z.string(),
    what: z.string().describe('What is filed or paid.'),
    form: z.string().nullable(),
    to: z.string().describe('To whom.'),
    month: monthOut.describe('The month of the pay. For a quarter or a year: its last month.'),
    due: dayOut.describe('The day by which it is due, moved from a day off where the law says so.'),
    stated_due: dayOut.describe('The day that the law states.'),
    day_off: z
      .string()
      .nullable()
      .describe('Why the stated day is not worked: its weekday or holiday. null if it is worked.'),
    if_day_off: z
      .enum(dayOffRules)
      .nullable()
      .describe('What the law says of a due day that is not worked. null where it is not established.'),
    day_off_note: z
      .string()
      .nullable()
      .describe(
        'What follows from the day off: from where `due` was moved, that it stays, or that this is not established.',
      ),
    note: z.string().nullable(),
    ...rowTruth,
    sources: z.array(CitedSource),
  })
  .meta({ id: 'DueItem' });
export type DueItem = z.infer<typeof DueItem>;

export const NotRecorded = z
  .object({
    country: z.string(),
    country_name: z.string(),
    name: z.string().describe('A fund or tax on the payslip.'),
    ids: z.array(z.string()).describe('The contributions that it collects, or `income-tax`.'),
  })
  .meta({ id: 'NotRecorded' });
export type NotRecorded = z.infer<typeof NotRecorded>;

export const PayrollCalendar = z
  .object({
    month: monthOut.nullable().describe('The month of the pay. null with `due_in`.'),
    due_in: monthOut.nullable(),
    items: z.array(DueItem).describe('Earliest first.'),
    count: z.number(),
    not_recorded: z
      .array(NotRecorded)
      .describe('Funds and taxes on the payslip whose returns and payments are not recorded.'),
  })
  .meta({ id: 'PayrollCalendar' });
export type PayrollCalendar = z.infer<typeof PayrollCalendar>;
