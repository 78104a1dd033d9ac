import { say } from '../../language/say';
import type { LawDates, LawItem } from '../../contract/law';
import type { Band, Country } from '../../reference/schema';
import { citedById } from '../../truth/cite';
import { truthOf } from '../../truth/evidence';
import { type DatedFact, type DayAsked, lawEvidence, type Sources } from '../law/evidence';

/** Whose law is shown, and of which day. */
export interface Shown extends DayAsked {
  readonly country: Country;
}

/**
 * What is said of the age of a part of the law.
 *
 * @param from the sources that it rests on
 * @param what the subject, as it appears in the notices: `corporate tax`
 * @param notices what is to be told beside its age
 */
export function datesOf(
  { country, ...asked }: Shown,
  fact: DatedFact,
  from: Sources,
  what: string,
  notices: readonly string[] = [],
): LawDates {
  const evidence = lawEvidence(country, fact, asked, what, from);
  return {
    effective_from: fact.effective_from,
    effective_to: fact.effective_to ?? null,
    last_confirmed: fact.last_confirmed,
    ...truthOf(evidence),
    notices: [...evidence.notices.map((notice) => say(notice)), ...notices],
    sources: [...evidence.sources],
  };
}

/** Bands as they are shown. */
export const bracketsOf = (bands: readonly Band[]) =>
  bands.map(({ from, to, rate, fixed, subtract }) => ({
    from,
    to,
    rate,
    ...(fixed === undefined ? {} : { fixed }),
    ...(subtract === undefined ? {} : { subtract }),
  }));

/** A rule of the law with its sources. */
export function itemOf(
  country: Country,
  id: string,
  name: string,
  rule: string,
  { note, sources }: { readonly note?: string | undefined; readonly sources: readonly string[] },
): LawItem {
  return { id, name, rule, ...(note === undefined ? {} : { note }), sources: citedById(country.sources, sources) };
}
