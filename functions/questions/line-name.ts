import type { LineColumn } from '../../src/register/columns';
import type { LineKind } from '../../src/contract/words/line-kinds';
import type { Line } from '../../src/register/payslip-lines';
import { type Value, type Words, words } from '../cell/words';

/** What lines of a kind are called; undefined for those with a name of their own. */
const called: { readonly [Kind in LineKind]?: (values: { readonly name: Value }) => Words } = {
  gross: () => words('line_gross'),
  part: (values) => words('line_of_which', values),
  not_taxed: (values) => words('line_not_taxed', values),
  in_kind: (values) => words('line_in_kind', values),
  taxable: () => words('line_taxable'),
  family: ({ name }) => words('line_family', { counted: name }),
  tax: () => words('line_tax'),
  contributions: () => words('line_contributions'),
  net: () => words('line_net'),
  employer_cost: () => words('line_employer_cost'),
};

/** What a line of a payslip is called. Names from the law of a country stay as they are. */
export const lineName = ({ kind, name }: Pick<Line, 'kind' | 'name'>): string | Words =>
  called[kind]?.({ name }) ?? name;

/** What the column of a line is called in a register, so that no two are called the same. */
export function columnName(column: LineColumn): string | Words {
  const name = lineName(column);
  return column.sharesName ? words('line_of_employer', { name }) : name;
}
