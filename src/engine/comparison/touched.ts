import type { TaxResult } from '../../contract/tax';
import type { Line, Slip } from '../../register/payslip-lines';
import type { LineOfRule } from './law-parts';
import { type LawChange, rateChanges } from './law-changes';

/** A payslip as it is compared: what its answer says, and its lines. */
export interface ComparedSlip {
  readonly data: Slip & Pick<Partial<TaxResult>, 'brackets'>;
  readonly lines: readonly Line[];
}

const keyOf = ({ kind, id }: LineOfRule): string => `${kind} ${id}`;

/** A line that differs between two payslips. A line that one of them does not have is 0 there. */
export interface LineDifference extends Omit<Line, 'amount'> {
  readonly before: number;
  readonly after: number;
}

/** The lines that differ between two payslips, in the order of the second. */
export function lineDifferences(
  a: Pick<ComparedSlip, 'lines'>,
  b: Pick<ComparedSlip, 'lines'>,
): readonly LineDifference[] {
  const [before, after] = [a, b].map(({ lines }) => new Map(lines.map((line) => [keyOf(line), line])));
  return [...new Map([...after!, ...before!])].flatMap(([key, { kind, id, name }]) => {
    const [was, is] = [before!.get(key)?.amount ?? 0, after!.get(key)?.amount ?? 0];
    return was === is ? [] : [{ kind, id, name, before: was, after: is }];
  });
}

/** Does the income reach a bracket whose rate differs? The brackets of payslips are those of the law in the pay period. */
function reaches({ data: a }: ComparedSlip, { data: b }: ComparedSlip, { at, of, method }: LawChange['bracket'] & {}) {
  const spans = rateChanges(a.brackets ?? [], b.brackets ?? []);
  const span = spans[at];
  // Payslips under another scale show other brackets.
  if (span === undefined || spans.length !== of) return true;
  const incomes = [a.taxable_amount ?? 0, b.taxable_amount ?? 0];
  const isIn = (income: number) => income > span.from && (method !== 'slab' || span.to === null || income <= span.to);
  return incomes.some(isIn);
}

/**
 * The changes of law that alter a payslip: those of lines that differ, brackets that the income reaches, and the treatment
 * of parts and benefits that it has.
 */
export function touchedBy(
  changes: readonly LawChange[],
  a: ComparedSlip,
  b: ComparedSlip,
  differing: readonly LineOfRule[],
): readonly LawChange[] {
  if (differing.length === 0) return [];
  const lines = new Set(differing.map(keyOf));
  return changes.filter(({ line, touches, bracket }) =>
    touches !== undefined
      ? touches(a.data) || touches(b.data)
      : lines.has(keyOf(line)) && (bracket === undefined || reaches(a, b, bracket)),
  );
}
