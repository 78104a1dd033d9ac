import { Correction, CorrectionRequest } from './correction';
import { success } from './envelope';
import { incomeErrors } from './income-errors';
import type { OperationContract } from './operation';

/** Back pay and corrected payslips. */
export const correctionOperations = [
  {
    id: 'calculateCorrection',
    method: 'post',
    path: '/api/v1/payroll/correction',
    tag: 'Payroll',
    scope: 'tax',
    summary: 'Correct the pay of earlier months',
    description:
      'Back pay, or pay taken back, for named months: both payslips of each month by its own law, the difference of every line, and the sum. Where the law taxes arrears in the month of payment, or its tax is that of the year so far, the tax of the difference is that of the month of payment. Without a recorded rule each month is computed again, and a notice says so. What was withheld too much comes with the time at which it is paid back, as far as that is established.',
    body: CorrectionRequest,
    item: CorrectionRequest,
    itemName: 'correction',
    response: success(Correction),
    errors: [...incomeErrors, 'invalid_months', 'invalid_tax_type', 'bad_request'],
  },
] as const satisfies readonly OperationContract[];
