import type { CountryList } from '../../contract/country-info';
import { message } from '../../language/message';
import { taxYearOf } from '../../reference/tax-year';
import { metaOfRows, together, truthOf } from '../../truth/evidence';
import type { Answer } from '../answer';
import { onceAWorld } from './once-a-world';
import { answeredTaxTypes } from './tax-types';

/** The 54 countries with what can be computed for each. */
export const countryList = onceAWorld((reference, context): Answer<CountryList> => {
  const rows = [...reference.countries.values()]
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map((country) => {
      const types = answeredTaxTypes(country, context);
      const evidence = together([...types.values()])!;
      const row = {
        code: country.code,
        name: country.name,
        currency: country.currency,
        tax_types: [...types.keys()],
        tax_year: taxYearOf(country.tax_year, context.today).label,
        ...truthOf(evidence),
      };
      return { row, evidence };
    });
  const countries = rows.map(({ row }) => row);
  return {
    data: { countries, count: countries.length },
    meta: metaOfRows(
      rows.map(({ evidence }) => evidence),
      [message('rows_as_sure_as_tax_types')],
    ),
    isShared: true,
  };
});
