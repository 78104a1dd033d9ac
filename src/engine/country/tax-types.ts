import { type TaxType, taxTypes } from '../../contract/tax';
import type { Country } from '../../reference/schema';
import type { Evidence } from '../../truth/evidence';
import type { Context } from '../answer';
import { plainQuestion } from '../calculate-tax';

/**
 * The types of tax that a country's calculators answer today when a request states only what it must, each with the
 * facts that the answer rests on.
 */
export const answeredTaxTypes = (country: Country, context: Context): ReadonlyMap<TaxType, Evidence> =>
  new Map(
    taxTypes.flatMap((type) => {
      const found = plainQuestion(country, type, context);
      return found.ok ? [[type, found.value] as const] : [];
    }),
  );
