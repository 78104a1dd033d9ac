const locale = 'en-GB';

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(least: number, most: number): Intl.NumberFormat {
  const key = `${least}-${most}`;
  const found = formatters.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most });
  formatters.set(key, found);
  return found;
}

/** A true minus sign lines up with the digits of a table, a hyphen does not. */
const signed = (text: string): string => text.replace(/^-/, '−');

const hasFraction = (value: number): boolean => Math.abs(value - Math.round(value)) > 1e-9;
const hasThirdDecimal = (value: number): boolean => hasFraction(Number((value * 100).toFixed(6)));

/** How many decimals a column of amounts needs so that all its figures line up: 0, 2, or 3 where a currency has mills. */
export function decimalsOf(values: readonly number[]): number {
  if (values.some(hasThirdDecimal)) return 3;
  return values.some(hasFraction) ? 2 : 0;
}

/** An amount of money: 61,017.90. */
export const money = (value: number, decimals = decimalsOf([value])): string => signed(formatter(decimals, decimals).format(value));

/** A percentage with at most two decimals: 17.96 %. */
export const percent = (value: number): string => `${signed(formatter(0, 2).format(value))} %`;

/** A percentage whose decimals line up in a column: 4.50 %. */
export const percentInColumn = (value: number, decimals = 2): string => `${signed(formatter(decimals, decimals).format(value))} %`;

/** A rate or a price: six digits that matter, and at least two decimals from 1 up. */
export function rate(value: number): string {
  const size = Math.abs(value);
  if (size >= 1000) return signed(formatter(2, 2).format(value));
  if (size >= 1) return signed(formatter(2, 4).format(value));
  return signed(new Intl.NumberFormat(locale, { maximumSignificantDigits: 5 }).format(value));
}

/** A price in a column, where decimals line up: 1.65. */
export const price = (value: number): string => signed(formatter(2, 2).format(value));

/** A change, with its sign: +0.18 %. */
export const change = (value: number): string => `${value > 0 ? '+' : ''}${percent(value)}`;

/** What a typed amount means. Spaces, commas and apostrophes group digits; a point, or a single comma before one or two last digits, separates decimals. */
export function readAmount(text: string): number | undefined {
  const bare = text.replace(/[\s'’_\u00a0\u202f]/g, '');
  const decimalComma = /^\d+,\d{1,2}$/.test(bare) || /^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(bare);
  const plain = decimalComma ? bare.replace(/\./g, '').replace(',', '.') : bare.replace(/,(?=\d{3}(\D|$))/g, '');
  if (!/^\d*\.?\d*$/.test(plain) || !/\d/.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) && value > 0 && value <= 1e15 ? value : undefined;
}
