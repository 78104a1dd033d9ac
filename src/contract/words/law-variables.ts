import { circumstanceWords } from './circumstances';

/** The variables of law formulas, with their names in rules written as words. */
export const lawVariables: Readonly<Record<string, string>> = {
  gross: 'gross pay',
  tax: 'the tax so far',
  taxable: 'taxable income',
  taxable_so_far: 'what is left of the income',
  contributions: 'all contributions',
  deductible_contributions: 'the deductible contributions',
  tax_before_credits: 'the tax by the scale',
  profit: 'profit',
  turnover: 'turnover',
  ...Object.fromEntries(Object.values(circumstanceWords).map(({ variable, variableName }) => [variable, variableName])),
};
