import { unitPatterns } from './heading-words';

/** A heading without the unit of its column. */
export interface WithoutUnit {
  readonly text: string;
  /** The code of a currency, such as KES. */
  readonly currency?: string;
  /** Are the numbers percentages? */
  readonly percent?: true;
  /** Does the unit name money: `(FCFA)`, `(KES)`? */
  readonly money?: true;
}

const percent = new RegExp(unitPatterns.percent, 's');
const currency = new RegExp(unitPatterns.currency, 's');
const money = new RegExp(unitPatterns.money, 'is');

/** A heading and the unit at its end: `Salaire de base (FCFA)`, `Gross pay, KES`, `Transport %`. */
export function withoutUnit(heading: string): WithoutUnit {
  const shares = percent.exec(heading);
  if (shares !== null) return { text: shares[1]!, percent: true };
  const [, text, ...codes] = currency.exec(heading) ?? [];
  if (text !== undefined) return { text, currency: codes.find((code) => code !== undefined)!, money: true };
  const [, ofMoney] = money.exec(heading) ?? [];
  return ofMoney === undefined ? { text: heading } : { text: ofMoney, money: true };
}

const textNumber = /^[+-]?\s*(?:[1-9][\d\s.,'’]*|0[.,]\d+)$/;

/** Is a value of a column a number other than 0, also as text: `450 000 FCFA`? A 0 may be a blank cell. */
export const isNumberLike = (value: unknown): boolean =>
  typeof value === 'number'
    ? value !== 0
    : typeof value === 'string' && textNumber.test(withoutUnit(value.trim()).text);
