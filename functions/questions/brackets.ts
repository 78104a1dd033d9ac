import type { TaxResult } from '../../src/contract/tax';
import { ask, type Invocation } from '../cell/calculate';
import type { CellValue } from '../cell/failure';
import { presenter } from '../cell/present';
import { type PayArguments, payQuestions } from './payroll';

type Scale = Pick<TaxResult, 'brackets' | 'tables'>;

/**
 * Brackets of income tax under a row of titles. They do not depend on the pay that has to be named to ask for them.
 * Where the size of the income chooses one of
 * several scales all of them are shown, with a fourth column for the largest income that takes the scale.
 */
export async function brackets(
  asked: Pick<PayArguments, 'country' | 'taxYear' | 'period' | 'details'>,
  invocation: Invocation | undefined,
): Promise<CellValue[][]> {
  const question = payQuestions({ ...asked, pay: undefined, includePension: undefined }, 'gross_to_net', [
    'brackets',
    'tables',
  ]);
  const { data } = await ask(question(1_000), invocation);
  const [money, percent] = [presenter('money'), presenter('percent')];
  const limit = (amount: number | null): CellValue => (amount === null ? '' : money(amount));
  const row = ({ from, to, rate }: Pick<Scale['brackets'][number], 'from' | 'to' | 'rate'>): CellValue[] => [
    money(from),
    limit(to),
    percent(rate),
  ];
  const { brackets: only, tables } = data as unknown as Scale;
  const head = ['From', 'To', 'Rate %'];
  if (tables === undefined) return [head, ...only.map(row)];
  return [
    [...head, 'For income up to'],
    ...tables.flatMap(({ up_to, brackets: scale }) => scale.map((bracket) => [...row(bracket), limit(up_to)])),
  ];
}
