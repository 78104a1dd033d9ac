import type { ErrorCode, Failure } from '../../src/contract/error';
import type { InvalidInput } from '../door/validate';

/** How a route writes its error codes. */
export interface ErrorStyle {
  readonly upperCase: boolean;
  /** Codes that this route calls by another name. */
  readonly rename: Partial<Record<ErrorCode, ErrorCode>>;
  /** The code for a required field that is absent, where it has one of its own. */
  readonly missing?: ErrorCode;
  /** The fields that code is for. */
  readonly required?: readonly string[];
}

export const usualErrors: ErrorStyle = { upperCase: false, rename: {} };

/** The codes of `POST /api/vat`, as the specification has them. */
export const vatErrors: ErrorStyle = {
  upperCase: true,
  rename: { missing_api_key: 'invalid_api_key', invalid_amount: 'invalid_salary' },
  missing: 'missing_required_field',
  required: ['country', 'amount', 'mode'],
};

/**
 * What is wrong with an input, under the code that a route has for a required field that is absent, where it is that.
 */
export const inputFailure = ({ absent, failure, field }: InvalidInput, { missing, required }: ErrorStyle): Failure =>
  absent && missing !== undefined && required?.includes(field) === true ? { ...failure, code: missing } : failure;
