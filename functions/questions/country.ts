import type { CountryInfo, CountryList } from '../../src/contract/country-info';
import type { Invocation } from '../cell/asking';
import { ask, calculate } from '../cell/calculate';
import type { CellValue } from '../cell/failure';
import { countryText, type Given } from '../cell/values';
import { countryFields } from './country-fields';
import { wordOf } from './word';

/** One field of a country. */
export async function countryField(
  country: Given,
  field: Given,
  invocation: Invocation | undefined,
): Promise<CellValue[][]> {
  const name = wordOf(field, countryFields, 'a field');
  const { field: group, read, kind } = countryFields[name];
  return calculate(
    {
      ranges: [],
      question: () => ({ operation: 'country', input: { country: countryText(country) }, fields: [group] }),
      value: (data) => read(data as Partial<CountryInfo>),
      kind,
      unknown: `There is no ${name} for ${countryText(country)}.`,
    },
    invocation,
  );
}

const head = ['Code', 'Name', 'Currency', 'Kinds of tax', 'Tax year'];

/** The 54 countries below a row of headings. */
export async function countryTable(invocation: Invocation | undefined): Promise<CellValue[][]> {
  const { data } = await ask({ operation: 'country', input: {}, fields: ['countries'] }, invocation);
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
