import { success } from './envelope';
import { incomeErrors } from './income-errors';
import { Journal, JournalQuery, JournalRequest } from './journal';
import type { OperationContract } from './operation';

/** The accounting entries of a payroll. */
export const journalOperations = [
  {
    id: 'makePayrollJournal',
    method: 'post',
    path: '/api/v1/payroll/journal',
    tag: 'Payroll',
    scope: 'tax',
    summary: 'Make the journal of a payroll',
    description:
      'Balanced accounting entries of up to 5,000 employees, by any label: pay and its parts, charges of the employer, contributions, tax, deductions and net pay, on the accounts of a plan or your own. With `format`: a file for an accounting program. A wrong row refuses the journal and is named; so do rows in two currencies. Nothing of the rows is stored or logged. Each row counts as a call. Benefits in kind are not cash and have no line.',
    query: JournalQuery,
    body: JournalRequest,
    response: success(Journal),
    filesOnRequest: ['text/csv'],
    manyRows: true,
    errors: [
      ...incomeErrors,
      'invalid_items',
      'invalid_tax_type',
      'invalid_format',
      'not_established',
      'payload_too_large',
      'budget_exceeded',
      'bad_request',
    ],
  },
] as const satisfies readonly OperationContract[];
