import { type LawArea, lawAreas } from '../contract/words/law-areas';
import { oncePer } from '../once';
import type { Country } from '../reference/schema';
import { corporateFacts, gainFacts } from './facts/companies';
import { contributionFacts } from './facts/contributions';
import type { Fact } from './facts/fact';
import { incomeFacts, wageFacts } from './facts/income';
import { withholdingFacts } from './facts/payments';
import { vatFacts } from './facts/vat';
import { sourcesKey } from '../truth/reading';
import type { WatchedFigure } from './figures';

/** The facts of a country in force that cite the same sources, and the figures that a page must state for them. */
export interface WatchedFacts {
  /** The ids of the sources, as the facts list them. */
  readonly sources: readonly string[];
  /** The first day from which all of these facts are in force; null where it is not established. */
  readonly since: string | null;
  readonly areas: readonly LawArea[];
  readonly figures: readonly WatchedFigure[];
}

const factsOf: Readonly<Record<LawArea, (country: Country, date: string) => readonly Fact[]>> = {
  income: (country, date) => [
    ...incomeFacts(country, date),
    ...contributionFacts(country, date),
    ...wageFacts(country, date),
  ],
  corporate: corporateFacts,
  withholding: withholdingFacts,
  capital_gains: gainFacts,
  vat: vatFacts,
};

/** The later of two days; null, the unknown one, is the latest. */
const later = (a: string | null, b: string | null): string | null => (a === null || b === null ? null : a > b ? a : b);

/**
 * What pages must state for the law of a country that is in force on a day, by the sources that the facts cite.
 *
 * @param date YYYY-MM-DD
 */
export function watchedFacts(country: Country, date: string): readonly WatchedFacts[] {
  const ofDays = keptFacts(country);
  const known = ofDays.get(date);
  if (known !== undefined) return known;
  ofDays.clear();
  const facts = factsOn(country, date);
  ofDays.set(date, facts);
  return facts;
}

/** The facts of the day last asked about. They take a while to make. */
const keptFacts = oncePer((_: Country) => new Map<string, readonly WatchedFacts[]>());

function factsOn(country: Country, date: string): readonly WatchedFacts[] {
  const found = new Map<string, WatchedFacts>();
  for (const fact of lawAreas.flatMap((area) => factsOf[area](country, date))) {
    const key = sourcesKey(fact.sources);
    const known = found.get(key);
    const figures = fact.figures.map((figure) => ({ ...figure, id: `${country.code} ${figure.id}` }));
    found.set(key, {
      sources: fact.sources,
      since: known === undefined ? fact.since : later(known.since, fact.since),
      areas: [...new Set([...(known?.areas ?? []), fact.area])],
      figures: [...new Map([...(known?.figures ?? []), ...figures].map((figure) => [figure.id, figure])).values()],
    });
  }
  return [...found.values()];
}
