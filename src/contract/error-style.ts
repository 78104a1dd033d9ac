import type { ErrorCode } from './error';

/** How an operation writes its error codes. */
export interface ErrorStyle {
  readonly upperCase: boolean;
  /** Codes that the operation replaces by another. */
  readonly rename: Partial<Record<ErrorCode, ErrorCode>>;
  /** The code for a missing required field, if the operation has its own. */
  readonly missing?: ErrorCode;
  /** The fields that use the code in `missing`. */
  readonly required?: readonly string[];
}

export const usualErrorStyle: ErrorStyle = { upperCase: false, rename: {} };

/** The error codes in the specification of `POST /api/vat`. */
export const vatErrorStyle: ErrorStyle = {
  upperCase: true,
  rename: { missing_api_key: 'invalid_api_key', invalid_amount: 'invalid_salary' },
  missing: 'missing_required_field',
  required: ['country', 'amount', 'mode'],
};
