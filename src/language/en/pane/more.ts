/** The menu More and the welcome of the pane, in English and ICU MessageFormat. */
export const sentences = {
  language: 'Language',
  convert_a_column: 'Convert a column',
  format_money_and_percentages: 'Format money and percentages',
  documentation: 'Documentation',
  cards_behind_figures: 'Cards behind single figures',
  cards_about: 'With lines, day and sources. Kept in the workbook.',
  not_kept_in_the_workbook: 'Excel did not keep this in the workbook. Is it read-only?',
  look: 'Look',
  look_auto: 'As Excel or the system',
  look_light: 'Light',
  look_dark: 'Dark',
  welcome_and_keyboard: 'Welcome and keyboard',
  help_and_feedback: 'Help and feedback',
  welcome: 'Welcome',
  welcome_figure: 'Net of a gross pay of {pay} a month in {country}',
  welcome_server:
    'Each figure comes from the service at {host}, with its day and sources. Without it, figures already in the sheet stay.',
  welcome_cost:
    'You need no key: the service holds one. Its plan decides how many calls there are, and whether rates and prices of past days are among them.',
  welcome_plans: 'Compare plans',
  welcome_keys:
    'F6 moves between sheet and pane, Tab between fields, the arrow keys between views and within lists. Esc closes a list or a menu.',
  welcome_again: 'You find this again under More.',
  welcome_close: 'Close',
} as const;
