/** What pane and dashboard share, in English and ICU MessageFormat. */
export const sentences = {
  not_loaded: '{what, select, view {This view} other {The pane}} did not load',
  range: '{least} to {most}',
  amount_in_currency: '{currency} {amount}',
  hide_the_table: 'Hide the table',
  show_as_a_table: 'Show as a table',
  check_the_connection_to_the_service:
    'Check the connection to the service and reload. Figures already in the sheet stay.',
  reload: 'Reload',
  loading: 'Loading',
  table_named: '{name}, table',
} as const;
