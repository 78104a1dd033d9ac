import type { CountryCode } from '../../../src/contract/country-code';
import type { InputOf } from '../../../src/client';
import type { TaxLaw } from '../../../src/contract/law';
import { defined } from '../../../src/defined';
import { useDebounced } from '../../../ui/inputs/use-debounced';
import { useQuestion } from '../../service/use-question';
import { money } from '../../../ui/words/numbers';
import { readAmount, readDay } from '../../words/typed';
import type { PayFields } from './pay-fields';
import type { StatedFields } from './stated';
import { usualPay } from '../../../src/workbooks/usual-pay';

/** The law that applies. */
export interface Law {
  readonly country: CountryCode;
  readonly taxYear?: string | undefined;
  /** Currency of the pay, where the law has a scale in another currency than the country's own. */
  readonly currency?: string | undefined;
}

export type PayeInput = InputOf<'calculatePaye'>;

/** The question about a payslip; undefined while there is no amount. */
export const payslipQuestion = (
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
  const input = useDebounced(
    ready ? payslipQuestion(law, fields, stated, readAmount(fields.text ?? '').value) : undefined,
  );
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
 * The fields with an amount: until the reader types one, a usual pay of the country.
 *
 * @param law the law of the country today, once it is known
 * @returns undefined while the usual pay is not known yet
 */
export function useFieldsWithPay(
  fields: PayFields,
  country: CountryCode,
  law: TaxLaw | undefined,
  currency: string | undefined,
): PayFields | undefined {
  const isTyped = fields.text !== undefined;
  const wages = useQuestion('getMinimumWages', isTyped ? undefined : { country });
  if (isTyped) return fields;
  if (law === undefined || (wages.answer === undefined && wages.problem === undefined)) return undefined;
  const usual = usualPay(law, wages.answer?.data, currency ?? law.country.currency, fields.period);
  return { ...fields, side: 'gross', text: usual === undefined ? '' : money(usual) };
}
