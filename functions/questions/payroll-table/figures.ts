import { figureMeant, figureTexts } from '../../../src/contract/labels';
import { type PayslipFigure, payslipFigures } from '../../../src/contract/words/payroll-columns';
import { wrong } from '../../cell/failure';
import { gridOf } from '../../cell/grid';
import type { Kind } from '../../cell/figure';
import { listed } from '../../cell/listed';
import { isBlank, isUnset, textOf } from '../../cell/values';
import { probably } from '../detail-name';

const usual: readonly PayslipFigure[] = ['tax_amount', 'pension', 'net_amount', 'employer_cost'];

export const kindOfFigure = (figure: PayslipFigure): Kind => (figure === 'effective_rate' ? 'share' : 'money');

function figureNamed(text: string): PayslipFigure {
  const figure = figureMeant(text);
  if (figure !== undefined) return figure;
  const [meant] = probably(
    text,
    figureTexts.map(([one]) => one),
  );
  const hint = meant === undefined ? '.' : `: did you mean ${meant}?`;
  throw wrong(
    `${JSON.stringify(text.slice(0, 40))} is not a figure of the payslip${hint} Use one of ${payslipFigures.join(', ')}.`,
  );
}

/**
 * The figures to return, in their order: a list in text, or a range of headings.
 *
 * @throws CellError that suggests a figure
 */
export function figuresOf(columns: unknown): readonly PayslipFigure[] {
  const cells = gridOf(columns).flat();
  if (cells.every(isUnset)) return usual;
  return cells.flatMap((cell) => {
    if (isBlank(cell)) throw wrong('A cell of the columns is empty. Name a figure in each.');
    return listed(textOf(cell, 1_000)).map(figureNamed);
  });
}
