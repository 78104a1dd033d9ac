import type { TaxResult } from '../../src/contract/tax';
import { ask, type CellProgram } from '../cell/cell-program';
import type { CellValue } from '../cell/failure';
import { presenter } from '../cell/figure';
import { words } from '../cell/words';
import { payInput } from './pay-input';
import { type PayArguments, payQuestions } from './payroll';
import { anyAmount } from './signed';

type Scale = Pick<TaxResult, 'brackets' | 'tables'>;

/**
 * Income tax brackets below a row of headings. The question needs some amount of pay, but the brackets do not depend on
 * it. If the income selects one of several scales, all are listed, and a fourth column has the highest income of each.
 */
export function* brackets(
  asked: Pick<PayArguments, 'country' | 'taxYear' | 'period' | 'details'>,
): CellProgram<CellValue[][]> {
  const input = payInput({ ...asked, includePension: undefined });
  const question = payQuestions(asked.country, input, 'gross_to_net', ['brackets', 'tables']);
  const { data } = yield* ask(question(anyAmount).question);
  const [money, percent] = [presenter('money'), presenter('percent')];
  const limit = (amount: number | null): CellValue => (amount === null ? '' : money(amount));
  const row = ({ from, to, rate }: Pick<Scale['brackets'][number], 'from' | 'to' | 'rate'>): CellValue[] => [
    money(from),
    limit(to),
    percent(rate),
  ];
  const { brackets: only, tables } = data as unknown as Scale;
  const head = [words('heading_from'), words('heading_to'), words('heading_rate')];
  if (tables === undefined) return [head, ...only.map(row)];
  return [
    [...head, words('heading_up_to')],
    ...tables.flatMap(({ up_to, brackets: scale }) => scale.map((bracket) => [...row(bracket), limit(up_to)])),
  ];
}
