import type { PayPart } from '../../../contract/words/pay-parts';
import type { OtherScale, Where } from '../../../reference/schema';
import type { Line } from '../../law/line';
import type { Quantity } from '../../law/quantity';
import type { BracketTable } from '../../law/scale';
import type { IncomeScope } from './income-scope';

/** A part of pay, or several that the law treats together: what is paid, taxed, and bears contributions. */
export interface TreatedPart {
  readonly id: string;
  readonly name: string;
  readonly where?: Where | undefined;
  readonly parts: readonly PayPart[];
  readonly paid: Quantity;
  readonly taxable: Quantity;
  readonly contributory: Quantity;
}

/** The tax on some pay, in the order of the law. */
export interface TaxedPay {
  readonly reliefs: readonly Line[];
  readonly credits: readonly Line[];
  readonly surcharges: readonly Line[];
  /** What a cap takes off the tax (negative), what a minimum adds to it, and what was withheld before. */
  readonly adjustments: readonly Line[];
  readonly taxable: Quantity;
  readonly tax: Quantity;
  readonly tables: readonly BracketTable[];
}

/** Income-tax law written down as quantities of a year. */
export interface CompiledIncome extends TaxedPay {
  /** Contributions of the employee. */
  readonly contributions: readonly Line[];
  /** Contributions of the employer. */
  readonly employer: readonly Line[];
  readonly parts: readonly TreatedPart[];
  /** The taxable values of what is given in kind. */
  readonly benefits: readonly Line[];
  /** What the law counts of the family, as a number; undefined if it counts nothing. */
  readonly family: { readonly name: string; readonly value: Quantity } | undefined;
  /** The scale that replaces the ordinary one, if one does. */
  readonly scale: OtherScale | undefined;
  /** The shares of a family quotient, which multiply the limits of the scale. */
  readonly shares: Quantity | undefined;
  /** The variables of the law for this pay, whose quantities the lines are made of. */
  readonly scope: IncomeScope;
  /** Currencies whose exchange rate was needed but is not known. */
  readonly missingRates: readonly string[];
}
