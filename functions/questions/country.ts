import type { CountryInfo, CountryList } from '../../src/contract/country-info';
import { ask, type CellProgram } from '../cell/cell-program';
import { calculate } from '../cell/calculate';
import type { CellValue } from '../cell/failure';
import { countryText, type Given } from '../cell/values';
import { words } from '../cell/words';
import { countryFields } from './country-fields';
import { wordOf } from './word';

/** One field of a country. */
export function* countryField(country: Given, field: Given): CellProgram<CellValue[][]> {
  const name = wordOf(field, countryFields, words('word_of_field'));
  const { field: group, read, kind } = countryFields[name];
  return yield* calculate({
    ranges: [],
    question: () => ({ operation: 'country', input: { country: countryText(country) }, fields: [group] }),
    value: (data) => read(data as Partial<CountryInfo>),
    kind,
    unknown: words('no_value_of_country', { what: name, country: countryText(country) }),
  });
}

const head = [
  words('heading_code'),
  words('heading_name'),
  words('heading_currency'),
  words('heading_taxes'),
  words('heading_tax_year'),
];

/** The 54 countries below a row of headings. */
export function* countryTable(): CellProgram<CellValue[][]> {
  const { data } = yield* ask({ operation: 'country', input: {}, fields: ['countries'] });
  return [
    head,
    ...(data['countries'] as CountryList['countries']).map(({ code, name, currency, tax_types, tax_year }) => [
      code,
      name,
      currency,
      tax_types.join(', '),
      tax_year,
    ]),
  ];
}
