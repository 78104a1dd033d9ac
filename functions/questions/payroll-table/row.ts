import { type DetailName, type DetailValue, isDetailName, payDetails } from '../../../src/contract/details';
import type { PayColumn } from '../../../src/contract/words/payroll-columns';
import type { Signed } from '../../cell/calculate';
import { wrong } from '../../cell/failure';
import { countryText, type Given, isBlank, isUnset, numberOf } from '../../cell/values';
import { isBlankDetail, valueOf } from '../detail-value';
import { payRequest } from '../pay-request';
import { paySigned } from '../payroll';
import type { Column } from './columns';
import { payOfRow } from './pay-of-row';

/** What holds for the rows whose own cells do not say it. */
export interface RowDefaults {
  readonly country: Given;
  readonly period: Given;
  readonly payDate: Given;
}

/** Does a column say something about the employee or the pay, rather than about the law? */
const isOfEmployee = ({ name }: Column): boolean =>
  name !== 'country' && (!isDetailName(name) || payDetails[name].path.length > 1);

/** Is the cell of a column empty? An empty cell of older versions of Excel is 0. */
const isBlankCell = (name: Column['name'], cell: Given): boolean =>
  name === 'country' ? isUnset(cell) : isDetailName(name) ? isBlankDetail(name, cell) : isBlank(cell);

/**
 * Makes the question of each row. Rows with the same values make equal questions, which are asked once.
 *
 * @returns undefined for a row that says nothing of an employee
 * @throws CellError if a cell of the row is wrong
 */
export function rowQuestions(
  columns: readonly Column[],
  { country, period, payDate }: RowDefaults,
  fields: readonly string[],
): (row: readonly Given[]) => Signed | undefined {
  const usual: Partial<Record<DetailName, DetailValue>> = {
    ...(isUnset(period) ? {} : { period: valueOf('period', period) }),
    ...(isUnset(payDate) ? {} : { pay_date: valueOf('pay_date', payDate) }),
  };
  const usualCountry = isUnset(country) ? undefined : countryText(country);
  return (row) => {
    const filled = columns.filter(({ name, at }) => !isBlankCell(name, row[at]));
    if (!filled.some(isOfEmployee)) return undefined;
    const values = { ...usual };
    const pay: Partial<Record<PayColumn, number>> = {};
    let where = usualCountry;
    for (const { name, at, heading } of filled) {
      if (name === 'country') where = countryText(row[at]);
      else if (isDetailName(name)) values[name] = valueOf(name, row[at]);
      else pay[name] = numberOf(row[at], heading);
    }
    if (where === undefined)
      throw wrong('This row has no country. Enter one in its Country column, or as the first argument.');
    const { mode, amount } = payOfRow(pay, values);
    const country = where;
    const request = payRequest(values);
    return paySigned(amount, (asked) => ({
      operation: 'tax',
      input: {
        country,
        type: 'income',
        ...request,
        ...(mode === 'net_to_gross' ? { mode } : {}),
        amount: asked,
      },
      fields,
    }));
  };
}
