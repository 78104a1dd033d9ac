import type { TaxResult } from '../../contract/tax';
import { defined } from '../../defined';

interface WithAmount {
  readonly amount: number;
}

const ofNothing = <Line extends WithAmount>(lines: readonly Line[] | undefined): Line[] | undefined =>
  lines?.map((line) => ({ ...line, amount: 0 }));

/**
 * The payslip of a month without pay, such as unpaid leave: nothing is withheld and nothing is due.
 *
 * @param slip that of a paid month under the same law, for its lines
 */
export function unpaidMonth({ minimum_wage: _, ...slip }: TaxResult): TaxResult {
  return {
    ...slip,
    gross_amount: 0,
    tax_amount: 0,
    net_amount: 0,
    effective_rate: 0,
    brackets: slip.brackets.map((bracket) => ({ ...bracket, tax: 0 })),
    ...defined({
      pension: slip.pension && 0,
      taxable_amount: slip.taxable_amount && 0,
      employer_cost: slip.employer_cost && 0,
      contributions: ofNothing(slip.contributions),
      reliefs: ofNothing(slip.reliefs),
      credits: ofNothing(slip.credits),
      surcharges: ofNothing(slip.surcharges),
      adjustments: ofNothing(slip.adjustments),
      employer_contributions: ofNothing(slip.employer_contributions),
    }),
  };
}
