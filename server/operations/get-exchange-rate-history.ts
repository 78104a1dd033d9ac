import { askedSpan, dateOfRow, exchangeHistory, isBeyondNewest } from '../../src/market';
import { inMarketOrder } from './market-question';
import type { MakeHandler } from './operation';
import { message } from '../../src/language/message';

export const handler: MakeHandler<'getExchangeRateHistory'> = (parts) => {
  const inOrder = inMarketOrder(parts);
  return {
    takesTurns: true,
    answer: (query, asking) =>
      inOrder(asking, {
        days: (now) => askedSpan(query, now),
        feature: isBeyondNewest(parts.market(asking), query, asking.askedAt) ? message('rate_history') : undefined,
        knownOn: query.as_known_on,
        answer: (market, now) => exchangeHistory(market, query, now),
      }),
    table: ({ observations }) => observations.map((row) => ({ ...row, as_of: dateOfRow(row) })),
  };
};
