import type { ErrorCode } from './error';
import { incomeErrors } from './income-errors';

/** Errors of VAT, in lower case. */
export const vatErrors = [
  'invalid_json',
  'invalid_country',
  'invalid_amount',
  'invalid_mode',
  'invalid_rate_type',
  'invalid_category',
  'invalid_law_version',
  'plan_required',
  'not_established',
] as const satisfies readonly ErrorCode[];

/** Errors of any tax. */
export const taxErrors = [
  ...incomeErrors,
  'invalid_tax_type',
  'invalid_turnover',
  'invalid_sector',
  'invalid_payment_type',
  'invalid_residency',
  'invalid_payee',
  'invalid_recipient_country',
  'invalid_taxpayer',
  'not_established',
] as const satisfies readonly ErrorCode[];
