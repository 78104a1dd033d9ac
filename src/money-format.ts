import { minorUnits } from './engine/money';

/** The decimals of a currency: none for CFA francs. */
export const decimalsIn = (currency: string): number => Math.round(Math.log10(minorUnits(currency)));

/** The number format of spreadsheets for amounts of a currency: `#,##0` for CFA francs. */
export function moneyFormat(currency: string): string {
  const decimals = decimalsIn(currency);
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
}
