import { PayrollCalendar, PayrollCalendarQuery } from './calendar';
import { fieldsOf, factColumns } from './columns';
import { success } from './envelope';
import { LeaverAnswer, LeaverRequest } from './leaver';
import type { OperationContract } from './operation';
import { PayrollYear, payrollYearColumns, PayrollYearRequest } from './payroll-year';
import { MinimumWages, MinimumWagesQuery } from './wages';

/** A year of pay, minimum wages and what is due. */
export const payrollOperations = [
  {
    id: 'calculatePayrollYear',
    method: 'post',
    path: '/api/v1/payroll/year',
    tag: 'Payroll',
    scope: 'tax',
    summary: 'Calculate a year of pay',
    description:
      'The months of a tax year, each by the law of its own day and with what the earlier months paid and withheld. `months` says what changes in which month: regular pay and circumstances from that month on, a bonus or a thirteenth month in that month only. Includes the year-end reconciliation where the law requires one.',
    body: PayrollYearRequest,
    response: success(PayrollYear),
    errors: [
      'invalid_json',
      'invalid_country',
      'invalid_amount',
      'invalid_tax_year',
      'invalid_law_version',
      'plan_required',
      'invalid_currency',
      'invalid_include_pension',
      'invalid_date',
      'invalid_months',
      'invalid_employee',
      'invalid_employer',
      'invalid_pay',
      'invalid_in_kind',
      'invalid_paid',
      'invalid_tax_type',
      'bad_request',
    ],
    csv: [factColumns(payrollYearColumns)],
  },
  {
    id: 'calculateLeaver',
    method: 'post',
    path: '/api/v1/payroll/leaver',
    tag: 'Payroll',
    scope: 'tax',
    summary: 'Calculate the last payslip of a leaver',
    description:
      'The pay of the part of the month, leave not taken, pay instead of notice, severance, seniority bonus and thirteenth month: the legal minimum, each line with its article, its steps, and what it adds to tax and contributions. What could not be established for the country is in `left_out`, with the reason.',
    body: LeaverRequest,
    item: LeaverRequest,
    itemName: 'leaver',
    response: success(LeaverAnswer),
    errors: [
      'invalid_json',
      'invalid_country',
      'invalid_amount',
      'invalid_category',
      'invalid_kind',
      'invalid_law_version',
      'plan_required',
      'invalid_include_pension',
      'invalid_tax_year',
      'invalid_date',
      'invalid_employee',
      'invalid_employer',
      'invalid_pay',
      'invalid_in_kind',
      'invalid_paid',
      'invalid_year_to_date',
      'invalid_tax_type',
      'bad_request',
    ],
  },
  {
    id: 'getMinimumWages',
    method: 'get',
    path: '/api/v1/payroll/minimum-wage',
    tag: 'Payroll',
    scope: 'minimum_wage',
    summary: 'Look up minimum wages',
    description:
      'The wages that laws fix, of one country or all, on a day: the general minimum wage and those of sectors, each with its sources. Amounts are as the law states them, by the month, the day or the hour.',
    query: MinimumWagesQuery,
    item: MinimumWagesQuery,
    response: success(MinimumWages),
    errors: [
      'invalid_country',
      'invalid_date',
      'invalid_sector',
      'invalid_law_version',
      'plan_required',
      'not_established',
    ],
    csv: [factColumns(fieldsOf(MinimumWages.shape.wages.element))],
  },
  {
    id: 'getPayrollCalendar',
    method: 'get',
    path: '/api/v1/payroll/calendar',
    tag: 'Payroll',
    scope: 'calendar',
    summary: 'List what employers owe, and when',
    description:
      'The returns and payments of employers for a month of payroll, with authority and due date. Those for a quarter or a year are listed in its last month. With `due_in`: what falls due in a month. A due date on a weekend or a public holiday moves where the law says so.',
    query: PayrollCalendarQuery,
    item: PayrollCalendarQuery,
    response: success(PayrollCalendar),
    errors: ['invalid_country', 'invalid_date', 'invalid_law_version', 'plan_required', 'not_established'],
    csv: [factColumns(fieldsOf(PayrollCalendar.shape.items.element))],
  },
] as const satisfies readonly OperationContract[];
