import { type CentralBankList, type CentralBankResult, RatesQuery } from '../../src/contract';
import { marketAnswers } from './market-answers';
import type { Route } from './route';

const row = ({ inflation, tbills, ...rest }: CentralBankResult): Record<string, unknown> => ({
  ...rest,
  inflation_headline: inflation?.headline,
  inflation_core: inflation?.core,
  inflation_food: inflation?.food,
  tbill_91_day: tbills?.['91_day'],
  tbill_182_day: tbills?.['182_day'],
  tbill_364_day: tbills?.['364_day'],
});
const table = (data: CentralBankList | CentralBankResult): Record<string, unknown>[] => ('countries' in data ? data.countries : [data]).map(row);

/** Central bank data at an address: of the past from the Pro plan on, also as CSV. */
const at = (path: string): Route => (app, parts) => {
  const { rates } = marketAnswers(parts);
  return app.get(path, { schema: { querystring: RatesQuery }, config: { table } }, (request) => rates(request, request.query));
};

/** `GET /api/rates` and its v1 twin. */
export const ratesRoute: Route = at('/api/rates');
export const centralBankRoute: Route = at('/api/v1/rates/central-bank');
