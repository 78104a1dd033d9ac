import type { CountryCode } from '../../../src/contract/country-code';
import type { InputOf } from '../../../src/client';
import { defined } from '../../../src/defined';
import { useDebounced } from '../../service/use-debounced';
import { useQuestion } from '../../service/use-question';
import { readAmount } from '../../words/typed';
import { employeeOf, type PayFields } from './pay-fields';

/** The law that applies. */
export interface Law {
  readonly country: CountryCode;
  readonly taxYear?: string | undefined;
  /** Currency of the pay, where the law has a scale in another currency than the country's own. */
  readonly currency?: string | undefined;
}

type PayeInput = InputOf<'calculatePaye'>;

const questionOf = (
  { country, taxYear, currency }: Law,
  fields: PayFields,
  amount: number | undefined,
): PayeInput | undefined => {
  if (amount === undefined) return undefined;
  const { pay_date, ...employee } = employeeOf(fields);
  return {
    country,
    amount,
    mode: fields.side === 'gross' ? 'gross_to_net' : 'net_to_gross',
    period: fields.period,
    ...employee,
    ...defined({ pay_date: taxYear === undefined ? pay_date : undefined, tax_year: taxYear, currency }),
  };
};

/**
 * The payslip under a law, live. It is asked for when typing pauses, and cancelled when typing goes on.
 *
 * @param ready false: a field is wrong, so nothing is asked
 */
export function usePayslip(law: Law, fields: PayFields, ready: boolean) {
  const input = useDebounced(ready ? questionOf(law, fields, readAmount(fields.text).value) : undefined);
  return useQuestion('calculatePaye', input, { keep: true });
}

/**
 * The payslip to compare with: the same pay, converted at the mid-market rate where the other country has another
 * currency.
 */
export function useComparedPayslip(
  law: Law | undefined,
  fields: PayFields,
  own: string | undefined,
  other: string | undefined,
) {
  const amount = useDebounced(readAmount(fields.text).value);
  const foreign = law !== undefined && own !== undefined && other !== undefined && own !== other;
  const exchange = useQuestion(
    'getExchangeRate',
    foreign && amount !== undefined ? { from: own, to: other, amount } : undefined,
    { keep: true },
  );
  const converted = foreign ? exchange.answer?.data.amount : amount;
  const ready = law !== undefined && own !== undefined && other !== undefined;
  const payslip = useQuestion(
    'calculatePaye',
    ready ? questionOf(law, fields, converted === undefined ? undefined : Number(converted.toFixed(2))) : undefined,
    { keep: true },
  );
  return { payslip, exchange: foreign ? exchange : undefined };
}
