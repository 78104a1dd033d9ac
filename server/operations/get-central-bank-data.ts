import type { CentralBankList, CentralBankResult } from '../../src/contract';
import { bankFigures, figuresInGroups, originColumn, originFields } from '../../src/contract/bank-figures';
import { bankFigureNames } from '../../src/contract/words/central-banks';
import { centralBank } from '../../src/market';
import { ofCountryOrAll } from './of-country-or-all';
import type { MakeHandler } from './operation';
import { isLong } from './past';
import { message } from '../../src/language/message';

/** A row of a table: the figures, followed by the origin of each. */
const row = ({ inflation, tbills, figures = {}, ...rest }: CentralBankResult): Record<string, unknown> => ({
  ...rest,
  ...Object.fromEntries(
    figuresInGroups.map((name) => [bankFigures[name].column, bankFigures[name].read({ inflation, tbills })]),
  ),
  ...Object.fromEntries(
    bankFigureNames.flatMap((name) => originFields.map((field) => [originColumn(name, field), figures[name]?.[field]])),
  ),
});

const table = (data: CentralBankList | CentralBankResult): readonly Record<string, unknown>[] =>
  ('countries' in data ? data.countries : [data]).map(row);

export const handler: MakeHandler<'getCentralBankData'> = (parts) => ({
  takesTurns: isLong,
  answer: ofCountryOrAll(parts, message('past_figure'), centralBank),
  table,
});
