import { figureMeant, meansLines } from '../contract/labels';
import type { PayrollFigure } from '../contract/words/payroll-columns';
import type { TaxResult } from '../contract/tax';
import { lineFields } from './payslip-lines';

/** What the columns of a register shall show: a figure, all lines of the payslips, or the lines that a text names. */
export type Wanted = { readonly figure: PayrollFigure } | 'lines' | { readonly text: string };

/** What a text asks for, in any language. */
export function wantedBy(text: string): Wanted {
  const figure = figureMeant(text);
  return figure !== undefined ? { figure } : meansLines(text) ? 'lines' : { text };
}

/** The fields of an answer that the columns read. */
export function fieldsFor(wanted: readonly Wanted[]): readonly (keyof TaxResult)[] {
  const fields = new Set<keyof TaxResult>(wanted.some((one) => one === 'lines' || 'text' in one) ? lineFields : []);
  for (const one of wanted)
    if (one !== 'lines' && 'figure' in one) fields.add(one.figure === 'paid_out' ? 'net_amount' : one.figure);
  return [...fields];
}
