import type { Country } from './schema';

/** The reference data: the law of every country by country code. */
export interface Reference {
  readonly countries: ReadonlyMap<string, Country>;
}

export function createReference(countries: readonly Country[]): Reference {
  return { countries: new Map(countries.map((country) => [country.code, country])) };
}

export type * from './schema';
export { parseTaxYear, type TaxYear, taxYear, taxYearOf } from './tax-year';
