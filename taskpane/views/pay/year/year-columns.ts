import type { PayrollMonth } from '../../../../src/contract/payroll-year';

type AmountName = 'gross' | 'contributions' | 'tax' | 'net' | 'employer_cost';

/** The amounts of a month and of the year, in the order in which they are shown. */
export const yearColumns = [
  { id: 'gross', name: 'Gross', priority: 1 },
  { id: 'contributions', name: 'Contributions', priority: 0 },
  { id: 'tax', name: 'Tax', priority: 4 },
  { id: 'net', name: 'Net', priority: 3 },
  { id: 'employer_cost', name: 'Employer cost', priority: 2 },
] as const satisfies readonly { readonly id: AmountName; readonly name: string; readonly priority: number }[];

export type YearAmounts = Pick<PayrollMonth, AmountName>;
