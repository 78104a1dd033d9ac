import type { Asked } from '../cell/asked';
import { calculate } from '../cell/calculate';
import type { CellValue } from '../cell/failure';
import { countryText, type Given, given, numberOf, textOf } from '../cell/values';

interface Levy {
  readonly type: 'corporate' | 'withholding' | 'capital_gains';
  readonly country: Given;
  readonly amount: unknown;
  /** Name of the amount in the formula. */
  readonly what: string;
  readonly turnover?: unknown;
  readonly words?: Readonly<Record<string, Given>>;
}

/** Corporate tax, withholding tax or capital gains tax, for each amount. */
export function* levy({ type, country, amount, what, turnover, words = {} }: Levy): Asked<CellValue[][]> {
  return yield* calculate({
    ranges: [amount, turnover],
    question: (one, sales) => ({
      operation: 'tax',
      input: {
        country: countryText(country),
        amount: numberOf(one, what),
        type,
        ...given({
          turnover: [sales, (value) => numberOf(value, 'turnover')],
          ...Object.fromEntries(Object.entries(words).map(([name, word]) => [name, [word, textOf] as const])),
        }),
      },
      fields: ['tax_amount'],
    }),
    value: ({ tax_amount }) => tax_amount,
    kind: 'money',
  });
}
