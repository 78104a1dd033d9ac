import {
  type DetailName,
  type DetailValue,
  type DetailValues,
  isDetailName,
  payDetails,
} from '../../../src/contract/details';
import type { ColumnName } from '../../../src/contract/labels';
import { payParts } from '../../../src/contract/words/pay-parts';
import type { PayColumn } from '../../../src/contract/words/payroll-columns';
import type { Question } from '../../batch/question';
import { wrong } from '../../cell/failure';
import { quoted, words } from '../../cell/words';
import { countryText, type Given, isBlank, isUnset, numberOf } from '../../cell/values';
import { isBlankDetail, valueOf } from '../detail-value';
import { payRequest } from '../pay-request';
import { isOwnClass } from './classes';
import { labelValue } from '../label-value';
import type { Column, Columns, Row } from './column';
import { refuseUnpaidHours } from './overtime';
import { cents, payOfRow } from './pay-of-row';
import { asColumnSays } from './percent-columns';

/** What holds for the rows whose own cells do not say it. */
export interface RowDefaults {
  readonly country: Given;
  readonly period: Given;
  readonly payDate: Given;
}

/** Does a column say something about the employee or the pay, rather than about the law? */
const isOfEmployee = ({ name }: Column): boolean =>
  name !== 'country' && (!isDetailName(name) || payDetails[name].path.length > 1);

/** The columns in which no 0 is possible. */
const neverZero: readonly string[] = [
  ...['country', 'age', 'employer_size', 'employer_payroll', 'monthly_hours', 'monthly_days'],
  ...['pay_periods', 'days_paid', 'worked_of'],
];

/** Excel may pass a blank cell as 0. Where no 0 is possible, it is one. */
const isFilled = ({ name, at }: Column, row: Row): boolean =>
  neverZero.includes(name)
    ? !isUnset(row[at])
    : !(isDetailName(name) ? isBlankDetail(name, row[at]) : isBlank(row[at]));

/** Two values of one part of pay. */
function sumOf(one: DetailValue | undefined, other: DetailValue, { heading, name }: Column): DetailValue {
  if (one === undefined) return other;
  if (typeof one === 'number' && typeof other === 'number') return cents(one + other);
  if (typeof one === 'object' && typeof other === 'object')
    return { percent_of_basic: one.percent_of_basic + other.percent_of_basic };
  throw wrong(words('added_in_two_kinds', { heading: quoted(heading), label: labelValue(name) }));
}

interface RowRead {
  readonly country: string | undefined;
  readonly pay: Readonly<Partial<Record<PayColumn, number>>>;
  readonly values: DetailValues;
}

/** What the filled cells of a row state. */
function read(filled: readonly Column[], row: Row): RowRead {
  const values: Partial<Record<DetailName, DetailValue>> = {};
  const pay: Partial<Record<PayColumn, number>> = {};
  let [further, country]: [number, string | undefined] = [0, undefined];
  for (const column of filled) {
    const { name, at, heading } = column;
    if (name === 'country') country = countryText(row[at]);
    else if (isDetailName(name))
      values[name] = sumOf(values[name], asColumnSays(column, valueOf(name, row[at])), column);
    else if (column.added) further += numberOf(row[at], heading);
    else pay[name] = numberOf(row[at], heading);
  }
  // Beside gross or net pay, what is added to basic pay needs no statement: basic pay is what the parts leave.
  if (pay.basic_pay !== undefined) pay.basic_pay = cents(pay.basic_pay + further);
  return { country, pay, values };
}

const isInKind = (name: string): boolean => name.startsWith('in_kind_');

/** What a row of no pay still pays, or gives in kind. */
const paidBeside = (values: DetailValues): ColumnName[] =>
  (Object.keys(values) as DetailName[]).filter(
    (name) =>
      (isInKind(name) || payParts.some((part) => part === name)) && values[name] !== 0 && values[name] !== false,
  );

/**
 * Makes the question of each row. Rows with the same values make equal questions, which are asked once.
 *
 * @returns the question; `nothing` for a row that says nothing of an employee, `no_pay` for one whose pay is 0
 * @throws CellError if a cell of the row is wrong
 */
export function rowQuestions(
  { stated, currency }: Columns,
  { country, period, payDate }: RowDefaults,
  fields: readonly string[],
): (row: Row) => Question | 'nothing' | 'no_pay' {
  const usual: DetailValues = {
    ...(isUnset(period) ? {} : { period: valueOf('period', period) }),
    ...(isUnset(payDate) ? {} : { pay_date: valueOf('pay_date', payDate) }),
    ...(currency === undefined ? {} : { currency }),
  };
  const usualCountry = isUnset(country) ? undefined : countryText(country);
  return (row) => {
    const filled = stated.filter((column) => isFilled(column, row) && !isOwnClass(column, row));
    if (!filled.some(isOfEmployee) || row.every((cell) => isBlank(cell) || cell === 0)) return 'nothing';
    const { country: where = usualCountry, pay, values } = read(filled, row);
    refuseUnpaidHours(filled, values);
    if (where === undefined) throw wrong(words('row_without_country'));
    const { mode, amount } = payOfRow(pay, values);
    if (amount === 0) {
      const [beside] = paidBeside(values);
      if (beside === undefined) return 'no_pay';
      throw wrong(words('row_paid_beside', { label: labelValue(beside) }));
    }
    return {
      operation: 'tax',
      input: {
        country: where,
        type: 'income',
        ...payRequest({ ...usual, ...values }),
        ...(mode === 'net_to_gross' ? { mode } : {}),
        amount,
      },
      fields,
    };
  };
}
