/** A table of another payroll program, in English and ICU MessageFormat. */
export const sentences = {
  own_table_about:
    'Select a table of employees with its headings, from any payroll program. You choose a meaning once for each heading that is not understood.',
  read_the_headings: 'Read the headings',
  select_a_table_with_headings: 'Select the table with its headings: at least two rows and two columns.',
  columns_understood:
    '{understood, plural, one {# column is understood.} other {# columns are understood.}} {open, plural, =0 {None needs a meaning.} one {# column needs a meaning.} other {# columns need a meaning.}}',
  choose_a_meaning: 'Choose a meaning',
  show_all_columns: 'Show all columns',
  show_open_columns: 'Show only columns that need a meaning',
  meanings_are_kept: 'The meanings are kept in this workbook, on the sheet {sheet}. The formula reads them there.',
  calculate_beside_the_table: 'Calculate beside the table',
  own_table_only_in_excel: 'A table of your own can be read in Excel only. Open this pane in Excel.',
  sheet_of_meanings: 'Column meanings',
  heading_of_column: 'Heading',
  meaning_of_column: 'Meaning',
} as const;
