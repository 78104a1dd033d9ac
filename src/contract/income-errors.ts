import type { ErrorCode } from './error';

/** What an income-tax request may be refused with. */
export const incomeErrors = [
  'invalid_json',
  'invalid_country',
  'invalid_amount',
  'invalid_period',
  'invalid_mode',
  'invalid_include_pension',
  'invalid_tax_year',
  'invalid_law_version',
  'plan_required',
  'invalid_date',
  'invalid_currency',
  'invalid_basic',
  'invalid_dependants',
  'invalid_age',
  'invalid_employee',
  'invalid_employer',
  'invalid_pay',
  'invalid_in_kind',
  'invalid_paid',
  'invalid_year_to_date',
] as const satisfies readonly ErrorCode[];
