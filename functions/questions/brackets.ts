import type { TaxResult } from '../../src/contract/tax';
import { ask, type Invocation } from '../cell/calculate';
import type { CellValue } from '../cell/failure';
import { presenter } from '../cell/present';
import type { Given } from '../cell/values';
import { payQuestions } from './payroll';

/** Brackets of income tax under a row of titles. They do not depend on the pay that has to be named to ask for them. */
export async function brackets(country: Given, taxYear: Given, period: Given, invocation: Invocation | undefined): Promise<CellValue[][]> {
  const question = payQuestions({ country, pay: undefined, period, taxYear, includePension: undefined }, 'gross_to_net', ['brackets']);
  const { data } = await ask(question(1_000), invocation);
  const [money, percent] = [presenter('money'), presenter('percent')];
  const rows = (data['brackets'] as TaxResult['brackets']).map(({ from, to, rate }) => [money(from), to === null ? '' : money(to), percent(rate)]);
  return [['From', 'To', 'Rate %'], ...rows];
}
