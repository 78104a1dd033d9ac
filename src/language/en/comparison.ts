/** Sentences about a payroll under two settings. */
export const comparison = {
  comparison_rule_changed: '{name}: {before} → {after}',
  comparison_rule_new: '{name}: new, {after}',
  comparison_rule_ends: '{name}: ends, previously {before}',
  comparison_bracket_above: '{name}: bracket above {from} {period}, {before} → {after}',
  comparison_bracket_between: '{name}: bracket {from} to {to} {period}, {before} → {after}',
  comparison_due_in_months: '{name}: due in these months only: {months}',
  comparison_exchange_rate: '{name}: an amount in another currency, at the exchange rate of the day',
  comparison_shares: 'Family shares',
  comparison_paid_once: 'Pay that is paid once',
  comparison_country: 'The law of {after} instead of that of {before}.',
  comparison_raised_percent: 'Pay is {percent} higher in `{setting}`, named amounts left out.',
  comparison_cut_percent: 'Pay is {percent} lower in `{setting}`, named amounts left out.',
  comparison_raised_amount: 'Pay is {amount} higher in `{setting}`.',
  comparison_cut_amount: 'Pay is {amount} lower in `{setting}`.',
  comparison_employer: 'Settings of the employer differ: {settings}.',
  comparison_not_explained: 'These lines differ, and no recorded rule says why: {lines}.',
  comparison_setting_failed: 'Under `{setting}`: {why}',
  comparison_needs_rate:
    'The payslips are in {first} and {second}. Send `rate` with the setting to convert: its units of currency for one unit of that of the rows.',
  comparison_announced: 'Changes that are announced are no law yet. No figure takes them into account.',
} as const;
