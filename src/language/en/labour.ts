import { sentences as kinds } from './pane/labour';

/** Labour law in words, and the steps of its calculations. */
export const labour = {
  ...kinds,

  // Refusals.
  labour_not_recorded: 'No labour law is recorded for {country} on {day}.',
  labour_not_established: '{country}: the rules on {subject} could not be established for {day}.',
  labour_hours_not_established:
    '{country}: the normal hours of work could not be established for {day}. `hours_per_month` states the hours of a month.',
  labour_not_started: 'The employment begins after {day}. `on` must be a day of the employment.',
  labour_no_number: '{country}: the law states no figure for {subject}. It is fixed by {who}.',
  labour_not_calculated: '{country}: the law on {subject} is recorded in words only, so it is not calculated.',
  labour_kind_of_overtime_not_established:
    '{country}: the premium of overtime is not established for these hours. Established: {kinds}.',
  labour_category_not_text: '`category` must be text of at most 60 characters.',
  labour_category_missing: '`category` is missing. The law of {country} on {subject} differs by group: {categories}.',
  labour_category_unknown: '`category`: the law of {country} on {subject} has no group {sent}. It has: {categories}.',
  labour_category_meaning: '{word} ({meaning})',
  labour_ends_before: '`{field}` must not be before `started`.',
  labour_service_without_rule: '{country}: the notice for so short a service could not be established.',

  // Notices.
  labour_minimum: 'This is the legal minimum. Collective agreements, contracts and courts may give more.',
  labour_not_confirmed: 'No source of these rules is dated in the tax year of the day asked about.',
  labour_low: 'Confidence in these rules is low.',
  labour_category_assumed: 'The group {assumed} was assumed. `category` states another: {categories}.',
  labour_category_ignored: 'The law of {country} on {subject} does not differ by group. `category` was ignored.',
  labour_days_assumed:
    'The pay of a day was taken as the pay of a month / {days}. The law read does not say how. `days_per_month` states another divisor.',
  labour_over_limit:
    'The law allows at most {limit, number} hours of overtime {per} ({article}). The {hours, number} hours, taken as those of {asked}, are more.',
  labour_over_limit_all:
    'The law allows at most {limit, number} hours of all work {per} ({article}). With the normal hours, {hours, number} hours of overtime in {asked} are more.',
  labour_week_days_assumed:
    'A week of six working days was assumed: the pay of a day is the pay of a month / {days}. `days_per_week` or `days_per_month` states another.',
  labour_without_effect: '{field} has no effect on this answer and was ignored.',
  labour_leave_more_than_year: 'Pay was asked for {days, number} days. The law gives {all, number} a year.',
  labour_day_of_week:
    'The pay of a day was taken as the pay of a month × 12 / 52 / {days, plural, one {# working day} other {# working days}} of a week.',
  labour_leave_not_yet: 'The right to this leave begins on {day}.',
  labour_week_assumed: 'The pay of a week was taken as the pay of a month × 12 / 52.',
  labour_hours_assumed:
    'The pay of an hour was taken as the pay of a month / (hours of the legal week × 52 / 12). `hours_per_month` states another divisor.',
  labour_part_year_not_established:
    'How a part of a year counts is not established, so only completed years count here.',
  labour_part_month_not_established:
    'How a part of a month counts is not established, so only completed months count here.',
  labour_contract_pay: 'The same pay was taken for every month of the contract.',
  labour_contract_part_assumed:
    'Of the month that is not complete, {days, number} of {of, number} calendar days were taken as paid.',
  labour_due_on: 'It is due on: {when}.',
  labour_not_due: 'It is not due on: {when}.',
  labour_base: 'The law counts this pay: {base}.',
  labour_adult_assumed: 'An adult without children was assumed. The law adds: {more}',

  // Steps of a calculation.
  labour_line_none: 'The law has no {subject}.',
  labour_line_too_short: 'The right needs {months, plural, one {# month} other {# months}} of service.',
  labour_line_hour: 'Pay of an hour: {pay, number} / {divisor, number}',
  labour_line_no_year: 'No year of service is complete yet.',
  labour_line_no_month: 'No month of service is complete yet.',
  labour_line_month_of_week: 'Pay of a month: {pay, number} a week × 52 / 12',
  labour_line_overtime: '{hours, plural, one {# hour} other {# hours}} at normal pay + {percent, number} %',
  labour_line_slice_percent: '{quantity} at {rate, number} % of the pay of a month',
  labour_line_slice_months: '{quantity} at {rate, plural, one {# month} other {# months}} of pay',
  labour_line_slice_weeks: '{quantity} at {rate, plural, one {# week} other {# weeks}} of pay',
  labour_line_slice_days: '{quantity} at {rate, plural, one {# day} other {# days}} of pay',
  labour_line_slice_hours: '{quantity} at {rate, plural, one {# hour} other {# hours}} of pay',
  labour_count_years: '{count, plural, one {# year} other {# years}} of service',
  labour_count_months: '{count, plural, one {# month} other {# months}} of service',
  labour_count_all: 'All service together',
  labour_line_contract: '{percent, number} % of the pay of {months, plural, one {# month} other {# months}}',
  labour_line_plus_months: 'On top: {count, plural, one {# month} other {# months}} of pay',
  labour_line_plus_days: 'On top: {count, plural, one {# day} other {# days}} of pay',
  labour_line_limit: 'Limited to {count, plural, one {# month} other {# months}} of pay',
  labour_line_years_limit: 'At most {count, plural, one {# year} other {# years}} of service count.',
  labour_line_leave:
    '{days, plural, one {# day} other {# days}} a year from {years, plural, =0 {the first day} one {# year of service} other {# years of service}}',
  labour_line_leave_more:
    '{days, plural, one {# day} other {# days}} more for each {every, plural, one {# year} other {# years}} of service: {total, number}',
  labour_line_leave_most: 'At most {days, plural, one {# day} other {# days}} a year',
  labour_line_leave_pay: 'Pay of {days, plural, one {# day} other {# days}}: {pay, number} / {divisor, number} a day',
  labour_line_leave_fraction:
    'Pay of {days, number} days: {paid, number} days are paid 1/{of, number} of the pay of 12 months',
  labour_line_notice:
    '{length} of notice from {months, plural, =0 {the first day} one {# month of service} other {# months of service}}',
  labour_line_notice_longer:
    '{length} of notice after {months, plural, one {# month of service} other {# months of service}}',
  labour_line_notice_more:
    '{days, plural, one {# day} other {# days}} more for {years, plural, one {# year} other {# years}} of service',
  labour_line_notice_pay: 'Pay instead of notice',
  labour_line_seniority:
    '{percent, number} % from {years, plural, =0 {the first day} one {# year of service} other {# years of service}}',
  labour_line_seniority_none:
    'No percentage yet: the first is from {years, plural, =0 {the first day} one {# year of service} other {# years of service}}',

  // Lengths and conditions.
  labour_length: '{parts}',
  labour_days: '{count, plural, one {# day} other {# days}}',
  labour_working_days: '{count, plural, one {# working day} other {# working days}}',
  labour_calendar_days: '{count, plural, one {# calendar day} other {# calendar days}}',
  labour_weeks: '{count, plural, one {# week} other {# weeks}}',
  labour_months: '{count, plural, one {# month} other {# months}}',
  labour_hours_count: '{count, plural, one {# hour} other {# hours}}',

  labour_within_day: 'day',
  labour_within_week: 'week',
  labour_within_month: 'month',

  labour_one_day: 'one day',
  labour_one_week: 'one week',
  labour_one_month: 'one month',

  labour_per_day: 'in a day',
  labour_per_week: 'in a week',
  labour_per_fortnight: 'in two weeks',
  labour_per_four_weeks: 'in four weeks',
  labour_per_month: 'in a month',
  labour_per_quarter: 'in three months',
  labour_per_year: 'in a year',

  // The law in words.
  labour_words_none: 'The law has no rule on {subject}.',
  labour_words_fixed_by: 'Fixed by {who}.',
  labour_words_week: '{count, number} hours a week.',
  labour_words_day: '{count, number} hours a day.',
  labour_words_year: '{count, number} hours a year.',
  labour_words_most_week: 'At most {count, number} hours a week with overtime.',
  labour_words_most_day: 'At most {count, number} hours a day with overtime.',
  labour_words_rest: '{count, number} hours of rest in a row each week.',
  labour_words_sector: '{sector}: {count, number} hours a week.',
  labour_words_agriculture: 'Agriculture: {count, number} hours a year.',
  labour_words_premium: '{when}: {percent, number} % on top.',
  labour_words_premium_from: '{when}, after {hours, number} hours in the {per}: {percent, number} % on top.',
  labour_words_limit_overtime: 'At most {hours, number} hours of overtime {per}.',
  labour_words_limit_all: 'At most {hours, number} hours of all work {per}.',
  labour_words_base: 'Base: {base}.',
  labour_words_between: 'Between {from} and {to}.',
  labour_words_percent: '{percent, number} % on top of normal pay.',
  labour_words_night_percent: 'At night: {percent, number} % on top.',
  labour_words_overtime_percent: 'Overtime: {percent, number} % on top.',
  labour_words_paid: 'Paid when nobody works.',
  labour_words_unpaid: 'Not paid when nobody works.',
  labour_words_number_of_days: '{count, plural, one {# day} other {# days}} a year.',
  labour_words_leave:
    '{group}{length} a year from {years, plural, =0 {the first day} one {# year of service} other {# years of service}}.',
  labour_words_group: '{group}: ',
  labour_words_in_group: '{group}{sentence}',
  labour_words_leave_every:
    '{days, plural, one {# day} other {# days}} more for each {every, plural, one {# year} other {# years}} of service.',
  labour_words_most_days: 'At most {count, plural, one {# day} other {# days}}.',
  labour_words_days_per_week: 'Working days of leave: {count, plural, one {# day} other {# days}} of a week.',
  labour_words_per_month: '{days, plural, one {# day} other {# days}} for each month of service.',
  labour_words_after: 'After {months, plural, one {# month} other {# months}} of service.',
  labour_words_pay: 'Paid on: {pay}.',
  labour_words_pay_fraction: 'Pay: {parts, number}/{of, number} of the pay of the year.',
  labour_words_pay_fraction_days:
    'Pay: {parts, number}/{of, number} of the pay of the year for {days, number} days, and more days in proportion.',
  labour_words_step: '{length} at {percent, number} % of pay.',
  labour_words_step_unpaid: '{length}.',
  labour_words_step_from: 'From {months, number} months of service: {step}',
  labour_words_payer: 'Paid by: {payer}.',
  labour_words_per: 'For each {per}.',
  labour_words_length: '{length}.',
  labour_words_paid_percent: '{percent, number} % of pay.',
  labour_words_before: '{count, plural, one {# week} other {# weeks}} of it before the birth.',
  labour_words_longest: '{group}at most {length}.',
  labour_words_renewals: '{count, plural, one {One renewal} other {# renewals}}.',
  labour_words_notice_days: 'Notice: {length}.',
  labour_words_notice:
    '{group}{length} from {months, plural, =0 {the first day} one {# month of service} other {# months of service}}.',
  labour_words_notice_longer:
    '{group}{length} after {months, plural, one {# month of service} other {# months of service}}.',
  labour_words_more_each_year: '{days, number} days more for each completed year after that.',
  labour_words_same_as: 'The formula of {kind}.',
  labour_words_tier_year:
    '{group}{rate} for each year, from {years, plural, =0 {the first day} one {# year of service} other {# years of service}}.',
  labour_words_tier_month:
    '{group}{rate} for each month, from {years, plural, =0 {the first day} one {# year of service} other {# years of service}}.',
  labour_words_tier_all:
    '{group}{rate} for all service together, from {years, plural, =0 {the first day} one {# year of service} other {# years of service}}.',
  labour_words_rate_percent: '{rate, number} % of the pay of a month',
  labour_words_part_not: 'Completed years or months only.',
  labour_words_part_months: 'A part of a year counts by completed months.',
  labour_words_part_days: 'A part of a year counts by the day.',
  labour_words_part_whole: 'A part counts as a whole.',
  labour_words_part_whole_from: 'A part of {months, number} months or more counts as a whole.',
  labour_words_contract: '{percent, number} % of the pay of the contract.',
  labour_words_plus: '{length} of pay on top.',
  labour_words_most_years: 'At most {count, plural, one {# year} other {# years}} of service.',
  labour_words_most_months: 'At most {count, plural, one {# month} other {# months}} of pay.',
  labour_words_divisor_days: 'The pay of a day is the pay of a month / {count, number}.',
  labour_words_divisor_hours: 'The pay of an hour is the pay of a month / {count, number}.',
  labour_words_seniority:
    '{percent, number} % from {years, plural, =0 {the first day} one {# year of service} other {# years of service}}.',
  labour_words_thirteenth: '{count, plural, one {# month} other {# months}} of pay.',
  labour_words_named: 'Called: {name}.',
  labour_words_of: 'Of: {base}.',
  labour_words_paid_when: 'Paid: {when}.',
  labour_when_day: 'Overtime',
  labour_when_night: 'Overtime at night',
  labour_when_rest_day: 'Overtime on the rest day',
  labour_when_public_holiday: 'Overtime on a public holiday',
  labour_when_rest_day_night: 'Overtime at night on the rest day',
  labour_when_public_holiday_night: 'Overtime at night on a public holiday',

  // A leaver's last payslip.
  leaver_pay: 'Pay for the last month',
  leaver_leave: 'Leave not taken',
  leaver_notice: 'Pay instead of notice',
  leaver_seniority_bonus: 'Seniority bonus',
  leaver_severance: 'Severance pay',
  leaver_redundancy: 'Redundancy pay',
  leaver_gratuity: 'Pay at the end of the fixed term',
  leaver_retirement: 'Retirement pay',
  leaver_thirteenth_month: 'Thirteenth month',
  leaver_about: '{name}: {notice}',
  leaver_ordinary: 'No rule of its own is recorded: taxed and subject to contributions as ordinary pay.',
  leaver_open: 'Not established: {text}',
  leaver_ordinary_parts: '{parts}: no rule on tax and contributions is recorded. They were treated as ordinary pay.',
  leaver_pay_of_part: 'Pay of a month, {pay, number}, × {days, number} / {of, number} days',
  leaver_as_stated: 'As stated',
  leaver_leave_earned:
    '{year, number} days a year × {months, number} / 12 for completed months since {since}: {earned, number} days earned, {taken, number} taken',
  leaver_leave_none_left: 'No days left',
  leaver_seniority_included: '`pay` was taken to include the seniority bonus. `seniority_base` adds it.',
  leaver_thirteenth: '{months, plural, one {# month} other {# months}} of pay for the whole year',
  leaver_leave_not_stated: 'Neither `leave_days_left` nor `leave_days_taken` was stated.',
  leaver_leave_waiting:
    'The right to leave begins on {day}, after the last day. What is paid for leave before that is not established. `leave_days_left` states days to pay.',
  leaver_resignation:
    'What the law gives an employee who resigns is not recorded. The rules recorded are for other reasons.',
  leaver_thirteenth_of_part:
    '{country}: the law has a thirteenth month. What of it is due for a part of a year is not established.',
  leaver_reason_assumed: 'Dismissal by the employer was assumed, not for misconduct. `reason` states another.',
  leaver_notice_assumed: 'The notice was taken as worked. `notice` states whether the employer pays instead.',
  leaver_leave_in_twelfths:
    'Leave was taken as earned in twelfths of a year, by completed months. The law read does not say how. `leave_days_left` states the days.',
  leaver_leave_overtaken: '{days, number} days more were taken than earned. Nothing is taken off pay for them.',
  leaver_leave_twice: 'State `leave_days_left` or `leave_days_taken`, not both.',
  leaver_part_not_amount: '`{field}` must be an amount: it is paid in the last month in addition to `pay`.',
} as const;
