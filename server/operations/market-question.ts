import type { Outcome } from '../../src/contract/error';
import type { Message } from '../../src/language/message';
import { asked, type Asked, type DayAsked, type Market } from '../../src/market';
import type { Answered, Asking, Parts } from './operation';

/** A question about the market, in the order in which it is checked. */
interface MarketQuestion<Data> {
  /** The days that it is about; `invalid_date` where they cannot be asked about. */
  readonly days: (now: number) => Outcome<Asked>;
  /** What of it starts with the Pro plan; undefined where every plan has it. */
  readonly feature: Message | undefined;
  /** The day on which the answer was known, where one is named. */
  readonly knownOn: string | undefined;
  /** The answer, or what is not recorded of the values that were sent. */
  readonly answer: (market: Market, now: number) => Answered<Data>;
}

/**
 * Answers questions about the market in one order of checks: days, plan, what is recorded. The market of the past is
 * not made for a caller whose plan does not have it.
 */
export const inMarketOrder =
  ({ market, access }: Parts) =>
  <Data>(asking: Asking, { days, feature, knownOn, answer }: MarketQuestion<Data>): Answered<Data> => {
    const now = asking.askedAt;
    const when = days(now);
    if (!when.ok) return when;
    const refused = feature === undefined ? undefined : access.planFailure(asking, 'pro', feature);
    return refused ?? answer(market(asking, knownOn), now);
  };

/**
 * The same for a question about one day, which may be in the past.
 *
 * @param feature what of it starts with the Pro plan
 */
export function aboutOneDay(parts: Parts, feature: Message) {
  const inOrder = inMarketOrder(parts);
  return <Data>(asking: Asking, query: DayAsked, answer: MarketQuestion<Data>['answer']): Answered<Data> =>
    inOrder(asking, {
      days: (now) => asked(query, now),
      feature: query.date !== undefined || query.as_known_on !== undefined ? feature : undefined,
      knownOn: query.as_known_on,
      answer,
    });
}
