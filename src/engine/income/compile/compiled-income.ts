import type { Axis } from '../../law/formula';
import type { Line } from '../../law/line';
import type { BracketTable } from '../../law/scale';
import { sum, type Value } from '../../law/value';

/** Income-tax law as functions of annual gross pay. */
export interface CompiledIncome {
  readonly axes: readonly Axis[];
  /** Contributions of the employee. */
  readonly contributions: readonly Line[];
  /** Contributions of the employer. */
  readonly employer: readonly Line[];
  readonly reliefs: readonly Line[];
  readonly credits: readonly Line[];
  readonly surcharges: readonly Line[];
  /** What a cap takes off the tax (negative), and what a minimum adds to it. */
  readonly adjustments: readonly Line[];
  readonly taxable: Value;
  readonly tax: Value;
  readonly tables: readonly BracketTable[];
  /** Currencies whose exchange rate was needed but is not known. */
  readonly missingRates: readonly string[];
  /** What the law read about the employee, by the names used in formulas: `age`, `basic`. */
  readonly read: ReadonlySet<string>;
}

/** Yearly tax and employee contributions together: the difference between gross pay and net pay. */
export const takenOffPay = ({ tax, contributions }: CompiledIncome): Value =>
  contributions.reduce((all, { value }) => sum(all, value), tax);
