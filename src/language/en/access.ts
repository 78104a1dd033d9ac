/** Refusals of keys, plans, limits and sessions. */
export const access = {
  api_key_missing:
    'No API key was sent. Send it in the `x-api-key` header. The first start of the server made a key and said where it is stored; its command `keys` makes more.',
  api_key_repeated: 'The API key was sent more than once. Send it once.',
  api_key_unknown: 'The API key is not valid. Check that it is complete, with its prefix svc_live_ or svc_test_.',
  api_key_disabled: 'This API key has been disabled. Use another key, or ask whoever issued it.',
  account_token_missing:
    'No account token was sent. Send it in the `x-api-key` header. An owner or administrator of the account makes one.',
  account_token_unknown:
    'The account token is not valid. Check that it is complete, with its prefix svc_acct_, and that it was not revoked.',
  account_token_expired: 'This account token expired on {day} (UTC). Use another one.',
  account_token_required:
    'This needs an account token, and an API key was sent. Account tokens have the prefix svc_acct_.',
  account_token_as_key:
    'This is an account token, which manages keys. For figures, send an API key with the prefix svc_live_ or svc_test_.',
  access_token_as_key:
    'This is the token of a connected program, which works at the address for agents only. Elsewhere, send an API key with the prefix svc_live_ or svc_test_.',
  access_token_unknown: 'The access token is not valid or has expired. Renew it, or connect the program again.',
  program_client_unknown:
    'The program that sent you here is not registered with this service. Open it, remove its connection and connect it again.',
  program_redirect_wrong:
    'The program that sent you here names an address for the answer that it did not register. Nothing was sent there.',
  program_request_incomplete:
    'The program that sent you here did not send everything that is needed. Start again in the program.',
  program_asks_elsewhere: 'Tokens are issued for {resource} only, and the program asked for another address.',
  program_parameter_missing: 'The parameter {name} is missing, has the wrong form or was sent more than once.',
  program_grant_type_wrong: 'The grant type must be authorization_code or refresh_token.',
  program_code_refused: 'The code is wrong, was used before or has expired. Connect the program again.',
  program_refresh_refused: 'The refresh token is wrong, was used before or has expired. Connect the program again.',
  program_redirect_uris_wrong:
    'redirect_uris must list 1 to 10 addresses of up to 500 characters, with https, or with http on localhost, 127.0.0.1 or [::1].',
  program_registration_wrong:
    'Send JSON with redirect_uris. client_name is up to 100 characters on one line, and grant_types includes authorization_code.',
  program_unknown_here: 'The account has no such connected program.',
  programs_too_many:
    'The account already has {most, number} connected programs, the most allowed. Disconnect those that you no longer use.',
  account_closed: 'This account has been disabled. Ask whoever runs the service.',
  account_changes_too_many:
    'An account may be changed {most, number} times in a day, because the audit trail keeps each change. Change it again after {until}. You can still remove members, and delete or revoke what there is.',
  account_names_too_many: 'An account may be renamed {most, number} times in a day. Rename it again after {until}.',
  account_calls_too_fast:
    'The account sends more than {most, number} requests a minute. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  permission_denied: 'The role {role} may not do this. It needs one of {roles}.',
  invitation_wrong:
    'This invitation was used or revoked, has expired, or is for another address. Ask whoever invited you for another one.',
  account_not_yours: 'You are not a member of this account. Choose another one.',
  last_owner_leaves:
    'You are the only owner of the account {account}, which has other members. Make one of them an owner first.',
  last_owner: 'An account needs an owner. Make another member an owner first.',
  token_unknown_here: 'The account has no such token, or it was revoked before.',
  member_unknown_here: 'The account has no such member.',
  key_of_account_unknown: 'The account has no key {id}. `GET /api/v1/keys` lists its keys.',
  key_gets_no_successor: 'The key is {state}, so it cannot be replaced. Make a new key.',
  key_has_successor:
    'The key was replaced before and works until {day} (UTC). Replace its successor instead. To end the key at once, disable it.',
  keys_too_many: 'The account already has {most, number} keys, the most allowed. Delete those that you no longer use.',
  plan_not_higher: 'The plan {plan} is not above the current one, {current}.',
  plan_requested_before: 'The account asked for the plan {plan} on {day}, and that request is still open.',
  account_disabled: 'The account of this API key has been disabled. Ask whoever runs the service.',
  api_key_replaced: 'This API key was replaced and expired on {day} (UTC). Use its successor.',
  api_key_expired: 'This API key expired on {day} (UTC). Use another key, or ask whoever issued it.',
  network_not_allowed:
    'This API key may not be used from {address}. Call from one of the networks it is limited to, or ask whoever issued it to add this one.',
  operation_not_allowed:
    'This API key may not be used for `{operation}`, only for {allowed}. Use another key, or ask whoever issued it.',
  plan_too_low: '{feature} needs the {wanted} plan or a higher one. This key is on the {plan} plan.',
  past_rate: 'A past exchange rate',
  past_price: 'A past fuel price',
  past_figure: 'A past figure',
  rate_history: 'A history of exchange rates',
  series_history: 'The history of a series',
  request_exceeds_plan:
    'The plan allows {limit, number} calls a {period}, and this request holds {calls, number}, one for each item. Send fewer items at once.',
  plan_used_up: 'The plan allows {limit, number} calls a {period}, and all are used. Call again {when}.',
  plan_nearly_used_up:
    'The plan allows {limit, number} calls a {period}. This request needs {calls, number}, and fewer are left. Call again {when}.',
  in_seconds: 'in {seconds, plural, one {# second} other {# seconds}}',
  next_month: 'on the first day of next month (UTC)',
  test_calls_too_fast:
    'The test keys of your account send calls too fast. The limit is {most, number} a minute. Call again in {seconds, plural, one {# second} other {# seconds}}.',
  session_calls_too_fast:
    'The add-in on this device sends calls too fast. The limit is {most, number} a minute. Calculate again in {seconds, plural, one {# second} other {# seconds}}.',
  strangers_too_many:
    'Your address sent more than {most, number} requests a minute without a key. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  access_code_needed: 'Enter the access code that your administrator gave you.',
  access_code_unknown: 'This access code is not valid. Check it, or ask your administrator for another.',
  access_code_expired: 'This access code has expired. Ask your administrator for another.',
  access_code_used_up:
    'This access code has already been used on {devices, plural, one {the one device} other {all # devices}} it is for. Ask your administrator for another.',
  access_codes_too_many:
    'Too many wrong access codes were entered. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  device_access_ended: 'Access from this device has ended. Enter an access code, or ask your administrator for one.',
  device_access_revoked: 'Access from this device has ended. Ask your administrator for an access code.',
  session_missing:
    'No session was sent. Open one with POST /addin/session and send its token as `authorization: Bearer`.',
  session_expired: 'The session has expired. Open a new one with POST /addin/session.',
  session_foreign: 'The session was not opened by this server. Open one with POST /addin/session.',
  sign_in_token_missing:
    'No sign-in token was sent. The add-in gets one from Office when you are signed in with your work account.',
  sign_in_token_refused:
    'The sign-in token is not accepted: {reason}. Sign in to Office again, or ask your administrator.',
  token_expired: 'it has expired',
  token_of_other_tenant: 'it belongs to another tenant',
  token_issuer_wrong: 'it belongs to another tenant, or is not a version 2 token',
  token_of_other_application: 'it was issued for another application',
  token_claim_wrong: 'its claim {claim} is wrong',
  token_not_signed: 'the tenant did not sign it',
  token_lacks_permission: 'it lacks the permission {permission}',
  sign_in_service_unreachable:
    'The Microsoft sign-in service does not answer, so your sign-in cannot be checked. Try again in a moment.',
  local_name_foreign:
    'With SVC_ADDIN_ACCESS=local the add-in works on this machine only, under localhost. To let others in, set SVC_ADDIN_ACCESS to code or entra.',
  port_foreign: 'The request names a different port from the one the server listens on.',
  request_forwarded:
    'The request was forwarded from another machine, and with SVC_ADDIN_ACCESS=local the add-in works on this machine only. Set SVC_ADDIN_ACCESS to code or entra.',
  site_foreign: 'Another site may not call the add-in. Open the add-in at the address of this server.',
  origin_foreign:
    'Another site may not call the add-in. Open the add-in at the address of this server, or set SVC_PUBLIC_URL to the address people use.',
  agent_origin_foreign:
    'Pages of another site may not call the service. Whoever runs it can let them in with SVC_CORS_ORIGINS.',
  metrics_unread: 'No process of this server reports its metrics now. Try again in a moment.',
  metrics_private:
    'The metrics are private here. Request them on the machine of the server itself, or send the token in SVC_METRICS_TOKEN as `Authorization: Bearer`.',
} as const;
