/** Sentences about subscriptions: refused addresses, attempts that failed, and why a subscription ended. */
export const webhooks = {
  callback_missing:
    '`callback_url` is missing. Send the address that receives events, for example "https://example.com/hook".',
  callback_not_text: '`callback_url` must be text: an address, for example "https://example.com/hook".',
  kinds_wrong: '`kinds` must be a list of kinds, for example ["law", "policy_rate"].',
  countries_wrong: '`countries` must be a list of country codes, for example ["KE", "UG"].',
  thresholds_wrong: '`thresholds` must be a list of at most {most} thresholds, for example [{example}].',
  threshold_pair_wrong: '`pair` must be two currencies with a slash between them, for example "USD/KES".',
  threshold_pair_fixed: '`pair`: the rate {pair} is fixed, so it cannot cross a threshold.',
  thresholds_need_kind: '`thresholds` need the kind "exchange_rate". Add it to `kinds`, or leave `kinds` out.',
  threshold_crossed_above: '{pair} rose above {rate}: {after} as of {day}, previously {before}.',
  threshold_crossed_below: '{pair} fell below {rate}: {after} as of {day}, previously {before}.',
  subscriptions_too_many: 'There may be {most} active subscriptions. Delete one before you make another.',
  subscription_unknown:
    'Your key has no subscription {id}. It may have been deleted; GET /api/v1/subscriptions lists yours.',
  subscription_over: 'The subscription has ended: {because} To continue, change its `state` to "active".',
  delivery_unknown: 'The subscription has no delivery {id}. Deliveries are kept for {days} days.',
  webhooks_off: 'This server sends no events: its setting SVC_WEBHOOKS is off.',
  callback_not_address:
    'The `callback_url` must be an address of at most {most, number} characters, for example https://example.com/hook.',
  callback_not_https: 'The `callback_url` must start with https://.',
  callback_names_user: 'The `callback_url` must not contain a user name or a password.',
  callback_port_refused: 'The `callback_url` must use port 443, or a port from 1024.',
  callback_inside_network:
    'The `callback_url` names an address inside a network. Use an address that can be reached from the internet.',
  attempt_status: 'The receiver answered with status {status}.',
  attempt_redirected:
    'The receiver answered with status {status}, a redirect, which is not followed. Subscribe with the address it leads to.',
  attempt_slow: 'The receiver did not answer within {seconds} seconds.',
  attempt_inside_network: 'The host name of the receiver leads to an address inside a network.',
  attempt_unreachable: 'The receiver cannot be reached ({reason}).',
  change_of_test: 'A test. No change of these kinds and countries was recorded in the last {days} days.',
  subscription_stopped: 'It was ended by a request to change its state.',
  subscription_gone: 'The receiver answered with status 410: it wants no more deliveries.',
  subscription_refused: 'The receiver accepted no delivery for {days} days. The last attempt: {problem}',
} as const;
