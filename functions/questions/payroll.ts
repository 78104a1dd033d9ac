import { type DetailName, detailNames } from '../../src/contract/details';
import { calculate, type Invocation } from '../cell/calculate';
import { type CellValue, wrong } from '../cell/failure';
import type { Kind } from '../cell/kind';
import { countryText, flagOf, type Given, given, numberOf, textOf } from '../cell/values';
import type { Question } from '../batch/question';
import { detailsOf } from './details';

/** Arguments of every pay function. */
export interface PayArguments {
  readonly country: Given;
  readonly pay: unknown;
  readonly period: Given;
  readonly taxYear: Given;
  readonly includePension: Given;
  readonly details: unknown;
}

/**
 * The arguments and the details as fields of a question. A fixed order makes equal questions identical. Each field may
 * be given only once.
 */
function payInput({
  period,
  taxYear,
  includePension,
  details,
}: PayArguments): Record<string, string | number | boolean> {
  const named = given({
    period: [period, textOf],
    tax_year: [taxYear, textOf],
    include_pension: [includePension, (value) => flagOf(value, 'include_pension')],
  }) as Partial<Record<DetailName, string | number | boolean>>;
  const further = detailsOf(details);
  return Object.fromEntries(
    detailNames.flatMap((name) => {
      const [own, other] = [named[name], further[name]];
      if (own !== undefined && other !== undefined)
        throw wrong(`\`${name}\` is given twice: as an argument and among the details. Give it once.`);
      const value = own ?? other;
      return value === undefined ? [] : [[name, value]];
    }),
  );
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
export async function payField(
  field: string,
  pay: PayArguments,
  invocation: Invocation | undefined,
  { mode = 'gross_to_net', kind = 'money', without }: Wanted = {},
): Promise<CellValue[][]> {
  return calculate(
    { ranges: [pay.pay], question: payQuestions(pay, mode, [field]), value: (data) => data[field] ?? without, kind },
    invocation,
  );
}
