/** What the reader brings and keeps: tables of other programs, saved employees and links, in English and ICU MessageFormat. */
export const sentences = {
  own_table_about:
    'Select a table of employees with its headings, from any payroll program. You choose a meaning once for each heading that is not understood.',
  read_the_headings: 'Read the headings',
  columns_understood:
    '{understood, plural, one {# column is understood.} other {# columns are understood.}} {open, plural, =0 {None needs a meaning.} one {# column needs a meaning.} other {# columns need a meaning.}}',
  choose_a_meaning: 'Choose a meaning',
  show_all_columns: 'Show all columns',
  show_open_columns: 'Show only columns that need a meaning',
  meanings_are_kept: 'The meanings are kept in this workbook, on the sheet {sheet}. The formula reads them there.',
  keep_the_meanings: 'Keep the meanings',
  calculate_beside_the_table: 'Calculate beside the table',
  own_table_only_in_excel: 'A table of your own can be read in Excel only. Open this pane in Excel.',
  saved_about: 'Employees and scenarios are kept in this workbook, not on the server. Whoever has the file has them.',
  saved_employee: '{name}, {country}',
  remove_saved: 'Remove {name}',
  saved_removed: '{name} was removed from the workbook.',
  saved_kept: '{name} is kept in the workbook. Save the file to keep it.',
  workbook_keeps_nothing: 'Excel did not keep it. The workbook may be read-only.',
  name_of_saved: 'Name of the employee or scenario',
  save_in_workbook: 'Save in the workbook',
  link_copied: 'The link was copied. It opens the pane in a browser with what is asked now.',
  link_not_copied: 'The browser did not copy the link. Try again.',
} as const;
