import { taxErrors, vatErrors } from './calculation-errors';
import { success } from './envelope';
import { TaxExplanation, VatExplanation } from './explanation';
import type { OperationContract } from './operation';
import { TaxRequest } from './tax';
import { VatRequest } from './vat';

/** Why figures are what they are. */
export const explanationOperations = [
  {
    id: 'explainTax',
    method: 'post',
    path: '/api/v1/tax/explain',
    tag: 'Tax',
    scope: 'tax',
    summary: 'Explain a tax line by line',
    description:
      'The answer of `POST /api/tax` to the same request, explained line by line from gross to net: how each amount is calculated, the rule of law in words, the day from which it applies and its sources.',
    body: TaxRequest,
    response: success(TaxExplanation),
    errors: taxErrors,
  },
  {
    id: 'explainVat',
    method: 'post',
    path: '/api/v1/vat/explain',
    tag: 'VAT',
    scope: 'vat',
    summary: 'Explain VAT line by line',
    description:
      'The answer of `POST /api/vat` to the same request, with the parts of its rate, the law of the country and its sources.',
    body: VatRequest,
    response: success(VatExplanation),
    errors: vatErrors,
  },
] as const satisfies readonly OperationContract[];
