import { z } from 'zod';
import type { Sentence } from '../language/message';

/**
 * Every error the service answers with: its HTTP status and what it means. The VAT route writes the codes in upper
 * case.
 */
export const errorCodes = {
  missing_api_key: { status: 401, meaning: 'No API key was sent.' },
  invalid_api_key: { status: 401, meaning: 'The API key is malformed or unknown.' },
  key_disabled: { status: 403, meaning: 'The API key has been disabled, was replaced, or has ended.' },
  network_not_allowed: { status: 403, meaning: 'The API key may not be used from this address.' },
  operation_not_allowed: { status: 403, meaning: 'The API key may not be used for this operation.' },
  rate_limit_exceeded: {
    status: 429,
    meaning:
      'The quota of the month or the rate of the minute is used up, or too many requests without a key came from one address.',
  },
  plan_required: { status: 403, meaning: 'The feature needs a higher plan.' },
  invalid_json: { status: 400, meaning: 'The body is not a JSON object.' },
  invalid_country: { status: 400, meaning: 'The country is missing or is not one of the 54.' },
  invalid_amount: { status: 400, meaning: 'The amount is missing or is not a positive number.' },
  invalid_salary: { status: 400, meaning: 'VAT: the amount is not a positive number.' },
  missing_required_field: { status: 400, meaning: 'VAT: country, amount or mode is missing.' },
  invalid_tax_type: { status: 400, meaning: 'The tax type is unknown, or not supported for the country.' },
  invalid_period: { status: 400, meaning: 'The pay period is unknown.' },
  invalid_mode: { status: 400, meaning: 'The mode is unknown.' },
  invalid_include_pension: { status: 400, meaning: '`include_pension` is not true or false.' },
  invalid_tax_year: { status: 400, meaning: 'No rules are recorded for the tax year.' },
  invalid_date: { status: 400, meaning: 'The date does not exist, is in the wrong form, or has no rules recorded.' },
  invalid_currency: { status: 400, meaning: 'The currency is unknown or not supported here.' },
  invalid_basic: { status: 400, meaning: 'The share of basic pay is not between 0 and 1.' },
  invalid_dependants: { status: 400, meaning: 'The number of dependants is not a whole number from 0 to 30.' },
  invalid_age: { status: 400, meaning: 'The age is not a whole number from 14 to 120.' },
  invalid_turnover: { status: 400, meaning: 'The turnover is not a number of 0 or more.' },
  invalid_payment_type: { status: 400, meaning: 'The payment type is unknown, or no rate is recorded for it.' },
  invalid_residency: { status: 400, meaning: 'The residency is unknown.' },
  invalid_taxpayer: { status: 400, meaning: 'The taxpayer is unknown, or no treatment is recorded for it.' },
  invalid_rate_type: { status: 400, meaning: 'The VAT rate type is unknown, or the country has no such rate.' },
  invalid_category: { status: 400, meaning: 'The VAT category is unknown, or its treatment is not recorded.' },
  invalid_items: { status: 400, meaning: 'The items of a batch are missing, are not a list, or are too many.' },
  invalid_operation: { status: 400, meaning: 'The operation of a batch item is unknown.' },
  invalid_input: { status: 400, meaning: 'The input of a batch item is not an object.' },
  invalid_select: { status: 400, meaning: 'The selection of a batch item is not a list of field names.' },
  invalid_tool: {
    status: 400,
    meaning: 'The tool identifier is missing or unknown, or the tool cannot answer for its country.',
  },
  invalid_inputs: { status: 400, meaning: 'The inputs of a tool are missing or wrong.' },
  invalid_fuel_type: { status: 400, meaning: 'The fuel type is unknown, or no price of it is known.' },
  invalid_indicator: {
    status: 400,
    meaning: 'The indicator is unknown, or no figure of it is recorded for the country.',
  },
  invalid_format: { status: 400, meaning: 'The format is neither json nor csv.' },
  invalid_series: { status: 400, meaning: 'The series is unknown.' },
  invalid_entity: { status: 400, meaning: 'The series is not kept of the entity, or nothing is known of it.' },
  bad_request: { status: 400, meaning: 'The request or one of its parameters cannot be read.' },
  not_found: { status: 404, meaning: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, meaning: 'The address exists and does not take this method.' },
  request_timeout: { status: 408, meaning: 'The request did not arrive completely in time.' },
  payload_too_large: { status: 413, meaning: 'The body is larger than the service takes.' },
  unsupported_media_type: { status: 415, meaning: 'The body is not sent as application/json.' },
  headers_too_large: { status: 431, meaning: 'The headers of the request are larger than the service takes.' },
  session_required: { status: 401, meaning: 'Add-in: the session is missing, has ended, or was not opened here.' },
  code_required: { status: 401, meaning: 'Add-in: an access code is needed to open a session.' },
  access_code_wrong: {
    status: 401,
    meaning:
      'Add-in: the access code is unknown, has ended, was revoked, or has been used on all devices that it is for.',
  },
  too_many_attempts: { status: 429, meaning: 'Add-in: too many wrong access codes were tried.' },
  foreign_origin: {
    status: 403,
    meaning: 'Add-in: the request comes from another site, or by another name than the one that the server has.',
  },
  budget_exceeded: {
    status: 413,
    meaning:
      'Batch: the items before this one used up the computing time, or the length of the answer, that one request may take.',
  },
  upstream_unavailable: { status: 503, meaning: 'Add-in: the service behind the gateway does not answer.' },
  service_unavailable: {
    status: 503,
    meaning:
      'The service cannot take the request at the moment: what it keeps cannot be read or written, or too much is asked of it. The call was not made; `Retry-After` says when to send it again.',
  },
  internal_error: { status: 500, meaning: 'Something broke on our side.' },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** An error as a value: a code and a sentence a person can act on. */
export interface Failure {
  readonly code: ErrorCode;
  readonly message: Sentence;
}

/** Either a value or what is wrong. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const fail = (code: ErrorCode, message: Sentence): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure: { code, message },
});

export const ErrorBody = z
  .object({
    success: z.literal(false),
    error: z.object({
      code: z.string(),
      message: z.string(),
      docs: z.string().meta({ format: 'uri' }).describe('The page that explains the code.'),
    }),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;
