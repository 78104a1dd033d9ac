import { type DetailName, type DetailValue, isDetailName, payDetails } from '../../../src/contract/details';
import type { PayColumn } from '../../../src/contract/words/payroll-columns';
import type { Question } from '../../batch/question';
import { wrong } from '../../cell/failure';
import { countryText, type Given, isBlank, numberOf } from '../../cell/values';
import { valueOf } from '../detail-value';
import { payRequest } from '../pay-request';
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
): (row: readonly Given[]) => Question | undefined {
  const usual: Partial<Record<DetailName, DetailValue>> = {
    ...(isBlank(period) ? {} : { period: valueOf('period', period) }),
    ...(isBlank(payDate) ? {} : { pay_date: valueOf('pay_date', payDate) }),
  };
  const usualCountry = isBlank(country) ? undefined : countryText(country);
  return (row) => {
    const filled = columns.filter(({ at }) => !isBlank(row[at]));
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
    return {
      operation: 'tax',
      input: {
        country: where,
        type: 'income',
        ...payRequest(values),
        ...(mode === 'net_to_gross' ? { mode } : {}),
        amount,
      },
      fields,
    };
  };
}
