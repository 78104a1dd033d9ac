import { benefitFactNames, benefitFacts } from './benefits';
import { circumstanceNames, circumstanceWords } from './circumstances';
import { inSentence } from './in-sentence';
import { paidVariable, paymentsByEmployee, paymentWords } from './paid-by-employee';
import { payParts, payPartWords } from './pay-parts';
import { yearToDateNames, yearToDateVariable, yearToDateWords } from './year-to-date';

/** The variables of law formulas, with their names in rules written as words. */
export const lawVariables: Readonly<Record<string, string>> = {
  gross: 'gross pay',
  basic: 'basic pay',
  regular_pay: 'pay without one-off payments',
  once_paid: 'one-off payments',
  benefits_in_kind: 'the benefits in kind',
  exempt_pay: 'the exempt parts of pay',
  taxable_pay: 'taxable pay',
  contributory_pay: 'contributory pay',
  tax: 'the tax so far',
  taxable: 'taxable income',
  taxable_so_far: 'the remaining income',
  contributions: 'all contributions',
  deductible_contributions: 'the deductible contributions',
  tax_before_credits: 'the tax before credits',
  profit: 'profit',
  turnover: 'turnover',
  paid: 'the amount paid',
  family: 'the family members that the law counts',
  all_dependants: 'children and dependants',
  overtime_hours: 'hours of overtime',
  ...Object.fromEntries(circumstanceNames.map((name) => [name, circumstanceWords[name].noun])),
  ...Object.fromEntries(payParts.map((part) => [part, inSentence(payPartWords[part].label)])),
  ...Object.fromEntries(
    paymentsByEmployee.map((name) => [paidVariable(name), `${inSentence(paymentWords[name].label)} paid`]),
  ),
  ...Object.fromEntries(
    yearToDateNames.map((name) => [yearToDateVariable(name), inSentence(yearToDateWords[name].label)]),
  ),
  ...Object.fromEntries(benefitFactNames.map((name) => [name, inSentence(benefitFacts[name].label)])),
};
