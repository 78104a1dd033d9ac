import { foldedName } from '../contract/country-names';
import { type LineKind, lineKinds } from '../contract/words/line-kinds';
import type { PayrollFigure } from '../contract/words/payroll-columns';
import { once } from '../once';
import type { Line } from './payslip-lines';
import type { Wanted } from './wanted';

/** A column of a register: one line of the payslips of its rows. */
export interface LineColumn extends Pick<Line, 'kind' | 'id' | 'name'> {
  /** Has a contribution of the employee the same name? */
  readonly sharesName: boolean;
}

const isSame = (one: Pick<Line, 'kind' | 'id'>, other: Pick<Line, 'kind' | 'id'>): boolean =>
  one.kind === other.kind && one.id === other.id;

/**
 * The lines that the payslips of a register have, in the order of a payslip. Lines of one kind stand in the order in
 * which the rows have them.
 */
function columnsOfLines(payslips: readonly (readonly Line[])[]): LineColumn[] {
  const found = new Map<LineKind, Map<string, Line>>(lineKinds.map((kind) => [kind, new Map()]));
  for (const lines of payslips)
    for (const line of lines) {
      const ofKind = found.get(line.kind)!;
      if (!ofKind.has(line.id)) ofKind.set(line.id, line);
    }
  const names = new Set([...found.get('contribution')!.values()].map(({ name }) => name));
  return lineKinds.flatMap((kind) =>
    [...found.get(kind)!.values()].map(({ id, name }) => ({
      kind,
      id,
      name,
      sharesName: kind === 'employer_contribution' && names.has(name),
    })),
  );
}

/** The amount of a line in a payslip. 0 where the payslip does not have it. */
export const amountOf = (column: Pick<Line, 'kind' | 'id'>, lines: readonly Line[]): number =>
  lines.find((line) => isSame(line, column))?.amount ?? 0;

/** The columns that a text names, by the code of a line or by its name. */
function columnsNamed(text: string, columns: readonly LineColumn[]): readonly LineColumn[] {
  const folded = foldedName(text);
  return columns.filter(({ id, name }) => id === text.trim() || (name !== '' && foldedName(name) === folded));
}

/** A column that was asked for: a figure, a line, or a text about which nothing is known because no row has a payslip. */
export type WantedColumn =
  | { readonly figure: PayrollFigure }
  | { readonly line: LineColumn }
  | { readonly text: string };

/** A text that names no line, and the lines that there are. */
export interface UnknownLine {
  readonly unknown: string;
  readonly columns: readonly LineColumn[];
}

/**
 * The columns that show what is wanted of payslips.
 *
 * @param payslips the lines of each
 * @returns the columns, or the first text that names a line which no payslip has
 */
export function columnsWanted(
  wanted: readonly Wanted[],
  payslips: () => readonly (readonly Line[])[],
): readonly WantedColumn[] | UnknownLine {
  const columnsFound = once(() => columnsOfLines(payslips()));
  const shown: WantedColumn[] = [];
  for (const one of wanted) {
    if (one === 'lines') shown.push(...columnsFound().map((line) => ({ line })));
    else if ('figure' in one) shown.push(one);
    else {
      const columns = columnsFound();
      const named = columnsNamed(one.text, columns);
      // Where no row has a payslip, its own error says why.
      if (named.length === 0 && columns.length > 0) return { unknown: one.text, columns };
      shown.push(...(named.length > 0 ? named.map((line) => ({ line })) : [one]));
    }
  }
  return shown;
}
