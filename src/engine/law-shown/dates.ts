import type { LawDates, LawItem } from '../../contract/law';
import type { Band, Country } from '../../reference/schema';
import type { TaxYear } from '../../reference/tax-year';
import { citedSources, type DatedFact, statusOf } from '../truth';

/** Whose law is shown, and for which year. */
export interface Shown {
  readonly country: Country;
  readonly year: TaxYear;
}

/**
 * What is said of the age of a part of the law.
 *
 * @param what the subject, as it appears in the notices: `corporate tax`
 * @param notices what is to be told beside its age
 */
export function datesOf({ country, year }: Shown, fact: DatedFact & { readonly sources: readonly string[] }, what: string, notices: readonly string[] = []): LawDates {
  const status = statusOf(country, fact, year, what);
  return {
    effective_from: fact.effective_from,
    effective_to: fact.effective_to ?? null,
    last_confirmed: fact.last_confirmed,
    confidence: fact.confidence,
    data_status: status.data_status === 'stale' ? 'stale' : 'current',
    notices: [...status.notices, ...notices],
    sources: citedSources(country, fact.sources),
  };
}

/** Bands as they are shown. */
export const bracketsOf = (bands: readonly Band[]) =>
  bands.map(({ from, to, rate, fixed, subtract }) => ({ from, to, rate, ...(fixed === undefined ? {} : { fixed }), ...(subtract === undefined ? {} : { subtract }) }));

/** A rule of the law with its sources. */
export function itemOf(country: Country, id: string, name: string, rule: string, { note, sources }: { readonly note?: string | undefined; readonly sources: readonly string[] }): LawItem {
  return { id, name, rule, ...(note === undefined ? {} : { note }), sources: citedSources(country, sources) };
}
