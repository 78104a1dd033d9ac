/** Notices and refusals of the calculations. */
export const engine = {
  // Subjects inside sentences.
  subject_income_tax: 'income tax',
  subject_treatment_of_pay: 'allowance and bonus',
  subject_part_month: 'part-month pay',
  subject_corporate_tax: 'corporate tax',
  subject_withholding_tax: 'withholding tax',
  subject_capital_gains_tax: 'capital gains tax',
  subject_vat: 'VAT',
  subject_minimum_wage: 'minimum wage',
  subject_tax_treaty: 'tax treaty',
  name_of_income_tax: 'Income tax',

  // Amounts.
  amount_below_smallest_unit: '`amount` is less than the smallest unit of {currency}.',
  amount_rounded: 'The amount was rounded to {amount}, because {currency} has no smaller unit.',
  no_gross_leaves_net: 'No gross pay leaves a net of {net}.',
  gross_leaves_more:
    'No gross pay leaves exactly {net}. This is the smallest gross pay that leaves at least that much.',
  no_amount_leaves_net: 'No amount leaves a net of {net}.',
  amount_leaves_more: 'No amount leaves exactly {net}. This is the smallest amount that leaves at least that much.',
  range_invalid: 'The range must start at 0 or more and end at a larger amount.',

  // Countries, tax years and days.
  country_law_not_recorded: 'No tax law is recorded for {country}.',
  tax_year_unknown: '{label} is not a tax year of {country}. Write it like "{example}".',
  pay_date_outside_tax_year:
    '`pay_date` {day} is in tax year {actual} of {country}, but `tax_year` is {year} ({from} to {to}). Send only one of the two, or a date in that tax year.',
  law_not_established: "{country}'s {subject} rules could not be established.",
  tax_year_not_recorded:
    'No {subject} rules are recorded for {country} in tax year {year}. Recorded tax years: {years}.',
  day_not_recorded: 'No {subject} rules are recorded for {country} on {day}. Recorded tax years: {years}.',
  day_not_recorded_but_from:
    'No {subject} rules are recorded for {country} on {day}. Recorded tax years: {years}, from {first}.',

  // Income tax.
  income_currency_not_recorded: "{country}'s income tax is recorded for pay in {currencies}, not in {currency}.",
  income_tax_not_computed: "{country}'s income tax cannot be calculated: {reason}",
  ceiling_converted_at_parity: 'A ceiling in {from} was converted at the fixed parity of {rate} {to} for 1 {from}.',
  ceiling_converted: 'A ceiling in {from} was converted at {rate} {to} for 1 {from}, the rate of {day}.',
  ceiling_converted_at_old_rate:
    'A ceiling in {from} was converted at {rate} {to} for 1 {from}, the rate of {day}, which is out of date.',
  ceiling_not_applied:
    'There is no exchange rate for {currency} on that day, so a ceiling in {currency} was not applied.',
  net_negative: 'Net pay is negative: tax and contributions come to {taken}, which is more than the gross pay.',
  net_negative_by_fixed_charges:
    'Net pay is negative: tax and contributions come to {taken}, which is more than the gross pay. The law charges these at any pay: {charges}.',
  fixed_charge: '{name} (at least {amount})',
  circumstance_without_effect: "{field} has no effect under {country}'s recorded income tax law and was ignored.",
  circumstance_not_in_play:
    "{field} counts in {country}'s income tax law only for other employees, parts of pay, benefits or pay periods. It has no effect on this question and was ignored.",
  part_is_ordinary_pay:
    '{field}: no source mentions this part of pay for {country}. It was treated like basic pay for tax and contributions, except where a rule applies to basic pay only.',
  employers_rate_outside:
    '`employer.accident_rate`: {name} has no rate of {rate} %. The law has {rates}, depending on the activity.',
  employers_rate_needed:
    '{name}: not charged, because its rate is that of the employer. State it in `employer.accident_rate`.',
  contribution_in_other_months: '{name}: due in month {months} of the year only. A pay date in one of them adds it.',
  lowest_rate_used:
    '{name}: the lowest rate, {rate} %, was used. The law has {rates}, depending on the activity. `employer.accident_rate` states that of the employer.',
  part_is_paid_once:
    '{field}: no source mentions this part of pay for {country}. It bears contributions like basic pay. It was taxed as what it adds to the tax of the year.',
  once_paid_by_own_rule: '{parts}: taxed by the rule of the country for what is paid once. {rule}.',
  once_paid_by_difference:
    '{parts}: no rule for the month of payment is recorded. What is taxable of it was taxed as what it adds to the tax of the year.',
  rows_rest_on_assumptions:
    'Some rows rest on an assumption in place of law, such as for a part of a month or for what is paid once. The payslip of one such row by itself names it.',
  once_paid_as_pay_assumed:
    '{parts}: how this is taxed is not established. It was taxed as pay of the month of payment.',
  once_paid_as_pay: '{parts}: taxed as pay of its period, because the law taxes each period by itself.',
  once_paid_in_one_month:
    '{parts}: taxed in one month, beside the regular pay of that month, because the law taxes each month by itself.',
  once_paid_in_year: '{parts}: counted in the pay of the year.',
  once_paid_so_far: '{parts}: counted in the pay of the year so far.',
  benefit_not_established:
    "{field} was left out of the tax. We could not establish how {country}'s law values this benefit.",
  said_twice: '`{field}` and `{other}` contradict each other. Send one of them.',
  basic_beside_pay: '`basic` cannot be sent together with `pay`: basic pay is the amount less the named parts.',
  parts_exceed_pay:
    'The parts in `pay` come to {parts}, which is more than the amount of {amount}. The amount must include all cash pay.',
  parts_exceed_net:
    'The parts in `pay` come to {parts}, which is more than the whole gross pay that leaves {net}. Send a higher net pay or smaller parts.',
  taken_as_usual:
    'These details were not given, so the values in brackets were used: {details}. Give those that differ for this employee, because they change the result.',
  assumed_detail: '{label} ({value})',
  circumstance_used_in_part:
    "{field} is only partly taken into account. {country}'s law uses it in {count, plural, one {a rule that is} other {# rules that are}} not calculated: {rules}",
  circumstance_not_used:
    "{field} is not taken into account yet. {country}'s law uses it in {count, plural, one {a rule that is} other {# rules that are}} not calculated: {rules}",
  scales_by_income:
    'Taxable income decides which of {count} sets of brackets applies. `brackets` is the first, for up to {currency} {limit} {basis, select, monthly {a month} other {a year}}; `tables` has all of them.',
  relief_of_smallest_pay:
    '`relief` is that of the smallest pay. For higher pay the law limits the deduction or has another percentage: the rules are in `GET /api/v1/tax/law`.',

  // A year of pay.
  month_outside_tax_year:
    '`{field}` {month} is not a month of tax year {year} of {country}. Its months are {first} to {last}.',
  month_outside_employment:
    '`months`: {month} is not between {first} and {last}, the first and the last month with pay.',
  change_outside_month: '`months`: {day} is not a day of {month}.',
  months_reversed: '`from` {first} is after `to` {last}.',
  month_worked_twice: '`months`: {month} states `worked` twice. Put the paid days of a month into one entry.',
  month_repeated: '`months`: {month} appears more than once. Put all changes of a month into one entry.',
  paid_once_without_month: '`pay.{part}` is paid once. Put it into `months`, into the month in which it is paid.',
  refused_in_month: '{month}: {reason}',
  month_without_pay: '{month}: no pay, so no tax and no contributions.',
  tax_negative:
    'The tax of the month is negative: {amount} more was withheld so far than is due for the year so far. Whether the employer pays it back now or the year settles it is not established.',
  settlement_none: 'The recorded law of {country} has no year-end reconciliation of employee tax.',
  settlement_unknown: 'It is not established whether {country} has a year-end reconciliation of employee tax.',
  settlement_of_part_year:
    'The reconciliation applies the full annual brackets and reliefs to {count, plural, one {# month} other {# months}} of pay. Other pay in the year, and rules for part of a year, would change the result.',
  settlement_circumstances: 'The reconciliation uses the circumstances of the employee in {month}.',
  settlement_law_changed: 'The year-end reconciliation could not be calculated: {reason}',
  surcharge_outside_months:
    '{name} is not in the months of this answer. The law charges it in month {months} of the year.',

  // A part of a month, and the number of pay periods.
  day_count_calendar_days: 'calendar days',
  day_count_thirtieths: 'thirtieths of a month',
  day_count_working_days: 'working days',
  worked_twice: '`worked` takes dates, or `days` and `of`, not both.',
  unpaid_leave_reversed: '`worked`: the last day of unpaid leave, {to}, is before the first, {from}.',
  unpaid_leave_outside: '`worked`: unpaid leave must lie between {from} and {to}.',
  worked_without_days: '`worked` with `of` needs `days`.',
  worked_reversed: '`worked`: the last day, {to}, is before the first, {from}.',
  worked_part_without_days: '`worked` with `amount_is` `part` needs the paid days: `from` or `to`, or `days`.',
  worked_outside_tax_year:
    '`worked`: {day} is in tax year {actual} of {country}, but `tax_year` is {year} ({from} to {to}). Send only one of the two, or days in that tax year.',
  worked_outside: '`worked`: the days must lie between {from} and {to}.',
  worked_needs_month: '`worked` states a part of a month, so `period` must be `monthly`.',
  no_pay_to_withhold_from:
    '{field} was left out: in a month without pay there is nothing to withhold tax from. Tax on it, or tax to pay back, is not calculated.',
  no_day_paid: 'No day of the month is paid, so no tax and no contributions.',
  part_days_assumed:
    'The pay of the month was multiplied by {days, number} / {of, number} calendar days. No rule of law is recorded. `worked` with `days` and `of` states other days.',
  part_days_counted: 'The pay of the month was multiplied by {days, number} / {of, number} {count}.',
  part_days_by_article: 'The pay of the month was multiplied by {days, number} / {of, number} {count} ({article}).',
  part_share_counted: 'The paid days were counted as {days, number} / {of, number} {count}.',
  part_share_assumed:
    'The paid days were counted as {days, number} / {of, number} calendar days. No rule of law is recorded. `worked` with `days` and `of` states other days.',
  part_paid_in_other_month: 'The paid days are in {month} and the pay date is {day}: the law of the pay date applies.',
  part_tax_month_alone:
    'The law taxes the pay of each month alone, by its monthly rules. No source was read that reduces them for a part of a month.',
  part_tax_cumulative: 'The tax is that of the year so far, so a part of a month needs no rule of its own.',
  part_tax_assumed:
    'The scale and the reliefs are those of a whole month. How the law of {country} reduces them for a part of a month is not established.',
  part_contributions_assumed:
    'The limits of contributions are those of a whole month. How the law of {country} reduces them for a part of a month is not established.',
  part_tax_by_days: 'The scale and the reliefs were reduced to {days, number} / {of, number} of a month.',
  part_tax_whole_month: 'The scale and the reliefs of the whole month apply to the pay of the part.',
  part_contributions_by_days: 'The limits of contributions were reduced to {days, number} / {of, number} of a month.',
  part_contributions_whole_month: 'The limits of contributions of the whole month apply to the pay of the part.',
  year_to_date_of_earlier_year:
    '`year_to_date.months` must be at most {most, number}: tax year {year} of {country} began on {from}, and the pay date is {day}. Leave out what was paid before.',
  pay_periods_malformed: '`pay_periods` must be a whole number from 1 to 366.',
  pay_periods_of_period: '`pay_periods` is for weekly, biweekly and daily pay only.',
  pay_periods_outside: '`pay_periods` must be from {least, number} to {most, number} for this pay period.',
  pay_periods_counted: 'The year was taken to have {count, number} pay periods.',
  daily_pay_by_law:
    'The pay of a day was taken as 1 / {days, number} of the pay of a year, by the rule of the country.',
  daily_pay_assumed:
    'The pay of a day was taken as 1 / {days, number} of the pay of a year. No rule of law is recorded. `pay_periods` states another number of days.',
  short_period_limits_assumed:
    'The law states limits and fixed amounts of contributions by month. 12 / {count, number} of each was applied. Whether the law of {country} divides them so is not established.',
  short_period_month_so_far:
    '{contributions}: all pay of a month counts together. This pay bears 12 / {count, number} of the limits and amounts of a month. Settle the difference with the last pay of the month.',

  // Minimum wages and what is due.
  wages_not_recorded: 'No minimum wage is recorded for {country}.',
  wages_not_on_day: 'No minimum wage of {country} is recorded for {day}.',
  wages_not_of_sector_in: 'No wage for {sector} is recorded for {country} on that day. Its wages are: {wages}.',
  wages_not_of_sector: 'No wage for {sector} is recorded for any country on that day.',
  pay_below_minimum_wage:
    'The pay is less than the minimum wage for full-time work: {wage} {currency} in the pay period ({name}).',
  filing_not_recorded: 'Returns and payments of employers in {country} are not recorded: {names}.',
  due_not_recorded: 'This list is not complete. Not recorded for {country}: {names}.',
  due_days_not_moved:
    'Whether weekends and public holidays move a due date is not established where nothing is said: those dates are shown as the law states them.',
  due_days_moved:
    'Due dates on a day off were moved as the law says. Public holidays may still be announced or changed.',
  due_day_moved: 'Moved from {from} to {to}: {off}.',
  due_day_stays: '{off}. The law does not move the day.',
  due_day_off_unknown: '{off}. Whether the day moves is not established.',
  weekday_monday: 'Monday',
  weekday_tuesday: 'Tuesday',
  weekday_wednesday: 'Wednesday',
  weekday_thursday: 'Thursday',
  weekday_friday: 'Friday',
  weekday_saturday: 'Saturday',
  weekday_sunday: 'Sunday',
  due_days_not_confirmed:
    'Items with `data_status` `stale` were not confirmed for their tax year: check for a change before relying on them.',

  // Public holidays and working days.
  holidays_not_checked:
    "The public holidays of {country} in {years} come from a library and were not compared with the country's own list: check them before relying on them.",
  holidays_by_moon:
    'Some religious days depend on the sighting of the moon. The government announces them, and may choose the day before or after.',
  holidays_of_years: 'Public holidays of {country} are recorded for {first} to {last}.',
  weekend_disputed: 'Sources disagree on the weekend of {country}.',

  // The curve of pay and tax.
  curve_not_straight: 'The tax on this pay does not rise in straight lines, so no curve can be drawn.',
  curve_before_rounding:
    'The curve is drawn before rounding. A payslip rounds each line to the smallest currency unit.',
  curve_through_steps: '{rule}. The curve runs through these steps: the tax on a payslip is within {reach} of it.',
  curve_through_steps_of_two:
    '{rule}. {other}. The curve runs through these steps: the tax on a payslip is within {reach} of it.',
  law_rounds_on_the_way: 'The law rounds an amount before it calculates the tax',

  // Corporate tax.
  amount_is_annual_profit: 'The amount is the taxable profit of the whole year, whatever the `period`.',
  standard_rate_applied:
    'The standard rate was applied. With a `turnover` of up to {limit} {currency}, a small-company rule may apply.',
  small_company_rule_applied: 'The small-company rule for a turnover of up to {limit} {currency} was applied.',
  rule_conditions: 'Conditions: {conditions}',
  minimum_tax_not_computed: 'The minimum tax is not calculated: {rule}',
  minimum_tax_needs_turnover: 'Without `turnover`, the minimum tax is not calculated: {rule}',
  surcharge_not_included: 'Not included: {name}.',
  surcharge_not_included_with_note: 'Not included: {name}. {note}',
  no_small_company_rate: 'The law of {country} has no rate for small companies.',
  small_company_not_established: 'Whether {country} has a rate for small companies could not be established.',
  no_minimum_tax: 'The law of {country} has no minimum tax.',
  minimum_tax_not_established: 'Whether {country} has a minimum tax could not be established.',
  no_profit_minimum_due: 'The minimum tax is due although there is no profit.',
  sectors_have_own_rates:
    'Some sectors have their own rates. Send one as `sector`: the tax law of the country lists them.',
  sector_rate_applied: 'The rate of {rate} % for this sector was applied: {name}.',
  sector_unknown: '"{sector}" is not a sector with a rate of its own in {country}. Use one of {sectors}.',
  no_sector_rates: 'No sector of {country} has a recorded rate of its own. Leave `sector` out.',

  // Law that is not established.
  look_at_authority: 'Ask the tax authority of {country}.',
  look_at_authority_and_sources:
    'Ask the tax authority of {country}, or look in the sources of its recorded rules: {sources}.',

  // Withholding tax.
  amount_is_payment: 'The amount is the payment, whatever the `period`.',
  withholding_not_established: "{country}'s withholding tax rates could not be established.",
  payment_rate_not_established:
    'The withholding tax rate of {country} for {payment} paid to {residency, select, non_resident {a non-resident} other {a resident}} could not be established. Rates are recorded for: {payments}.',
  residency_rates_not_established:
    'The withholding tax rate of {country} for {payment} paid to {residency, select, non_resident {a non-resident} other {a resident}} could not be established. Rates are recorded only for payments {residency, select, non_resident {to residents} other {to non-residents}}: {payments}.',
  payment_type_assumed: '`payment_type` was not sent, so the rate for {payment} was applied.',
  payment_type_assumed_without_services:
    '`payment_type` was not sent, and no rate for services paid to {residency, select, non_resident {a non-resident} other {a resident}} is recorded, so the rate for {payment} was applied.',
  residency_assumed_resident: '`residency` was not sent, so the rate for residents was applied.',
  residency_assumed_non_resident:
    '`residency` was not sent, and no rate for residents is recorded, so the rate for non-residents was applied.',
  nothing_withheld:
    '{country} withholds no tax from {payment} paid to {residency, select, non_resident {a non-resident} other {a resident}}.',
  nothing_withheld_from_payee: 'For the payee `{payee}`, no tax is withheld.',
  payee_rates: 'The general rate of {rate} % was applied. Other rates apply to some payees (`payee`): {variants}.',
  payee_rates_beside_scale:
    'The general brackets were applied. Other rates apply to some payees (`payee`): {variants}.',
  payee_rate: '`{payee}` {rate} %',
  payee_none: '`{payee}` none',
  payee_without_effect: 'The law has no special rate for this {field}, so {field} was ignored.',
  payment_below_threshold:
    'Nothing was withheld: tax is withheld only from {per, select, month {payments of a month} year {payments of a year} other {a payment}} of {reached, select, above {more than} other {at least}} {limit} {currency}.',
  payments_counted_together:
    'The brackets count the payments of {per, select, month {a month} other {a year}} together. The answer takes the amount as all of them.',
  threshold_of_period:
    'Tax is withheld only where the payments of {per, select, month {a month} year {a year} other {a payment}} come to {reached, select, above {more than} other {at least}} {limit} {currency}. The answer assumes that they do.',

  // Tax treaties.
  treaty_rate_applied:
    'The treaty with {partner} limits the tax to {rate} %, below the domestic rate of {domestic} %. It is a maximum rate: the payee needs a residence certificate.',
  treaty_rate_not_lower:
    'The treaty with {partner} allows {rate} %. The domestic rate of {domestic} % is not higher, so it was applied.',
  treaty_sets_no_limit: 'The treaty with {partner} sets no limit for {payment}, so the domestic rate was applied.',
  treaty_not_in_force: 'A treaty with {partner} is signed but not in force, so the domestic rate was applied.',
  treaty_force_not_established:
    'Whether the treaty with {partner} is in force could not be established, so the domestic rate was applied.',
  treaty_payment_not_recorded:
    'What the treaty with {partner} says about {payment} is not recorded, so the domestic rate was applied.',
  treaty_none: '{country} has no tax treaty with {partner}, so the domestic rate was applied.',
  treaty_not_recorded:
    'Whether {country} has a tax treaty with {partner} is not recorded, so the domestic rate was applied.',
  treaty_condition_met: 'The treaty rate applies. Its condition: {condition}.',
  treaty_other_rate: 'The treaty has another rate of {rate} %. Its condition: {condition}.',
  treaty_other_domestic: 'The treaty leaves the domestic rate for {condition}.',
  treaty_rates_are_maxima:
    'A treaty rate is a maximum: where the domestic rate is lower, it applies. The payee needs a residence certificate.',
  treaties_not_recorded: "{country}'s tax treaties are not recorded.",
  treaties_with_partner_not_recorded: 'No tax treaty with {partner} is recorded.',
  recipient_country_is_payer:
    '`recipient_country` is {partner}, the country of the payer. Send `residency` "resident" without it.',
  recipient_country_of_resident:
    '`recipient_country` means that the payee is a non-resident, but `residency` is "resident". Send only one of the two.',

  // Capital gains tax.
  amount_is_gain: 'The amount is the gain, whatever the `period`.',
  gains_not_established: 'How {country} taxes capital gains could not be established.',
  gains_of_taxpayer_not_established:
    'How {country} taxes the gains of {taxpayer, select, company {a company} other {an individual}} could not be established. The treatment is recorded for: {taxpayers}.',
  taxpayer_assumed_individual: '`taxpayer` was not sent, so the rule for individuals was applied.',
  taxpayer_assumed_company:
    '`taxpayer` was not sent, and no rule for individuals is recorded, so the rule for companies was applied.',
  gains_not_taxed: 'Gains are not taxed.',
  gain_excluded:
    'The exclusion of the year, {amount} {currency}, was taken off the gain. Other gains of the year may have used it.',
  gain_taxed_in_part: '{share} % of the gain is taxed.',
  gain_taxed_as_profit: 'The gain is taxed as profit, at the standard corporate rate.',
  gain_taxed_as_only_income:
    'The gain was taxed by the income tax brackets as the only income of the year, without reliefs and credits. Other income raises the rate.',
  gain_needs_corporate_rate:
    'The gains of companies in {country} are taxed as profit, but the corporate rate on {day} is not recorded.',
  gain_needs_income_scale:
    'Gains in {country} are taxed by the income tax brackets, which cannot be calculated: {reason}',

  // VAT and other taxes on sales.
  vat_not_recorded: 'No VAT rules are recorded for {country}.',
  vat_not_levied: '{country} levies no VAT or sales tax.',
  vat_rate_not_established: '{country} levies a tax on sales ({tax}), but its current rate could not be established.',
  vat_under_another_name: '{country} levies {tax} instead of VAT.',
  vat_rate_made_up: 'The rate is made up of {components}.',
  vat_exempt: 'Exempt: no tax is charged, and the tax on related purchases cannot be recovered.',
  vat_rate_undated:
    'The date of the last rate change could not be established: `updated` is the day on which the rate was last confirmed.',
  no_reduced_rate:
    'The law of {country} has no reduced rate. Use "standard" or "zero", or send a category. Sources: {sources}.',
  reduced_rate_not_recorded:
    'Whether {country} has a reduced rate could not be established. Use "standard" or "zero", or send a category.',
  reduced_rate_applies: 'The reduced rate of {rate} % applies to: {supplies}.',
  other_reduced_rates: 'Other reduced rates: {rates}.',
  reduced_rate: '{rate} % ({supplies})',
  category_not_established:
    'How {country} treats "{category}" could not be established. Recorded categories: {categories}.',

  // Lists of all countries.
  rows_as_sure_as_tax_types:
    'Each row has the status and confidence of the oldest and least certain rules behind its tax types.',
  oldest_paye_confirmed:
    'Each row shows when its rules were last confirmed. The oldest PAYE rules were last confirmed on {day}.',
} as const;
