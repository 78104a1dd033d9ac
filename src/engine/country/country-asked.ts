import { done, fail, type Outcome } from '../../contract/error';
import { message } from '../../language/message';
import type { Country, Reference } from '../../reference';

/** The law of the country that a request names; `invalid_country` where none is recorded. */
export function countryAsked({ countries }: Pick<Reference, 'countries'>, code: string): Outcome<Country> {
  const country = countries.get(code);
  return country === undefined
    ? fail('invalid_country', message('country_law_not_recorded', { country: code }))
    : done(country);
}
