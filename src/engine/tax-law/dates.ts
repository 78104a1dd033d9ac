import type { Message, Sentence } from '../../language/message';
import { joined, lawNotes } from '../../language/terms';
import type { Unsaid } from '../../language/unsaid';
import { defined } from '../../defined';
import type { LawDates, LawItem } from '../../contract/law';
import type { Band, Country } from '../../reference/schema';
import { citedById } from '../../truth/cite';
import { confirmationOut, truthOf } from '../../truth/evidence';
import { type DatedFact, type DayAsked, lawEvidence, type Sources } from '../law/evidence';

/** The country whose law is described, and the day. */
export interface LawOnDay extends DayAsked {
  readonly country: Country;
}

/**
 * The dates, status, confidence and sources of a part of the law.
 *
 * @param from the sources that it rests on
 * @param subject its name in notices: `corporate tax`
 * @param notices what a reader must know besides its age
 */
export function datesOf(
  { country, ...asked }: LawOnDay,
  fact: DatedFact,
  from: Sources,
  subject: Sentence,
  notices: readonly Message[] = [],
): Unsaid<LawDates> {
  const evidence = lawEvidence(country, fact, asked, subject, from);
  const { confirmed_on: last_confirmed = fact.last_confirmed, ...confirmed } = confirmationOut(evidence.confirmation);
  return {
    effective_from: fact.effective_from,
    effective_to: fact.effective_to ?? null,
    last_confirmed,
    ...confirmed,
    ...truthOf(evidence),
    notices: [...evidence.notices, ...notices],
    sources: [...evidence.sources],
  };
}

/** Bands in the form of the contract. */
export const bracketsOf = (bands: readonly Band[]) =>
  bands.map(({ from, to, rate, fixed, subtract }) => defined({ from, to, rate, fixed, subtract }));

/** A rule of the law with its sources. */
export function itemOf(
  country: Country,
  id: string,
  name: Sentence,
  rule: Sentence,
  { note, sources }: { readonly note?: string | undefined; readonly sources: readonly string[] },
  ...furtherNotes: readonly (string | undefined)[]
): Unsaid<LawItem> {
  return {
    id,
    name,
    rule,
    ...defined({ note: joined('joined_by_space', lawNotes(note, ...furtherNotes)) || undefined }),
    sources: citedById(country.sources, sources),
  };
}
