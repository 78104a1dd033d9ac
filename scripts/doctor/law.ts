import { lawInUse } from '../../server/laws/apply';
import { releasedLaw } from '../../server/laws/released';
import type { Store } from '../../server/store/store';
import { lawWithReadings } from '../../server/watch/follow';
import { lawAreas } from '../../src/contract/words/law-areas';
import { daysBetween } from '../../src/day';
import { lawInForceEvidence } from '../../src/engine';
import { message } from '../../src/language/message';
import type { Reference } from '../../src/reference';
import type { Country } from '../../src/reference/schema';
import { isSearchDue } from '../../src/reference/search-due';
import { promisedDays } from '../../src/truth/grade';
import { type Finding, good, warning } from './finding';

/**
 * The law that answers of this service rest on: that of the newest package, with what its cited pages came to when they
 * were read again.
 *
 * @param store undefined where there is none yet, or where it cannot be opened
 */
export async function lawOfService(store: Store | undefined, today: string): Promise<Reference> {
  const ofRelease = releasedLaw();
  if (store === undefined) return ofRelease;
  const { current } = await lawInUse({ store, ofRelease });
  return lawWithReadings(current, await store.lawPages(), today);
}

/** The newest day on which any law of the release was confirmed. */
export const newestConfirmation = (countries: readonly Country[]): string =>
  countries
    .flatMap((country) => lawAreas.flatMap((area) => country[area].map(({ last_confirmed }) => last_confirmed)))
    .sort()
    .at(-1)!;

/** The days on which the law on pay of each country was last confirmed, oldest first. */
const payConfirmations = (countries: readonly Country[], today: string): readonly string[] =>
  countries
    .flatMap((country) => {
      const confirmed = lawInForceEvidence(country, 'income', today).flatMap(({ as_of }) => as_of ?? []);
      // Law that has ended, and that nobody has recorded anew.
      const ended = country.income.map(({ last_confirmed }) => last_confirmed).sort();
      return confirmed.sort()[0] ?? ended.at(-1) ?? [];
    })
    .sort();

/** Is the law that answers rest on due for a check? */
export function lawFindings({ countries: all, edition, pagesRead }: Reference, today: string): Finding[] {
  const countries = [...all.values()];
  const confirmations = payConfirmations(countries, today);
  const due = confirmations.filter((day) => daysBetween(day, today) > promisedDays);
  const differing = pagesRead?.differing.length ?? 0;
  const searches = countries.filter((country) => isSearchDue(country, today));
  const found = [
    ...(differing === 0 ? [] : [warning(message('doctor_pages_differ', { count: differing }))]),
    ...(due.length === 0
      ? []
      : [
          warning(
            message('doctor_law_due', {
              version: edition.version,
              due: due.length,
              all: countries.length,
              days: promisedDays,
              oldest: due[0]!,
            }),
          ),
        ]),
    ...(searches.length === 0
      ? []
      : [warning(message('doctor_search_due', { countries: searches.map(({ code }) => code).join(', ') }))]),
  ];
  return found.length > 0
    ? found
    : [good(message('doctor_law_confirmed', { version: edition.version, days: promisedDays }))];
}
