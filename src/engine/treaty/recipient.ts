import { done, fail, type Outcome } from '../../contract/error';
import type { TaxRequest } from '../../contract/tax';
import { message } from '../../language/message';
import { countryTerm } from '../../language/terms';
import type { Country } from '../../reference/schema';

/**
 * A withholding question with what the country of the payee implies: that the payee is a non-resident.
 *
 * @returns `invalid_recipient_country` for the payer's own country, and beside `residency: resident`
 */
export function withRecipient(country: Country, request: TaxRequest): Outcome<TaxRequest> {
  const { recipient_country: recipient, residency } = request;
  if (recipient === undefined) return done(request);
  if (recipient === country.code)
    return fail(
      'invalid_recipient_country',
      message('recipient_country_is_payer', { partner: countryTerm(country.code) }),
    );
  if (residency === 'resident') return fail('invalid_recipient_country', message('recipient_country_of_resident'));
  return done({ ...request, residency: 'non_resident' });
}
