import { foldedName } from '../contract/country-names';
import { type Line, type LineKind, lineKinds } from './payslip-lines';

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
export function columnsOfLines(payslips: readonly (readonly Line[])[]): LineColumn[] {
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
export function columnsNamed(text: string, columns: readonly LineColumn[]): readonly LineColumn[] {
  const folded = foldedName(text);
  return columns.filter(({ id, name }) => id === text.trim() || (name !== '' && foldedName(name) === folded));
}
