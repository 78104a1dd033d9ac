import { type LawEdition, releasedEdition } from './edition';
import type { PagesRead } from '../truth/reading';
import { noReturns, type Returns } from './returns';
import type { Country, PayerTreaties } from './schema';

/** The reference data. */
export interface Reference {
  /** Which law this is. */
  readonly edition: LawEdition;
  /** The law of every country by country code. */
  readonly countries: ReadonlyMap<string, Country>;
  /** The tax treaties of a country; undefined if none are recorded. They are read when first asked for. */
  readonly treaties: (payer: string) => PayerTreaties | undefined;
  /** The returns of employers. They are read when first asked for. */
  readonly returns: () => Returns;
  /** What reading the cited pages again came to; left out where none was read. */
  readonly pagesRead?: PagesRead;
  /** The law with its names as recorded, where this one has them in another language. */
  readonly recorded?: Reference;
}

/** @param edition which law it is; by default that of the release */
export function createReference(
  countries: readonly Country[],
  treaties: Reference['treaties'] = () => undefined,
  edition: LawEdition = releasedEdition,
  returns: Reference['returns'] = () => noReturns,
): Reference {
  const { version: law_version } = edition;
  return {
    edition,
    countries: new Map(countries.map((country) => [country.code, { ...country, law_version }])),
    treaties,
    returns,
  };
}

export { type Brought, type CorrectedRule, type Correction, type LawEdition, releasedEdition } from './edition';
export { isLawVersion, isNewerLaw, nextLawVersion } from '../contract/words/law-version';
export type { Returns } from './returns';
export type * from './schema';
export { parseTaxYear, type TaxYear, taxYear, taxYearOf } from './tax-year';
