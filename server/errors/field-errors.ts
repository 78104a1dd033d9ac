import { type ErrorCode, isErrorCode } from '../../src/contract/error-codes';

/** Fields whose error is not called `invalid_<field>`. */
const named: Readonly<Record<string, ErrorCode>> = {
  type: 'invalid_tax_type',
  pay_date: 'invalid_date',
  as_known_on: 'invalid_date',
  expires: 'invalid_date',
  start: 'invalid_date',
  end: 'invalid_date',
  from: 'invalid_currency',
  base: 'invalid_currency',
  to: 'invalid_currency',
  kinds: 'invalid_kind',
  countries: 'invalid_country',
  thresholds: 'invalid_threshold',
  hours: 'invalid_amount',
  hours_per_month: 'invalid_amount',
  days_per_month: 'invalid_amount',
  days_per_week: 'invalid_amount',
  leave_days: 'invalid_amount',
  pay_period: 'invalid_period',
  pay_periods: 'invalid_period',
  reason: 'invalid_kind',
  notice: 'invalid_kind',
  parts: 'invalid_pay',
  worked: 'invalid_date',
  base_pay: 'invalid_amount',
  seniority_base: 'invalid_amount',
  leave_days_left: 'invalid_amount',
  leave_days_taken: 'invalid_amount',
};

/** The error code of a field of a body or query. A field without a code of its own is a bad request. */
export function codeOfField(field: string): ErrorCode {
  const code = named[field] ?? `invalid_${field}`;
  return isErrorCode(code) ? code : 'bad_request';
}
