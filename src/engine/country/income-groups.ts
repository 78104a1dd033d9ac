import type { CountryInfo } from '../../contract/country-info';
import { defined } from '../../defined';
import { message, type Message } from '../../language/message';
import type { Band, Contribution, Country, IncomeRegime } from '../../reference/schema';
import type { Wages } from '../../reference/wages';
import { exactNumber } from '../../language/terms';
import type { truthOf } from '../../truth/evidence';
import { contributionRate } from '../law/contribution-rate';
import type { ContributionInForce, IncomeLaw } from '../law/income-law';
import type { UsualRelief } from './usual-relief';

type Truth = ReturnType<typeof truthOf>;
type IncomeGroup = NonNullable<CountryInfo['income_tax']>;

/** Bands without the fields that only a calculation needs. */
export const plainBrackets = (bands: readonly Band[]) => bands.map(({ from, to, rate }) => ({ from, to, rate }));

/** The income-tax scale. If the size of the income selects one of several scales: all of them, and the first. */
function scaleOf({ bands }: IncomeRegime): Pick<IncomeGroup, 'brackets' | 'tables'> {
  const { brackets, tables = [] } = bands;
  if (brackets !== undefined) return { brackets: plainBrackets(brackets) };
  return {
    brackets: plainBrackets(tables[0]!.brackets),
    tables: tables.map((table) => ({ up_to: table.up_to, brackets: plainBrackets(table.brackets) })),
  };
}

/** Says which of several scales the first brackets belong to. */
export function scaleNotices(country: Country, { bands, currency = country.currency }: IncomeRegime): Message[] {
  const [first] = bands.tables ?? [];
  if (first?.up_to == null) return [];
  const limit = exactNumber(first.up_to);
  return [message('scales_by_income', { count: bands.tables!.length, currency, limit, basis: bands.basis })];
}

const contributionOf = ({ contribution: { id, name, payer, kind }, rule }: ContributionInForce, wages: Wages) => ({
  id,
  name,
  payer,
  kind,
  ...contributionRate(rule, wages),
  period: rule.basis,
});

/** Says that the relief of higher pay is another one. */
export const reliefNotices = ({ isLimited }: UsualRelief): Message[] =>
  isLimited ? [message('relief_of_smallest_pay')] : [];

/** Income tax: scale, reliefs and contributions. */
export const incomeGroup = (
  { regime, contributions, wages }: IncomeLaw,
  { relief }: UsualRelief,
  truth: Truth,
): IncomeGroup => ({
  ...scaleOf(regime),
  period: regime.bands.basis,
  relief,
  ...defined({ name: regime.name }),
  contributions: contributions.map((each) => contributionOf(each, wages)),
  ...truth,
});

const exactSum = (rates: readonly number[]): number => Number(rates.reduce((sum, rate) => sum + rate, 0).toFixed(6));

/** Rates of the pension schemes for employee and employer, if a country has any. */
export function pensionGroup({ contributions, wages }: IncomeLaw, truth: Truth): CountryInfo['pension'] {
  const pensions = contributions.filter(({ contribution }) => contribution.kind === 'pension');
  if (pensions.length === 0) return undefined;
  const rateOf = (payer: Contribution['payer']) =>
    exactSum(
      pensions
        .filter(({ contribution }) => contribution.payer === payer)
        .map(({ rule }) => contributionRate(rule, wages).rate ?? 0),
    );
  return {
    employee_rate: rateOf('employee'),
    employer_rate: rateOf('employer'),
    mandatory: pensions.some(({ contribution }) => contribution.mandatory),
    ...truth,
  };
}
