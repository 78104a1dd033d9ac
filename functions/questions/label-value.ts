import { columnLabel, type ColumnName } from '../../src/contract/labels';
import type { Value } from '../cell/words';

/** What sentences call a detail of pay or a column of a payroll table, in the language of the reader. */
export const labelValue =
  (name: ColumnName): Value =>
  (language) =>
    columnLabel(name, language);
