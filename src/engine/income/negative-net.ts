import { numberInWords } from '../../reference/words';
import { toMajor } from '../money';
import { amountsAt } from '../pay/schedule';
import { netPay, type Payroll } from './payroll';
import type { IncomeLaw } from '../law/income-law';

/** What is taken off at a gross pay, in minor units: the tax, then each contribution of the employee. */
function deductions({ schedule, deducted }: Payroll, gross: number): Float64Array {
  const out = new Float64Array(deducted);
  amountsAt(schedule, gross, deducted, out);
  return out;
}

/**
 * Why less than nothing is left of a pay, where that is so: amounts that the law charges whatever the pay.
 *
 * @param gross in minor units
 */
export function negativeNetNotices(payroll: Payroll, { regime }: IncomeLaw, gross: number): readonly string[] {
  if (netPay(payroll, gross) >= 0) return [];
  const words = (amount: number): string => numberInWords(toMajor(amount, payroll.minor));
  const names = [regime.name ?? 'Income tax', ...payroll.compiled.contributions.map(({ name }) => name)];
  const taken = deductions(payroll, gross).reduce((sum, amount) => sum + amount, 0);
  // More than the whole of the smallest pay is no share of it.
  const fixed = [...deductions(payroll, 1)].flatMap((amount, i) =>
    amount > 1 ? [`${names[i]!} (at least ${words(amount)})`] : [],
  );
  const why = fixed.length === 0 ? '' : ` The law charges this at any pay: ${fixed.join(', ')}.`;
  return [
    `Net pay is negative: tax and contributions come to ${words(taken)}, which is more than the gross pay.${why}`,
  ];
}
