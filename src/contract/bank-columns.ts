import { bankFigures, figuresInGroups, originColumn, originFields } from './bank-figures';
import { fieldsOf } from './columns';
import { CentralBankResult } from './rates';
import { bankFigureNames } from './words/central-banks';

/** A table of banks: every figure, followed by the origin of each. */
export const centralBankColumns = [
  ...fieldsOf(CentralBankResult, ['inflation', 'tbills', 'figures']),
  ...figuresInGroups.map((name) => bankFigures[name].column),
  ...bankFigureNames.flatMap((name) => originFields.map((field) => originColumn(name, field))),
];
