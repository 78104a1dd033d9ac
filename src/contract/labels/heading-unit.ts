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

/** A number with something before or after it. */
const besideNumber = new RegExp(unitPatterns.besideNumber, 's');

/** An amount without the money that its cell names: `850 000 FCFA`, `KES 85,000`. */
export interface WithoutMoney {
  readonly number: string;
  /** The code of the currency, if the cell has one. */
  readonly currency?: string;
}

/**
 * The number of a text that names money before or after it.
 *
 * @returns undefined for any other text. Signs of foreign money, such as `$`, stay: whoever has them must say what they are
 */
export function withoutMoney(text: string): WithoutMoney | undefined {
  const [, before, number, after] = besideNumber.exec(text.trim()) ?? [];
  if (number === undefined || (before === '') === (after === '')) return undefined;
  const unit = `${before}${after}`.trim();
  // 850K are 850 thousand.
  if (/[$€£]/.test(unit) || (before === '' && unit.toUpperCase() === 'K')) return undefined;
  const { money, currency } = withoutUnit(`- (${unit})`);
  if (money === undefined) return undefined;
  return currency === undefined ? { number } : { number, currency };
}

/** Equal for cells that say the same: an amount as a number, with its money, or with its thousands apart. */
export function sameText(cell: unknown): string {
  const text = String(cell ?? '').trim();
  return (withoutMoney(text)?.number ?? text).replace(/([0-9])[\s'’_](?=[0-9])/g, '$1');
}

const textNumber = /^[+-]?\s*(?:[1-9][\d\s.,'’]*|0[.,]\d+)$/;

/** The number in a text. `SAL-1` and `EMP 12` are identifiers: beside three letters, an amount is larger or has decimals. */
function numberIn(text: string): string {
  const amount = withoutMoney(text);
  if (amount === undefined) return withoutUnit(text).text;
  const isAmount = amount.currency === undefined || /^[0-9].*(?:[0-9]{3}|[.,])/.test(amount.number);
  return isAmount ? amount.number : text;
}

/** Is a value of a column a number other than 0, also as text: `450 000 FCFA`? A 0 may be a blank cell. */
export const isNumberLike = (value: unknown): boolean =>
  typeof value === 'number' ? value !== 0 : typeof value === 'string' && textNumber.test(numberIn(value.trim()));
