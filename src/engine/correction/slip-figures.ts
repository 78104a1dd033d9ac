import type { CorrectionFigures } from '../../contract/correction';
import type { TaxResult } from '../../contract/tax';
import type { MessageCode, Sentence } from '../../language/message';
import { lawText } from '../../language/terms';
import { linesOf } from '../../register/payslip-lines';
import type { LineKind } from '../../contract/words/line-kinds';
import { lineDifferences } from '../comparison';

const names = ['gross', 'taxable', 'tax', 'contributions', 'net', 'employer_cost'] as const;

/** The figures of a payslip that a correction compares. */
export const figuresOfSlip = (slip: TaxResult): CorrectionFigures => ({
  gross: slip.gross_amount,
  taxable: slip.taxable_amount ?? 0,
  tax: slip.tax_amount,
  contributions: slip.pension ?? 0,
  net: slip.net_amount,
  employer_cost: slip.employer_cost ?? slip.gross_amount,
});

/** An amount of either sign with the decimals of a currency. */
export function rounded(amount: number, minor: number): number {
  const units = Math.round(Math.abs(amount) * minor);
  // Nothing is not minus nothing.
  if (units === 0) return 0;
  const exact = Number.isSafeInteger(units) ? units / minor : Math.abs(amount);
  return amount < 0 ? -exact : exact;
}

const each = (make: (name: (typeof names)[number]) => number): CorrectionFigures =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as CorrectionFigures;

/** What changes from one payslip to another. */
export const figuresBetween = (before: CorrectionFigures, after: CorrectionFigures, minor: number): CorrectionFigures =>
  each((name) => rounded(after[name] - before[name], minor));

/** The sum of figures. */
export const sumOfFigures = (list: readonly CorrectionFigures[], minor: number): CorrectionFigures =>
  each((name) =>
    rounded(
      list.reduce((sum, figures) => sum + figures[name], 0),
      minor,
    ),
  );

/** The sums of a payslip, which the law does not name. */
const nameOfSum: { readonly [Kind in LineKind]?: MessageCode } = {
  gross: 'explained_gross',
  taxable: 'explained_taxable',
  tax: 'explained_tax',
  contributions: 'explained_contributions',
  net: 'explained_net_pay',
  employer_cost: 'explained_cost',
};

const nameOf = (kind: LineKind, name: string): Sentence => {
  const code = nameOfSum[kind];
  return code === undefined ? lawText(name) : { code };
};

/** The lines that differ between two payslips. */
export const linesBetween = (paid: TaxResult, due: TaxResult, minor: number) =>
  lineDifferences({ lines: linesOf(paid) }, { lines: linesOf(due) }).map(({ kind, id, name, before, after }) => ({
    kind,
    id,
    name: nameOf(kind, name),
    paid: before,
    due: after,
    difference: rounded(after - before, minor),
  }));
