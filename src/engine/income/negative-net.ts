import { message, type Message } from '../../language/message';
import { numberInWords } from '../../reference/words';
import type { IncomeLaw } from '../law/income-law';
import { toMajor } from '../money';
import { amountsAt } from '../pay/schedule';
import { netPay, type Payroll } from './payroll';

/** The deductions at a gross pay, in minor units: the tax, then each employee contribution. */
function deductions({ schedule, deducted }: Payroll, gross: number): Float64Array {
  const amounts = new Float64Array(deducted);
  amountsAt(schedule, gross, deducted, amounts);
  return amounts;
}

/**
 * Explains net pay if it is negative: the law charges some amounts at any pay.
 *
 * @param gross in minor units
 */
export function negativeNetNotices(payroll: Payroll, { regime }: IncomeLaw, gross: number): readonly Message[] {
  if (netPay(payroll, gross) >= 0) return [];
  const words = (amount: number): string => numberInWords(toMajor(amount, payroll.minor));
  const names = [
    regime.name ?? message('name_of_income_tax'),
    ...payroll.compiled.contributions.map(({ name }) => name),
  ];
  const taken = words(deductions(payroll, gross).reduce((sum, amount) => sum + amount, 0));
  // A charge above the smallest possible pay cannot be a share of that pay.
  const charges = [...deductions(payroll, 1)].flatMap((amount, i) =>
    amount > 1 ? [message('fixed_charge', { name: names[i]!, amount: words(amount) })] : [],
  );
  return [
    charges.length === 0
      ? message('net_negative', { taken })
      : message('net_negative_by_fixed_charges', { taken, charges }),
  ];
}
