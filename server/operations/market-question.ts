import { historyPlan } from '../access/plans';
import type { Outcome } from '../../src/contract/error';
import type { Message } from '../../src/language/message';
import { daysAsked, type DaysAsked, type DayAsked, type Market } from '../../src/market';
import type { Answered, Asking, Parts } from './operation';

/** A question about the market, in the order in which it is checked. */
interface MarketQuestion<Data> {
  /** The days that the question is about; fails with `invalid_date` if they are not allowed. */
  readonly days: (now: number) => Outcome<DaysAsked>;
  /** The feature of the question that needs the Pro plan; undefined if every plan includes it. */
  readonly feature: Message | undefined;
  /** The day whose state of knowledge the answer uses; undefined for the current state. */
  readonly knownOn: string | undefined;
  /** The answer, or a failure that names the values without a record. */
  readonly answer: (market: Market, now: number) => Answered<Data>;
}

/**
 * Answers questions about the market and checks them in a fixed order: days, plan, records. The market of the past is
 * not built for a caller whose plan does not include it.
 */
export const inMarketOrder =
  ({ market, access }: Parts) =>
  <Data>(asking: Asking, { days, feature, knownOn, answer }: MarketQuestion<Data>): Answered<Data> => {
    const now = asking.askedAt;
    const when = days(now);
    if (!when.ok) return when;
    const refused = feature === undefined ? undefined : access.planFailure(asking, historyPlan, feature);
    return refused ?? answer(market(asking, knownOn), now);
  };

/**
 * Answers a question about one day, which may be in the past, in the order of a market question.
 *
 * @param feature the feature that needs the Pro plan
 */
export function aboutOneDay(parts: Parts, feature: Message) {
  const inOrder = inMarketOrder(parts);
  return <Data>(asking: Asking, query: DayAsked, answer: MarketQuestion<Data>['answer']): Answered<Data> =>
    inOrder(asking, {
      days: (now) => daysAsked(query, now),
      feature: query.date !== undefined || query.as_known_on !== undefined ? feature : undefined,
      knownOn: query.as_known_on,
      answer,
    });
}
