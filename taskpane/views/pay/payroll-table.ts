import type { InputOf } from '../../../src/client';
import type { LawAsks } from '../../../src/contract/asks';
import { countryNames } from '../../../src/contract/countries';
import type { CountryCode } from '../../../src/contract/country-code';
import {
  type DetailName,
  detailsAsked,
  detailsOfRequest,
  type DetailValue,
  payDetails,
} from '../../../src/contract/details';
import type { TaxResult } from '../../../src/contract/tax';
import { payParts } from '../../../src/contract/words/pay-parts';
import { payColumnWords, payslipFigureWords } from '../../../src/contract/words/payroll-columns';
import type { PayrollTable, SheetCell } from '../../sheet';
import { formula } from '../../words/formula';
import { divided } from './basic-pay';

type Asked = InputOf<'calculatePaye'>;

/** Settings of the pane that the formula has no argument for. They are columns where they are not as usual. */
const settings = ['tax_year', 'currency', 'include_pension'] as const satisfies readonly DetailName[];

/** The figures that the formula gives by default. */
export const defaultFigures = (['tax_amount', 'pension', 'net_amount', 'employer_cost'] as const).map(
  (name) => payslipFigureWords[name].label,
);

/** A detail as a cell: words by their labels, and a share of basic pay as its amount. */
export function cellOf(name: DetailName, value: DetailValue | undefined, basic: number): SheetCell {
  if (value === undefined) return null;
  if (typeof value === 'object') return Math.round(basic * value.percent_of_basic) / 100;
  return typeof value === 'string' ? (payDetails[name].choices?.[value]?.label ?? value) : value;
}

/** Is a detail an amount, so that its column has a total? */
export const isAmount = (name: DetailName): boolean =>
  payParts.some((part) => part === name) || name.startsWith('paid_');

/**
 * A payroll table for a country: its headings are those of `PAYROLLHEADERS`, after the name. The first example row is
 * the employee of the payslip; the two others have other pay and are as usual.
 *
 * @param asks what the law asks
 * @param asked the question that the payslip answers
 */
export function payrollTable(asks: LawAsks, asked: Asked, payslip: TaxResult): PayrollTable {
  const { country, gross_amount, currency, period } = payslip;
  const { basic } = divided(gross_amount, asked.pay);
  const values = detailsOfRequest(asked);
  const columns = [
    ...settings.filter((name) => values[name] !== undefined && values[name] !== true),
    ...detailsAsked(asks),
  ];
  const usual = new Map<DetailName, string | number | boolean>(
    asks.circumstances.map((circumstance) => [circumstance.name, circumstance.default]),
  );
  const ofAll = (name: DetailName): DetailValue | undefined =>
    settings.some((setting) => setting === name) ? values[name] : usual.get(name);
  const example = (number: number, share: number, valueOf: typeof ofAll): SheetCell[] => [
    `Employee ${number}`,
    share === 1 ? gross_amount : Math.round(gross_amount * share),
    ...columns.map((name) => cellOf(name, valueOf(name), basic)),
  ];
  const gross = payColumnWords.gross.label;
  const amounts = columns.filter(isAmount);
  return {
    title: `Payroll ${countryNames[country as CountryCode]}, ${currency}, ${period}`,
    note: 'Type over the example rows, and add rows below. Columns that you do not need may be deleted.',
    columns: ['Name', gross, ...columns.map((name) => payDetails[name].label)],
    rows: [example(1, 1, (name) => values[name] ?? ofAll(name)), example(2, 0.6, ofAll), example(3, 1.5, ofAll)],
    totals: [gross, ...amounts.map((name) => payDetails[name].label)],
    figures: defaultFigures,
    formula: (cells) =>
      formula('PAYROLL', country, { cells }, undefined, period === 'monthly' ? undefined : period, asked.pay_date),
  };
}
