/** Sentences about corrections of earlier months. */
export const correction = {
  correction_months_malformed: '`months` must be a list of 1 to {most, number} months, each like {example}.',
  correction_paid_before: '`paid_in` {month} must be later than {last}, the last corrected month.',
  correction_by_default:
    'No rule is recorded on when {country} taxes arrears. Each month was computed again by its own law.',
  correction_months_earned: 'Arrears belong to the months that they are for. Each was computed again by its own law.',
  correction_month_of_payment: 'Arrears are taxed with the pay of the month in which they are paid.',
  correction_cumulative: 'The tax is that of the year so far. The month of payment therefore settles the difference.',
  correction_not_only_cash:
    'Not only cash pay differs, so nothing can be taxed in a month of payment. Each month was computed again by its own law.',
  correction_no_cash: 'No cash pay is left to pay or to take back. Each month was computed again by its own law.',
  correction_taken_back:
    'Pay is taken back, and no rule is recorded for its tax in the month of payment. Each month was computed again by its own law.',
  correction_more_than_pay:
    'More is taken back than the pay of the month. Each month was computed again by its own law.',
  correction_more_than_net:
    '{amount} net is taken back, more than the net pay of {net} of a month: one month cannot settle it.',
  correction_payment_unused: '{field} has no effect: the difference is not taxed in a month of payment.',
  correction_month_assumed: '`paid_in` was not given: {month} was used.',
  correction_pay_assumed: 'The pay of {month} was not given: what was due for {last} was used.',
  correction_year_unknown:
    'The tax of {month} depends on the year so far. Send `paid_in.year_to_date`, or `year_to_date` with the pay as it was paid.',
  correction_refund_tax: 'Tax',
  correction_refund_contributions: 'Contributions of the employee',
  correction_refund_employer_contributions: 'Contributions of the employer',
  correction_refunded_within_year: '{what}: {amount} too much. The employer pays it back within the tax year.',
  correction_refunded_year_end: '{what}: {amount} too much. The year settles it at its end.',
  correction_refunded_unknown: '{what}: {amount} too much. When it is paid back is not established.',
} as const;
