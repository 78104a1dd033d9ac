/** Messages about requests in general: bodies, batches, tools, addresses and failures. */
export const service = {
  body_not_object: `The body must be a JSON object, for example '{'"country": "KE", "amount": 85000'}'.`,
  body_empty: `The body is empty. Send a JSON object, for example '{'"country": "KE", "amount": 85000'}'.`,
  body_not_json: 'The body is not valid JSON. Check quotation marks, commas and brackets.',
  body_member_forbidden: 'The body has a member `__proto__` or `constructor.prototype`. Send it without.',
  body_not_utf8: 'The body is not valid UTF-8. Save or send the text in UTF-8.',
  body_with_nul: 'The body holds the character U+0000, which no text may have. Send it without.',
  body_in_charset: 'The body is sent in the character set {charset}. Send JSON in UTF-8.',
  body_length_wrong: 'The body is shorter or longer than its Content-Length says.',
  body_not_as_json: 'Send the body as JSON, with the header `Content-Type: application/json`.',
  body_compressed: 'The body is sent with `Content-Encoding: {encoding}`. Send it as plain JSON, not compressed.',
  body_too_large: 'The body is larger than this route accepts. Send fewer items at once.',
  body_of_many_values: 'The body holds more than {most, number} values. Send fewer items at once.',
  body_of_many_fields:
    'The body holds an object of more than {most, number} fields. Send only the parameters of the operation.',
  item_of_many_fields:
    'An item of the batch, or what stands beside its items, holds more than {most, number} fields. Send only the parameters of the operation.',
  field_repeated: '`{field}` was sent {times} times. Send it once.',
  parameters_unreadable: 'The parameters cannot be read.',
  request_unreadable: 'The request cannot be read. Check that the body is valid JSON.',
  address_unreadable: 'The address cannot be read. Check its percent-encoding.',
  address_with_nul: 'The address holds the character U+0000 (`%00`), which no text may have. Send it without.',
  request_not_http: 'The request is not valid HTTP.',
  host_missing: 'The request has no `Host` header. HTTP/1.1 requires it.',
  host_twice: 'The request has more than one `Host` header. Send one.',
  expectation_unknown: 'The header `Expect` may only be `100-continue`.',
  request_incomplete: 'The request did not arrive completely in time. Send headers and body without pauses.',
  headers_too_large: 'The headers of the request are too large.',
  connections_too_many:
    'There are too many connections. Close those that you no longer need, or try again in a moment.',
  no_room_for_large_request: 'Too many large requests are being processed. Send it again in a second.',
  answers_unread: 'Answers to your earlier requests have not been read yet. Read them, then try again.',
  language_unknown: '{language} is not a language of this service. Send one of {languages} as lang, or leave it out.',
  format_unknown: '{format} is not a format. Send "csv" for a table, or "json".',
  bom_unknown: '`bom` cannot be {bom}. Send 0 for a table without a byte order mark, or 1.',
  nothing_at_address: 'There is nothing at {address}. The reference at /docs/reference lists every address.',
  method_wrong: '{address} accepts {allowed}, not {method}.',
  store_unavailable:
    'The service cannot read or write its data at the moment. This call was neither made nor counted. Try again in {seconds} seconds. If it lasts, an administrator finds the reason in the log of the server.',
  service_broken: 'Something went wrong on our side. If it happens again, tell us this request id: {id}.',
  batch_time_used_up:
    'The items before this one took {seconds} seconds of computing, the most that one request may take. Send the rest in another batch.',
  batch_length_used_up:
    'The answers before this one are {mebibytes} MiB long, the most that one answer may be. Send the rest in another batch.',
  batch_truth_together:
    'Each result has its own dates and sources. With `select` they are left out, and are given here together.',
  register_label_unknown: 'No row has the label {label}. Labels of the rows: {labels}.',
  register_without_labels: 'No row has the label {label}. The rows have no labels.',
  register_line_unknown: 'No payslip of these rows has a line {text}. Figures: {figures}. Lines: {lines}.',
  register_row_failed: 'There is no total, because row {row, number} has an error: {why}',
  register_in_two_currencies: 'There is no total, because the rows are in two currencies, {first} and {second}.',
  register_time_used_up:
    'The rows before this one took {seconds} seconds of computing, the most that one request may take. Send the rest in another request.',
  journal_row_failed: 'There is no journal, because row {row, number} has an error: {why}',
  journal_too_large: 'The amounts of the rows together are too large for a journal that balances to the smallest unit.',
  journal_in_two_currencies:
    'There is no journal, because the rows are in two currencies, {first} and {second}. Ask for one journal for each.',
  journal_account_unused: '{field} was not used: no payslip of these rows has the line.',
  journal_tax_rate_missing: 'Xero needs `tax_rate`: the name of a tax rate, as your settings there have it.',
  journal_account_without_number:
    'Xero finds accounts by number, and the account for `{purpose}` has none. Send its number in `accounts`.',
  journal_too_long:
    'The journal has {lines, number} lines, and Xero takes at most {most, number} in a file. Send fewer departments at a time.',
  journal_pay_without_parts: 'Pay without its named parts',
  journal_deductions: 'Deductions from net pay',
  register_deductions_exceed_net: 'The deductions ({deductions, number}) are more than the net pay ({net, number}).',
  tool_cannot_answer: '"{tool}" cannot answer: {why}',
  sample_data: 'This is sample data for a test key, frozen on {day}. It is not production data.',
  upstream_slow: 'The service behind this server did not answer in time. Try again in a moment.',
  upstream_broken:
    'The service behind this server has a problem (it answered with status {status}). Try again in a moment.',
  upstream_answer_too_large:
    'The service behind this server answered with more than this server accepts. Try again in a moment.',
  upstream_unreachable: 'The service behind this server cannot be reached. Try again in a moment.',
  upstream_moved:
    'The service behind this server redirects its callers, and this server does not follow redirects. An administrator sets SVC_UPSTREAM_URL to the new address.',
  upstream_not_envelope: 'The service behind this server sent an unexpected answer. Try again in a moment.',
  upstream_busy: 'The service behind this server is overloaded. Try again in a moment.',
  download_missing: 'This server was put together without its packages for other programs. A release has them.',
  add_in_not_built:
    'The add-in is not built. Run `npm run build` where the server is installed, then open this page again.',
  add_in_file_missing: 'The add-in has no such file.',
  add_in_page_missing: 'The add-in has no page {page}.',
  office_js_not_served: 'office.js comes from Microsoft here. Set SVC_OFFICE_JS=local to let this server serve it.',
  manifest_missing: 'There is no manifest.xml where the server is installed. It belongs beside package.json.',
  manifest_address_unknown:
    'The manifest carries the address of this server. Set SVC_PUBLIC_URL to it, for example https://finance.example.com, and start the server again.',
} as const;
