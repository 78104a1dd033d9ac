import type { DetailName, DetailValue } from '../../src/contract/details';
import { wrong } from '../cell/failure';
import { isBlank, isUnset } from '../cell/values';
import { words } from '../cell/words';
import { valueOf } from './detail-value';
import { detailsOf } from './details';
import { labelValue } from './label-value';
import { payRequest } from './pay-request';
import type { PayArguments, PayInput } from './payroll';

/**
 * The arguments and the details as fields of a question. Each may be given only once.
 *
 * @throws CellError if one of them is wrong
 */
export function payInput({
  period,
  taxYear,
  includePension,
  details,
}: Omit<PayArguments, 'country' | 'pay'>): PayInput {
  const named: Partial<Record<DetailName, DetailValue>> = {};
  if (!isUnset(period)) named.period = valueOf('period', period);
  if (!isUnset(taxYear)) named.tax_year = valueOf('tax_year', taxYear);
  if (!isBlank(includePension)) named.include_pension = valueOf('include_pension', includePension);
  const further = detailsOf(details);
  for (const name of Object.keys(named) as DetailName[])
    if (Object.hasOwn(further, name)) throw wrong(words('detail_twice_as_argument', { detail: labelValue(name) }));
  return payRequest({ ...named, ...further });
}
