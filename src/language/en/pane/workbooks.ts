/** Workbooks, in English and ICU MessageFormat. */
export const sentences = {
  workbook: 'Workbook',
  language_of_workbook: 'Language of the workbook',
  build_workbook: 'Build the workbook',
  building: 'Writing sheet {done} of {total}',
  sheets_written: 'Sheets written',
  book_payroll: 'Payroll book',
  book_budget: 'Salary budget',
  book_rates: 'Month-end rates and revaluation',
  book_offer: 'Salary offer',
  book_hiring: 'Cost of hiring compared',
  book_vat: 'VAT worksheet',
  book_treasury: 'Treasury sheet',
  workbooks_are_built_in_excel: 'Workbooks are built in Excel. Open the pane there.',
  about_payroll:
    'A table of employees with drop-downs, the register with every line, totals by department, the journal, a return, checks and sources.',
  about_budget:
    'What changes for the same employees between the law of two days, and the budget of a year with a raise. Checks and sources.',
  about_rates:
    'Twelve month-ends of twelve currencies in one base currency, and balances revalued at the month-end that you choose.',
  about_offer: 'One salary by month and by year: tax, contributions, net pay, cost and the whole payslip.',
  about_hiring: 'The same gross pay in several countries: tax, contributions, net pay and cost, in one currency.',
  about_vat: 'Sales and purchases with their VAT, and what is to pay.',
  about_treasury: 'Policy rates, inflation, treasury bills and dollar rates of the 54 countries.',
  inputs_are_coloured:
    'Cells to type into are coloured. The other cells are live formulas. One sheet checks the figures, and one names their sources.',
  new_sheets_only: 'The sheets are added behind those of the open workbook. Nothing else changes.',
  no_payroll_book: 'The income tax of this country is not calculated, so there is no such workbook for it.',
  no_vat_book: 'No VAT of this country is recorded, so there is no such workbook for it.',
  book_leaver: 'Settlement of a leaver',
  book_overtime: 'Overtime sheet',
  book_leave: 'Leave balances',
  book_accrual: 'Provision for severance pay',
  about_leaver:
    'The last payslip of a leaver: pay of the month, leave, notice and severance pay, with tax and net pay.',
  about_overtime: 'Hours of overtime by employee and week, with the pay that the law requires.',
  about_leave: 'Days of leave of each employee: by law, earned, taken and left, and what the rest is worth.',
  about_accrual:
    'What a whole staff would be due if every employment ended on one day, and the change since the last provision.',
  no_labour_book:
    'The labour law that this workbook needs is not established for this country, so there is no such workbook for it.',
} as const;
