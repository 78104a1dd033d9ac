import { type CentralBankList, type CentralBankResult, RatesQuery } from '../../src/contract';
import { bankFigures } from '../../src/contract/bank-figures';
import { bankFigureNames } from '../../src/contract/words/central-banks';
import { isLong } from './asks-the-past';
import { marketAnswers } from './market-answers';
import type { Route } from './route';

/** What a table says of each figure beside its value. */
const originColumns = ['date', 'data_status', 'confidence'] as const;

/** A row of a table: the figures, and behind them where each comes from. */
const row = ({ inflation, tbills, figures = {}, ...rest }: CentralBankResult): Record<string, unknown> => ({
  ...rest,
  ...Object.fromEntries(
    Object.values(bankFigures)
      .filter(({ field }) => field === 'inflation' || field === 'tbills')
      .map(({ column, read }) => [column, read({ inflation, tbills })]),
  ),
  ...Object.fromEntries(
    bankFigureNames.flatMap((name) =>
      originColumns.map((fact) => [`${bankFigures[name].column}_${fact}`, figures[name]?.[fact]]),
    ),
  ),
});
const table = (data: CentralBankList | CentralBankResult): Record<string, unknown>[] =>
  ('countries' in data ? data.countries : [data]).map(row);

/** Central bank data at an address: of the past from the Pro plan on, also as CSV. */
const at =
  (path: string): Route =>
  (app, parts) => {
    const { rates } = marketAnswers(parts);
    return app.get(path, { schema: { querystring: RatesQuery }, config: { takesTurns: isLong, table } }, (request) =>
      rates(request, request.query),
    );
  };

/** `GET /api/rates` and its v1 twin. */
export const ratesRoute: Route = at('/api/rates');
export const centralBankRoute: Route = at('/api/v1/rates/central-bank');
