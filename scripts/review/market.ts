import { fuelTypes } from '../../src/contract/fuel';
import type { Market } from '../../src/market';
import { unansweredMeetings } from '../../src/market/meetings';
import type { ReviewItem } from './items';

/** Current fuel prices whose source is weak. */
const weakPrices = ({ fuel }: Market): ReviewItem[] =>
  Object.entries(fuel.countries).flatMap(([country, { currency, fuels }]) =>
    fuelTypes.flatMap((area) => {
      const newest = fuels[area]?.prices.at(-1);
      if (newest?.confidence !== 'low') return [];
      return [
        {
          confirmed: newest.date,
          country,
          area,
          kind: 'low confidence' as const,
          text: `Price of ${area}, ${newest.price} ${currency}: ${fuel.sources[newest.source]?.publisher ?? 'the source'} is weak.`,
        },
      ];
    }),
  );

/**
 * Current policy rates whose source is weak, and meetings without a recorded decision. A common central bank appears
 * once, under its abbreviation.
 */
function weakRates({ banks }: Market, now: number): ReviewItem[] {
  const committees = [...Object.entries(banks.unions), ...Object.entries(banks.countries)];
  return committees.flatMap(([country, { policy_rate, meetings }]) => {
    const newest = policy_rate?.observations.at(-1);
    if (newest === undefined) return [];
    const item = { confirmed: newest.date, country, area: 'policy_rate' };
    const missed = unansweredMeetings(meetings, newest.date, now);
    return [
      ...(newest.confidence === 'low'
        ? [{ ...item, kind: 'low confidence' as const, text: `Policy rate of ${newest.value} %: the source is weak.` }]
        : []),
      ...missed.map(({ date }) => ({
        ...item,
        kind: 'decision missing' as const,
        text: `The committee met on ${date}, but its decision is not recorded. The current rate, ${newest.value} %, dates from ${newest.date}.`,
      })),
    ];
  });
}

/**
 * The current figures to check.
 *
 * @param now milliseconds since 1970
 */
export const marketToReview = (market: Market, now: number): ReviewItem[] => [
  ...weakPrices(market),
  ...weakRates(market, now),
];
