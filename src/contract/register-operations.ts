import { success } from './envelope';
import type { OperationContract } from './operation';
import { Register, RegisterQuery, RegisterRequest } from './register';

/** A whole payroll in one question. */
export const registerOperations = [
  {
    id: 'calculateRegister',
    method: 'post',
    path: '/api/v1/payroll/register',
    tag: 'Many at once',
    scope: 'tax',
    manyRows: true,
    summary: 'Calculate a payroll register',
    description:
      'Up to 5,000 employees in, the lines of their payslips out, with totals by any label. A wrong row has its own error and does not affect the others; a total over it is an error, never a smaller sum. Each row counts as a call. A register may take 10 seconds of computing: rows beyond that have the error `budget_exceeded` and do not count. Also as CSV.',
    query: RegisterQuery,
    body: RegisterRequest,
    filesOnRequest: ['text/csv'],
    response: success(Register),
    errors: [
      'invalid_json',
      'invalid_format',
      'invalid_items',
      'payload_too_large',
      'invalid_country',
      'invalid_period',
      'invalid_date',
      'invalid_tax_year',
      'invalid_law_version',
      'invalid_currency',
      'invalid_include_pension',
      'invalid_employer',
      'bad_request',
    ],
  },
] as const satisfies readonly OperationContract[];
