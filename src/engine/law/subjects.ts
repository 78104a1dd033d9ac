import { message } from '../../language/message';

/** The names of the taxes in notices and refusals. */
export const subjects = {
  income: message('subject_income_tax'),
  pay: message('subject_treatment_of_pay'),
  part_month: message('subject_part_month'),
  corporate: message('subject_corporate_tax'),
  withholding: message('subject_withholding_tax'),
  capital_gains: message('subject_capital_gains_tax'),
  vat: message('subject_vat'),
  minimum_wage: message('subject_minimum_wage'),
  treaties: message('subject_tax_treaty'),
} as const;
