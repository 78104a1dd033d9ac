import { z } from 'zod';
import type { PublicContract } from './operation';
import { PayslipsRequest } from './payslips';

/**
 * Operations that make files from rows about people. Nothing of a row is kept, so neither batches nor agents nor forms
 * offer them.
 */
export const documentOperations = [
  {
    id: 'makePayslips',
    method: 'post',
    path: '/api/v1/payroll/payslips',
    tag: 'Payroll',
    scope: 'tax',
    summary: 'Make payslips as PDF',
    description:
      'Payslips of a month, as one PDF or a ZIP file with a PDF for each employee: each line with its base and rate, the contributions of the employer, the year so far, and the minimum wage where the pay is below it. `lang` chooses the language. A row that is refused names its number, and no file is made. Nothing is stored.',
    body: PayslipsRequest,
    response: z.never(),
    files: ['application/pdf', 'application/zip'],
    errors: [
      'invalid_json',
      'invalid_country',
      'invalid_date',
      'invalid_law_version',
      'plan_required',
      'invalid_include_pension',
      'invalid_employer',
      'invalid_format',
      'invalid_items',
      'invalid_amount',
      'invalid_mode',
      'invalid_pay',
      'invalid_in_kind',
      'invalid_paid',
      'invalid_employee',
      'invalid_year_to_date',
      'invalid_tax_year',
      'invalid_tax_type',
      'invalid_currency',
      'invalid_name',
      'budget_exceeded',
    ],
  },
] as const satisfies readonly (PublicContract & { readonly method: 'post'; readonly files: readonly string[] })[];
