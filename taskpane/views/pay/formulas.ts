import type { InputOf } from '../../../src/client';
import { detailsText } from '../../../src/contract/details';
import type { TaxResult } from '../../../src/contract/tax';
import { type Formula, formula } from '../../words/formula';

type Asked = InputOf<'calculatePaye'>;

interface Named {
  readonly name: string;
  readonly formula: Formula;
}

/**
 * The formulas that give what the payslip shows: with all that was asked, and nothing that was left to the functions to
 * know.
 *
 * @param asked the question that the payslip answers
 */
export function payFormulas(
  { country, amount, mode, period, tax_year, include_pension, ...details }: Asked,
  { gross_amount, employer_cost }: TaxResult,
): readonly Named[] {
  const further = detailsText(details);
  const rest = [
    period === 'monthly' ? undefined : period,
    tax_year,
    include_pension === false ? false : undefined,
    further === '' ? undefined : further,
  ] as const;
  const of = (name: string, pay: number): Formula => formula(name, country, pay, ...rest);
  return [
    { name: 'net pay', formula: of('NETPAY', gross_amount) },
    { name: 'tax', formula: of('PAYE', gross_amount) },
    // More than one gross pay may leave the same net pay: only who asks for one by its net pay is shown the one that
    // GROSSUP finds.
    ...(mode === 'net_to_gross' ? [{ name: 'gross from net', formula: of('GROSSUP', amount) }] : []),
    ...(employer_cost === undefined
      ? []
      : [{ name: 'cost to the employer', formula: of('EMPLOYERCOST', gross_amount) }]),
    { name: 'whole payslip', formula: of('PAYSLIP', gross_amount) },
  ];
}
