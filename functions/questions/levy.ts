import type { CellProgram } from '../cell/cell-program';
import type { Question } from '../batch/question';
import { calculate, type Signed } from '../cell/calculate';
import type { CellValue } from '../cell/failure';
import { rangesGiven } from '../cell/grid';
import { words as said } from '../cell/words';
import { signed } from './signed';
import { countryText, type Given, given, numberOf, textOf } from '../cell/values';

interface Levy {
  readonly type: 'corporate' | 'withholding' | 'capital_gains';
  readonly country: Given;
  readonly amount: unknown;
  /** Which argument is the amount. */
  readonly what: 'amount' | 'gain' | 'profit';
  readonly turnover?: unknown;
  readonly words?: Readonly<Record<string, Given>>;
}

/**
 * The question for an amount, which may be 0 or negative. A company without a profit owes the minimum tax, if there is
 * one. A loss bears no tax on gains. Tax withheld is given back with the payment.
 */
function askedFor(type: Levy['type'], amount: number, ask: (asked: number) => Question): Question | Signed {
  if (type === 'corporate') return ask(Math.max(0, amount));
  return signed(type === 'capital_gains' ? Math.max(0, amount) : amount, ask);
}

/** Corporate tax, withholding tax or capital gains tax, for each amount. */
export function* levy({ type, country, amount, what, turnover, words = {} }: Levy): CellProgram<CellValue[][]> {
  return yield* calculate({
    ranges: [amount, ...rangesGiven(turnover)],
    question: (one, sales) =>
      askedFor(type, numberOf(one, said(`argument_${what}`)), (asked) => ({
        operation: 'tax',
        input: {
          country: countryText(country),
          amount: asked,
          type,
          ...given({
            turnover: [sales, (value) => numberOf(value, said('argument_turnover'))],
            ...Object.fromEntries(Object.entries(words).map(([name, word]) => [name, [word, textOf] as const])),
          }),
        },
        fields: ['tax_amount'],
      })),
    value: ({ tax_amount }) => tax_amount,
    kind: 'money',
    // Where the law has no minimum tax, the service refuses a profit of 0.
    nothingFor: ({ input }) => (type === 'corporate' && input['amount'] === 0 ? 'invalid_amount' : undefined),
  });
}
