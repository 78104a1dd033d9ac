import { codesOf, type Vocabulary } from './vocabulary';

/** The parts of cash pay that a law may treat otherwise than basic pay. What is left of `amount` is basic pay. */
export const payPartWords = {
  housing: { label: 'Housing allowance', meaning: 'Cash allowance for housing' },
  transport: { label: 'Transport allowance', meaning: 'Cash allowance for commuting' },
  travel: { label: 'Travel allowance', meaning: 'Cash allowance for travel on business' },
  meals: { label: 'Meal allowance', meaning: 'Cash allowance for meals' },
  family_allowance: { label: 'Family allowance', meaning: 'Cash allowance for spouse and children' },
  representation: { label: 'Representation allowance', meaning: 'Cash allowance for representation' },
  function: { label: 'Function allowance', meaning: 'Allowance for a function or responsibility' },
  risk: { label: 'Risk allowance', meaning: 'Allowance for risk, dirt or hardship' },
  overtime: { label: 'Overtime', meaning: 'Pay for overtime' },
  commission: { label: 'Commission', meaning: 'Commission on sales' },
  leave: { label: 'Leave pay', meaning: 'Leave pay or leave allowance' },
  other_taxable: { label: 'Other taxable allowances', meaning: 'Further allowances that are taxable' },
  other_exempt: { label: 'Other exempt allowances', meaning: 'Further allowances that the law exempts' },
  bonus: { label: 'Bonus', meaning: 'Bonus paid in this period' },
  thirteenth: { label: 'Thirteenth month', meaning: 'Thirteenth month paid in this period' },
  arrears: { label: 'Arrears', meaning: 'Pay for earlier periods, paid in this one' },
  leave_paid_out: { label: 'Leave paid out', meaning: 'Pay for leave that was not taken, paid in this period' },
  notice_pay: { label: 'Pay instead of notice', meaning: 'Pay instead of notice of termination, paid in this period' },
  severance: { label: 'Severance pay', meaning: 'Payment on termination of employment' },
} as const satisfies Vocabulary;
export type PayPart = keyof typeof payPartWords;
export const payParts = codesOf(payPartWords);
/** The parts of pay that are paid once. */
export const oncePaidParts = [
  'bonus',
  'thirteenth',
  'arrears',
  'leave_paid_out',
  'notice_pay',
  'severance',
] as const satisfies readonly PayPart[];
export type OncePaidPart = (typeof oncePaidParts)[number];

/** The parts that are amounts of one month, and no share of the regular pay. */
export const partsOfOneMonth = [...oncePaidParts, 'overtime', 'commission'] as const satisfies readonly PayPart[];
