import { ForexQuery, type FxRates, FxRatesQuery } from '../../src/contract';
import { exchangeRate, exchangeRates } from '../../src/market';
import type { Route } from './route';

/** `GET /api/forex`: the rate between two currencies; of the past from the Pro plan on. */
export const forexRoute: Route = (app, { market, access, marketTime, spreadPercent }) =>
  app.get('/api/forex', { schema: { querystring: ForexQuery } }, (request) => {
    const answer = exchangeRate(market, request.query, { now: marketTime(request), spreadPercent });
    if (answer.ok && request.query.date !== undefined) access.requirePlan(request, 'pro', 'A rate of the past');
    return answer;
  });

/** `GET /api/v1/fx/rates`: current rates of many currencies for one unit of a base, also as CSV. */
export const fxRatesRoute: Route = (app, { market, marketTime }) =>
  app.get('/api/v1/fx/rates', { schema: { querystring: FxRatesQuery }, config: { table: (data: FxRates) => data.rates } }, (request) => {
    const { base, quotes } = request.query;
    const codes = quotes?.split(',').map((code) => code.trim().toUpperCase()).filter((code) => code !== '');
    return exchangeRates(market, base, codes?.length === 0 ? undefined : codes, marketTime(request));
  });
