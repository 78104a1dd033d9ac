import type { DetailName, DetailValue, RequestValue } from '../../src/contract/details';
import type { Asked } from '../cell/asked';
import { calculate } from '../cell/calculate';
import { type CellValue, wrong } from '../cell/failure';
import type { Kind } from '../cell/figure';
import { countryText, type Given, isBlank, numberOf } from '../cell/values';
import type { Question } from '../batch/question';
import { valueOf } from './detail-value';
import { detailsOf } from './details';
import { payRequest } from './pay-request';

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
  const add = (name: DetailName, value: Given): void => {
    if (!isBlank(value)) named[name] = valueOf(name, value);
  };
  add('period', period);
  add('tax_year', taxYear);
  add('include_pension', includePension);
  const further = detailsOf(details);
  for (const name of Object.keys(named))
    if (Object.hasOwn(further, name))
      throw wrong(`\`${name}\` is given twice: as an argument and among the details. Give it once.`);
  return payRequest({ ...named, ...further });
}

/** Makes income tax questions that differ only in the amount of pay. Their common part is read once. */
export function payQuestions(
  pay: PayArguments,
  mode: 'gross_to_net' | 'net_to_gross',
  fields: readonly string[],
): (amount: Given) => Question {
  const common = {
    country: countryText(pay.country),
    type: 'income',
    ...payInput(pay),
    ...(mode === 'net_to_gross' ? { mode } : {}),
  };
  const what = mode === 'net_to_gross' ? 'net' : 'gross';
  return (amount) => ({ operation: 'tax', input: { ...common, amount: numberOf(amount, what) }, fields });
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
    value: (data) => data[field] ?? without,
    kind,
  });
}
