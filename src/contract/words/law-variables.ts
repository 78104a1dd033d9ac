import { type BenefitFact, benefitFactNames, benefitFacts } from './benefits';
import { type CircumstanceName, circumstanceNames, circumstanceWords } from './circumstances';
import { inSentence } from './in-sentence';
import { type PaidByEmployee, paidVariable, paymentsByEmployee, paymentWords } from './paid-by-employee';
import { type PayPart, payParts, payPartWords } from './pay-parts';
import { type YearToDateName, yearToDateNames, yearToDateVariable, yearToDateWords } from './year-to-date';

const ownVariables = {
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
} as const;

/** A variable of law formulas. */
export type LawVariable =
  | keyof typeof ownVariables
  | CircumstanceName
  | PayPart
  | `paid_${PaidByEmployee}`
  | `year_to_date_${YearToDateName}`
  | BenefitFact;

/** The variables of law formulas, with their names in rules written as words. */
export const lawVariables = {
  ...ownVariables,
  ...Object.fromEntries(circumstanceNames.map((name) => [name, circumstanceWords[name].noun])),
  ...Object.fromEntries(payParts.map((part) => [part, inSentence(payPartWords[part].label)])),
  ...Object.fromEntries(
    paymentsByEmployee.map((name) => [paidVariable(name), `${inSentence(paymentWords[name].label)} paid`]),
  ),
  ...Object.fromEntries(
    yearToDateNames.map((name) => [yearToDateVariable(name), inSentence(yearToDateWords[name].label)]),
  ),
  ...Object.fromEntries(benefitFactNames.map((name) => [name, inSentence(benefitFacts[name].label)])),
} as Readonly<Record<LawVariable, string>>;
