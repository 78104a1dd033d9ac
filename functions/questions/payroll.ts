import type { RequestValue } from '../../src/contract/details';
import type { Signed } from '../cell/calculate';
import { words } from '../cell/words';
import { countryText, type Given, isBlank, isUnset, numberOf } from '../cell/values';
import { isLeftOut } from '../cell/grid';
import type { Question } from '../batch/question';
import { signed } from './signed';

/** Arguments of every pay function. */
export interface PayArguments {
  readonly country: Given;
  readonly pay: unknown;
  readonly period: Given;
  readonly taxYear: Given;
  readonly includePension: Given;
  readonly details: unknown;
}

/** The fields of a question that the arguments and the details state. */
export type PayInput = Readonly<Record<string, RequestValue>>;

/** Do the arguments say nothing but the country and the pay? Then nothing has to be read in words. */
export const isPlainPay = ({ period, taxYear, includePension, details }: PayArguments): boolean =>
  isUnset(period) && isUnset(taxYear) && isBlank(includePension) && isLeftOut(details);

/** The question for an amount of pay. Nothing is due on no pay, such as that of unpaid leave. */
const paySigned = (amount: number, ask: (amount: number) => Question): Signed =>
  amount === 0 ? signed(0, ask) : { question: ask(amount), sign: 1 };

/**
 * Makes income tax questions that differ only in the amount of pay.
 *
 * @param input what the other arguments state
 */
export function payQuestions(
  country: Given,
  input: PayInput,
  mode: 'gross_to_net' | 'net_to_gross',
  fields: readonly string[],
) {
  const common = {
    country: countryText(country),
    type: 'income',
    ...input,
    ...(mode === 'net_to_gross' ? { mode } : {}),
  };
  const what = words(mode === 'net_to_gross' ? 'argument_net' : 'argument_gross');
  return (given: Given): Signed =>
    paySigned(numberOf(given, what), (amount) => ({ operation: 'tax', input: { ...common, amount }, fields }));
}
