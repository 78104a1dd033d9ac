import { success } from './envelope';
import type { OperationContract } from './operation';
import { FilledReturn, ReturnFormat, ReturnList, ReturnParams, ReturnRequest, ReturnsQuery, xlsxType } from './returns';

/** Returns of employers in the layout of the authority. */
export const returnOperations = [
  {
    id: 'getPayrollReturns',
    method: 'get',
    path: '/api/v1/payroll/returns',
    tag: 'Payroll',
    scope: 'calendar',
    summary: 'List returns of employers',
    description:
      'The returns that the service can fill, of one country or all: their layout, what it rests on, and what they read from an employee and an employer.',
    query: ReturnsQuery,
    response: success(ReturnList),
    errors: ['invalid_country', 'not_found', 'not_established'],
  },
  {
    id: 'fillPayrollReturn',
    method: 'post',
    path: '/api/v1/payroll/returns/{id}',
    tag: 'Payroll',
    scope: 'tax',
    summary: 'Make a return of employers',
    description:
      'The table of a month’s return from up to 5,000 employees, in the columns of the authority, with what the authority would reject, by row. With `format=file`: the file itself. Nothing of the rows is stored or logged. Each row counts as a call. A row takes what `POST /api/v1/tax/paye` takes about an employee.',
    params: ReturnParams,
    query: ReturnFormat,
    body: ReturnRequest,
    response: success(FilledReturn),
    filesOnRequest: ['text/csv', 'text/plain', 'application/xml', xlsxType],
    manyRows: true,
    errors: [
      'invalid_json',
      'invalid_date',
      'invalid_employer',
      'invalid_format',
      'not_found',
      'not_established',
      'payload_too_large',
      'budget_exceeded',
    ],
  },
] as const satisfies readonly OperationContract[];
