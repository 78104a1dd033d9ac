import { figureMeant, figureTexts } from '../../../src/contract/labels';
import { type PayrollFigure, payrollFigures } from '../../../src/contract/words/payroll-columns';
import { wrong } from '../../cell/failure';
import { quoted, words } from '../../cell/words';
import { gridOf } from '../../cell/grid';
import type { Kind } from '../../cell/figure';
import { listed } from '../../cell/listed';
import { isBlank, isUnset, textOf } from '../../cell/values';
import { probably } from '../detail-name';

const usual: readonly PayrollFigure[] = ['tax_amount', 'pension', 'net_amount', 'employer_cost'];

export const kindOfFigure = (figure: PayrollFigure): Kind => (figure === 'effective_rate' ? 'share' : 'money');

function figureNamed(text: string): PayrollFigure {
  const figure = figureMeant(text);
  if (figure !== undefined) return figure;
  const [meant] = probably(
    text,
    figureTexts.map(([one]) => one),
  );
  const unknown = { text: quoted(text), figures: payrollFigures };
  throw wrong(meant === undefined ? words('figure_unknown', unknown) : words('figure_misspelt', { ...unknown, meant }));
}

/**
 * The figures to return, in their order: a list in text, or a range of headings.
 *
 * @throws CellError that suggests a figure
 */
export function figuresOf(columns: unknown): readonly PayrollFigure[] {
  const cells = gridOf(columns).flat();
  if (cells.every(isUnset)) return usual;
  return cells.flatMap((cell) => {
    if (isBlank(cell)) throw wrong(words('figure_cell_empty'));
    return listed(textOf(cell, 1_000)).map(figureNamed);
  });
}
