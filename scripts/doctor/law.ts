import { lawAreas } from '../../src/contract/words/law-areas';
import { daysBetween } from '../../src/day';
import type { Country } from '../../src/reference/schema';
import { isSearchDue } from '../../src/reference/search-due';
import { promisedDays } from '../../src/truth/grade';
import { lawInForce } from '../law/in-force';
import { type Finding, good, warning } from './finding';

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
      const onPay = lawInForce(country, today).filter(({ area }) => area === 'income');
      return onPay.map(({ entry }) => entry.last_confirmed).sort()[0] ?? [];
    })
    .sort();

/** Is law due for a check? */
export function lawFindings(countries: readonly Country[], today: string): Finding[] {
  const confirmations = payConfirmations(countries, today);
  const due = confirmations.filter((day) => daysBetween(day, today) > promisedDays);
  const searches = countries.filter((country) => isSearchDue(country, today));
  const found = [
    ...(due.length === 0
      ? []
      : [
          warning(
            `The law on pay of ${due.length} of ${countries.length} countries was last confirmed more than ${promisedDays} days ago, the oldest on ${due[0]}. Answers about it say \`due\` or \`stale\`. \`npm run data:review\` lists what to check; a newer release may have checked it.`,
          ),
        ]),
    ...(searches.length === 0
      ? []
      : [
          warning(
            `A search for newer law on pay is due: ${searches.map(({ code }) => code).join(', ')}. Run \`npm run data:review\`.`,
          ),
        ]),
  ];
  return found.length > 0 ? found : [good(`The law on pay was confirmed in the last ${promisedDays} days.`)];
}
