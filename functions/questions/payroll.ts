import type { DetailName, DetailValue, RequestValue } from '../../src/contract/details';
import type { Asked } from '../cell/asked';
import { calculate, type Signed } from '../cell/calculate';
import { type CellValue, wrong } from '../cell/failure';
import type { Kind } from '../cell/figure';
import { countryText, type Given, isBlank, isUnset, numberOf } from '../cell/values';
import type { Question } from '../batch/question';
import { labelOf, valueOf } from './detail-value';
import { detailsOf } from './details';
import { netPay } from './net-pay';
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

interface Wanted {
  readonly mode?: 'gross_to_net' | 'net_to_gross';
  readonly kind?: Kind;
  /** The value if the answer leaves the field out. */
  readonly without?: number;
}

/** One field of the payslip for each amount of pay. */
export function* payField(
  field: string,
  pay: PayArguments,
  { mode = 'gross_to_net', kind = 'money', without }: Wanted = {},
): Asked<CellValue[][]> {
  return yield* calculate({
    ranges: [pay.pay],
    question: payQuestions(pay, mode, [field]),
    value: (data) => (field === 'net_amount' ? netPay(data) : (data[field] ?? without)),
    kind,
  });
}
