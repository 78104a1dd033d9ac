import type { CitedSource, Meta } from '../contract/meta';
import type { Country } from '../reference/schema';
import { type Source, sourceKinds } from '../reference/schema/source';

/** A fact of law with its dates and how well it is known. */
export interface DatedFact {
  readonly effective_from: string | null;
  readonly effective_to?: string | null | undefined;
  readonly stated_from?: string | undefined;
  readonly last_confirmed: string;
  readonly confidence: 'high' | 'medium' | 'low';
}

/**
 * Whether a fact is current: it is stale when it was last confirmed before the tax year that was asked for began.
 *
 * @param what the subject, as it appears in the notice: `income tax`, `VAT`
 */
export function statusOf(country: Country, fact: DatedFact, year: { readonly from: string; readonly label: string }, what: string): Pick<Meta, 'data_status' | 'as_of' | 'notices'> {
  const stale = fact.last_confirmed < year.from;
  const span = fact.effective_from === null ? '' : ` They apply from ${fact.effective_from}${fact.effective_to ? ` to ${fact.effective_to}` : ''}.`;
  return {
    data_status: stale ? 'stale' : 'current',
    as_of: fact.last_confirmed,
    notices: [
      `${country.name}'s ${what} rules were last confirmed on ${fact.last_confirmed}.${span}`,
      ...(stale ? [`They were not confirmed for tax year ${year.label}: check for a change before relying on them.`] : []),
      ...(fact.confidence === 'low' ? [`Confidence in ${country.name}'s ${what} rules is low: sources are weak or disagree.`] : []),
    ],
  };
}

/** The place of a source among others: by its kind, and behind them all where nobody can look it up. */
const placeOf = ({ kind, url }: Source): number => (url === null ? sourceKinds.length : sourceKinds.indexOf(kind));

/** Sources by id, as they are cited in an answer: each once, best first, and in the order of their ids where they are as good as each other. */
export function citedSources(country: Country, ids: readonly string[]): CitedSource[] {
  return [...new Set(ids)]
    .flatMap((id) => country.sources[id] ?? [])
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(({ title, publisher, url, dated }) => ({ title, publisher, url, dated }));
}

/** What a caller must be told with every answer from a regime. */
export function regimeNotices(country: Country, regime: { readonly notices?: readonly string[] | undefined; readonly published_on?: string | undefined; readonly effective_from: string | null }): string[] {
  const reached = regime.published_on !== undefined && regime.effective_from !== null && regime.published_on > regime.effective_from;
  return [
    ...(reached ? [`This law of ${country.name} was published on ${regime.published_on} and reached back to ${regime.effective_from}.`] : []),
    ...(regime.notices ?? []),
  ];
}
