import type { DetailName, DetailValue, RequestValue } from '../../src/contract/details';
import type { Signed } from '../cell/calculate';
import { wrong } from '../cell/failure';
import { countryText, type Given, isBlank, isUnset, numberOf } from '../cell/values';
import type { Question } from '../batch/question';
import { labelOf, valueOf } from './detail-value';
import { detailsOf } from './details';
import { payRequest } from './pay-request';
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

/** The arguments and the details as fields of a question. Each may be given only once. */
function payInput({ period, taxYear, includePension, details }: PayArguments): Readonly<Record<string, RequestValue>> {
  const named: Partial<Record<DetailName, DetailValue>> = {};
  if (!isUnset(period)) named.period = valueOf('period', period);
  if (!isUnset(taxYear)) named.tax_year = valueOf('tax_year', taxYear);
  if (!isBlank(includePension)) named.include_pension = valueOf('include_pension', includePension);
  const further = detailsOf(details);
  for (const name of Object.keys(named) as DetailName[])
    if (Object.hasOwn(further, name))
      throw wrong(`${labelOf(name)} is given twice: as an argument and among the details. Give it once.`);
  return payRequest({ ...named, ...further });
}

/** The question for an amount of pay. Nothing is due on no pay, such as that of unpaid leave. */
const paySigned = (amount: number, ask: (amount: number) => Question): Signed =>
  amount === 0 ? signed(0, ask) : { question: ask(amount), sign: 1 };

/** Makes income tax questions that differ only in the amount of pay. Their common part is read once. */
export function payQuestions(pay: PayArguments, mode: 'gross_to_net' | 'net_to_gross', fields: readonly string[]) {
  const common = {
    country: countryText(pay.country),
    type: 'income',
    ...payInput(pay),
    ...(mode === 'net_to_gross' ? { mode } : {}),
  };
  const what = mode === 'net_to_gross' ? 'net' : 'gross';
  return (given: Given): Signed =>
    paySigned(numberOf(given, what), (amount) => ({ operation: 'tax', input: { ...common, amount }, fields }));
}
