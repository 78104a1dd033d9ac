/** Sentences about subscriptions: refused addresses, attempts that failed, and why a subscription ended. */
export const webhooks = {
  callback_not_address:
    'The `callback_url` must be an address of at most {most, number} characters, for example https://example.com/hook.',
  callback_not_https: 'The `callback_url` must start with https://.',
  callback_names_user: 'The `callback_url` must not contain a user name or a password.',
  callback_port_refused: 'The `callback_url` must use port 443, or a port from 1024.',
  callback_inside_network:
    'The `callback_url` names an address inside a network. Use an address that the internet reaches.',
  attempt_status: 'The receiver answered with status {status}.',
  attempt_redirected:
    'The receiver answered with status {status}, a redirect, which is not followed. Subscribe with the address it leads to.',
  attempt_slow: 'The receiver did not answer within {seconds} seconds.',
  attempt_inside_network: 'The host name of the receiver leads to an address inside a network.',
  attempt_unreachable: 'The receiver cannot be reached ({reason}).',
  subscription_gone: 'The receiver answered with status 410: it wants no more deliveries.',
  subscription_refused: 'The receiver accepted no delivery for {days} days. The last attempt: {problem}',
} as const;
