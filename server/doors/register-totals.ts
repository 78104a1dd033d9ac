import type { Failure } from '../../src/contract/error';
import { message } from '../../src/language/message';
import { groupsBy, rateOf, sumOf, twoCurrencies } from '../../src/register/totals';
import type { ShownColumn } from './register-columns';
import type { RegisterPayslip, RowAnswer } from './register-rows';

/** A row and its place, from 1. */
export interface NumberedRow extends Pick<RowAnswer, 'found' | 'own'> {
  readonly number: number;
}

/** The sums of rows, or why there are none. */
export type Total = { readonly rows: number } & (
  | { readonly currency: string | null; readonly amounts: readonly number[] }
  | { readonly failure: Failure }
);

export const currencyOf = ({ data }: RegisterPayslip): string | null =>
  (data['currency'] as string | undefined) ?? null;

/** The sums of rows. A row with an error, or a second currency, makes all of them unknown. */
export function totalOf(rows: readonly NumberedRow[], columns: readonly ShownColumn[]): Total {
  const payslips: RegisterPayslip[] = [];
  for (const { found, number } of rows) {
    if (found.ok) payslips.push(found.value);
    else {
      const { code, message: why } = found.failure;
      return { rows: rows.length, failure: { code, message: message('register_row_failed', { row: number, why }) } };
    }
  }
  const data = payslips.map((payslip) => payslip.data);
  const currencies = twoCurrencies(data);
  if (currencies !== undefined)
    return {
      rows: rows.length,
      failure: { code: 'invalid_currency', message: message('register_in_two_currencies', currencies) },
    };
  return {
    rows: rows.length,
    currency: payslips.map(currencyOf).find((currency) => currency !== null) ?? null,
    amounts: columns.map(({ isRate, amount }) => (isRate ? rateOf(data) : sumOf<never>(payslips.map(amount)))),
  };
}

/** The value of a row's label; empty without it. */
export const labelOf = ({ own }: Pick<NumberedRow, 'own'>, label: string): string => String(own.labels?.[label] ?? '');

/** The sums of rows by the values of a label. */
export const totalsBy = (
  label: string,
  rows: readonly NumberedRow[],
  columns: readonly ShownColumn[],
): readonly (Total & { readonly value: string | null })[] =>
  groupsBy(rows, (row) => labelOf(row, label)).map(({ value, rows: ofGroup }) => ({
    value: value === '' ? null : value,
    ...totalOf(ofGroup, columns),
  }));
