import type { Country, PayerTreaties } from './schema';

/** The reference data. */
export interface Reference {
  /** The law of every country by country code. */
  readonly countries: ReadonlyMap<string, Country>;
  /** The tax treaties of a country; undefined if none are recorded. They are read when first asked for. */
  readonly treaties: (payer: string) => PayerTreaties | undefined;
}

export function createReference(
  countries: readonly Country[],
  treaties: Reference['treaties'] = () => undefined,
): Reference {
  return { countries: new Map(countries.map((country) => [country.code, country])), treaties };
}

export type * from './schema';
export { parseTaxYear, type TaxYear, taxYear, taxYearOf } from './tax-year';
