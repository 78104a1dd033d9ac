import { calculate, type Invocation } from '../cell/calculate';
import type { CellValue } from '../cell/failure';
import type { Kind } from '../cell/kind';
import { countryText, flagOf, type Given, given, numberOf, textOf } from '../cell/values';
import type { Question } from '../batch/question';

/** What every function on pay is given. */
export interface PayArguments {
  readonly country: Given;
  readonly pay: unknown;
  readonly period: Given;
  readonly taxYear: Given;
  readonly includePension: Given;
}

/** Income tax questions that differ in the pay only: what they have in common is read once. */
export function payQuestions({ country, period, taxYear, includePension }: PayArguments, mode: 'gross_to_net' | 'net_to_gross', fields: readonly string[]): (pay: Given) => Question {
  const common = {
    country: countryText(country),
    type: 'income',
    ...given({ period: [period, textOf], tax_year: [taxYear, textOf], include_pension: [includePension, (value) => flagOf(value, 'include_pension')] }),
    ...(mode === 'net_to_gross' ? { mode } : {}),
  };
  const what = mode === 'net_to_gross' ? 'net' : 'gross';
  return (pay) => ({ operation: 'tax', input: { ...common, amount: numberOf(pay, what) }, fields });
}

interface Wanted {
  readonly mode?: 'gross_to_net' | 'net_to_gross';
  readonly kind?: Kind;
  /** What an answer that leaves the field out means. */
  readonly without?: number;
}

/** One field of the payslip for each pay. */
export async function payField(field: string, pay: PayArguments, invocation: Invocation | undefined, { mode = 'gross_to_net', kind = 'money', without }: Wanted = {}): Promise<CellValue[][]> {
  return calculate({ ranges: [pay.pay], question: payQuestions(pay, mode, [field]), value: (data) => data[field] ?? without, kind }, invocation);
}
