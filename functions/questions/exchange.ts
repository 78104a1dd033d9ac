import type { Asked } from '../cell/asked';
import { calculate } from '../cell/calculate';
import type { CellValue } from '../cell/failure';
import { isLeftOut, rangesGiven } from '../cell/grid';
import { dayOf, type Given, given, numberOf, textOf } from '../cell/values';
import type { Question } from '../batch/question';
import { signed } from './signed';

interface Exchange {
  readonly from: Given;
  readonly to: Given;
  readonly amount: unknown;
  readonly date: unknown;
}

const question = ({ from, to }: Exchange, amount: number | undefined, date: Given): Question => ({
  operation: 'forex',
  input: {
    from: textOf(from),
    to: textOf(to),
    ...(amount === undefined ? {} : { amount }),
    ...given({ date: [date, dayOf] }),
  },
  // The rate tells the cache whether other amounts were converted at the same one.
  fields: amount === undefined ? ['rate'] : ['amount', 'rate'],
});

/** Each amount in the other currency, or the rate for one unit if no amount is given. */
export function* exchange(asked: Exchange): Asked<CellValue[][]> {
  const dates = rangesGiven(asked.date);
  if (isLeftOut(asked.amount))
    return yield* calculate({
      ranges: dates,
      question: (date) => question(asked, undefined, date),
      value: ({ rate }) => rate,
      kind: 'rate',
    });
  return yield* calculate({
    ranges: [asked.amount, ...dates],
    question: (amount, date) => signed(numberOf(amount, 'amount'), (positive) => question(asked, positive, date)),
    value: ({ amount }) => amount,
    kind: 'money',
  });
}
