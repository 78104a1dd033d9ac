import { compare } from '../../exact/rational';
import type { QuantityOf } from '../quantity';
import { higherOf } from '../value';
import type { Operation } from './operator';

/** The higher of two quantities. */
export const higher = ({ a, b }: QuantityOf<'higher'>): Operation => ({
  operands: [a, b],
  constants: [],
  exactly: (x, y) => (compare(x, y) >= 0 ? x : y),
  onPay: higherOf,
});

export const higherInFloat = (a: number, b: number): number => (a >= b ? a : b);
