import type { InputOf } from '../../../src/client';
import type { LawAsks } from '../../../src/contract/asks';
import type { CountryCode } from '../../../src/contract/country-code';
import {
  type DetailName,
  detailsAsked,
  detailsOfRequest,
  type DetailValue,
  payDetails,
} from '../../../src/contract/details';
import { choiceLabels, columnLabel, type Language, labelsIn } from '../../../src/contract/labels';
import type { TaxResult } from '../../../src/contract/tax';
import type { PayrollTable, SheetCell } from '../../sheet';
import { formula } from '../../words/formula';
import { moneyFormat } from '../../../src/money-format';
import { divided } from './basic-pay';
import { isAmount } from '../../../src/workbooks/payroll-columns';
import { grossStated } from './regular-pay';
import { cellOf, columnOf, countryIn, defaultFigures } from './payroll-columns';

type PayQuestion = InputOf<'calculatePaye'>;

/** Settings of the pane that hold for every row. They are columns where they are not as usual. */
const settings = ['pay_date', 'tax_year', 'currency', 'include_pension'] as const satisfies readonly DetailName[];

/** The paid days of a month are columns where the payslip is of a part of one. The other rows are whole months. */
const paidDays = [
  'worked_from',
  'worked_to',
  'unpaid_from',
  'unpaid_to',
  'days_paid',
  'worked_of',
] as const satisfies readonly DetailName[];

/** Lower pay of an example: a part of other pay, and no less than the minimum wage. Both have few digits. */
function lowerPay(gross: number, wage = 0): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(gross)) - 2);
  return Math.ceil(Math.max(gross * 0.6, wage) / step) * step;
}

/**
 * A payroll table for a country: its headings are those of `PAYROLLHEADERS`, after the name. The first example row is
 * the employee of the payslip; the two others have other pay and are as usual.
 *
 * @param asks what the law asks
 * @param asked the question that the payslip answers
 */
export function payrollTable(asks: LawAsks, asked: PayQuestion, payslip: TaxResult, language: Language): PayrollTable {
  const { country, currency, period, minimum_wage } = payslip;
  const pay = grossStated(payslip);
  const { table: words } = labelsIn[language];
  const { basic } = divided(pay, asked.pay);
  const values = detailsOfRequest(asked);
  const columns = [
    ...settings.filter((name) => values[name] !== undefined && values[name] !== true),
    ...paidDays.filter((name) => values[name] !== undefined),
    ...detailsAsked(asks),
  ];
  const usual = new Map<DetailName, string | number | boolean>(
    asks.circumstances.map((circumstance) => [circumstance.name, circumstance.default]),
  );
  const ofAll = (name: DetailName): DetailValue | undefined =>
    settings.some((setting) => setting === name) ? values[name] : usual.get(name);
  const cell = (name: DetailName, value: DetailValue | undefined): SheetCell =>
    payDetails[name].kind === 'day' && value !== undefined
      ? { date: String(value) }
      : cellOf(name, value, basic, language);
  const example = (letter: string, amount: number, valueOf: typeof ofAll): SheetCell[] => [
    `${words.employee} ${letter}`,
    amount,
    ...columns.map((name) => cell(name, valueOf(name))),
  ];
  const gross = columnLabel('gross', language);
  const amounts = columns.filter(isAmount);
  const money = moneyFormat(currency);
  return {
    title: `${words.payroll} ${countryIn(country as CountryCode, language)}, ${currency}, ${choiceLabels('period', language)[period]!.toLowerCase()}`,
    note: words.note,
    columns: [words.name, { name: gross, format: money }, ...columns.map((name) => columnOf(name, language, money))],
    rows: [
      example('A', pay, (name) => values[name] ?? ofAll(name)),
      example('B', lowerPay(pay, minimum_wage?.period_amount), ofAll),
      example('C', Math.round(pay * 1.5), ofAll),
    ],
    total: words.total,
    money,
    totals: [gross, ...amounts.map((name) => columnLabel(name, language))],
    figures: defaultFigures(language),
    formula: (cells) => formula('PAYROLL', country, { cells }, undefined, period === 'monthly' ? undefined : period),
  };
}
