/** Sentences about what changed. */
export const changes = {
  change_value: '{what}: {after} as of {day}, previously {before}.',
  change_first_value: '{what}: {after} as of {day}. No earlier value is recorded.',
  change_meeting: '{what}: meeting on {day}.',
  change_meeting_off: '{what}: the meeting on {day} has been cancelled.',
  change_law_ahead: '{what}: new rules from {day}, recorded in advance.',
  change_law_applies: '{what}: new rules apply from {day}.',
  change_law_ahead_value: '{what}: {after} from {day}, recorded in advance.',
  change_law_applies_value: '{what}: {after} from {day}.',
  change_law_corrected: '{what}: the rules from {day} are corrected.',
  changes_history: 'Changes recorded more than 31 days ago',
  cursor_unknown: '`cursor` must be the `next_cursor` of an earlier answer.',
  changes_feed_title: 'Changes in law and figures: {countries}',
  changes_feed_subtitle: 'Law, central banks, fuel prices and exchange rates of African countries, newest first.',
  all_countries: 'all countries',
  calendar_title: 'Payroll due dates and central bank meetings: {countries}',
  calendar_due: '{what}, payroll of {month}',
  calendar_meeting: '{bank}: policy meeting',
  change_source:
    '{countries}: {publisher} no longer states {figures, plural, one {a figure} other {# figures}} of the law as recorded.',
} as const;
