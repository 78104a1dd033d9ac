import { type Wanted, wantedBy } from '../../../src/register/wanted';
import { wrong } from '../../cell/failure';
import { words } from '../../cell/words';
import { gridOf } from '../../cell/grid';
import { listed } from '../../cell/listed';
import { isBlank, isUnset, textOf } from '../../cell/values';

const usual: readonly Wanted[] = (['tax_amount', 'pension', 'net_amount', 'employer_cost'] as const).map((figure) => ({
  figure,
}));

/**
 * The columns to show, in their order: a list in text, or a range of headings.
 *
 * @throws CellError if a cell of the range is empty
 */
export function wantedOf(columns: unknown): readonly Wanted[] {
  const cells = gridOf(columns).flat();
  if (cells.every(isUnset)) return usual;
  return cells.flatMap((cell) => {
    if (isBlank(cell)) throw wrong(words('figure_cell_empty'));
    return listed(textOf(cell, 1_000)).map(wantedBy);
  });
}
