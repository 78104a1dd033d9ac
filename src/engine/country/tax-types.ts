import { type TaxType, taxTypes } from '../../contract/tax';
import { oncePer } from '../../once';
import type { Country } from '../../reference/schema';
import type { Evidence } from '../../truth/evidence';
import type { Context } from '../answer';
import { plainQuestion } from '../calculate-tax';

const answeredIn = oncePer((context: Context) =>
  oncePer(
    (country: Country): ReadonlyMap<TaxType, Evidence> =>
      new Map(
        taxTypes.flatMap((type) => {
          const found = plainQuestion(country, type, context);
          return found.ok ? [[type, found.value] as const] : [];
        }),
      ),
  ),
);

/**
 * The types of tax that can be computed for a country today from the required fields alone. Each comes with the facts
 * behind the answer. The first time reads the law of the country, which takes milliseconds.
 */
export const answeredTaxTypes = (country: Country, context: Context): ReadonlyMap<TaxType, Evidence> =>
  answeredIn(context)(country);
