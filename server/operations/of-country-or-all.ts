import type { Outcome } from '../../src/contract/error';
import type { Answer } from '../../src/engine';
import type { Message } from '../../src/language/message';
import type { DayAsked, Market } from '../../src/market';
import { aboutOneDay } from './market-question';
import { onceAMinute } from './once-a-minute';
import type { Answered, Asking, Parts } from './operation';

/**
 * Answers a question about one day, for one country or for all of them. Fewer of the long answers for all are remembered.
 *
 * @param feature the feature that needs the Pro plan
 */
export function ofCountryOrAll<Query extends DayAsked & { readonly country?: string | undefined }, Data extends object>(
  parts: Parts,
  feature: Message,
  answer: (market: Market, query: Query, now: number) => Outcome<Answer<Data>>,
): (query: Query, asking: Asking) => Answered<Data> {
  const ofDay = aboutOneDay(parts, feature);
  const [ofCountry, ofAll] = [onceAMinute(1_000), onceAMinute(100)];
  return (query, asking) =>
    ofDay(asking, query, (market, now) =>
      (query.country === undefined ? ofAll : ofCountry)(market, now, query, () => answer(market, query, now)),
    );
}
