import { divide, isZero, one, zero } from '../../exact/rational';
import { type QuantityOf, UnsupportedLaw } from '../quantity';
import { amountOf, fixedOf, times } from '../value';
import type { Operation } from './operator';

/** One quantity divided by another; zero where that is zero. */
export const quotient = ({ a, b }: QuantityOf<'quotient'>): Operation => ({
  operands: [a, b],
  constants: [],
  exactly: (dividend, divisor) => (isZero(divisor) ? zero : divide(dividend, divisor)),
  onPay: (dividend, second) => {
    const divisor = fixedOf(second);
    if (divisor === undefined) throw new UnsupportedLaw('a quotient by a quantity that depends on pay');
    return isZero(divisor) ? amountOf(zero) : times(dividend, divide(one, divisor));
  },
});

export const quotientInFloat = (a: number, b: number): number => (b === 0 ? 0 : a / b);
