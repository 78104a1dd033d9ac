import type { TaxResult } from '../../contract/tax';
import type { YearToDate } from '../../contract/employee';
import type { PayPart } from '../../contract/words/pay-parts';
import { periodsOf } from '../income/compile/compile-income';
import { oncePaidRules } from '../income/once-paid';
import { tidy } from '../../tidy';
import type { IncomeLaw } from '../law/income-law';
import { type MonthStated, partAmounts } from './month-of-pay';

/** The year before its first month with pay. */
export const nothingSoFar: YearToDate = { months: 0, gross: 0, taxable: 0, tax: 0, contributions: 0, bonus: 0 };

/** The parts that count as bonuses of the year: those that the rule for bonuses taxes on the year, or the usual ones. */
const bonusParts = ({ pay }: IncomeLaw): readonly PayPart[] =>
  pay?.bonus?.method === 'annual_equivalent'
    ? pay.bonus.parts.filter((part) => part !== 'severance')
    : ['bonus', 'thirteenth'];

const add = (a: number | undefined, b: number): number => tidy((a ?? 0) + b);

/** The year so far with one more month. */
export function withMonth(
  before: YearToDate,
  law: IncomeLaw,
  stated: MonthStated,
  slip: Pick<TaxResult, 'gross_amount' | 'taxable_amount' | 'tax_amount' | 'pension'>,
): YearToDate {
  const parts = partAmounts(stated);
  const bonus = bonusParts(law).reduce((sum, part) => sum + (parts[part] ?? 0), 0);
  const paidBy = oncePaidRules(law).filter((rule) => rule.parts.some((part) => (parts[part] ?? 0) > 0));
  const periods = law.pay?.accumulation?.method === 'cumulative' ? periodsOf(paidBy) : 1;
  return {
    months: before.months + periods,
    gross: add(before.gross, slip.gross_amount),
    taxable: add(before.taxable, slip.taxable_amount ?? 0),
    tax: add(before.tax, slip.tax_amount),
    contributions: add(before.contributions, slip.pension ?? 0),
    bonus: add(before.bonus, bonus),
  };
}
