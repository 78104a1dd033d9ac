import type { CellProgram } from '../cell/cell-program';
import { calculate } from '../cell/calculate';
import type { CellValue } from '../cell/failure';
import type { Kind } from '../cell/figure';
import { flagArgument, type Invocation } from '../cell/from-cell';
import type { Given } from '../cell/values';
import { netPay } from './net-pay';
import { type PayArguments, type PayInput, payQuestions } from './payroll';

interface PayFunction {
  readonly field: string;
  readonly mode?: 'gross_to_net' | 'net_to_gross';
  readonly kind?: Kind;
  /** The value if the answer leaves the field out. */
  readonly without?: number;
}

/** The functions that return one field of the payslip for each amount of pay. */
const payFunctions = {
  NETPAY: { field: 'net_amount' },
  PAYE: { field: 'tax_amount' },
  PENSION: { field: 'pension', without: 0 },
  EMPLOYERCOST: { field: 'employer_cost' },
  EFFECTIVERATE: { field: 'effective_rate', kind: 'share' },
  GROSSUP: { field: 'gross_amount', mode: 'net_to_gross' },
} as const satisfies Readonly<Record<string, PayFunction>>;

/** The arguments of every function of pay, in the order in which Excel hands them over. */
type InOrder = readonly [
  country: Given,
  pay: unknown,
  period: Given,
  taxYear: Given,
  includePension: Given,
  details: unknown,
];
const placeOfFlag = 4;

/** The arguments of a function of pay by their names. */
export const payArguments = (
  [country, pay, period, taxYear, includePension, details]: InOrder,
  invocation: Invocation,
): PayArguments => ({
  country,
  pay,
  period,
  taxYear,
  includePension: flagArgument(includePension, invocation, placeOfFlag),
  details,
});

export type PayFunctionName = keyof typeof payFunctions;

/**
 * Answers a function of pay.
 *
 * @param input what its arguments state besides the country and the pay
 */
export function* payFigure(
  name: PayFunctionName,
  { country, pay }: PayArguments,
  input: PayInput,
): CellProgram<CellValue[][]> {
  const { field, mode = 'gross_to_net', kind = 'money', without }: PayFunction = payFunctions[name];
  return yield* calculate({
    ranges: [pay],
    question: payQuestions(country, input, mode, [field]),
    value: (data) => (field === 'net_amount' ? netPay(data) : (data[field] ?? without)),
    kind,
  });
}
