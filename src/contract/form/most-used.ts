import type { OperationId } from '../paths';

/** The operations that people use most in tools without code, in the order in which they look for them. */
export const mostUsed = [
  'calculatePaye',
  'calculatePayrollYear',
  'calculateTax',
  'calculateVat',
  'getExchangeRate',
  'getFuelPrices',
  'getCentralBankData',
  'getMinimumWages',
  'getPayrollCalendar',
  'getCountries',
] as const satisfies readonly OperationId[];
