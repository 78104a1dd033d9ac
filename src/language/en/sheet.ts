import type { MessageCode } from '../message';

/**
 * Refusals and notices in the words of somebody at a spreadsheet or in the pane, where they differ from those for a
 * program. A cell has arguments, details and columns; it has no fields, addresses or JSON. Names between back-ticks are replaced by their labels.
 */
export const sheet = {
  // Amounts and numbers
  amount_missing: 'There is no amount. Enter a number, for example 85000.',
  amount_is_text: 'The amount is text. Enter a number, for example 85000.',
  amount_not_a_number: '`{field}` must be a number above 0 and at most {most, number}.',
  amount_not_positive: '`{field}` must be above 0.',
  amount_in_address_wrong: '`{field}` must be a number above 0 and at most 1,000,000,000,000,000, for example 1500.50.',
  money_not_a_number: '`{field}` must be a number above 0, for example 6000000.',
  not_a_flag: '`{field}` must be TRUE or FALSE.',
  not_an_object_like: '`{field}` has a value that it cannot have.',
  member_unknown: '`{field}` has nothing called {sent}. It may have {known}.',
  member_misspelt: '`{field}` has nothing called {sent}: did you mean `{meant}`?',
  not_a_part_of_pay: '`{field}` must be an amount of 0 or more, or a percentage of basic pay up to {most} %.',
  not_a_benefit: '`{field}` must be an amount of 0 or more.',
  amount_below_smallest_unit: 'The amount is less than the smallest unit of {currency}.',

  // Days and tax years
  date_malformed: '`{field}` must be a date, or text in the form YYYY-MM-DD, for example "2026-11-20".',
  date_not_in_calendar:
    '`{field}` must be a date that exists: a date, or text in the form YYYY-MM-DD, for example "2026-11-20".',
  month_malformed: '`{field}` must be a date in the month, or text in the form YYYY-MM, for example "2026-11".',
  tax_year_not_text: 'Enter the tax year as the country writes it, for example "2026" or "2026/27".',
  pay_date_outside_tax_year:
    'The pay date {day} is in tax year {actual} of {country}, but the tax year is {year} ({from} to {to}). Give only one of the two, or a date in that tax year.',

  // Countries, currencies and entities
  country_missing: 'There is no country. Enter its name or code, for example "Kenya" or "KE".',
  country_not_text: 'Enter the name or the code of a country, for example "Kenya" or "KE".',
  country_unknown:
    '{sent} is not one of the 54 country codes, nor the name of a country of Africa. COUNTRIES() lists them.',
  recipient_country_not_text: 'Enter the name or the code of the country of the payee, for example "France" or "FR".',
  recipient_country_unknown:
    '{sent} is not a country. Enter its English name or its code, for example "France" or "FR".',
  recipient_country_is_payer:
    'The payee is in {partner}, the country of the payer. Leave the country of the payee out.',
  recipient_country_of_resident:
    'The country of the payee means that the payee is a non-resident, but the residency is "resident". Give only one of the two.',
  currency_missing: '`{field}` is empty. Enter a currency code, for example "USD".',
  not_a_currency_code: '{sent} is not a currency code. Enter three letters, for example "USD" or "KES".',
  currency_not_supported: '"{code}" is not a currency with a rate. Enter a code such as "USD" or "KES".',
  entity_missing:
    'Enter a currency such as "KES", a pair of currencies such as "ZAR/KES", a country such as "KE", or a common central bank, "BCEAO" or "BEAC".',
  entity_malformed:
    'Enter a currency such as "KES", a pair of currencies such as "ZAR/KES", a country such as "KE", or a common central bank, "BCEAO" or "BEAC".',

  // One of several words
  choice_missing: '`{field}` is empty. Enter one of {words}.',
  choice_unknown: '`{field}` cannot be {sent}. Enter one of {words}.',
  choice_misspelt: '`{field}` cannot be {sent}: did you mean "{meant}"? It may be one of {words}.',
  no_reduced_rate: 'The law of {country} has no reduced rate. Sources: {sources}.',
  no_sector_rates: 'No sector of {country} has a recorded rate of its own. Leave the sector out.',

  // Pay
  said_twice: '`{field}` and `{other}` contradict each other. Give one of them.',
  basic_beside_pay:
    'Give the named parts of pay or the share of basic pay, not both: basic pay is the rest of the amount.',
  parts_exceed_pay:
    'The parts of pay come to {parts}, which is more than the pay of {amount}. The pay must include all its parts.',
  parts_exceed_net:
    'The parts of pay come to {parts}, which is more than the whole gross pay that leaves {net}. Enter a higher net pay or smaller parts.',
  employers_rate_outside: '{name} has no rate of {rate} %. The law has {rates}, depending on the activity.',
  employers_rate_needed:
    '{name}: not charged, because its rate is that of the employer. Give the accident rate of the employer.',
  lowest_rate_used:
    '{name}: the lowest rate, {rate} %, was used. The law has {rates}, depending on the activity. Give the accident rate of the employer.',
  scales_by_income:
    'Taxable income decides which of {count} sets of brackets applies. The first is for up to {currency} {limit} {basis, select, monthly {a month} other {a year}}.',
  relief_of_smallest_pay:
    'The relief is that of the smallest pay. For higher pay the law limits the deduction or has another percentage.',
  month_outside_tax_year: '{month} is not a month of tax year {year} of {country}. Its months are {first} to {last}.',
  month_outside_employment: '{month} is not between {first} and {last}, the first and the last month with pay.',
  months_reversed: 'The first month with pay, {first}, is after the last, {last}.',
  month_worked_twice: '{month} has paid days twice. Put the paid days of a month together.',
  month_repeated: '{month} appears more than once. Put all changes of a month together.',
  paid_once_without_month: '`pay.{part}` is paid once. Put it into the month in which it is paid.',
  due_days_not_confirmed:
    'Items that are marked as out of date were not confirmed for their tax year: check for a change before relying on them.',

  // Taxes on companies, payments and gains
  amount_is_annual_profit: 'The amount is the taxable profit of the whole year.',
  minimum_tax_needs_turnover: 'Without a turnover, the minimum tax is not calculated: {rule}',
  sectors_have_own_rates: 'Some sectors have their own rates: the tax law of the country lists them.',
  amount_is_payment: 'The amount is the whole payment.',
  payment_type_assumed: 'No type of payment was given, so the rate for {payment} was applied.',
  payment_type_assumed_without_services:
    'No type of payment was given, and no rate for services paid to {residency, select, non_resident {a non-resident} other {a resident}} is recorded, so the rate for {payment} was applied.',
  residency_assumed_resident: 'No residency was given, so the rate for residents was applied.',
  residency_assumed_non_resident:
    'No residency was given, and no rate for residents is recorded, so the rate for non-residents was applied.',
  payee_rates: 'The general rate of {rate} % was applied. Other rates apply to some payees: {variants}.',
  payee_rates_beside_scale: 'The general brackets were applied. Other rates apply to some payees: {variants}.',
  amount_is_gain: 'The amount is the whole gain.',
  taxpayer_assumed_individual: 'No taxpayer was given, so the rule for individuals was applied.',
  taxpayer_assumed_company:
    'No taxpayer was given, and no rule for individuals is recorded, so the rule for companies was applied.',
  vat_rate_undated:
    'The date of the last rate change could not be established. The rate was last confirmed on the date shown.',

  // Rates, prices and figures
  spread_indicative:
    'The buy and sell rates are indicative: the source quotes only a mid rate, and the service adds a spread of {percent} %.',
  periods_carried:
    'Nothing was published in {empty} of the {periods} periods. They show the last earlier value, with its date.',
  fuel_country_unknown: 'No fuel price is known for {country}.',
  fuel_rate_not_recorded:
    'No rate to {currency} is recorded on or before {day} for the prices of {country}: the history of rates starts on {first}. Without a currency, prices are in the local one.',
  bank_country_unknown: 'No central bank figure of {country} is recorded.',
  frequency_of_meetings: 'This series lists meetings. Leave the frequency out, or use "day".',
  series_without_average:
    'A value of this series holds until the next one, or for a period of its own, so it has no daily average. Use "month-end" instead of "month-average".',
  series_not_of_entity: 'There is no such series for {entity}. There is one for {entities}.',
  series_not_of_entity_among_many: 'There is no such series for {entity}. There is one for {entities} and others.',
  series_without_observations: 'The series of {name} has no figures yet.',
  series_empty_in_span:
    'The series of {name} has no figure between these days. The first dates from {first}, the last from {last}.',

  // Keys and limits
  api_key_missing: 'There is no API key. Enter it where the address of the service is entered.',
  api_key_repeated: 'The API key is given more than once.',
  account_token_as_key:
    'This is an account token, which manages keys. Figures need an API key with the prefix svc_live_ or svc_test_.',
  operation_not_allowed:
    'This API key may not be used for `{operation}`, only for {allowed}. Use another key, or ask whoever issued it.',
  request_exceeds_plan:
    'The plan allows {limit, number} calls a {period}, and these cells need {calls, number}. Ask for fewer at once.',
  plan_used_up: 'The plan allows {limit, number} calls a {period}, and all are used. Calculate again {when}.',
  plan_nearly_used_up:
    'The plan allows {limit, number} calls a {period}. These cells need {calls, number}, and fewer are left. Calculate again {when}.',
  session_missing: 'The session of the add-in has ended. Calculate again to open a new one.',
  session_expired: 'The session of the add-in has ended. Calculate again to open a new one.',
  session_foreign: 'The session of the add-in is not known to this server. Calculate again to open a new one.',
  batch_time_used_up: 'The cells before this one took {seconds} seconds, the most for one request. Calculate again.',
  batch_truth_together: 'Each result has its own dates and sources. They are given here together.',
  batch_length_used_up:
    'The cells before this one have answers of {mebibytes} MiB, the most for one request. Calculate again.',
  body_too_large: 'These cells are more than the service takes at once. Divide the range between two formulas.',
  body_of_many_values: 'These cells have more than {most, number} values. Divide the range between two formulas.',
  no_room_for_large_request: 'Many people ask at the same time. Calculate again in a moment.',
  law_version_unknown:
    'This service never had version {version} of the law. Leave the version out, or enter one that it had.',

  // Last payslip of a leaver
  leaver_seniority_included: 'The pay was taken to include the seniority bonus.',
  leaver_leave_not_stated: 'The days of leave not taken were not stated.',
  leaver_leave_waiting:
    'The right to leave begins on {day}, after the last day. What is paid for leave before that is not established. State the days of leave not taken to have them paid.',
  // A part of a month
  part_days_assumed:
    'The pay of the month was multiplied by {days, number} / {of, number} calendar days. No rule of law is recorded. Days paid and days of the month state other days.',
  worked_twice: 'Give either the first and the last day paid, or the days paid and the days of the month, not both.',
  unpaid_leave_reversed: 'The last day of unpaid leave, {to}, is before the first, {from}.',
  unpaid_leave_outside: 'Unpaid leave must lie between {from} and {to}.',
  worked_without_days: 'The days of the month need the days paid beside them.',
  worked_reversed: 'The last day paid, {to}, is before the first, {from}.',
  worked_part_without_days:
    'The pay of a part of the month needs the paid days: the first or the last day paid, or the number of days.',
  worked_outside_tax_year:
    '{day} is in tax year {actual} of {country}, but the tax year is {year} ({from} to {to}). Give only one of the two, or days in that tax year.',
  worked_outside: 'The paid days must lie between {from} and {to}.',
  part_share_assumed:
    'The paid days were counted as {days, number} / {of, number} calendar days. No rule of law is recorded. Days paid and days of the month state other days.',
  worked_needs_month: 'Days that are paid are for monthly pay only.',
  daily_pay_assumed:
    'The pay of a day was taken as 1 / {days, number} of the pay of a year. No rule of law is recorded. Pay periods of the year state another number of days.',
} as const satisfies Partial<Record<MessageCode, string>>;
