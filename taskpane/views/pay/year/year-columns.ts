import type { PayrollMonth } from '../../../../src/contract/payroll-year';
import { say } from '../../../../ui/language/say';

type AmountName = 'gross' | 'contributions' | 'tax' | 'net' | 'employer_cost';

/** The amounts of a month and of the year, in the order in which they are shown. */
export const yearColumns = [
  {
    id: 'gross',
    get name() {
      return say('gross');
    },
    priority: 1,
  },
  {
    id: 'contributions',
    get name() {
      return say('contributions');
    },
    priority: 0,
  },
  {
    id: 'tax',
    get name() {
      return say('tax');
    },
    priority: 4,
  },
  {
    id: 'net',
    get name() {
      return say('net');
    },
    priority: 3,
  },
  {
    id: 'employer_cost',
    get name() {
      return say('employer_cost');
    },
    priority: 2,
  },
] as const satisfies readonly { readonly id: AmountName; readonly name: string; readonly priority: number }[];

export type YearAmounts = Pick<PayrollMonth, AmountName>;
