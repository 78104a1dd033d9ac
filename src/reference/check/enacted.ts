import type { Country } from '../schema';
import { lawAreas } from '../../contract/words/law-areas';

/** Enacted law that is not yet in force: its subject and the days it changes, ascending. */
export interface Enacted {
  readonly country: string;
  readonly what: string;
  readonly days: readonly string[];
}

/** Enacted law that starts after a day. */
export function enactedAfter(country: Country, today: string): Enacted[] {
  const subjects = [
    ...lawAreas.map((group) => ({
      what: group === 'vat' ? 'VAT' : `${group.replace('_', ' ')} tax`,
      starts: country[group].map(({ effective_from }) => effective_from),
    })),
    ...country.contributions.map(({ name, payer, dated }) => ({
      what: name.toLowerCase().includes(payer) ? name : `${name} (${payer})`,
      starts: dated.map(({ from }) => from),
    })),
    ...(country.wages ?? []).map(({ name, dated }) => ({ what: name, starts: dated.map(({ from }) => from) })),
  ];
  return subjects.flatMap(({ what, starts }) => {
    const days = starts
      .filter((from) => from !== null && from > today)
      .map((from) => from!)
      .sort();
    return days.length === 0 ? [] : [{ country: country.name, what, days }];
  });
}
