import type { SeriesResult } from '../../src/contract';
import { seriesDays, seriesHistory, truthOfRow } from '../../src/market';
import { inMarketOrder } from './market-question';
import type { MakeHandler } from './operation';
import { message } from '../../src/language/message';

export const handler: MakeHandler<'getSeries'> = (parts) => {
  const inOrder = inMarketOrder(parts);
  return {
    takesTurns: true,
    answer: (query, asking) =>
      inOrder<SeriesResult>(asking, {
        days: (now) => seriesDays(query, now),
        feature: message('series_history'),
        knownOn: query.as_known_on,
        answer: (market, now) => seriesHistory(market, query, now),
      }),
    table: ({ observations }) =>
      observations.map((observation) => {
        const { source, ...row } = observation;
        const { title, publisher, url, kind } = source;
        return { ...row, title, publisher, url, kind, ...truthOfRow(observation) };
      }),
  };
};
