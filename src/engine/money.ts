/** Decimals under ISO 4217 of the currencies that do not have two. */
const decimals: Readonly<Record<string, number>> = {
  XOF: 0,
  XAF: 0,
  GNF: 0,
  RWF: 0,
  UGX: 0,
  BIF: 0,
  DJF: 0,
  KMF: 0,
  TND: 3,
  LYD: 3,
};

/** Minor units in one unit of a currency: 100, or 1 or 1000 where ISO 4217 says so. */
export const minorUnits = (currency: string): number => 10 ** (decimals[currency] ?? 2);

/** Minor units of the currencies that do not have 100. */
export const unusualMinorUnits: Readonly<Record<string, number>> = Object.fromEntries(
  Object.keys(decimals).map((currency) => [currency, minorUnits(currency)]),
);

/**
 * An amount in minor units, rounded half up. Rounding follows the number's decimal text: 1.005 is 101 hundredths.
 *
 * @param amount major units, not negative
 * @param minor minor units in one unit
 */
export function toMinor(amount: number, minor: number): number {
  const near = Math.round(amount * minor);
  // Above 2^51, dividing several integers by `minor` gives the same amount.
  if (near / minor === amount && near <= 2 ** 51) return near;
  const [mantissa = '', exponent = '0'] = amount.toString().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const shift = Number(exponent) - fraction.length;
  const digits = BigInt(whole + fraction) * BigInt(minor);
  if (shift >= 0) return Number(digits * 10n ** BigInt(shift));
  const divisor = 10n ** BigInt(-shift);
  return Number((2n * digits + divisor) / (2n * divisor));
}

/** An amount in major units: the number written with the currency's decimals. */
export const toMajor = (amount: number, minor: number): number => (minor === 1 ? amount : amount / minor);
