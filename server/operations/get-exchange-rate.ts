import { exchangeRate } from '../../src/market';
import { aboutOneDay } from './market-question';
import type { MakeHandler } from './operation';
import { asksThePast } from './past';
import { message } from '../../src/language/message';

export const handler: MakeHandler<'getExchangeRate'> = (parts) => {
  const ofDay = aboutOneDay(parts, message('past_rate'));
  const { spreadPercent } = parts;
  return {
    takesTurns: asksThePast,
    answer: (query, asking) =>
      ofDay(asking, query, (market, now) => exchangeRate(market, query, { now, spreadPercent })),
  };
};
