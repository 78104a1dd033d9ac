/**
 * What cells say that no answer of the service says: sentences about arguments and tables, headings and lines. Only
 * names in braces are replaced. A number is written as the language writes it, and a text in quotes as the cell has it.
 */
export const cells = {
  label: '{label}',
  list_separator: ', ',
  or: '{first} or {then}',
  and: '{first} and {then}',

  // Amounts, flags and days
  argument_amount: 'amount',
  argument_gain: 'gain',
  argument_gross: 'gross',
  argument_net: 'net',
  argument_profit: 'profit',
  argument_turnover: 'turnover',
  argument_year: 'the year',
  argument_days: 'the days',
  argument_pay: 'pay',
  argument_hours: 'hours',
  argument_leave_days: 'days of leave',
  argument_days_per_month: 'days per month',
  argument_days_per_week: 'days per week',
  argument_hours_per_month: 'hours per month',
  not_a_number: '{text} is not a number. Enter a number for {what}.',
  is_percentage: '{text} is a percentage. Enter a number for {what}.',
  two_numbers_comma: 'Did you mean {grouped} or {decimal}? A comma before three digits can mean either.',
  two_numbers_point: 'Did you mean {grouped} or {decimal}? A point before three digits can mean either.',
  not_true_or_false: '{text} is not TRUE or FALSE. Enter TRUE or FALSE for {what}.',
  leap_day_of_1900: '29 February 1900 is a day that Excel counts and the calendar does not have.',
  not_a_date: '{number} is not a date: use a date from 1 January 1900 on, or text such as "2026-11-20".',
  two_days: '"{text}" can be {first} or {second}. Write {firstDay} or {secondDay}, or enter a date.',
  dates_from_1904:
    '{sentence} If the cell shows {day}, this is a workbook with the 1904 date system: write the date as text, such as "{day}".',
  last_day_missing: 'There is no last day. Enter one, such as 2026-12-31.',
  days_missing: 'There is no number of days. Enter one, such as 5.',

  // Labour law
  first_day_missing: 'There is no first day of the employment. Enter one, such as 2020-03-01.',
  pay_missing: 'There is no number for pay. Enter one, such as 45000.',
  hours_missing: 'There is no number for hours. Enter one, such as 8.',
  labour_detail: 'The detail {detail}',
  labour_detail_without_value: 'The detail {detail} has no value. Write {example}, or leave it out.',
  labour_detail_unknown: '{text} is not a detail of {name}. It takes {details}.',
  labour_detail_misspelt: '{text} is not a detail of {name}: did you mean {meant}? It takes {details}.',
  write_labour_details: 'Write details like "{example}", with semicolons between them.',

  // Words and ranges
  word_unknown: '{text} is not {what}. Use one of {words}.',
  word_misspelt: '{text} is not {what}: did you mean {meant}? Use one of {words}.',
  word_of_column: 'a column',
  word_of_field: 'a field',
  word_of_figure: 'a function with a source',
  word_of_indicator: 'an indicator',
  word_of_language: 'a language',
  word_of_plan: 'a chart of accounts',
  word_of_series: 'a series',
  ranges_differ: 'The ranges differ in size. This cell has no counterpart in the other range.',
  no_data: 'There is no data for this.',
  no_value_of_country: 'There is no {what} for {country}.',
  no_fuel_price: 'There is no {fuel} price for {country}.',
  no_minimum_wage: 'There is no general minimum wage for {country}, only minimum wages by sector.',
  rate_of_currency: 'rate of {currency}',
  rate_between: 'rate between {from} and {to}',
  rate_too_old:
    'There is no {what} within {days} working days up to {day}. The latest before it dates from {observed}.',

  // Dates and sources
  takes_no_day: '{name} takes no day.',
  takes_no_indicator: '{name} uses a single fact. Leave the indicator out.',
  sources_not_sent: 'The finance service sent no sources.',
  figure_without_date: 'This figure has no date.',
  figure_without_source: 'This figure has no source on record.',
  source_and_reading: '{text}; {reading}',
  read_again: 'Read again on {day} at {publishers}: unchanged',

  // History
  entity_missing: 'There is no entity. Enter a currency or a country, such as KES or KE.',
  base_of_rates_only: 'Only rates have a base. Leave it out, or choose the series fx.',
  entities_too_many: 'HISTORY takes up to {most} entities, and this range has {count}.',
  start_missing: 'There is no start. Enter the first day, such as 2026-01-01.',
  column_twice: 'A column is named twice in the columns. Name it once.',
  heading_date: 'Date',
  heading_average: 'Average',
  heading_observations: 'Observations',
  heading_observed: 'Observed',
  heading_source: 'Source',
  heading_average_of: '{entity} average',
  heading_observations_of: '{entity} observations',
  heading_observed_of: '{entity} observed',
  heading_source_of: '{entity} source',

  // Details of pay
  write_details: 'Write details like "married; transport=30000", with semicolons between them.',
  examples_of_details:
    'married, children, disabled, transport, bonus, in_kind_housing, paid_pension, year_to_date_tax or pay_date',
  detail_unknown: '{text} is not a detail of pay. Details are, for example, {examples}.',
  detail_misspelt: '{text} is not a detail of pay: did you mean {meant}?',
  detail_ambiguous: '{text} can mean {meanings}. Write one of them.',
  details_in_one: '{text} contains more than one detail. {advice}',
  details_range: 'A range of details must have two columns or two rows, for names and values. {advice}',
  detail_without_name: 'The value {text} has no name beside it.',
  detail_without_value: '{detail} has no value. Write {example}, or leave it out.',
  detail_needs_value: '{detail} needs a value, for example {example}.',
  detail_twice: '{detail} is given twice among the details. Give it once.',
  detail_twice_as_argument: '{detail} is given twice: as an argument and among the details. Give it once.',
  overtime_hours_without_pay:
    'The hours of overtime need the overtime pay as an amount: overtime=12000; overtime_hours=10.',
  net_below_zero:
    'Net pay is below zero ({net}): tax and contributions are more than this pay. Check the amount and the pay period.',

  // Tables of a country
  heading_code: 'Code',
  heading_name: 'Name',
  heading_currency: 'Currency',
  heading_taxes: 'Kinds of tax',
  heading_tax_year: 'Tax year',
  heading_from: 'From',
  heading_to: 'To',
  heading_rate: 'Rate %',
  heading_up_to: 'For income up to',
  heading_due: 'Due',
  heading_what: 'What',
  heading_form: 'Form',
  heading_authority: 'To',
  heading_note: 'Note',
  due_not_recorded: 'Not recorded: {names}',

  // The payslip
  payslip_of_one_amount: 'PAYSLIP takes one amount, not a range. Enter one formula for each employee.',
  line_gross: 'Gross pay',
  line_of_which: 'Of which: {name}',
  line_not_taxed: 'Not taxed: {name}',
  line_in_kind: 'In kind: {name}',
  line_taxable: 'Taxable pay',
  line_family: 'Family: {counted}',
  line_tax: 'Income tax',
  line_contributions: 'Employee contributions',
  line_net: 'Net pay',
  line_employer_cost: 'Employer cost',
  card_tax_year: 'Tax year',
  card_as_of: 'As of',
  card_sources: 'Sources',
  line_of_employer: '{name} (employer)',

  // Payroll tables
  income_tax_not_recorded: 'The income tax of this country is not recorded.',
  figure_cell_empty: 'A cell of the columns is empty. Name a figure in each.',
  figure_unknown: '{text} is neither a figure nor a line of the payslips. Figures: {figures}. Lines: {lines}.',
  figure_misspelt:
    '{text} is neither a figure nor a line of the payslips: did you mean {meant}? Figures: {figures}. Lines: {lines}.',
  totals_employees: 'Employees',
  totals_without: '(no {heading})',
  totals_heading_unknown: '{text} is no heading of the table. Choose one of {headings}.',
  totals_in_two_currencies:
    '{group} has amounts in {first} and {second}. Total by a column that keeps currencies apart, such as the country.',
  first_row_without_headings: 'The first row of the table must hold headings, one of them for the pay: {headings}.',
  column_without_heading: 'Column {number} of the table has values but no heading.',
  columns_of_one_meaning: '{first} and {second} both mean {label}. Keep one of the columns.',
  heading_twice: '{heading} heads two columns. Give each its own heading, or leave one out.',
  columns_of_two_currencies: '{first} and {second} are in two currencies. Use one currency in a row.',
  shares_follow_from_family:
    '{heading} follows from the family. Add {labels}: the law of the country makes the parts of them.',
  heading_is_word: '{heading} is a word for {label}. Head the column {label}, and write the word in its cells.',
  column_of_words: '{heading} has words for {label}, such as {word}. Head the column {label}.',
  headings_unknown_in_pane:
    'Headings that are not understood: {headings}. Without these columns the pay could be wrong. In Excel, choose their meanings once under Pay, A table of your own.',
  heading_unknown:
    'Unknown heading: {headings}. Without this column the pay could be wrong. Use a heading that PAYROLLHEADERS gives, such as {example}, or choose its meaning in the last argument.',
  headings_unknown:
    'Unknown headings: {headings}. Without these columns the pay could be wrong. Use a heading that PAYROLLHEADERS gives, such as {example}, or choose their meanings in the last argument.',
  headings_and_more: '{headings} and {count} more',
  meanings_of_two_columns: 'Meanings need two columns: a heading of the table, and what it means.',
  meaning_unknown:
    '{meaning}, the meaning of {heading}, is not understood. Use a heading that PAYROLLHEADERS gives, such as {example}, or {deduction}, or {leaveOut}.',
  heading_misspelt: '{heading} (did you mean {meant}?)',
  amount_or_percentage:
    '{heading} has {number}, which can be an amount or {percent} % of basic pay. Write percentages as text, such as "{percent}%".',
  class_near: '{heading} has {text}. Write {near} if that is what the law means by it, and General if not.',
  hours_alone:
    '{heading} has hours. Add the amount of overtime pay in a column such as {example}, or remove the hours.',
  hours_unpaid:
    '{heading} has {hours}, but this row has no amount of overtime pay. Enter the amount, or remove the hours.',
  added_in_two_kinds: '{heading} is added to {label}. Write both as amounts, or both as percentages.',
  row_without_country: 'This row has no country. Enter one in its Country column, or as the first argument.',
  row_paid_beside: 'The pay of this row is 0, but it has {label}. Enter the pay that it is part of.',
  row_of_net_and_gross: 'This row has both net pay and gross or basic pay. Leave one of them empty.',
  row_without_pay: 'This row has no pay. Enter gross, net or basic pay.',
  row_not_adding_up: 'Basic pay and the named parts are {whole}, but gross pay is {amount}. Correct one of them.',
  deduction_negative: '{heading} is {amount}. Write what is taken off as a positive amount.',
  deductions_exceed_net: 'The deductions of this row are {deductions}, but its net pay is only {net}.',

  // Journals and returns
  journal_row_wrong: 'There is no journal, because row {row} of the table has an error: {why}',
  journal_in_two_currencies:
    'There is no journal, because the rows are in two currencies, {first} and {second}. Make a journal for each.',
  journal_pay_without_parts: 'Pay without its named parts',
  journal_deductions: 'Deductions from net pay',
  heading_account: 'Account',
  heading_account_name: 'Account name',
  heading_text: 'Text',
  heading_debit: 'Debit',
  heading_credit: 'Credit',
  heading_to_correct: 'To correct',
  return_form_missing: 'There is no return. Enter its name, such as p10.',
  return_of_gross_pay:
    'A return needs gross pay. Put the gross pay of this row into a Gross pay column: GROSSUP calculates it.',
  return_of_months: 'A return is for a month. Enter the pay of the month, with the period monthly.',
  return_without_rows: 'No row of the table has an employee.',
  payslip_without_name: 'This row has no name. Enter one in a column Name.',
  employer_unknown:
    '{text} is no setting of an employer. Settings are, for example, name, tax_number, social_security_number, address and month.',
  employer_misspelt: '{text} is no setting of an employer: did you mean {meant}?',
  employer_without_value: '{label} has no value. Write one after =, or leave it out.',
  write_employer: 'Write settings like "tax_number=P051234567Z; month=2026-11", with semicolons between them.',

  // Without an answer of the service
  recalculate: '{reason} Recalculate to try again.',
  service_unreachable: 'The finance service cannot be reached.',
  service_unreachable_check: 'The finance service cannot be reached. Check your connection.',
  service_late: 'The finance service did not answer in time.',
  service_unreadable: 'The answer of the finance service cannot be read.',
  service_behind_proxy: 'A proxy answered with status {status} in place of the finance service.',
  service_is_other: 'What answered is not the finance service.',
  part_not_loaded:
    'The finance service cannot be reached. Check your connection. If it works, close the workbook and open it again: the service has a newer version.',
  no_answer_in_time: 'No answer came in time.',
  no_answer_within: 'No answer came within {seconds} seconds.',
  cancelled: 'The calculation was cancelled.',
  not_asked: 'Enter the formula to calculate it.',
  code_required: 'You need an access code. Open the pane and enter your code.',
  sign_in_failed: 'Excel could not sign you in. Sign in to Office with your work account and try again.',
} as const;
