import { type TaxType, taxTypes } from '../../contract/tax';
import type { Country } from '../../reference/schema';
import type { Evidence } from '../../truth/evidence';
import type { Context } from '../answer';
import { plainQuestion } from '../calculate-tax';

/**
 * The types of tax that can be computed for a country today from the required fields alone. Each comes with the facts
 * behind the answer.
 */
export const answeredTaxTypes = (country: Country, context: Context): ReadonlyMap<TaxType, Evidence> =>
  new Map(
    taxTypes.flatMap((type) => {
      const found = plainQuestion(country, type, context);
      return found.ok ? [[type, found.value] as const] : [];
    }),
  );
