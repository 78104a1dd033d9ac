import { factColumns, fieldsOf } from './columns';
import { HolidaysQuery, Holidays, WorkingDays, WorkingDaysQuery } from './days';
import { success } from './envelope';
import type { OperationContract } from './operation';

/** Public holidays and working days. */
export const daysOperations = [
  {
    id: 'getHolidays',
    method: 'get',
    path: '/api/v1/calendar/holidays',
    tag: 'Payroll',
    scope: 'holidays',
    summary: 'List public holidays',
    description:
      'The public holidays of a country in a calendar year, with its weekend. `checked` says whether the whole year was compared with a list or the law of the country. Days that depend on the moon are computed, unless an announcement is recorded.',
    query: HolidaysQuery,
    item: HolidaysQuery,
    response: success(Holidays),
    errors: ['invalid_country', 'invalid_date', 'not_established'],
    csv: [factColumns(fieldsOf(Holidays.shape.holidays.element))],
  },
  {
    id: 'getWorkingDays',
    method: 'get',
    path: '/api/v1/calendar/working-days',
    tag: 'Payroll',
    scope: 'working_days',
    summary: 'Calculate working days',
    description:
      'The working days between two days, and the days between them that are not worked: weekends, public holidays and the days off of the company. With `days` instead of `end`: the day that lies so many working days after `start`, or before it.',
    query: WorkingDaysQuery,
    item: WorkingDaysQuery,
    response: success(WorkingDays),
    errors: ['invalid_country', 'invalid_date', 'not_established'],
    csv: [factColumns(fieldsOf(WorkingDays.shape.days_off.element))],
  },
] as const satisfies readonly OperationContract[];
