import type { ErrorCode } from './error';

/** How an operation writes its error codes. */
export interface ErrorStyle {
  readonly upperCase: boolean;
  /** Codes that the operation calls by another name. */
  readonly rename: Partial<Record<ErrorCode, ErrorCode>>;
  /** The code for a required field that is absent, where it has one of its own. */
  readonly missing?: ErrorCode;
  /** The fields which that code is for. */
  readonly required?: readonly string[];
}

export const usualErrorStyle: ErrorStyle = { upperCase: false, rename: {} };

/** The codes of `POST /api/vat`, as its specification has them. */
export const vatErrorStyle: ErrorStyle = {
  upperCase: true,
  rename: { missing_api_key: 'invalid_api_key', invalid_amount: 'invalid_salary' },
  missing: 'missing_required_field',
  required: ['country', 'amount', 'mode'],
};
