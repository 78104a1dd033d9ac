import type { CellProgram } from '../cell/cell-program';
import { calculate } from '../cell/calculate';
import type { CellValue } from '../cell/failure';
import { isLeftOut, rangesGiven } from '../cell/grid';
import { words } from '../cell/words';
import { dayOf, type Given, given, isUnset, numberOf, textOf } from '../cell/values';
import type { Question } from '../batch/question';
import { rateTooOld } from './rate-age';
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
  fields: [...(amount === undefined ? [] : ['amount']), 'rate', ...(isUnset(date) ? [] : ['timestamp'])],
});

/** Reads a figure of an answer, unless its rate is too old for the day asked for. */
const valueOf =
  (field: 'rate' | 'amount') =>
  (data: Readonly<Record<string, unknown>>, { input }: Question): unknown => {
    const { from, to, date } = input;
    const tooOld =
      typeof date === 'string' &&
      rateTooOld(words('rate_between', { from: String(from), to: String(to) }), data['timestamp'] as string, date);
    return tooOld || data[field];
  };

/** Each amount in the other currency, or the rate for one unit if no amount is given. */
export function* exchange(asked: Exchange): CellProgram<CellValue[][]> {
  const dates = rangesGiven(asked.date);
  if (isLeftOut(asked.amount))
    return yield* calculate({
      ranges: dates,
      question: (date) => question(asked, undefined, date),
      value: valueOf('rate'),
      kind: 'rate',
    });
  return yield* calculate({
    ranges: [asked.amount, ...dates],
    question: (amount, date) =>
      signed(numberOf(amount, words('argument_amount')), (positive) => question(asked, positive, date)),
    value: valueOf('amount'),
    kind: 'money',
  });
}
