import { seriesDays, seriesHistory } from '../../src/market';
import { inMarketOrder } from './market-question';
import type { MakeHandler } from './operation';
import { message } from '../../src/language/message';

export const handler: MakeHandler<'getSeries'> = (parts) => {
  const inOrder = inMarketOrder(parts);
  return {
    takesTurns: true,
    answer: (query, asking) =>
      inOrder(asking, {
        days: (now) => seriesDays(query, now),
        feature: message('series_history'),
        knownOn: query.as_known_on,
        answer: (market, now) => seriesHistory(market, query, now),
      }),
    table: ({ observations }) =>
      observations.map(({ source: { title, publisher, url, kind }, ...row }) => ({
        ...row,
        title,
        publisher,
        url,
        kind,
      })),
  };
};
