import { z } from 'zod';
import { message } from '../language/message';
import { choice } from './choice';
import { day } from './day';
import { memberObject } from './member-object';
import { refusal } from './refusal';
import { workedAmounts, workedAmountWords } from './words/worked';
import { meaningsInWords } from './words/vocabulary';

const mostDays = 366;

const daysWrong = refusal(message('not_between', { field: 'worked.days', least: 0, most: mostDays }));
const ofWrong = refusal(message('amount_not_positive', { field: 'worked.of' }));

const days = {
  from: day('worked.from').optional().describe('The first paid day. Default: the first day of the month.'),
  to: day('worked.to').optional().describe('The last paid day. Default: the last day of the month.'),
  unpaid_from: day('worked.unpaid_from')
    .optional()
    .describe('The first day of unpaid leave between `from` and `to`. Default, beside `unpaid_to`: `from`.'),
  unpaid_to: day('worked.unpaid_to')
    .optional()
    .describe('The last day of unpaid leave. Default, beside `unpaid_from`: `to`.'),
  days: z
    .number(daysWrong)
    .min(0, daysWrong)
    .max(mostDays, daysWrong)
    .optional()
    .describe('Instead of dates: how many days, or hours, are paid.'),
  of: z
    .number(ofWrong)
    .gt(0, ofWrong)
    .max(mostDays, refusal(message('number_too_large', { field: 'worked.of', most: mostDays })))
    .optional()
    .describe('Of how many. Default: the days of a month, as the country counts them.'),
};

const example =
  '{ "from": "2026-11-17" }, { "unpaid_from": "2026-11-09", "unpaid_to": "2026-11-13" }, { "days": 15, "of": 26 }';

/** The days of a month that are paid, where the amount beside it is always that of the whole month. */
export const DaysWorked = memberObject('worked', days, example).meta({
  id: 'DaysWorked',
  description: 'The part of the month that is paid.',
});
export type DaysWorked = z.output<typeof DaysWorked>;

export const Worked = memberObject(
  'worked',
  {
    ...days,
    amount_is: choice('worked.amount_is', workedAmounts)
      .optional()
      .describe(`${meaningsInWords(workedAmountWords)} Default: \`whole_month\`.`),
  },
  example,
).meta({
  id: 'Worked',
  description:
    'The part of the month that is paid, for monthly pay: joiners, leavers, unpaid leave. `amount` and the regular members of `pay` are those of the whole month. `overtime`, `commission`, what is paid once, `in_kind` and `paid` are paid in full.',
});
export type Worked = z.output<typeof Worked>;

export const WorkedPart = z
  .object({
    days: z.number().describe('Days that are paid.'),
    of: z.number().describe('Of how many.'),
    whole_month: z
      .number()
      .nullable()
      .describe('Gross pay of the whole month, in major units. null where the request states that of the part.'),
  })
  .meta({ id: 'WorkedPart' });
export type WorkedPart = z.infer<typeof WorkedPart>;
