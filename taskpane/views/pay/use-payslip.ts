import type { CountryCode } from '../../../src/contract/country-code';
import type { InputOf } from '../../../src/client';
import { useDebounced } from '../../service/use-debounced';
import { useQuestion } from '../../service/use-question';
import { readAmount } from '../../words/typed';
import { type Circumstances, personOf } from './circumstances';

/** Whose law is applied. */
export interface Law {
  readonly country: CountryCode;
  readonly taxYear?: string | undefined;
  /** Currency of the pay, where the law has a table in another one than the country's own. */
  readonly currency?: string | undefined;
}

type PayeInput = InputOf<'calculatePaye'>;

const asked = (
  { country, taxYear, currency }: Law,
  circumstances: Circumstances,
  amount: number | undefined,
): PayeInput | undefined => {
  if (amount === undefined) return undefined;
  const { pay_date, ...person } = personOf(circumstances);
  const day = taxYear === undefined ? pay_date : undefined;
  return {
    country,
    amount,
    mode: circumstances.side === 'gross' ? 'gross_to_net' : 'net_to_gross',
    period: circumstances.period,
    ...person,
    ...(day === undefined ? {} : { pay_date: day }),
    ...(taxYear === undefined ? {} : { tax_year: taxYear }),
    ...(currency === undefined ? {} : { currency }),
  };
};

/**
 * The payslip under a law, live: asked when typing pauses, and not waited for any longer when it goes on.
 *
 * @param ready false: a field is wrong, so nothing is asked
 */
export function usePayslip(law: Law, circumstances: Circumstances, ready: boolean) {
  const input = useDebounced(ready ? asked(law, circumstances, readAmount(circumstances.text).value) : undefined);
  return useQuestion('calculatePaye', input, { keep: true });
}

/**
 * The payslip to compare with: the same pay, converted at the mid rate where the other country has another currency.
 */
export function useComparedPayslip(
  law: Law | undefined,
  circumstances: Circumstances,
  own: string | undefined,
  other: string | undefined,
) {
  const amount = useDebounced(readAmount(circumstances.text).value);
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
    ready ? asked(law, circumstances, converted === undefined ? undefined : Number(converted.toFixed(2))) : undefined,
    { keep: true },
  );
  return { payslip, exchange: foreign ? exchange : undefined };
}
