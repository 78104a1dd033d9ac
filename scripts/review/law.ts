import { lawAreaWords } from '../../src/contract/words/law-areas';
import type { Country } from '../../src/reference/schema';
import { lawInForce } from '../law/in-force';
import type { ReviewItem } from './items';

/**
 * What to check in the law of a country: doubts, current entries of low confidence, and announced changes without a
 * figure. Doubts and announced changes have the day of the oldest confirmation of the law in force.
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
