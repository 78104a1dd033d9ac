import { countryName } from '../../../words/labels';
import type { LawAsks } from '../../../../src/contract/asks';
import { type DetailName, detailNames, detailsOfRequest, type DetailValues } from '../../../../src/contract/details';
import { columnLabel, type Language, labelsIn } from '../../../../src/contract/labels';
import type { CountryCode } from '../../../../src/contract/country-code';
import type { PayrollYear } from '../../../../src/contract/payroll-year';
import type { PayPart } from '../../../../src/contract/words/pay-parts';
import type { PayrollTable, SheetCell, SheetTable } from '../../../sheet';
import { formula } from '../../../words/formula';
import { monthInSheet, monthInWords } from '../../../../ui/words/dates';
import { moneyFormat } from '../../../../src/money-format';
import { isAmount } from '../../../../src/workbooks/payroll-columns';
import { cellOf, columnOf, countryIn, defaultFigures } from '../payroll-columns';
import type { StatedFields } from '../stated';
import { isPaidOnce } from './changes';
import { settlementLines } from './settlement-lines';
import { type YearAmounts } from './year-columns';
import type { YearInput } from './year-request';
import { say } from '../../../../ui/language/say';

const title = ({ country, tax_year, currency }: PayrollYear): string =>
  say('pay_of_the_year', { country_name: countryName(country as CountryCode), tax_year, currency });

const amountsOf = ({ gross, contributions, tax, net, employer_cost: cost }: YearAmounts): SheetCell[] => [
  gross,
  contributions,
  tax,
  net,
  cost,
];

/**
 * The year as values: a row a month, the totals, and what the law settles.
 *
 * @param source the line below the table
 */
export function yearTable(data: PayrollYear, source: string): SheetTable {
  return {
    title: title(data),
    columns: [
      say('month'),
      say('gross_pay'),
      say('contributions'),
      say('income_tax'),
      say('net_pay'),
      say('employer_cost'),
    ],
    rows: [
      ...data.months.map((month): SheetCell[] => [monthInWords(month.month), ...amountsOf(month)]),
      [say('total'), ...amountsOf(data.totals)],
      ...(data.settlement === null
        ? []
        : settlementLines(data.settlement).map(({ name, amount }): SheetCell[] => [
            name,
            null,
            null,
            amount,
            null,
            null,
          ])),
    ],
    source,
  };
}

type Pay = NonNullable<StatedFields['pay']>;
const partsWhere = (pay: Pay, isOnce: boolean): Pay =>
  Object.fromEntries(Object.entries(pay).filter(([part]) => isPaidOnce(part as PayPart) === isOnce));

/** What each month states: regular details go on until they change. */
function detailsByMonth({ months = [], ...request }: YearInput, all: readonly string[]): readonly DetailValues[] {
  const { in_kind } = request;
  let { employee, pay, paid } = request as YearInput & { pay?: Pay };
  return all.map((month) => {
    const change = months.find((other) => other.month === month);
    const changedPay = (change?.pay ?? {}) as Pay;
    employee = { ...employee, ...change?.employee };
    pay = { ...pay, ...partsWhere(changedPay, false) };
    paid = { ...paid, ...change?.paid };
    return detailsOfRequest({ employee, pay: { ...pay, ...partsWhere(changedPay, true) }, in_kind, paid });
  });
}

/** A share of basic pay stays a share, so that the formula computes its exact amount. */
const cellIn = (details: DetailValues, name: DetailName, language: Language): SheetCell => {
  const value = details[name];
  return typeof value === 'object' ? `${value.percent_of_basic}%` : cellOf(name, value, 0, language);
};

const isShare =
  (name: DetailName) =>
  (details: DetailValues): boolean =>
    typeof details[name] === 'object';

/**
 * The year as a payroll table with a row a month, whose formula computes each row by the law of its pay date.
 *
 * @returns undefined where a formula cannot say it: the law of a month looks at earlier months, or is not dated
 */
export function yearPayroll(
  asks: LawAsks,
  input: YearInput,
  year: PayrollYear,
  language: Language,
): PayrollTable | undefined {
  const isDated = year.months.every(({ law }) => law.from !== null || law.to !== null);
  if (asks.year_to_date || !isDated) return undefined;
  const stated = detailsByMonth(
    input,
    year.months.map(({ month }) => month),
  );
  const settings = detailsOfRequest({
    currency: input.currency,
    ...(input.include_pension === false ? { include_pension: false } : {}),
  });
  const columns = detailNames.filter(
    (name) => settings[name] !== undefined || stated.some((details) => details[name] !== undefined),
  );
  const { table: words } = labelsIn[language];
  const money = moneyFormat(year.currency);
  const gross = columnLabel('gross', language);
  const label = (name: DetailName): string => columnLabel(name, language);
  return {
    title: `${countryIn(year.country as CountryCode, language)}, ${words.yearOfPay.toLowerCase()} ${year.tax_year}, ${year.currency}`,
    note: words.noteOnMonths,
    columns: [
      words.month,
      { name: gross, format: money },
      label('pay_date'),
      ...columns.map((name) => columnOf(name, language, money)),
    ],
    rows: year.months.map((month, i) => [
      monthInSheet(month.month, language),
      month.gross,
      { date: month.pay_date },
      ...columns.map((name) => cellIn({ ...stated[i], ...settings }, name, language)),
    ]),
    total: words.total,
    money,
    totals: [gross, ...columns.filter((name) => isAmount(name) && !stated.some(isShare(name))).map(label)],
    figures: defaultFigures(language),
    formula: (cells) => formula('PAYROLL', year.country, { cells }),
  };
}
