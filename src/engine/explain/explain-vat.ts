import { done, fail, type Outcome } from '../../contract/error';
import type { VatExplanation } from '../../contract/explanation';
import type { VatRequest, VatResult } from '../../contract/vat';
import { message } from '../../language/message';
import { countryTerm, lawText } from '../../language/terms';
import { unsaid } from '../../language/unsaid';
import type { UnsaidAnswer } from '../answer';
import type { Reference } from '../../reference';
import type { Context } from '../answer';
import { calculateVat } from '../calculate-vat';
import { entryOn } from '../law/dated';
import { explanationOf } from './explanation';
import { vatSections } from './levy';

/**
 * VAT with its law, as of today.
 *
 * @returns what {@link calculateVat} answers, explained; its errors where it cannot answer
 */
export function explainVat(
  reference: Reference,
  request: VatRequest,
  context: Context,
): Outcome<UnsaidAnswer<VatExplanation>> {
  const answer = calculateVat(reference, request, context);
  if (!answer.ok) return answer;
  const { data } = answer.value;
  const country = reference.countries.get(request.country);
  const regime = country && entryOn(country, country.vat, context.today);
  if (country === undefined || regime === undefined)
    return fail('invalid_country', message('vat_not_recorded', { country: request.country }));
  return done(
    explanationOf<VatResult>(unsaid(data), answer.value, {
      country,
      heading: message('explained_vat', {
        country: countryTerm(country.code),
        tax: lawText(regime.name),
        currency: data.currency,
      }),
      fact: regime,
      date: context.today,
      sections: vatSections(data, regime, country),
    }),
  );
}
