import type { TaxResult } from '../../src/contract/tax';
import { ask, type Invocation } from '../cell/calculate';
import type { CellValue } from '../cell/failure';
import { present } from '../cell/present';
import type { Given } from '../cell/values';
import { payQuestion } from './payroll';

/** Brackets of income tax under a row of titles. They do not depend on the pay that has to be named to ask for them. */
export async function brackets(country: Given, taxYear: Given, period: Given, invocation: Invocation | undefined): Promise<CellValue[][]> {
  const question = payQuestion({ country, pay: undefined, period, taxYear, includePension: undefined }, 1_000, 'gross', 'gross_to_net', ['brackets']);
  const { data } = await ask(question, invocation);
  const rows = (data['brackets'] as TaxResult['brackets']).map(({ from, to, rate }) => [present(from, 'money'), to === null ? '' : present(to, 'money'), present(rate, 'percent')]);
  return [['From', 'To', 'Rate %'], ...rows];
}
