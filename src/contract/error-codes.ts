import { circumstanceWords } from './words/circumstances';

const whole = (name: 'dependants' | 'age') =>
  ({
    status: 400,
    fault: 'input',
    meaning: `The ${circumstanceWords[name].noun} is not a whole number from ${circumstanceWords[name].least} to ${circumstanceWords[name].most}, or is sent twice with different values.`,
  }) as const;

/**
 * The cause of an error: `input` for the values sent, which would fail again; `caller` for how or by whom the service
 * is called; `service` for the service itself.
 */
export type Fault = 'input' | 'caller' | 'service';

/**
 * Every error of the service: its HTTP status, its cause and its meaning. The VAT route writes the codes in upper case.
 */
export const errorCodes = {
  missing_api_key: { status: 401, fault: 'caller', meaning: 'No API key was sent.' },
  invalid_api_key: { status: 401, fault: 'caller', meaning: 'The API key is malformed or unknown.' },
  key_disabled: { status: 403, fault: 'caller', meaning: 'The API key is disabled, was replaced, or has expired.' },
  network_not_allowed: { status: 403, fault: 'caller', meaning: 'The API key may not be used from this address.' },
  operation_not_allowed: { status: 403, fault: 'caller', meaning: 'The API key may not be used for this operation.' },
  account_token_required: {
    status: 403,
    fault: 'caller',
    meaning: 'Account: an account token is needed, and an API key was sent.',
  },
  account_disabled: { status: 403, fault: 'caller', meaning: 'Account: the account is disabled.' },
  permission_denied: { status: 403, fault: 'caller', meaning: 'Account: the role of the token does not allow this.' },
  key_not_active: {
    status: 409,
    fault: 'caller',
    meaning: 'Account: the key is disabled or expired, or has a successor, so it cannot be replaced.',
  },
  too_many_keys: {
    status: 409,
    fault: 'caller',
    meaning: 'Account: the account already has the maximum number of keys.',
  },
  too_many_subscriptions: {
    status: 409,
    fault: 'caller',
    meaning: 'Subscriptions: the maximum number of active subscriptions is reached.',
  },
  subscription_ended: {
    status: 409,
    fault: 'caller',
    meaning: 'Subscriptions: the subscription has ended, so nothing is sent to it.',
  },
  last_owner: { status: 409, fault: 'caller', meaning: 'Account: the account would have no owner.' },
  invalid_invitation: {
    status: 409,
    fault: 'caller',
    meaning: 'Account: the invitation was used or revoked, has expired, or is for another address.',
  },
  plan_requested: {
    status: 409,
    fault: 'caller',
    meaning: 'Account: an earlier request for a plan is not decided yet.',
  },
  rate_limit_exceeded: {
    status: 429,
    fault: 'caller',
    meaning:
      'The monthly quota or the rate per minute is used up, or one address sent too many requests without a key.',
  },
  plan_required: { status: 403, fault: 'caller', meaning: 'The feature needs a higher plan.' },
  invalid_json: { status: 400, fault: 'input', meaning: 'The body is not a JSON object.' },
  invalid_country: { status: 400, fault: 'input', meaning: 'The country is missing or is not one of the 54.' },
  invalid_amount: {
    status: 400,
    fault: 'input',
    meaning:
      'The amount is missing or is not a positive number. A profit may be 0 where the country has a minimum tax.',
  },
  invalid_salary: { status: 400, fault: 'input', meaning: 'VAT: the amount is not a positive number.' },
  missing_required_field: { status: 400, fault: 'input', meaning: 'VAT: country, amount or mode is missing.' },
  invalid_tax_type: {
    status: 400,
    fault: 'input',
    meaning: 'The tax type is unknown, or not supported for the country.',
  },
  invalid_period: { status: 400, fault: 'input', meaning: 'The pay period is unknown.' },
  invalid_mode: { status: 400, fault: 'input', meaning: 'The mode is unknown.' },
  invalid_include_pension: { status: 400, fault: 'input', meaning: '`include_pension` is not true or false.' },
  invalid_tax_year: { status: 400, fault: 'input', meaning: 'No rules are recorded for the tax year.' },
  invalid_law_version: { status: 400, fault: 'input', meaning: 'The service never had the law of this version.' },
  invalid_date: {
    status: 400,
    fault: 'input',
    meaning: 'The date does not exist, has the wrong form, or no rules are recorded for it.',
  },
  invalid_currency: { status: 400, fault: 'input', meaning: 'The currency is unknown or not supported here.' },
  invalid_basic: {
    status: 400,
    fault: 'input',
    meaning: 'The share of basic pay is not between 0 and 1, or is sent together with `pay`.',
  },
  invalid_dependants: whole('dependants'),
  invalid_age: whole('age'),
  invalid_employee: { status: 400, fault: 'input', meaning: 'A circumstance of the employee is unknown or wrong.' },
  invalid_employer: { status: 400, fault: 'input', meaning: 'A setting of the employer is unknown or wrong.' },
  invalid_pay: {
    status: 400,
    fault: 'input',
    meaning: 'A part of pay is unknown or wrong, or the parts are more than the amount.',
  },
  invalid_in_kind: { status: 400, fault: 'input', meaning: 'A benefit in kind is unknown or wrong.' },
  invalid_paid: { status: 400, fault: 'input', meaning: 'A payment of the employee is unknown or wrong.' },
  invalid_year_to_date: { status: 400, fault: 'input', meaning: 'A figure of the year so far is unknown or wrong.' },
  invalid_months: {
    status: 400,
    fault: 'input',
    meaning:
      'The months of a year of pay are not a list, or one of them is wrong, outside the employment, or sent twice.',
  },
  invalid_turnover: { status: 400, fault: 'input', meaning: 'The turnover is not a number of 0 or more.' },
  invalid_sector: {
    status: 400,
    fault: 'input',
    meaning: 'The sector has no recorded rate of its own in the country.',
  },
  invalid_payment_type: {
    status: 400,
    fault: 'input',
    meaning: 'The payment type is unknown.',
  },
  invalid_payee: { status: 400, fault: 'input', meaning: 'The payee is unknown.' },
  invalid_recipient_country: {
    status: 400,
    fault: 'input',
    meaning: 'The country of the payee is unknown, is that of the payer, or contradicts the residency.',
  },
  invalid_residency: { status: 400, fault: 'input', meaning: 'The residency is unknown.' },
  invalid_taxpayer: {
    status: 400,
    fault: 'input',
    meaning: 'The taxpayer is unknown.',
  },
  invalid_rate_type: {
    status: 400,
    fault: 'input',
    meaning: 'The VAT rate type is unknown, or the law of the country has no such rate.',
  },
  invalid_category: {
    status: 400,
    fault: 'input',
    meaning: 'The VAT category, or the group of an employee in labour law, is unknown or missing.',
  },
  not_established: {
    status: 400,
    fault: 'input',
    meaning:
      'The question is valid, but what the law says could not be established. The message says what is recorded instead and where to look.',
  },
  invalid_items: {
    status: 400,
    fault: 'input',
    meaning: 'The items of a batch are missing, are not a list, or are too many.',
  },
  invalid_operation: { status: 400, fault: 'input', meaning: 'The operation of a batch item is unknown.' },
  invalid_input: { status: 400, fault: 'input', meaning: 'The input of a batch item is not an object.' },
  invalid_select: {
    status: 400,
    fault: 'input',
    meaning: 'The selection of a batch item is not a list of field names.',
  },
  invalid_tool: {
    status: 400,
    fault: 'input',
    meaning: 'The tool identifier is missing or unknown, or the tool cannot answer for its country.',
  },
  invalid_inputs: { status: 400, fault: 'input', meaning: 'The inputs of a tool are missing or wrong.' },
  invalid_fuel_type: { status: 400, fault: 'input', meaning: 'The fuel type is unknown, or it has no recorded price.' },
  invalid_indicator: {
    status: 400,
    fault: 'input',
    meaning: 'The indicator is unknown, or no figure is recorded for the country.',
  },
  invalid_name: { status: 400, fault: 'input', meaning: 'Account: the name is missing, empty or too long.' },
  invalid_kind: {
    status: 400,
    fault: 'input',
    meaning: 'Changes and subscriptions: one of the kinds is unknown. Labour: the kind of overtime is unknown.',
  },
  invalid_limit: {
    status: 400,
    fault: 'input',
    meaning: 'Changes and subscriptions: the number of rows is not one that an answer may have.',
  },
  invalid_cursor: { status: 400, fault: 'input', meaning: 'Changes: the cursor is not from an earlier answer.' },
  invalid_callback_url: {
    status: 400,
    fault: 'input',
    meaning: 'Subscriptions: events cannot be sent to the address.',
  },
  invalid_threshold: {
    status: 400,
    fault: 'input',
    meaning: 'Subscriptions: a threshold is not a pair of currencies, a direction and a rate, or has no effect.',
  },
  invalid_email: { status: 400, fault: 'input', meaning: 'Account: the email address is missing or wrong.' },
  invalid_role: { status: 400, fault: 'input', meaning: 'Account: the role is missing or unknown.' },
  invalid_environment: { status: 400, fault: 'input', meaning: 'Account: the environment is neither live nor test.' },
  invalid_networks: { status: 400, fault: 'input', meaning: 'Account: an address or network is not valid.' },
  invalid_operations: { status: 400, fault: 'input', meaning: 'Account: an operation of a key is unknown.' },
  invalid_overlap_days: { status: 400, fault: 'input', meaning: 'Keys and secrets: the overlap is not 0 to 365 days.' },
  invalid_plan: { status: 400, fault: 'input', meaning: 'Account: the plan is unknown, or not above the current one.' },
  invalid_format: { status: 400, fault: 'input', meaning: 'The format is neither json nor csv.' },
  invalid_series: { status: 400, fault: 'input', meaning: 'The series is unknown.' },
  invalid_frequency: {
    status: 400,
    fault: 'input',
    meaning: 'The frequency is unknown, or the series has no such values.',
  },
  invalid_entity: {
    status: 400,
    fault: 'input',
    meaning: 'There is no such series for the entity, or it has no observations.',
  },
  bad_request: { status: 400, fault: 'caller', meaning: 'The request or one of its parameters cannot be read.' },
  not_found: { status: 404, fault: 'caller', meaning: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, fault: 'caller', meaning: 'The address does not take this method.' },
  request_timeout: { status: 408, fault: 'caller', meaning: 'The request did not arrive completely in time.' },
  payload_too_large: { status: 413, fault: 'caller', meaning: 'The body is larger than the service takes.' },
  unsupported_media_type: { status: 415, fault: 'caller', meaning: 'The body is not sent as application/json.' },
  headers_too_large: {
    status: 431,
    fault: 'caller',
    meaning: 'The headers of the request are larger than the service takes.',
  },
  session_required: {
    status: 401,
    fault: 'caller',
    meaning: 'Add-in: the session is missing, has expired, or was opened elsewhere.',
  },
  code_required: { status: 401, fault: 'caller', meaning: 'Add-in: an access code is needed to open a session.' },
  access_code_wrong: {
    status: 401,
    fault: 'caller',
    meaning: 'Add-in: the access code is unknown, has expired, was revoked, or is used up on all its devices.',
  },
  too_many_attempts: {
    status: 429,
    fault: 'caller',
    meaning:
      'Add-in and accounts: too many wrong access codes, passwords or codes were tried, or too many emails were requested.',
  },
  log_in_required: { status: 401, fault: 'caller', meaning: 'Accounts: the person is not logged in.' },
  log_in_refused: {
    status: 401,
    fault: 'caller',
    meaning: 'Accounts: email address, password or code is not right, or the address is not confirmed.',
  },
  administration_denied: {
    status: 403,
    fault: 'caller',
    meaning: 'Accounts: the person does not administer the service.',
  },
  link_expired: { status: 400, fault: 'caller', meaning: 'Accounts: the link has expired or was already used.' },
  sign_up_closed: { status: 403, fault: 'caller', meaning: 'Accounts: this person cannot sign up here.' },
  invalid_form: {
    status: 400,
    fault: 'input',
    meaning: 'Accounts: a field of the form is not right; `field` names it.',
  },
  foreign_origin: {
    status: 403,
    fault: 'caller',
    meaning: 'Add-in and accounts: the request comes from another site, or names the server differently.',
  },
  budget_exceeded: {
    status: 413,
    fault: 'caller',
    meaning: 'Batch: earlier items used up the computing time or the answer size of the request.',
  },
  upstream_unavailable: {
    status: 503,
    fault: 'service',
    meaning: 'Add-in: the service behind the gateway does not answer.',
  },
  service_unavailable: {
    status: 503,
    fault: 'service',
    meaning:
      'The service cannot take the request at the moment: its store is unavailable, or it is overloaded. The call was not made. `Retry-After` states when to send it again.',
  },
  internal_error: { status: 500, fault: 'service', meaning: 'The service failed.' },
} as const satisfies Readonly<
  Record<string, { readonly status: number; readonly fault: Fault; readonly meaning: string }>
>;

export type ErrorCode = keyof typeof errorCodes;

/** True for an error code of the service in lower case. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCodes, code);

/** The cause of an error by its code, in either letter case; undefined for an unknown code. */
export function faultOf(code: string): Fault | undefined {
  const plain = code.toLowerCase();
  return isErrorCode(plain) ? errorCodes[plain].fault : undefined;
}
