import { fuelTypes } from '../../src/contract/fuel';
import { firstDayEver, lastDayEver, type Market, newestOf } from '../../src/market';
import { meetingsIn, unansweredMeetings } from '../../src/market/meetings';
import type { ReviewItem } from './items';

/** Current fuel prices whose source is weak. */
const weakPrices = (market: Market): ReviewItem[] =>
  Object.entries(market.fuel).flatMap(([country, { currency }]) =>
    fuelTypes.flatMap((area) => {
      const newest = newestOf(market.observationsOf(`fuel_${area}`, country));
      if (newest?.confidence !== 'low') return [];
      return [
        {
          confirmed: newest.date,
          country,
          area,
          kind: 'low confidence' as const,
          text: `Price of ${area}, ${newest.value} ${currency}: ${newest.source.publisher} is weak.`,
        },
      ];
    }),
  );

/**
 * Current policy rates whose source is weak, and meetings without a recorded decision. A common central bank appears
 * once, under its abbreviation.
 */
function weakRates(market: Market, now: number): ReviewItem[] {
  const { unions, countries } = market.banks;
  return [...Object.keys(unions), ...Object.keys(countries)].flatMap((country) => {
    const newest = newestOf(market.observationsOf('policy_rate', country));
    if (newest === undefined) return [];
    const item = { confirmed: newest.date, country, area: 'policy_rate' };
    const missed = unansweredMeetings(
      meetingsIn(market.observationsOf('mpc_meeting', country).within(firstDayEver, lastDayEver)),
      newest.date,
      now,
    );
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
