import { ForexQuery, type FxHistory, FxHistoryQuery, type FxRates, FxRatesQuery } from '../../src/contract';
import { asksThePast } from './asks-the-past';
import { marketAnswers } from './market-answers';
import type { Route } from './route';

/** `GET /api/forex`: the rate between two currencies; of the past from the Pro plan on. */
export const forexRoute: Route = (app, parts) => {
  const { forex } = marketAnswers(parts);
  return app.get(
    '/api/forex',
    { schema: { querystring: ForexQuery }, config: { takesTurns: asksThePast } },
    (request) => forex(request, request.query),
  );
};

/** `GET /api/v1/fx/rates`: current rates of many currencies for one unit of a base, also as CSV. */
export const fxRatesRoute: Route = (app, parts) => {
  const { exchangeList } = marketAnswers(parts);
  return app.get(
    '/api/v1/fx/rates',
    { schema: { querystring: FxRatesQuery }, config: { takesTurns: true, table: (data: FxRates) => data.rates } },
    (request) => {
      const { base, quotes } = request.query;
      const codes = quotes
        ?.split(',')
        .map((code) => code.trim().toUpperCase())
        .filter((code) => code !== '');
      return exchangeList(request, base, codes?.length === 0 ? undefined : codes);
    },
  );
};

/**
 * `GET /api/v1/fx/history`: the daily rates between two currencies; beyond the newest from the Pro plan on, also as
 * CSV.
 */
export const fxHistoryRoute: Route = (app, parts) => {
  const { history } = marketAnswers(parts);
  return app.get(
    '/api/v1/fx/history',
    {
      schema: { querystring: FxHistoryQuery },
      config: { takesTurns: true, table: (data: FxHistory) => data.observations },
    },
    (request) => history(request, request.query),
  );
};
