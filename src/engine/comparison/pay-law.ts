import type { TaxRequest } from '../../contract/tax';
import type { Reference } from '../../reference';
import type { Context } from '../answer';
import { incomeLawFor } from '../law/in-force';
import type { IncomeLaw } from '../law/income-law';

/** Where and when pay is taxed, as its payslip says it. */
export type PaidWhen = Pick<TaxRequest, 'pay_date' | 'tax_year'> & {
  readonly country: string;
  readonly currency: string;
};

/** The income-tax law that a payslip rests on. The same rules give the same object; undefined where there is none. */
export function payLaw(
  { countries }: Pick<Reference, 'countries'>,
  { country, currency, pay_date, tax_year }: PaidWhen,
  { today }: Context,
): IncomeLaw | undefined {
  const file = countries.get(country);
  if (file === undefined) return undefined;
  const found = incomeLawFor(file, { pay_date, tax_year, today }, currency);
  return found.ok ? found.value.law : undefined;
}
