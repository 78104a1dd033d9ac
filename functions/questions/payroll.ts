import { calculate, type Invocation } from '../cell/calculate';
import type { CellValue } from '../cell/failure';
import type { Kind } from '../cell/kind';
import { flagOf, type Given, given, numberOf, textOf } from '../cell/values';
import type { Question } from '../batch/question';

/** What every function on pay is given. */
export interface PayArguments {
  readonly country: Given;
  readonly pay: unknown;
  readonly period: Given;
  readonly taxYear: Given;
  readonly includePension: Given;
}

/** The income tax question for one pay. */
export const payQuestion = ({ country, period, taxYear, includePension }: PayArguments, pay: Given, what: string, mode: 'gross_to_net' | 'net_to_gross', fields?: readonly string[]): Question => ({
  operation: 'tax',
  input: {
    country: textOf(country),
    amount: numberOf(pay, what),
    type: 'income',
    ...given({ period: [period, textOf], tax_year: [taxYear, textOf], include_pension: [includePension, (value) => flagOf(value, 'include_pension')] }),
    ...(mode === 'net_to_gross' ? { mode } : {}),
  },
  ...(fields === undefined ? {} : { fields }),
});

/** One field of the payslip for each pay. */
export const payField = (field: string, pay: PayArguments, invocation: Invocation | undefined, { mode = 'gross_to_net', kind = 'money', without }: { readonly mode?: 'gross_to_net' | 'net_to_gross'; readonly kind?: Kind; readonly without?: number } = {}): Promise<CellValue[][]> =>
  calculate(
    { ranges: [pay.pay], question: (amount) => payQuestion(pay, amount, mode === 'gross_to_net' ? 'gross' : 'net', mode, [field]), value: (data) => data[field] ?? without, kind },
    invocation,
  );
