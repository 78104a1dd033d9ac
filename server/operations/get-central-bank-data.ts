import type { CentralBankList, CentralBankResult } from '../../src/contract';
import { bankFigures, figuresInGroups, originColumn, originFields } from '../../src/contract/bank-figures';
import { bankFigureNames } from '../../src/contract/words/central-banks';
import type { Answer } from '../../src/engine';
import { message } from '../../src/language/message';
import { centralBank } from '../../src/market';
import { oncePer } from '../../src/once';
import { ofCountryOrAll } from './of-country-or-all';
import type { MakeHandler } from './operation';
import { isLong } from './past';

type Shown = CentralBankList | CentralBankResult;

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

const table = (data: Shown): readonly Record<string, unknown>[] =>
  ('countries' in data ? data.countries : [data]).map(row);

const figuresOnly = <Bank extends CentralBankResult>({ figures: _origins, gdp_period: _period, ...bank }: Bank) => bank;

/** The answer without what is known about each figure. One object for each answer, so that its bytes are kept. */
const onlyFigures = oncePer((answer: Answer<Shown>): Answer<Shown> => {
  const { data } = answer;
  return {
    ...answer,
    data: 'countries' in data ? { ...data, countries: data.countries.map(figuresOnly) } : figuresOnly(data),
  };
});

export const handler: MakeHandler<'getCentralBankData'> = (parts) => ({
  takesTurns: isLong,
  answer: ofCountryOrAll(parts, message('past_figure'), centralBank),
  table,
  json: (answer, { indicator }) => (indicator === undefined ? answer : onlyFigures(answer)),
});
