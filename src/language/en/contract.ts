/** Errors in the values of a request, and notices about ignored fields. */
export const contract = {
  // Amounts and numbers
  amount_missing: '`amount` is missing. Send a positive number, for example 85000.',
  amount_is_text: '`amount` must be a JSON number, not text. Write 85000 without quotation marks.',
  amount_not_a_number: '`{field}` must be a number greater than 0 and at most {most, number}.',
  amount_not_positive: '`{field}` must be greater than 0.',
  number_too_large: '`{field}` must be at most {most, number}.',
  amount_in_address_wrong:
    '`{field}` must be a number greater than 0 and at most 1,000,000,000,000,000, for example 1500.50.',
  money_not_a_number: '`{field}` must be a number greater than 0, for example 6000000.',
  turnover_not_a_number: "`turnover` must be a number, 0 or more: the company's turnover of the year.",
  sector_not_text: '`sector` must be text: the id of a sector, of at most 60 characters.',
  wage_sector_not_text: '`sector` must be text of at most 60 characters, for example "agriculture".',
  turnover_negative: '`turnover` must be 0 or more.',
  law_of_version: 'An earlier version of the law',
  law_version_unknown:
    'This service never had version {version} of the law. `GET /api/v1/law/versions` lists those that there are.',
  law_version_malformed: '`law_version` must be the version of a law, such as "2026.11.1".',
  not_a_flag: '`{field}` must be true or false.',
  not_a_whole_number: '`{field}` must be a whole number from {least} to {most}.',
  not_between: '`{field}` must be a number from {least, number} to {most, number}.',
  not_a_percentage: '`{field}` must be a percentage from 0 to {most}, such as 3.',
  not_an_amount_from_zero: '`{field}` must be a number, 0 or more and at most {most, number}.',
  not_an_object_like: '`{field}` must be an object, for example {example}.',
  member_unknown: '`{field}` has no field {sent}. It may have {known}.',
  member_misspelt: '`{field}` has no field {sent}: did you mean `{meant}`?',
  not_a_part_of_pay:
    "`{field}` must be an amount, 0 or more, or a share of basic pay such as '{' \"percent_of_basic\": 20 '}', at most {most} %.",
  not_a_benefit: '`{field}` must be an amount, 0 or more, or an object with some of {known}.',
  not_a_share: '`{field}` must be between {least} and {most}, for example {example}.',

  // Accounts
  name_wrong: '`{field}` must be text of 1 to 100 characters, on one line.',
  note_wrong: '`note` must be text of at most 2,000 characters.',
  devices_wrong: '`devices` must be a whole number from 1 to {most, number}.',
  expires_wrong: '`expires` must be a date in the form YYYY-MM-DD, for example "2027-03-31", or "never".',
  expires_past: '`expires` must be today or a later day.',
  networks_wrong:
    '`networks` must be a list of at most 50 addresses or networks, for example ["10.0.0.0/8", "2001:db8::/32"].',
  network_wrong: '`networks`: {network} is neither an address nor a network such as 10.0.0.0/8.',
  operations_wrong: '`operations` must be a list of operations, for example ["tax", "vat"].',
  overlap_wrong: '`overlap_days` must be a number from 0 to 365.',
  audit_before_wrong: '`before` must be the number of an entry, for example 120.',
  span_too_long: 'The span from `start` to `end` may be at most {days, number} days.',
  span_reversed: '`end` must not be before `start`.',

  // Days and tax years
  date_malformed: '`{field}` must be a date in the form YYYY-MM-DD, for example "2026-11-20".',
  date_not_in_calendar: '`{field}` must be a date that exists, in the form YYYY-MM-DD, for example "2026-11-20".',
  month_malformed: '`{field}` must be a month in the form YYYY-MM, for example "2026-11".',
  tax_year_not_text: '`tax_year` must be text, for example "2026" or "2026/27".',
  tax_year_empty: '`tax_year` must be a year, for example "2026" or "2026/27". Leave it out for the current one.',
  tax_year_too_long: '`tax_year` must be a year, for example "2026" or "2026/27".',

  // The months of a year of pay
  months_not_a_list: '`months` must be a list of at most 12 months, each like {example}.',

  // Countries, currencies and entities
  country_missing:
    '`country` is missing. Send the ISO 3166-1 alpha-2 code of one of the 54 African countries, for example "KE" for Kenya.',
  country_not_text:
    '`country` must be text: the ISO 3166-1 alpha-2 code of an African country, for example "KE" for Kenya.',
  country_unknown: '{sent} is not one of the 54 country codes. GET /api/tax lists them.',
  country_misspelt: '{sent} is not one of the 54 country codes: did you mean {meant}?',
  recipient_country_not_text:
    '`recipient_country` must be text: the ISO 3166-1 alpha-2 code of a country, for example "FR" for France.',
  recipient_country_unknown:
    '{sent} is not a country. Send an ISO 3166-1 alpha-2 code, for example "FR" for France, or the English name.',
  country_with_name: '{code} ({name})',
  either_or: '{first} or {second}',
  currency_missing: '`{field}` is missing. Send a currency code, for example "USD".',
  currency_malformed: '`{field}` must be a currency code, for example "USD".',
  currency_of_pay_malformed: '`currency` must be a three-letter currency code, for example "USD".',
  not_a_currency_code: '{sent} is not a currency code. Send three letters, for example "USD" or "KES".',
  quotes_malformed: '`quotes` must be at most 1,000 characters of currency codes, for example "KES,NGN,ZAR".',
  entity_missing:
    '`entity` is missing. Send a currency such as "KES", a pair of currencies such as "ZAR/KES", a country such as "KE", or a common central bank, "BCEAO" or "BEAC".',
  entity_malformed:
    '`entity` must be a currency such as "KES", a pair of currencies such as "ZAR/KES", a country such as "KE", or a common central bank, "BCEAO" or "BEAC".',

  // One of several words
  choice_missing: '`{field}` is missing. Send one of {words}.',
  list_malformed: '`{field}` must be text of at most 400 characters: values separated by commas.',
  since_malformed:
    '`since` must be a day such as "2026-11-20", a moment such as "2026-11-20T08:00:00Z", or the `position` of an earlier answer.',
  cursor_malformed: '`cursor` must be the `next_cursor` of an earlier answer.',
  choice_unknown: '`{field}` cannot be {sent}. Send one of {words}.',
  choice_misspelt: '`{field}` cannot be {sent}: did you mean "{meant}"? The valid values are {words}.',
  text_too_long: '`{field}` must not hold a text of more than {most, number} characters.',
  a_list: 'a list',
  an_object: 'an object',
  not_a_number: 'that value',

  // Batches and tools
  batch_items_not_a_list: '`items` must be a list of 1 to {most, number} items, each like {example}.',
  batch_items_empty: '`items` must hold at least one item, like {example}.',
  batch_items_too_many:
    '`items` may hold at most {most, number} items, where each amount of a column counts as one. Send the rest in another batch.',
  batch_input_not_an_object: '`input` must be an object with the parameters of the operation, as in {example}.',
  batch_item_not_an_object: 'The item must be a JSON object with `operation` and `input`.',
  batch_select_not_a_list: '`select` must be a list of field names, for example ["net_amount"].',
  batch_select_too_long: '`select` may name at most 50 fields.',
  batch_amounts_not_a_list: '`amounts` must be a list of 1 to 5,000 numbers, for example [85000, 90000].',
  batch_amounts_need_select:
    'An item with `amounts` answers the fields that it selects. Add `select`, for example ["net_amount"].',
  batch_amount_twice: 'Send either `amounts` or `input.amount`, not both.',
  batch_amounts_without_amount: 'The operation {operation} asks about no amount. Leave `amounts` out.',
  register_rows_malformed: '`rows` must be a list of 1 to {most, number} employees, each like {example}.',
  register_row_not_an_object: 'The row must be a JSON object, such as {example}.',
  register_columns_malformed: '`columns` must be a list of figures and lines, for example {example}.',
  register_labels_malformed: '`labels` must be an object of texts or numbers, such as {example}.',
  register_totals_by_not_text: '`totals_by` must be the name of a label, for example "department".',
  journal_by_not_text: '`by` must be the name of a label, for example "department".',
  journal_text_malformed: '`{field}` must be text on one line, with 1 to {most, number} characters.',
  journal_accounts_malformed: '`accounts` must be a list of at most {most, number} accounts, each like {example}.',
  tool_missing:
    '`tool` is missing. Send the identifier of a tool, for example "ng-paye". GET /api/v1/tools lists them.',
  tool_not_text: '`tool` must be text, for example "ng-paye".',
  tool_unknown: '{sent} is not a tool. GET /api/v1/tools lists them.',
  tool_misspelt: '{sent} is not a tool: did you mean "{meant}"?',
  inputs_not_an_object: '`inputs` must be an object, for example {example}.',

  // The add-in's session
  access_code_not_text: '`code` must be the access code as text, for example "ABCD-EFGH-JKMN-PQRS".',
  access_code_too_long: '`code` is longer than an access code.',
  device_not_text: '`device` must be text.',
  device_too_long: '`device` is longer than any value that this server issues.',

  // Ignored fields; `field` is one of the first two messages
  ignored_field: '`{name}`',
  ignored_field_in_items: '`{name}` (and in {count, plural, one {# more item} other {# more items}})',
  not_a_parameter_here: '{field} is not a parameter of this route. Leave it out, or correct its name.',
  not_a_parameter_of_route: '{field} is not a parameter of this route and was ignored.',
  not_a_parameter_of_operation: '{field} is not a parameter of `{operation}` and was ignored.',
  agent_tool_unknown: 'No tool is called "{name}". List the tools to see their names.',
  agent_resource_unknown: 'There is no resource at "{uri}". List the resources to see their addresses.',
  agent_prompt_unknown: 'No prompt is called "{name}". List the prompts to see their names.',
  agent_prompt_incomplete: 'The prompt "{name}" needs `{argument}`.',
  countries_to_compare: '`countries` must be a list of {least} to {most} country codes, for example ["KE", "UG"].',
  compared_at_mid_market:
    'Amounts are converted at the mid-market rate. The pay is that of an employee without other circumstances.',
  rows_left_out: 'Rows {first} to {last} of {count} are shown. For the next rows, set `skip` to {last}.',
  sources_left_out: '{left} more sources are left out. Ask for one country to see them all.',
  sources_of_answer_left_out: '{left} more sources are left out. The REST API lists them all.',
  skip_malformed: '`skip` must be a whole number of rows, 0 or more.',
  not_an_input_of_tool: '{field} is not an input of this tool and was ignored.',
  not_a_field_of_item: '{field} is not a field of an item and was ignored.',
  not_a_field_of_answer: '{field} is not a field of the answer of `{operation}` and was ignored.',
  no_effect_on_tax: '{field} has no effect on {tax} and was ignored.',
  no_effect_beside: '{field} has no effect beside `{other}` and was ignored.',
  no_effect_without: '{field} has no effect without `{other}` and was ignored.',
  more_fields_ignored: '{count, plural, one {# more field was} other {# more fields were}} ignored.',
  many_fields_ignored: 'More than {count} other fields were ignored.',
} as const;
