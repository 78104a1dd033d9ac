import type { CountryCode } from '../../../src/contract/country-code';
import type { InputOf } from '../../../src/client';
import type { TaxLaw } from '../../../src/contract/law';
import { defined } from '../../../src/defined';
import { useDebounced } from '../../service/use-debounced';
import { useQuestion } from '../../service/use-question';
import { readAmount, readDay } from '../../words/typed';
import type { PayFields } from './pay-fields';
import { inCurrency, type StatedFields, statedBy } from './stated';

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
  { side, period }: PayFields,
  { pay_date, ...stated }: StatedFields,
  amount: number | undefined,
): PayeInput | undefined =>
  amount === undefined
    ? undefined
    : {
        country,
        amount,
        mode: side === 'gross' ? 'gross_to_net' : 'net_to_gross',
        period,
        ...stated,
        ...defined({ pay_date: taxYear === undefined ? pay_date : undefined, tax_year: taxYear, currency }),
      };

/**
 * The payslip under a law, live. It is asked for when typing pauses, and cancelled when typing goes on.
 *
 * @param ready false: a field is wrong, so nothing is asked
 */
export function usePayslip(law: Law, fields: PayFields, stated: StatedFields, ready: boolean) {
  const input = useDebounced(ready ? questionOf(law, fields, stated, readAmount(fields.text).value) : undefined);
  return useQuestion('calculatePaye', input, { keep: true });
}

/** The law itself: what it asks about an employee, and its rules in words. */
export function useLawOf({ country, taxYear, currency }: Law, payDate = '') {
  const date = payDate === '' || taxYear !== undefined || readDay(payDate).wrong !== undefined ? undefined : payDate;
  const question = useQuestion('getTaxLaw', {
    country,
    ...defined({ tax_year: taxYear, pay_date: useDebounced(date), currency }),
  });
  return { ...question, law: question.answer?.data };
}

/**
 * The payslip to compare with: the same pay, converted at the mid-market rate where the other country has another
 * currency.
 *
 * @param about the other country's law, once it is known
 */
export function useComparedPayslip(
  law: Law | undefined,
  fields: PayFields,
  own: string | undefined,
  about: TaxLaw | undefined,
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
  const ready = law !== undefined && own !== undefined && other !== undefined && about !== undefined;
  const factor = converted === undefined || amount === undefined ? 1 : converted / amount;
  const payslip = useQuestion(
    'calculatePaye',
    ready
      ? questionOf(
          law,
          fields,
          inCurrency(statedBy(fields, about.asks).fields, factor),
          converted === undefined ? undefined : Number(converted.toFixed(2)),
        )
      : undefined,
    { keep: true },
  );
  return { payslip, exchange: foreign ? exchange : undefined };
}
