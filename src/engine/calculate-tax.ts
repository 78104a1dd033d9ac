import type { Outcome } from '../contract/error';
import { fail } from '../contract/error';
import type { TaxRequest, TaxResult } from '../contract/tax';
import type { Reference } from '../reference';
import type { Answer, Context } from './answer';
import { calculateCapitalGainsTax } from './calculate-capital-gains';
import { calculateCorporateTax } from './calculate-corporate';
import { calculateIncomeTax } from './income/calculate-income';
import { calculateWithholdingTax } from './calculate-withholding';

const calculators = { income: calculateIncomeTax, corporate: calculateCorporateTax, withholding: calculateWithholdingTax, capital_gains: calculateCapitalGainsTax };

/**
 * Tax of any type on an amount, from gross to net or from net to gross.
 *
 * @param request a valid request; amounts in major units of the country's currency, in the pay period
 * @returns the result with its sources, or the error code of the specification with a sentence that says what would be right
 */
export function calculateTax(reference: Reference, request: TaxRequest, context: Context): Outcome<Answer<TaxResult>> {
  const country = reference.countries.get(request.country);
  if (country === undefined) return fail('invalid_country', `No law of ${request.country} is recorded.`);
  return calculators[request.type](country, request, context);
}
