import { Comparison, CompareRequest } from './compare';
import { success } from './envelope';
import type { OperationContract } from './operation';

/** A payroll under two settings. */
export const compareOperations = [
  {
    id: 'comparePayroll',
    method: 'post',
    path: '/api/v1/payroll/compare',
    tag: 'Payroll',
    scope: 'tax',
    manyRows: true,
    summary: 'Compare a payroll under two laws or settings',
    description:
      'Up to 5,000 employees under two days, versions of the law, countries, settings of the employer or raises: both payslips of each, the difference of every line, and which rules of law make it, in words and with sources. Says how many gain and lose. Enacted law of a later day is used; what is only announced is listed and changes no figure. Rows are those of the payroll register. Each row counts as two calls.',
    body: CompareRequest,
    response: success(Comparison),
    errors: [
      'invalid_json',
      'invalid_items',
      'payload_too_large',
      'invalid_country',
      'invalid_period',
      'invalid_date',
      'invalid_tax_year',
      'invalid_law_version',
      'plan_required',
      'invalid_currency',
      'invalid_include_pension',
      'invalid_employer',
      'bad_request',
    ],
  },
] as const satisfies readonly OperationContract[];
