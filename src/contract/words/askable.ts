import { circumstanceNames } from './circumstances';
import { paidVariable, paymentsByEmployee } from './paid-by-employee';
import { payParts } from './pay-parts';

/** What a law may ask about an employee besides the amount of pay, by the names of its variables. */
export const askable = ['basic', ...circumstanceNames, ...payParts, ...paymentsByEmployee.map(paidVariable)] as const;
