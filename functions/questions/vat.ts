import type { CellProgram } from '../cell/cell-program';
import { calculate } from '../cell/calculate';
import type { CellValue } from '../cell/failure';
import { countryText, type Given, given, isUnset, numberOf, textOf } from '../cell/values';
import { words } from '../cell/words';
import { signed } from './signed';

interface Vat {
  readonly country: Given;
  readonly amount: unknown;
  readonly mode: Given;
  readonly category: Given;
}

/** One field of the VAT answer for each amount, with the sign of the amount. */
export function* vatField(
  field: 'vat_amount' | 'net_amount' | 'gross_amount',
  { country, amount, mode, category }: Vat,
): CellProgram<CellValue[][]> {
  return yield* calculate({
    ranges: [amount],
    question: (one) =>
      signed(numberOf(one, words('argument_amount')), (positive) => ({
        operation: 'vat',
        input: {
          country: countryText(country),
          amount: positive,
          mode: isUnset(mode) ? 'add' : textOf(mode),
          ...given({ category: [category, textOf] }),
        },
        fields: [field],
      })),
    value: (data) => data[field],
    kind: 'money',
  });
}

/** The rate in percent. It does not depend on the amount. */
export function* vatRate(country: Given, category: Given): CellProgram<CellValue[][]> {
  return yield* calculate({
    ranges: [],
    question: () => ({
      operation: 'vat',
      input: { country: countryText(country), amount: 100, mode: 'add', ...given({ category: [category, textOf] }) },
      fields: ['vat_rate'],
    }),
    value: ({ vat_rate }) => vat_rate,
    kind: 'percent',
  });
}
