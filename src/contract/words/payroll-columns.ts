import { codesOf, type Vocabulary } from './vocabulary';

/** The columns of a payroll table that state the pay. A row has one of them, or gross and basic pay that agree. */
export const payColumnWords = {
  gross: { label: 'Gross pay', meaning: 'All cash pay of the period, named parts included' },
  net: { label: 'Net pay', meaning: 'The net pay to reach; the gross pay is found' },
  basic_pay: { label: 'Basic pay', meaning: 'Basic pay; the named parts are added to it' },
} as const satisfies Vocabulary;
export type PayColumn = keyof typeof payColumnWords;
export const payColumns = codesOf(payColumnWords);

/** The figures of a payslip that a payroll table may be answered with. */
const payslipFigureWords = {
  gross_amount: { label: 'Gross pay', meaning: 'Gross pay' },
  taxable_amount: { label: 'Taxable pay', meaning: 'Taxable pay' },
  tax_amount: { label: 'Income tax', meaning: 'Income tax with every surcharge and levy' },
  pension: { label: 'Contributions', meaning: 'All social contributions of the employee' },
  net_amount: { label: 'Net pay', meaning: 'Net pay' },
  employer_cost: { label: 'Employer cost', meaning: 'Gross pay plus employer contributions' },
  effective_rate: { label: 'Effective rate', meaning: 'Income tax in percent of gross pay' },
} as const satisfies Vocabulary;

/** The figures of a payroll table: those of the payslip, and what is left after the deductions in the row. */
export const payrollFigureWords = {
  ...payslipFigureWords,
  paid_out: { label: 'Paid out', meaning: 'Net pay less the deductions in the row, such as advances and loans' },
} as const satisfies Vocabulary;
export type PayrollFigure = keyof typeof payrollFigureWords;
export const payrollFigures = codesOf(payrollFigureWords);
