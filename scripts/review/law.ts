import { lawAreaWords } from '../../src/contract/words/law-areas';
import { isSearchDue } from '../../src/reference/search-due';
import { ruleOn } from '../../src/reference/rule-on';
import type { Country } from '../../src/reference/schema';
import { lawInForce } from '../law/in-force';
import type { ReviewItem } from './items';

/** Newer law on pay that is to be searched for. */
function searchDue(country: Country, today: string): string[] {
  const { searched } = country;
  if (!isSearchDue(country, today)) return [];
  return searched === undefined
    ? ['No search for newer law on pay is recorded.']
    : [`Newer law on pay was last searched for on ${searched.on}. ${searched.outcome}`];
}

/**
 * What to check in the law of a country: doubts, current entries and wages of low confidence, announced changes without
 * a figure, and a search for newer law that is due. Doubts, announced changes and searches have the day of the oldest
 * confirmation of the law in force.
 *
 * @param today YYYY-MM-DD
 */
export function lawToReview(country: Country, today: string): ReviewItem[] {
  const inForce = lawInForce(country, today);
  const several = inForce.filter(({ area }) => area === 'income').length > 1;
  const general = {
    confirmed: inForce.map(({ entry }) => entry.last_confirmed).sort()[0] ?? '',
    country: country.code,
    area: 'law',
  };
  return [
    ...country.doubts.map((text) => ({ ...general, kind: 'doubt' as const, text })),
    ...country.upcoming.map((text) => ({ ...general, kind: 'announced change' as const, text })),
    ...searchDue(country, today).map((text) => ({ ...general, kind: 'search due' as const, text })),
    ...(country.wages ?? []).flatMap(({ name, dated }) => {
      const amount = ruleOn(dated, today);
      return amount?.confidence === 'low'
        ? [
            {
              confirmed: amount.last_confirmed,
              country: country.code,
              area: 'wages',
              kind: 'low confidence' as const,
              text: `${name}: the sources are weak or disagree.`,
            },
          ]
        : [];
    }),
    ...inForce
      .filter(({ entry }) => entry.confidence === 'low')
      .map(({ area, currency, entry }) => ({
        confirmed: entry.last_confirmed,
        country: country.code,
        area,
        kind: 'low confidence' as const,
        text: `${lawAreaWords[area].label}${several && currency !== undefined ? ` on pay in ${currency}` : ''}${entry.effective_from === null ? '' : ` in force since ${entry.effective_from}`}: the sources are weak or disagree.`,
      })),
  ];
}
