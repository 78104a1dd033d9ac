/** Returns of employers. */
export const returns = {
  // Refusals.
  return_unknown: 'No return is called {sent}. GET /api/v1/payroll/returns lists them.',
  return_unknown_of_country: 'No return is called {sent}. For this country there are {known}.',
  return_rows_not_a_list: '`rows` must be a list of 1 to {most, number} employees.',
  return_text_malformed: '`{field}` must be text of at most {most, number} characters.',
  return_no_file:
    'There is no file for {name}: its layout is not confirmed, or the authority takes it on screen or paper. Leave `format` out for the table.',
  return_none_for_country: 'No returns are recorded for {country}.',

  // What a reader must know about a layout.
  return_heading: 'layout not confirmed',
  return_layout_not_official:
    'The layout does not come from the authority itself: {basis} Compare it with the template of the portal before you hand the file in.',
  return_layout_not_confirmed: 'The layout is not confirmed: {basis} Use the table for checks only.',
  return_not_stored: 'Nothing of the rows is stored or sent anywhere.',

  // Problems of rows. They never repeat a value.
  return_value_missing: '{column} is missing.',
  return_identifier_malformed: '{name} is malformed. It has {form}.',
  return_check_digit_wrong: '{name}: the check digit is wrong.',
  return_sign_forbidden: '{column} must not contain any of these signs: {signs}',
  return_begins_as_formula:
    '{column} must not begin with {sign}: a spreadsheet would read a formula. The sign is left out.',
  return_letters_not_latin: '{column} must have Latin letters: the file takes no others.',
  return_word_unknown: '{column} must be one of {words}.',
  return_too_long: '{column} must have at most {most, number} characters.',
  return_day_malformed: '{column} must be a day, YYYY-MM-DD.',
  return_duplicate: '{column} is the same as in an earlier row.',
  return_payslip_failed: 'The payslip of this row cannot be calculated: `{code}`.',
  return_row_unreadable: 'This row cannot be read: `{field}`.',
  return_withheld_differs: 'The tax withheld in {month} is not that of the payslip.',
  return_month_twice: 'This employee has {month} twice.',
  return_employee_unclear:
    'More than one employee may have this name. State the employee number, or another number, in each of their rows.',
  return_namesakes_by_order:
    'Employees of one name without a number are told apart by the order of their rows in each month. Their first rows are {rows}. State their numbers to be certain.',
  return_month_outside: 'The month of this row is not one of the return: {first} to {last}.',

  // Where columns take their values from.
  return_pay_contributory: 'Pay subject to contributions',
  return_pay_exempt: 'Pay that is not taxed',
  return_all_reliefs: 'Reliefs',
  return_all_credits: 'Tax credits',
  return_all_surcharges: 'Additions to the tax',
  return_all_benefits: 'Benefits in kind',
  return_source_month: 'month of the return',
  return_source_number: 'running number',
  return_source_rows: 'number of rows',
  return_source_ceiling: 'ceiling of {name}',
  return_source_total: 'total of «{column}»',
} as const;
