import type { InputOf } from '../../../src/client';
import { detailsText } from '../../../src/contract/details';
import type { TaxResult } from '../../../src/contract/tax';
import { type Formula, formula } from '../../words/formula';
import { grossStated } from './regular-pay';
import { say } from '../../../ui/language/say';

type PayQuestion = InputOf<'calculatePaye'>;

interface NamedFormula {
  readonly name: string;
  readonly formula: Formula;
}

/**
 * The formulas that give the figures of the payslip. They carry each argument that was asked, and leave out those that
 * took their defaults.
 *
 * @param asked the question that the payslip answers
 */
export function payFormulas(
  { country, amount, mode, period, tax_year, include_pension, ...details }: PayQuestion,
  payslip: TaxResult,
): readonly NamedFormula[] {
  const gross = grossStated(payslip);
  const further = detailsText(details);
  const rest = [
    period === 'monthly' ? undefined : period,
    tax_year,
    include_pension === false ? false : undefined,
    further === '' ? undefined : further,
  ] as const;
  const payFormula = (name: string, pay: number): Formula => formula(name, country, pay, ...rest);
  return [
    { name: say('net_pay_offer'), formula: payFormula('NETPAY', gross) },
    { name: say('tax_offer'), formula: payFormula('PAYE', gross) },
    // Several gross amounts may leave the same net pay. GROSSUP is offered only where the reader asked by net pay.
    ...(mode === 'net_to_gross' ? [{ name: say('gross_from_net'), formula: payFormula('GROSSUP', amount) }] : []),
    ...(payslip.employer_cost === undefined
      ? []
      : [{ name: say('employer_cost_offer'), formula: payFormula('EMPLOYERCOST', gross) }]),
    { name: say('whole_payslip'), formula: payFormula('PAYSLIP', gross) },
  ];
}
