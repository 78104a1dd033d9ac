import { multiply } from '../../exact/rational';
import { type QuantityOf, UnsupportedLaw } from '../quantity';
import { fixedOf, times } from '../value';
import type { Operation } from './operator';

/** One quantity times another, such as a rate times pay. */
export const product = ({ a, b }: QuantityOf<'product'>): Operation => ({
  operands: [a, b],
  constants: [],
  exactly: multiply,
  onPay: (first, second) => {
    const factor = fixedOf(first);
    if (factor !== undefined) return times(second, factor);
    const other = fixedOf(second);
    if (other === undefined) throw new UnsupportedLaw('a product of two quantities that depend on pay');
    return times(first, other);
  },
});

export const productInFloat = (a: number, b: number): number => a * b;
