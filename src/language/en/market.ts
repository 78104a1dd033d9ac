/** Notices and refusals about exchange rates, fuel prices and central bank figures. */
export const market = {
  // Words inside sentences.
  any_country: 'any country',
  any_figure: 'figure',
  any_fuel: 'fuel',
  another_currency: 'another currency',
  bank_figure: 'central bank figure',
  bank_gdp: 'GDP growth',
  bank_inflation: 'inflation',
  bank_mpc: 'next policy meeting',
  bank_policy_rate: 'policy rate',
  bank_tbills: 'treasury bill yield',
  currency_with_name: '{code} ({name})',
  days_with_last: '{days} and {last}',

  // Days.
  date_in_future: '{day} is in the future: figures are known up to today, {today}.',
  as_known_on_in_future: '`as_known_on` is in the future: today is {today}.',
  start_after_end: '`start` ({start}) is after `end` ({end}). Swap them.',
  start_after_as_known_on: '`start` ({start}) lies after `as_known_on` ({day}).',

  // Currencies.
  currency_replaced: '{code} ({name}) is no longer in use: it was replaced by {successor}.',
  currency_replaced_at:
    '{code} ({name}) is no longer in use: it was replaced by {successor}, at {units} {code} for 1 {newCode}.',
  currency_not_supported: '"{code}" is not a supported currency. GET /api/v1/fx/rates lists them.',
  currency_mistyped: '"{code}" is not a supported currency: did you mean {meant}?',

  // Exchange rates.
  rate_is_parity: 'The rate is a fixed parity, not a quotation.',
  rate_dated: 'The rate dates from {date}.',
  rate_out_of_date:
    'The latest rate dates from {date}, {days, plural, one {# day} other {# days}} ago, and is out of date.',
  rate_from_before:
    'The latest rate on or before {day} dates from {date}, {days, plural, one {# day} other {# days}} earlier.',
  rate_sources_differ:
    'Sources differ on {code}: {publisher} has {value} for one US dollar, {percent} {direction, select, above {% more} other {% less}}. The rate of {served} is given.',
  rate_change_unknown:
    'The daily change is not known: the previous rate dates from {before}, {days, plural, one {# day} other {# days}} earlier.',
  spread_indicative:
    '`bid` and `ask` are indicative: the source quotes only a mid rate, and the service adds a spread of {percent} %.',
  parity_since: '{code} has been fixed at {units} for 1 {anchor} since {from}.',
  parity_at_least_since: '{code} has been fixed at {units} for 1 {anchor} since {from} or earlier.',
  parity_ended: '{code} was fixed at {units} for 1 {anchor} from {from} to {to}.',
  rate_before_parity:
    'No rate between {from} and {to} is known on {day}: the parity between them is recorded from {first}.',
  rate_before_history: 'No rate between {from} and {to} is known on or before {day}. The history starts on {first}.',
  rate_not_recorded: 'No rate between {from} and {to} is recorded.',
  rates_not_recorded: 'No rate is recorded for: {currencies}.',
  rates_all_out_of_date: 'All quoted rates are out of date.',
  rates_out_of_date: 'Out of date: {currencies}.',
  history_empty: 'No rate between {from} and {to} was published from {start} to {end}.',
  history_has_days_without_rate:
    'One of the currencies has no rate on {missing} of the {days} days of publication. These days are left out.',
  history_known: 'The latest rate dates from {latest}, and the history starts on {first}.',

  // Weeks, months and years of a history.
  period_not_complete:
    'The last period ends on {last} and is not complete: it counts {observations, plural, one {# value} other {# values}} up to {by}.',
  periods_carried:
    'Nothing was published in {empty} of the {periods} periods. They show the last earlier value; `observed` gives its date.',
  periods_left_out: 'Nothing was published in {empty} of the {periods} months. They have no average and are left out.',
  frequency_of_meetings: '`{series}` lists meetings. Leave `frequency` out, or send `day`.',
  series_without_average:
    'A value of `{series}` holds until the next one, or for a period of its own, so it has no daily average. Send `month-end` instead of `month-average`.',

  // Fuel prices.
  fuel_previous_unknown: 'The price of {fuel} before {day} is not known: its change is shown as 0.',
  fuel_previous_differs: 'The price of {fuel} before {day} was measured differently: its change is shown as 0.',
  fuel_date_inexact: 'The price of {fuel} is dated only to the {precision}.',
  fuel_converted: 'Prices were converted from {from} at {rate} {to}, the rate of {day}.',
  fuel_converted_at_parity: 'Prices were converted from {from} at {rate} {to}, a fixed parity.',
  fuel_of_place: 'Prices are for {place}.',
  fuel_out_of_date:
    'The oldest price shown dates from {date}, {days, plural, one {# day} other {# days}} before the day asked for, and is out of date.',
  fuel_not_recorded: 'No {fuel} price of {country} is recorded on or before {day}.',
  fuel_recorded_later: 'No {fuel} price of {country} is recorded on or before {day}: records start on {first}.',
  fuel_rate_not_recorded:
    'No rate to {currency} is recorded on or before {day} for the prices of {country}: the history of rates starts on {first}. Without `currency`, prices are in the local currency.',
  fuel_country_unknown: 'No fuel price is known for {country}. GET /api/fuel lists the countries with prices.',
  fuel_unknown_in_country: 'No price of {fuel} is known for {country}. Fuels with known prices: {fuels}.',
  fuel_list_converted: 'Prices were converted to {currency} at the latest rates on or before {day}.',
  fuel_list_units: 'Petrol, diesel and kerosene are per litre, LPG per kg. No prices are known for: {countries}.',

  // Central banks.
  policy_rate_dated: "{country}'s policy rate dates from {day}.",
  policy_decision_missing:
    'The meeting of {day} has passed and its decision is not recorded: the policy rate may have changed.',
  policy_decisions_missing:
    'The meetings of {days} have passed and their decisions are not recorded: the policy rate may have changed.',
  policy_decision_overdue:
    'The committee meets {months, plural, one {every month} other {every # months}}, and no decision after {day} is recorded: the policy rate may have changed.',
  policy_rhythm_unknown:
    'How often the committee meets is not recorded, and no decision after {day} is recorded: the policy rate may have changed.',
  inflation_for: 'Inflation is for {period}',
  inflation_headline_for: 'Headline inflation is for {period}',
  inflation_core_for: 'Core inflation is for {period}',
  inflation_food_for: 'Food inflation is for {period}',
  tbills_for: 'Treasury bill yields are for {period}',
  tbill_91_for: 'The 91-day treasury bill yield is for {period}',
  tbill_182_for: 'The 182-day treasury bill yield is for {period}',
  tbill_364_for: 'The 364-day treasury bill yield is for {period}',
  gdp_for: 'GDP growth is for {period}',
  figure_up_to_date: '{figure}.',
  figure_overdue: '{figure}; a newer figure was due by {due}.',
  period_quarter: '{year}-Q{quarter}',
  period_quarters: '{year}-Q{from}/{year}-Q{to}',
  period_with_basis: '{period} ({basis})',
  basis_estimate: 'estimate',
  basis_forecast: 'forecast',
  period_with_scope: '{period}; {scope}',
  figures_not_known: 'Not known: {figures}.',
  banks_out_of_date:
    'Out of date, because a decision or a newer figure is not recorded: {countries}. The answer for one country says which.',
  figure_not_recorded_for: 'No {figure} is recorded for: {countries}.',
  bank_country_unknown:
    'No central bank figure of {country} is recorded. GET /api/rates lists the countries with figures.',
  figure_not_recorded: 'No {figure} of {country} is recorded.',
  figure_not_recorded_on: 'No {figure} of {country} is recorded for {day}.',
  figure_recorded_later: 'No {figure} of {country} is recorded on or before {day}: records start on {first}.',
  indicators_recorded: 'Recorded: {indicators}.',
  records_start: 'Records start on {first}.',

  // Series.
  series_not_of_entity: 'There is no `{series}` series for {entity}. There is one for {entities}.',
  series_not_of_entity_among_many:
    'There is no `{series}` series for {entity}. There is one for {entities} and others: GET /api/v1/status lists them.',
  pair_of_one_currency: '{entity} names one currency twice. Name two, such as ZAR/KES.',
  series_without_observations:
    'The `{series}` series of {name} has no observations. GET /api/v1/status lists the series that have some.',
  series_empty_in_span:
    'The `{series}` series of {name} has no observation in this span. The first dates from {first}, the last from {last}.',
  promise_daily: 'A rate for each business day, within 24 hours.',
  promise_decisions:
    'Within 24 hours of each meeting; where no meeting date is known, confirmed as often as the committee meets.',
  promise_announcements: 'The next meeting, once it is announced.',
  promise_interval: 'A figure within {days} days of the one before.',
  promise_month: 'A figure within {days} days of the end of each month.',
  promise_quarter: 'A figure within {days} days of the end of each quarter.',
  promise_year: 'A figure within {days} days of the end of each year.',
} as const;
