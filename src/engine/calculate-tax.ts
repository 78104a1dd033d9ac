import { done, type Outcome } from '../contract/error';
import { TaxRequest, type TaxResult, type TaxType } from '../contract/tax';
import type { Country } from '../reference/schema';
import type { Reference } from '../reference';
import type { Answer, Context } from './answer';
import { calculateCapitalGainsTax, capitalGainsQuestion } from './levy/capital-gains';
import { calculateCorporateTax, corporateQuestion } from './levy/corporate';
import { calculateIncomeTax } from './income/calculate-income';
import { incomeFacts } from './income/income-law-asked';
import { calculateWithholdingTax, withholdingQuestion } from './levy/withholding';
import type { PreparedLevy } from './levy/prepared-levy';
import { type Evidence, evidenceOf } from '../truth/evidence';
import { countryAsked } from './country/country-asked';

const calculators = {
  income: calculateIncomeTax,
  corporate: calculateCorporateTax,
  withholding: calculateWithholdingTax,
  capital_gains: calculateCapitalGainsTax,
};

/**
 * Tax of any type on an amount, from gross to net or from net to gross.
 *
 * @param request a valid request; amounts in major units of the country's currency, in the pay period
 * @returns the result with its sources, or the specification's error code with a sentence that says what would be right
 */
export function calculateTax(reference: Reference, request: TaxRequest, context: Context): Outcome<Answer<TaxResult>> {
  const recorded = countryAsked(reference, request.country);
  if (!recorded.ok) return recorded;
  const country = recorded.value;
  return calculators[request.type](country, request, context, reference);
}

const factsOfLevy = (found: Outcome<PreparedLevy>): Outcome<Evidence> =>
  found.ok ? done(evidenceOf(found.value.meta)!) : found;

const facts: Readonly<Record<TaxType, (country: Country, request: TaxRequest, context: Context) => Outcome<Evidence>>> =
  {
    income: incomeFacts,
    corporate: (...question) => factsOfLevy(corporateQuestion(...question)),
    withholding: (...question) => factsOfLevy(withholdingQuestion(...question)),
    capital_gains: (...question) => factsOfLevy(capitalGainsQuestion(...question)),
  };

/**
 * Can a type of tax be computed for a country if a request has only the required fields? The calculator decides, before
 * it looks at the amount.
 *
 * @returns the facts that the answer rests on, or why there is no answer
 */
export const plainQuestion = (country: Country, type: TaxType, context: Context): Outcome<Evidence> =>
  facts[type](country, TaxRequest.parse({ country: country.code, type, amount: 1 }), context);
