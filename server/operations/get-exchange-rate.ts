import { exchangeRate } from '../../src/market';
import { aboutOneDay } from './market-question';
import { onceAMinute } from './once-a-minute';
import type { MakeHandler } from './operation';
import { asksThePast } from './past';
import { message } from '../../src/language/message';

export const handler: MakeHandler<'getExchangeRate'> = (parts) => {
  const ofDay = aboutOneDay(parts, message('past_rate'));
  const { spreadPercent } = parts;
  // Every currency in every other.
  const once = onceAMinute(3_000);
  return {
    takesTurns: asksThePast,
    answer: (query, asking) =>
      ofDay(asking, query, (market, now) => {
        const make = () => exchangeRate(market, query, { now, spreadPercent });
        // Amounts rarely repeat.
        return query.amount === undefined ? once(market, now, query, make) : make();
      }),
  };
};
