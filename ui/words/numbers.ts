import { readerDirection } from '../language/reader';
import { decimalsIn } from '../../src/money-format';
import { say } from '../language/say';
import { numberFormat } from './number-language';

const formatter = (least: number, most: number): Intl.NumberFormat =>
  numberFormat({ minimumFractionDigits: least, maximumFractionDigits: most });

/** Marks keep the signs of a number in their places among letters that run from right to left. */
const inItsDirection = (text: string): string =>
  readerDirection() === 'rtl' && /[^\d.,\s]/.test(text) ? `\u200e${text}\u200e` : text;

/** A number with a true minus sign, which lines up in a table. A hyphen does not. */
const signed = (text: string): string => inItsDirection(text.replace(/^[\u200e\u061c]*-/, '−'));

const hasFraction = (value: number): boolean => Math.abs(value - Math.round(value)) > 1e-9;
const hasThirdDecimal = (value: number): boolean => hasFraction(Number((value * 100).toFixed(6)));

/**
 * How many decimals make a column of amounts line up: 0, 2, or 3 for currencies with mills.
 */
export function decimalsOf(values: readonly number[]): number {
  if (values.some(hasThirdDecimal)) return 3;
  return values.some(hasFraction) ? 2 : 0;
}

/** An amount of money: 61,017.90. */
export const money = (value: number, decimals = decimalsOf([value])): string =>
  signed(formatter(decimals, decimals).format(value));

/** A number of a field, with at least the decimals that the reader typed: 450,000.50. */
export const inField = (value: number, typedDecimals: number): string => formatter(typedDecimals, 10).format(value);

/** A converted amount, rounded as its currency is. */
export const roundedIn = (currency: string, value: number): number => Number(value.toFixed(decimalsIn(currency)));

/** An amount with the decimals of its currency. */
export const moneyIn = (currency: string, value: number): string => money(value, decimalsIn(currency));

/** An amount that is written out, with its currency where the reader's language has it: XOF 205,250, «205 250 XOF». */
export const withCurrency = (currency: string, amount: string): string =>
  say('amount_in_currency', { currency, amount });

/** No law and no central bank states more decimals in a percentage. */
const mostDecimalsOfRate = 6;

/**
 * A percentage, in a sentence and in a column alike, with the digits that it has and no zeros after them: 16 %, 19.25 %.
 */
export const percent = (value: number): string =>
  inItsDirection(`${signed(formatter(0, mostDecimalsOfRate).format(value))} %`);

/** A percentage without its sign, for lists and ranges that end with one. */
export const percentNumber = (value: number): string => signed(formatter(0, mostDecimalsOfRate).format(value));

/** Rates that apply in turn: 15 / 5 %. */
export const percents = (rates: readonly number[]): string =>
  inItsDirection(`${rates.map(percentNumber).join(' / ')} %`);

/** From one rate to another: 10 to 35 %. */
export const percentRange = (least: number, most: number): string =>
  least === most ? percent(most) : say('range', { least: percentNumber(least), most: percent(most) });

/** A calculated percentage, to two decimals at most: 17.96 %. */
export const computedPercent = (value: number): string => percent(Number(value.toFixed(2)));

/** An exchange rate: about six significant digits, and at least two decimals from 1 upwards. */
export function rate(value: number): string {
  const size = Math.abs(value);
  if (size >= 1000) return signed(formatter(2, 2).format(value));
  if (size >= 1) return signed(formatter(2, 4).format(value));
  return signed(numberFormat({ maximumSignificantDigits: 5 }).format(value));
}

/** An exact rate with all its digits: 491.96775. */
export const exact = (value: number): string =>
  Math.abs(value) < 1 ? rate(value) : signed(formatter(0, 8).format(value));

/** A price in a column: 1.65. */
export const price = (value: number): string => signed(formatter(2, 2).format(value));

const withSign = (value: number, text: string): string => (value > 0 ? inItsDirection(`+${text}`) : text);

/** A change, with its sign: +0.18 %. */
export const change = (value: number): string => withSign(value, computedPercent(value));

/** A difference of two amounts, with its sign and the decimals of its currency: +286.00. */
export const differenceIn = (currency: string, value: number): string => withSign(value, moneyIn(currency, value));
